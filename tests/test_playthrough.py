"""One random game answers every question as it always did."""

from __future__ import annotations

from itertools import zip_longest

from playthrough import playthrough
from records import ALCAZAR, GOLDEN


def test_playthrough_is_as_it_was() -> None:
    expected = (GOLDEN / "playthrough.txt").read_text("utf-8").splitlines()
    found = list(playthrough(ALCAZAR, 2, 2009))
    for number, (was, now) in enumerate(zip_longest(expected, found), 1):
        assert now == was, f"line {number} of tests/golden/playthrough.txt"
    assert len(found) > 2_000
