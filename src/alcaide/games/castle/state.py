"""Everything on the table, hidden or not: flat rows of numbers, cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import plain, set_plain
from alcaide.games.castle.components import CELLS, CORNERS, FOLLOWERS, Kit, load_kit
from alcaide.games.castle.sheet import Sheet

PLACE: Final = 0  # put the drawn tile
FOLLOW: Final = 1  # a follower on it?
SCORE: Final = 2  # which completed feature next, with which wall tile?
EXTRA: Final = 3  # wall tile 1?
OVER: Final = 4


class State:
    """One position. Mutable; ``copy`` before exploring.

    A *node* is a part of a lying tile, numbered as they came; a *feature* is the root of its
    nodes. A *spot* is cell * 8 + part: where a follower stands, and the name of a feature.
    """

    def __init__(self, kit: Kit, model: State | None = None) -> None:
        """Make an empty position, or a copy of another one."""
        self.kit: Kit = kit
        self.sheet: Sheet | None = None  # as it was last observed in numbers
        if model is None:
            self.start: int = 0
            self.seat: int = 0  # whose turn it is
            self.mover: int = 0  # who decides: in scoring it may be the other one
            self.turn: int = 1
            self.phase: int = PLACE
            self.drawn: int = -1  # tile in hand or just placed
            self.spot: int = -1  # cell of the tile just placed
            self.pile: list[int] = []  # the next tile is the last
            self.discards: list[int] = []  # tiles that fitted nowhere
            self.placed = vec[i64]()  # cells in the order of placing
            self.shape = vec[i64]([-1] * CELLS)  # tile * 4 + turn, -1: empty
            self.node = vec[i64]([-1] * CELLS)  # node of part 0
            self.known = vec[i64]([0] * CELLS)  # sides that touch something, as bits
            self.need = vec[i64]([0] * CELLS)  # of these, sides that must show a path
            self.edge: list[int] = []  # empty cells that touch something, sorted
            self.parent = vec[i64]()  # of each node; a feature is its own
            self.kind = vec[i64]()
            self.tiles: list[int] = []  # of each feature: its tiles and start spaces, as bits
            self.open = vec[i64]()  # of each feature: slots that face an empty cell
            self.men = vec[i64]()  # of each feature: of seat 0, and 16 for each of 1
            self.marks = vec[i64]()  # of each feature: wells, plus 64 for each market
            self.name = vec[i64]()  # of each feature: its first spot
            self.standing = vec[i64]()  # followers on the board: spot * 2 + seat
            self.closing: list[int] = []  # features completed by the tile just placed
            self.due: list[int] = []  # of these, those still to be scored
            self.supply = vec[i64]([FOLLOWERS, FOLLOWERS])
            self.score = vec[i64]([0, 0])
            self.wall = vec[i64]([0] * CORNERS)  # kind of each wall tile, 0: taken
            self.held: list[list[int]] = [[], []]  # wall tiles: kind * 1024 + turn when taken
            self.used: list[int] = []  # kinds of wall tiles used
            self.keep_size = vec[i64]([0, 0])
            self.keep_spot = vec[i64]([-1, -1])
            return
        self.start = model.start
        self.seat = model.seat
        self.mover = model.mover
        self.turn = model.turn
        self.phase = model.phase
        self.drawn = model.drawn
        self.spot = model.spot
        self.pile = model.pile.copy()
        self.discards = model.discards.copy()
        self.placed = model.placed[:]
        self.shape = model.shape[:]
        self.node = model.node[:]
        self.known = model.known[:]
        self.need = model.need[:]
        self.edge = model.edge.copy()
        self.parent = model.parent[:]
        self.kind = model.kind[:]
        self.tiles = model.tiles.copy()
        self.open = model.open[:]
        self.men = model.men[:]
        self.marks = model.marks[:]
        self.name = model.name[:]
        self.standing = model.standing[:]
        self.closing = model.closing.copy()
        self.due = model.due.copy()
        self.supply = model.supply[:]
        self.score = model.score[:]
        self.wall = model.wall[:]
        self.held = [tiles.copy() for tiles in model.held]
        self.used = model.used.copy()
        self.keep_size = model.keep_size[:]
        self.keep_spot = model.keep_spot[:]

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.kit, self)  # compiled classes have no other way

    def __reduce__(self) -> tuple[object, tuple[str, list[object]]]:
        return restore, (self.kit.text, [plain(self, name) for name in FIELDS])


FIELDS: Final = (
    "start",
    "seat",
    "mover",
    "turn",
    "phase",
    "drawn",
    "spot",
    "pile",
    "discards",
    "placed",
    "shape",
    "node",
    "known",
    "need",
    "edge",
    "parent",
    "kind",
    "tiles",
    "open",
    "men",
    "marks",
    "name",
    "standing",
    "closing",
    "due",
    "supply",
    "score",
    "wall",
    "held",
    "used",
    "keep_size",
    "keep_spot",
)  # all but the kit and what can be worked out, for pickling


def restore(kit: str, values: list[object]) -> State:
    """Return a state from its kit's text and the values of FIELDS: unpickle."""
    state = State(load_kit(kit))
    for name, value in zip(FIELDS, values, strict=True):
        set_plain(state, name, value)
    return state


def feature_of(state: State, node: i64) -> i64:
    """Return the feature that a node belongs to."""
    parent = state.parent
    while parent[node] != node:
        node = parent[node]
    return node


def feature_at(state: State, spot: i64) -> i64:
    """Return the feature with a part at a spot."""
    return feature_of(state, state.node[spot // 8] + spot % 8)


def size(state: State, feature: i64) -> int:
    """Return the tiles and start spaces of a feature, each once (CST-7)."""
    return state.tiles[feature].bit_count()


def owner(state: State, feature: i64) -> int:
    """Return the seat with more followers in a feature, -1 for none or a tie (CST-10)."""
    men = state.men[feature]
    first, second = men & 15, men >> 4
    if first == second:
        return -1
    return 0 if first > second else 1
