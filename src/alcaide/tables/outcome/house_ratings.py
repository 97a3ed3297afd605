"""How strong the bots of the house are, on the scale of people: fixed, so that it does not drift.

What was measured stands in house_ratings.json, which benchmarks/house_ratings.py writes from games
that bots played with each other; docs/fairness.md tells how.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from alcaide.tables.outcome.ratings import CERTAIN, Rating

SURE: Final = 1.0  # sigma of a bot: its strength does not change
MARKS: Final = {  # of games that nobody has measured
    "random": 2.0,
    "easy": 18.0,
    "greedy": 22.0,
    "medium": 25.0,
    "hard": 30.0,
    "expert": 32.5,
}


class Measured(msgspec.Struct, frozen=True):
    """How strong a bot was found to be; ``medium`` is as strong as somebody who begins."""

    mu: float
    error: float  # standard, of the difference to medium
    games: int
    stands: str = ""  # the bot that has played in its place


@cache
def measured() -> dict[str, dict[str, Measured]]:
    """Return what was measured, by game and level."""
    text = files(__package__).joinpath("house_ratings.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Measured]])


def house_ratings(game: str) -> Mapping[str, Rating]:
    """Return the ratings of the bots at a game, the weakest first."""
    found = measured().get(game)
    means = {level: each.mu for level, each in found.items()} if found else MARKS
    return {level: Rating(mu, SURE) for level, mu in means.items()}


def house_points(game: str) -> dict[str, int]:
    """Return the bots at a game with their points: nothing is uncertain about them."""
    return {
        level: Rating(each.mu + CERTAIN * SURE, SURE).sure
        for level, each in house_ratings(game).items()
    }
