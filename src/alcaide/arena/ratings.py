"""Ratings of bots that meet at many tables, by Plackett and Luce: the extra ``arena``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from alcaide.arena.errors import ArenaError
from alcaide.arena.play import Finished


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is held to be, 25 being the start, and how uncertain that is."""

    mu: float
    sigma: float


def ratings(games: Iterable[Finished]) -> dict[str, Rating]:
    """Return the rating of each bot after the games, in their order.

    Games in which a bot has several seats say nothing about it and are left out. Raises ArenaError.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ArenaError("cli-arena-extra", package="openskill", extra="arena") from None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in games:
        if len(set(game.bots)) < len(game.bots):
            continue
        teams = [[known.get(name) or model.rating(name=name)] for name in game.bots]
        rated = model.rate(teams, ranks=_ranks(game))
        known.update((name, team[0]) for name, team in zip(game.bots, rated, strict=True))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def _ranks(game: Finished) -> list[float]:
    """Return the place of each seat: winners first, the others by their points."""
    beaten = [(seat not in game.winners, -points) for seat, points in enumerate(game.scores)]
    beaten = [(lost, points if lost else 0) for lost, points in beaten]
    return [float(sum(other < mine for other in beaten)) for mine in beaten]
