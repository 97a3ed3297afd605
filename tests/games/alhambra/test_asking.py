"""Several seats are asked at once, and each can answer as if it were the one to move."""

from __future__ import annotations

import pytest

import alcaide
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text.position import read_position

WINDOW = """
players 3
options vizier=on
turn 1
phase vizier 2 0 1
money 0 y2
money 1 y2
money 2 y2 g4
market pavilion2 seraglio9 tower12 chambers9a
"""


def window() -> State:
    """Return a window in which all three could use their vizier, seat 2 first."""
    return read_position(WINDOW)


def test_viziers_are_asked_at_once() -> None:
    assert GAME.asked is not None
    state = window()
    assert GAME.asked(state) == [2, 0, 1]
    state.phase = 6
    assert GAME.asked(state) == []
    assert GAME.asked(GAME.new(3, seed=1)) == [GAME.turn(GAME.new(3, seed=1))]


def test_each_of_those_asked_answers_as_if_he_were_to_move() -> None:
    assert GAME.asking is not None
    for seat in (2, 0, 1):
        state = window()
        alone = GAME.asking(state, seat)
        assert state == window()
        assert GAME.turn(alone) == seat
        assert [GAME.write(alone, a) for a in GAME.legal_actions(alone)][-1] == "no"
        view = GAME.observe(alone, seat)
        assert (view.turn, view.asked[0]) == (seat, seat)
        assert len(GAME.choices(view, GAME.legal_actions(alone))) == len(GAME.legal_actions(alone))
        assert GAME.prompt(view).title.key == "alhambra-prompt-vizier"
        assert read_position(GAME.position(alone, None)).asked == alone.asked


def test_who_is_not_asked_cannot_answer() -> None:
    assert GAME.asking is not None
    state = window()
    state.asked = state.asked[:2]
    with pytest.raises(alcaide.ArgumentError, match="seat 1 is not asked; these are: 2, 0"):
        GAME.asking(state, 1)
