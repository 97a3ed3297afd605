"""What others hold is known to whoever remembers it: in every view alike, or in none (ALH-S1)."""

from __future__ import annotations

from itertools import chain

import pytest

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.information import determinization
from alcaide.games.alhambra.information.view import UNKNOWN, View, forget, observe
from alcaide.games.alhambra.rules import legal
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text.position import read_position
from alcaide.games.alhambra.text.position_write import write_position
from alcaide.scene.model import Phrase
from alcaide.tables.words import Words
from palaces import ALL, table, wander

ENGLISH = Words("en", "alhambra", ("Ana", "Zoraya", "Yusuf"))


def said(view: View) -> str:
    """Return the table in words."""
    return "\n".join(ENGLISH.phrase(phrase) for phrase in GAME.describe(view))


def drawn(view: View, seat: int) -> list[str]:
    """Return what the panel of a seat shows of its hand."""
    held = GAME.scene(view, 0).players[seat].held
    return [f"{ENGLISH.phrase(each.label)}|{each.text}" for each in held]


def test_case_2_drawing_and_words_show_the_same() -> None:
    state = table("options exchange=on", "money 0 y3", "money 1 o6 y4 o1 yb")
    for seat in (0, 2, None):
        view = observe(state, seat)
        assert "Zoraya\u2019s money: yellow 4, orange 1, orange 6 and " in said(view)
        shown = drawn(view, 1)
        assert shown[:2] == ["yellow 4|4", "orange 1 + 6|1 6"]
        assert len(shown) == 3
        assert view.seats[1].money == state.hands[1]
    own = GAME.scene(observe(state, 1), 0)
    assert own.players[1].held == []
    assert len(own.hand or ()) == 4


def test_without_the_help_of_memory_only_the_number_is_told() -> None:
    state = table("money 0 y3 g2", "money 1 o6 y4")
    view = forget(observe(state, 0))
    assert view.seats[0].money == state.hands[0]
    assert view.seats[1].money == [UNKNOWN, UNKNOWN]
    assert drawn(view, 1) == []
    assert "Zoraya has 2 cards in hand, money or exchange." in said(view)
    assert "Yusuf has no money." in said(view)
    assert "Ana\u2019s money: yellow 3 and green 2." in said(view)
    figure = GAME.scene(view, 0).players[1].cards
    assert figure is not None
    assert figure.value == 2
    told = write_position(determinization.determinize(view, Rng(b"1")), 0)
    assert "hand 0 y3 g2\n" in told.replace("g2 y3", "y3 g2")
    assert "hand 1 ? ?\n" in told
    assert forget(view) == view


def held(state: State) -> list[int]:
    """Return all cards in hands and in the deck."""
    return sorted([*chain.from_iterable(state.hands), *state.deck])


@pytest.mark.parametrize("seed", range(4))
def test_nothing_forgotten_can_be_told_from_a_view(seed: int) -> None:
    """The law: other hands, dealt at random, look the same."""
    rng = Rng(b"forget%d" % seed)
    for state, _, actions in wander(2 + seed, ALL, seed):
        if rng.below(25):
            continue
        for seat in (None, *range(state.players)):
            seen = forget(observe(state, seat))
            other = determinization.determinize(seen, rng)
            assert observe(other, seat) == seen
            if seat == state.mover:
                assert legal.legal_actions(other) == actions
            again = read_position(write_position(other, seat)) if seat is not None else other
            assert write_position(again, seat) == write_position(other, seat)
            copied = other.copy()
            copied.forgotten = 0
            assert forget(observe(copied, seat)) == seen
            assert held(other) == held(state)


def test_a_position_has_cards_for_all_hands() -> None:
    with pytest.raises(PositionError, match="ALH-S1: there are not so many cards"):
        table("money 1 " + "? " * 120)
    state = table("money 1 ? y9 ?")
    assert (len(state.hands[1]), state.forgotten) == (3, 2)
    assert 39 in state.hands[1]


def test_the_help_is_one_of_the_table_in_all_languages() -> None:
    assert "memory" in GAME.aids
    assert GAME.forget is not None
    for lang in ("en", "it", "fr"):
        words = Words(lang, "alhambra")
        assert all(words.phrase(Phrase(f"alhambra-aid-memory{end}")) for end in ("", "-sentence"))
