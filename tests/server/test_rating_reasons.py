"""For what a rating changed, in words."""

from __future__ import annotations

import pytest

from alcaide.server.http.standings.rating_reasons import reason
from alcaide.tables.outcome.rated_games import Contender
from alcaide.tables.words import Words

NAMES = ("Ana", "Luis")
NEW = 25 / 3  # the deviation of somebody of whom nothing is known


@pytest.mark.parametrize(
    ("place", "left", "after", "how", "said"),
    [
        (0, False, 27.0, "", "ahead of Luis (1000): a large step"),
        (1, True, 23.0, "late", "last, for leaving the game: a large step"),
        (0, True, 25.0, "replaced", "no points gained"),  # the other one has gone, too
        (0, False, 25.0, "", "ahead of Luis (1000)"),
    ],
)
def test_a_step_is_large_only_where_there_is_one(
    place: int, left: bool, after: float, how: str, said: str
) -> None:
    sigma = NEW if after == 25.0 else NEW - 0.3
    mine = Contender(0, place, 25.0, NEW, after, sigma, "ana", left=left)
    other = Contender(1, 1 - place, 25.0, NEW, 25.0, NEW, "luis")
    told = reason([mine, other], 0, how, NAMES, Words("en", "castle", NAMES))
    assert told.startswith(said)
    assert ("large step" in told) == (after != 25.0)
