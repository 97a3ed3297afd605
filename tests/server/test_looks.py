"""Whose eyes a screen has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alcaide.games import GAMES
from alcaide.server.present.viewpoint import Eyes, eyes
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table, new_table
from tabling import ALCAZAR, NAMES


def table(kinds: str, turn: int) -> Table:
    """Return a table of people (p) and bots (b) at which a seat is to move."""
    seats = [
        SeatSpec("bot" if kind == "b" else "friend", NAMES[i], GAMES["alcazar"].colours[i])
        for i, kind in enumerate(kinds)
    ]
    setup = ALCAZAR.setup(len(kinds), seed=1)
    setup = type(setup)(setup.players, turn, setup.options, setup.piles)
    return new_table("t", ALCAZAR, setup, seats)


def looks(table: Table, asked: int | None) -> Eyes:
    return eyes(table, table.people, asked)


@pytest.mark.parametrize(
    ("kinds", "turn", "asked", "expected"),
    [
        ("pb", 0, None, Eyes(0, None)),  # one person: always the own view
        ("pb", 1, None, Eyes(0, None)),
        ("pb", 1, 1, Eyes(0, None)),  # never a bot's
        ("bpb", 0, 2, Eyes(1, None)),
        ("pp", 0, None, Eyes(None, 0)),  # two: a curtain before each
        ("pp", 0, 0, Eyes(0, None)),
        ("pp", 0, 1, Eyes(None, 0)),
        ("pp", 1, 0, Eyes(None, 1)),
        ("ppb", 2, 0, Eyes(0, None)),  # a bot thinks: the last one goes on looking
        ("ppb", 2, None, Eyes(None, None)),
        ("ppb", 2, 2, Eyes(None, None)),
        ("ppb", 0, 2, Eyes(None, 0)),
        ("ppb", 2, -1, Eyes(None, None)),
        ("ppb", 2, 9, Eyes(None, None)),
        ("bb", 0, 0, Eyes(None, None)),  # nobody
    ],
)
def test_eyes(kinds: str, turn: int, asked: int | None, expected: Eyes) -> None:
    assert looks(table(kinds, turn), asked) == expected


@pytest.mark.parametrize("asked", [-1, 2, 2**70])
def test_on_a_board_of_ones_own_a_seat_that_is_not_there_is_the_first(asked: int) -> None:
    """It was observed, which ended the socket of the board."""
    assert looks(replace(table("pb", 1), free=True), asked) == Eyes(0, None)
    assert looks(replace(table("pb", 1), free=True), 1) == Eyes(1, None)


def test_at_the_end_the_last_hand_stays_open() -> None:
    over = table("pp", 0)
    over.state.phase = 3
    assert over.turn is None
    assert looks(over, 1) == Eyes(1, None)
    assert looks(over, None) == Eyes(None, None)
