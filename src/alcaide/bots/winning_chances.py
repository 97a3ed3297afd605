"""Winning chances of all seats, from leads in points."""

from __future__ import annotations

import math
from typing import Any

from alcaide.interface.game import Game


def scale(game: Game[Any, Any, Any], view: Any) -> float:
    """Return by how many points a lead must grow for e-fold odds when a view is looked at."""
    fit = game.lead
    run = min(1.0, (view.round - 1) * len(view.seats) / fit.turns)
    return float(fit.early * (fit.late / fit.early) ** run)


def chances(game: Game[Any, Any, Any], state: Any, scale: float) -> list[float]:
    """Return the chance of each seat to win, which add up to 1; at the end, who has won."""
    seats = range(len(game.scores(state)))
    if game.turn(state) is None:
        winners = game.winners(state) or list(seats)
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    judge = game.outlook or game.evaluate
    leads = [judge(state, seat) / scale for seat in seats]
    high = max(leads)
    odds = [math.exp(lead - high) for lead in leads]
    return [one / sum(odds) for one in odds]


def mean(vectors: list[list[float]]) -> list[float]:
    """Return the mean of several vectors of chances."""
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
