"""Ratings of bots that meet at many tables, by Plackett and Luce: the extra ``arena``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Finished
from alcaide.tables.outcome.finishing_order import places
from alcaide.tables.outcome.ratings import Rating


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
        rated = model.rate(teams, ranks=[float(p) for p in places(game.winners, game.scores)])
        known.update((name, team[0]) for name, team in zip(game.bots, rated, strict=True))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
