"""Alcazar: a setup that is not right is refused with the rule (ALC-1 to ALC-4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from alcaide.core.errors import OptionError, SetupError
from situations import ALCAZAR

CARDS = [str(card) for card in range(1, 73)]

WRONG = [
    ({"players": 1}, "ALC-1: 2 to 5 players, not 1"),
    ({"players": 6}, "ALC-1: 2 to 5 players, not 6"),
    ({"start": 3}, "ALC-4: seat 3 cannot start; seats are 0 to 2"),
    ({"start": -1}, "ALC-4: seat -1 cannot start"),
    ({"piles": {}}, "Alcazar has one pile, Deck; not none"),
    ({"piles": {"Deck": CARDS, "Towers": []}}, "Alcazar has one pile, Deck; not Deck, Towers"),
    ({"piles": {"Deck": CARDS[:-1]}}, "ALC-2: Deck lacks card 72"),
    ({"piles": {"Deck": [*CARDS, "5"]}}, "ALC-2: card 5 is twice in Deck"),
    ({"piles": {"Deck": [*CARDS[1:], "73"]}}, "ALC-2: '73' in Deck is no card"),
    ({"piles": {"Deck": [*CARDS[1:], "01"]}}, "ALC-2: '01' in Deck is no card"),
    ({"piles": {"Deck": [*CARDS[1:], "tower"]}}, "ALC-2: 'tower' in Deck is no card"),
]


@pytest.mark.parametrize(("changes", "reason"), WRONG)
def test_a_wrong_setup_is_refused(changes: dict[str, Any], reason: str) -> None:
    setup = msgspec.structs.replace(ALCAZAR.setup(3, seed=1), **changes)
    with pytest.raises(SetupError) as caught:
        ALCAZAR.deal(setup)
    assert reason in str(caught.value)


def test_the_same_seed_deals_the_same_game() -> None:
    assert ALCAZAR.setup(4, seed=9) == ALCAZAR.setup(4, seed=9)
    assert ALCAZAR.setup(4, seed=b"\x09") == ALCAZAR.setup(4, seed=9)
    assert ALCAZAR.setup(4, seed=9) != ALCAZAR.setup(4, seed=10)
    assert ALCAZAR.setup(4) != ALCAZAR.setup(4)  # none: unforeseeable


def test_options_are_those_of_the_rules() -> None:
    assert ALCAZAR.complete({}) == {
        "money_points": "on",
        "castle_at_50": "no-union",
        "straight_founding": "off",
    }
    with pytest.raises(OptionError, match="alcazar has no option 'money'"):
        ALCAZAR.new(2, {"money": "on"})
    with pytest.raises(
        OptionError, match="castle_at_50 is 'yes'; it must be one of: no-union, union"
    ):
        ALCAZAR.new(2, {"castle_at_50": "yes"})
