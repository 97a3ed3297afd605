"""Everything on the table, hidden or not: flat rows of numbers, cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import plain, set_plain
from alcaide.games.alcazar.components import (
    BARONS,
    BRIDGES,
    CELLS,
    CUBES,
    GRANDEES,
    MONEY,
    TOWERS,
    Board,
    load_board,
)
from alcaide.games.alcazar.sheet import Sheet

MAIN: Final = 0  # retire, buy or build
FLAG: Final = 1  # choose which waiting palace gets a flag (ALC-22)
NOBLE: Final = 2  # place, move, swap or done (ALC-50)
OVER: Final = 3

SLOTS: Final = 40  # buildings that can stand at once: at most one on every second space
FREE: Final = -2  # flag of a slot without a building
PALACE: Final = -1  # flag of a building without one


class State:
    """One position. Mutable; ``copy`` before exploring.

    Cells are indices y * 11 + x, buildings are slots 0 to 39. A noble is seat * 2, plus 1 for a
    grandee. A piece is packed by ``pack``; ``standing`` holds the buildings of all pieces of a
    cell as bits.
    """

    def __init__(self, board: Board, players: int, model: State | None = None) -> None:
        """Make an empty position, or a copy of another one."""
        self.board: Board = board
        self.sheet: Sheet | None = None  # as it was last observed in numbers
        if model is None:
            self.players: int = players
            self.straight: bool = False  # option straight_founding (ALC-30)
            self.union50: bool = False  # option castle_at_50 (ALC-82)
            self.money_points: bool = True  # option (ALC-91)
            self.start: int = 0
            self.seat: int = 0
            self.round: int = 1
            self.phase: int = MAIN
            self.retired: bool = False  # a noble was retired this turn
            self.active: int = -1  # building of the flag and noble steps
            self.fresh: list[int] = []  # cells of the new piece
            self.founding: bool = False
            self.placed: int = 0  # nobles placed in this noble step
            self.passed: int = 0  # seats that passed in succession, as bits (ALC-72)
            self.out: int = 0  # seats out of the game, as bits (ALC-71)
            self.height = vec[i64]([0] * CELLS)
            self.top = vec[i64]([-1] * CELLS)  # building of the top piece
            self.base = vec[i64]([-1] * CELLS)  # building of the lowest piece
            self.standing = vec[i64]([0] * CELLS)
            self.noble = vec[i64]([-1] * CELLS)
            self.posts: list[list[int]] = [[] for _ in range(players)]  # cells of nobles
            self.pieces = vec[i64]()  # in the order of building
            self.spans = vec[i64]()  # lines where bridges lie
            self.value = vec[i64]([0] * SLOTS)
            self.flag = vec[i64]([FREE] * SLOTS)
            self.castles: int = 0  # slots with a flag, as bits
            self.cubes: int = CUBES
            self.bridges: int = BRIDGES
            self.towers: int = TOWERS
            self.deck: list[int] = []  # the top card is the last
            self.open: list[int] = []
            self.money = vec[i64]([MONEY] * players)
            self.barons = vec[i64]([BARONS] * players)
            self.grandees = vec[i64]([GRANDEES] * players)
            self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
            self.shown: list[list[int]] = [[] for _ in range(players)]  # of these, taken openly
            self.tower_hands = vec[i64]([0] * players)
            return
        self.players = model.players
        self.straight = model.straight
        self.union50 = model.union50
        self.money_points = model.money_points
        self.start = model.start
        self.seat = model.seat
        self.round = model.round
        self.phase = model.phase
        self.retired = model.retired
        self.active = model.active
        self.fresh = model.fresh.copy()
        self.founding = model.founding
        self.placed = model.placed
        self.passed = model.passed
        self.out = model.out
        self.height = model.height[:]
        self.top = model.top[:]
        self.base = model.base[:]
        self.standing = model.standing[:]
        self.noble = model.noble[:]
        self.posts = [cells.copy() for cells in model.posts]
        self.pieces = model.pieces[:]
        self.spans = model.spans[:]
        self.value = model.value[:]
        self.flag = model.flag[:]
        self.castles = model.castles
        self.cubes = model.cubes
        self.bridges = model.bridges
        self.towers = model.towers
        self.deck = model.deck.copy()
        self.open = model.open.copy()
        self.money = model.money[:]
        self.barons = model.barons[:]
        self.grandees = model.grandees[:]
        self.hands = [cards.copy() for cards in model.hands]
        self.shown = [cards.copy() for cards in model.shown]
        self.tower_hands = model.tower_hands[:]

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.board, 0, self)  # compiled classes have no other way

    def __reduce__(self) -> tuple[object, tuple[str, list[object]]]:
        return restore, (self.board.text, [plain(self, name) for name in FIELDS])

    def worth(self, building: i64) -> int:
        """Return what a building pays and costs: its value, at most 50 (ALC-21, ALC-23)."""
        return min(self.value[building], 50)

    def free_flags(self) -> int:
        """Return how many flags are in stock."""
        return 8 - self.castles.bit_count()


def pack(level: int, place: int, building: int) -> int:
    """Return a piece as one number; the place is a cell, or CELLS + line for a bridge."""
    return (level * 512 + place) * 64 + building


def piece_level(piece: i64) -> i64:
    """Return the level of a piece."""
    return piece // 32768


def piece_place(piece: i64) -> i64:
    """Return the cell of a cube, or CELLS + line of a bridge."""
    return piece // 64 % 512


def piece_building(piece: i64) -> i64:
    """Return the building of a piece."""
    return piece % 64


FIELDS: Final = (
    "players",
    "straight",
    "union50",
    "money_points",
    "start",
    "seat",
    "round",
    "phase",
    "retired",
    "active",
    "fresh",
    "founding",
    "placed",
    "passed",
    "out",
    "height",
    "top",
    "base",
    "standing",
    "noble",
    "posts",
    "pieces",
    "spans",
    "value",
    "flag",
    "castles",
    "cubes",
    "bridges",
    "towers",
    "deck",
    "open",
    "money",
    "barons",
    "grandees",
    "hands",
    "shown",
    "tower_hands",
)  # all but the board and what can be worked out, for pickling


def restore(board: str, values: list[object]) -> State:
    """Return a state from its board's text and the values of FIELDS: unpickle."""
    state = State(load_board(board), 0)
    for name, value in zip(FIELDS, values, strict=True):
        set_plain(state, name, value)
    return state
