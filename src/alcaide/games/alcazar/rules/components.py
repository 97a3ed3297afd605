"""The pieces in the box and the map of the board (ALC-1, ALC-2, ALC-5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import SetupError
from alcaide.core.json_text import read_json

SIDE: Final = 11  # the grid is 11 x 11 (ALC-5)
CELLS: Final = SIDE * SIDE
SPACES: Final = 72
BARONS: Final = 6  # of each player (ALC-1)
GRANDEES: Final = 2
MONEY: Final = 40
HAND: Final = 10
CUBES: Final = 84  # ALC-2
BRIDGES: Final = 20
TOWERS: Final = 20
OPEN: Final = 6  # ALC-3
FLAGS: Final = (  # in the order of ALC-32
    "almeria",
    "cadiz",
    "cordoba",
    "granada",
    "huelva",
    "jaen",
    "malaga",
    "sevilla",
)
CAP: Final = 50  # end of the value track (ALC-21)
CARD_PRICE: Final = 5  # ALC-11
TOWER_PRICE: Final = 10
BRIDGE_PRICE: Final = 15  # ALC-45
TOWER_LIMIT: Final = 5  # highest level for tower cards (ALC-40)


def _lines() -> list[tuple[int, int, int]]:
    cells = [(x, y) for y in range(SIDE) for x in range(SIDE)]
    rows = [(y * SIDE + x, 1) for x, y in cells if x + 2 < SIDE]
    columns = [(y * SIDE + x, SIDE) for x, y in cells if y + 2 < SIDE]
    return [(cell, cell + step, cell + 2 * step) for cell, step in sorted(rows + columns)]


def _arms() -> list[vec[i64]]:
    arms: list[list[int]] = [[] for _ in range(CELLS)]
    for line, (first, middle, last) in enumerate(LINES):
        arms[first] += [line, middle, last]
        arms[last] += [line, middle, first]
    return [vec[i64](row) for row in arms]


LINES: Final = _lines()  # the 198 rows of three cells where a bridge may lie (ALC-46)
ARMS: Final = _arms()  # of each cell as a pillar: line, middle, other pillar, line, middle, ...


def ring(space: int) -> int:
    """Return a space's number brought back into 1 to 72: 73 is 1, 0 is 72 (ALC-5)."""
    return (space - 1) % SPACES + 1


def line_between(cell1: i64, cell2: i64) -> i64:
    """Return the line with these two ends, in either order; -1 if there is none."""
    arms = ARMS[cell1]
    for k in range(0, len(arms), 3):
        if arms[k + 2] == cell2:
            return arms[k]
    return -1


class Board:
    """The map: on which cell each space lies (ALC-5)."""

    def __init__(self, text: str, cells: list[int]) -> None:
        self.text: str = text  # as in a record; empty for the board of the game
        self.cell_of = vec[i64](cells)  # space 1..72 to cell; entry 0 unused
        self.space_of = vec[i64]([0] * CELLS)  # cell to space; 0: a gap
        for space in range(1, SPACES + 1):
            self.space_of[cells[space]] = space
        self.names: list[str] = [self._name(cell) for cell in range(CELLS)]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return load_board, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def _name(self, cell: int) -> str:
        space = self.space_of[cell]
        return str(space) if space else "abcdefghijk"[cell % SIDE] + str(cell // SIDE + 1)


def cell_named(board: Board, name: str) -> int:
    """Return the cell of a name like ``55`` or ``f7``, -1 if there is none."""
    return board.names.index(name) if name in board.names else -1


@lru_cache(maxsize=16)
def load_board(text: str = "") -> Board:
    """Return the board of a record's text; the game's own for the empty text.

    The text is JSON with ``spaces``: number to [x, y]. Raises SetupError saying what is wrong.
    """
    from importlib.resources import files  # slow to import, and seldom needed

    source = text or files("alcaide.games.alcazar").joinpath("data/board.json").read_text("utf-8")
    return Board(text, _cells(source))


def _cells(source: str) -> list[int]:
    data = read_json(source, "ALC-5")
    spaces: Any = data.get("spaces") if isinstance(data, dict) else None
    if not isinstance(spaces, dict) or set(spaces) != {str(n) for n in range(1, SPACES + 1)}:
        raise SetupError(
            'ALC-5: the board needs "spaces" numbered "1" to "72"', "alcazar-setup-spaces"
        )
    cells = [-1] + [_cell(n, spaces[str(n)]) for n in range(1, SPACES + 1)]
    for n in range(1, SPACES + 1):
        before = cells[n - 1] if n > 1 else cells[SPACES]
        if not _touch(before, cells[n]):
            raise SetupError(
                f"ALC-5: space {n} does not touch the one before it", "alcazar-setup-ring", space=n
            )
        if cells.index(cells[n]) != n:
            raise SetupError(
                f"ALC-5: space {n} lies on the cell of another space",
                "alcazar-setup-apart",
                space=n,
            )
    return cells


def _cell(space: int, at: Any) -> int:
    if isinstance(at, list) and len(at) == 2 and all(type(c) is int and 0 <= c < SIDE for c in at):
        return int(at[1]) * SIDE + int(at[0])
    raise SetupError(
        f"ALC-5: space {space} lies at {at!r}; it needs [x, y] from 0 to 10",
        "alcazar-setup-place",
        space=space,
        at=repr(at)[:40],
    )


def _touch(a: int, b: int) -> bool:
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) == 1
