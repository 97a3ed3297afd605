"""Alcazar situations for tests: set one up in words, play in words, look at it in words."""

from __future__ import annotations

import json
from functools import partial

import asking
from alcaide.games import GAMES
from alcaide.games.alcazar.rules.components import FLAGS, cell_named
from alcaide.games.alcazar.rules.state import State
from alcaide.games.alcazar.text.position import read_position
from alcaide.interface.values import Note

ALCAZAR = GAMES["alcazar"]
EIGHT_CASTLES = (  # all flags are in use; spaces 46 to 72 are empty
    "build 1 2 3 2 7 8 9 8 13 14 15 14 19 20 21 20",
    "build 25 26 27 26 31 32 33 32 37 38 39 38 43 44 45 44",
    *(f"castle {flag} {6 * n + 1}" for n, flag in enumerate(FLAGS)),
)
play = partial(asking.play, ALCAZAR)
legal = partial(asking.legal, ALCAZAR)
refused = partial(asking.refused, ALCAZAR)
why = partial(asking.why, ALCAZAR)


def table(*lines: str, board: str = "") -> State:
    """Set up a position at the opening of a turn, in the words of ``read_position``."""
    return read_position("\n".join(lines), board)


def take_turn(state: State, *lines: str) -> list[Note]:
    """Play actions, then end the noble step if there still is one."""
    notes = play(state, *lines)
    return notes + (play(state, "done") if "done" in legal(state) else [])


def cell(state: State, name: str | int) -> int:
    """Return the cell of a name."""
    found = cell_named(state.board, str(name))
    assert found >= 0, name
    return found


def height(state: State, name: str | int) -> int:
    """Return how high a cell is built."""
    return state.height[cell(state, name)]


def value(state: State, name: str | int) -> int:
    """Return the value of the building whose piece is the top one of a cell."""
    return state.value[state.top[cell(state, name)]]


def flag(state: State, name: str | int) -> str:
    """Return the flag of the building on top of a cell; "" for a palace."""
    found = state.flag[state.top[cell(state, name)]]
    return FLAGS[found] if found >= 0 else ""


def same(state: State, one: str | int, other: str | int) -> bool:
    """Tell whether the top pieces of two cells belong to one building."""
    return state.top[cell(state, one)] == state.top[cell(state, other)]


def noble(state: State, name: str | int) -> str:
    """Return who stands on a cell: "0 baron"; "" for nobody."""
    found = state.noble[cell(state, name)]
    return f"{found >> 1} {'grandee' if found & 1 else 'baron'}" if found >= 0 else ""


def snake() -> str:
    """Return another board: eight rows winding down, and the column that leads back up.

    ::

        72  1  2  3 ...  8        4 lies above 13, and 13 above 20: a bridge 4-20 crosses the
        71 16 15 14 ...  9        space 13, whose neighbours 12 and 14 may be empty. On the
        70 17 18 19 ... 24        game's own board that is rare.
    """
    cells = [(x, y) for y in range(8) for x in (range(1, 9) if y % 2 == 0 else range(8, 0, -1))]
    cells += [(0, y) for y in range(7, -1, -1)]
    return json.dumps({"spaces": {str(n): list(at) for n, at in enumerate(cells, 1)}})
