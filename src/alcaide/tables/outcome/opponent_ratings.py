"""How strong the opponents with a character are, on the scale of the house's bots.

What was measured stands in opponent_ratings.json, which benchmarks/opponent_ratings.py writes from
games between them and the bots of the house; docs/opponents.md tells how. They take no part in the
ratings of people: too few games are behind theirs.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from alcaide.tables.outcome.house_ratings import Measured
from alcaide.tables.outcome.ratings import Rating

VAGUE: Final = 3.5  # standard error, about 100 points, beyond which a rating tells people nothing


@cache
def opponents_measured() -> dict[str, dict[str, Measured]]:
    """Return what was measured, by game and opponent."""
    text = files(__package__).joinpath("opponent_ratings.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Measured]])


def opponent_points(game: str) -> dict[str, int]:
    """Return the opponents at a game that were measured well enough, with their points."""
    found = opponents_measured().get(game, {})
    return {key: Rating(each.mu, 0.0).sure for key, each in found.items() if each.error < VAGUE}
