"""Everything on the table, hidden or not: flat rows of numbers, cheap to copy."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import filled, held
from alcaide.games.castle.rules.components import CELLS, CORNERS, FOLLOWERS, Components
from alcaide.games.castle.rules.packed import first_men, second_men, spot_cell, spot_part

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

    def __init__(self, kit: Components, model: State | None = None) -> None:
        """Make an empty position, or a copy of another one."""
        self.kit: Components = kit
        # option start_spaces: must edges match there? (CST-3)
        self.matching: bool = True if model is None else model.matching
        self.start: int = 0 if model is None else model.start
        self.seat: int = 0 if model is None else model.seat  # whose turn it is
        # who decides: in scoring it may be the other one
        self.mover: int = 0 if model is None else model.mover
        self.turn: int = 1 if model is None else model.turn
        self.phase: int = PLACE if model is None else model.phase
        self.drawn: int = -1 if model is None else model.drawn  # tile in hand or just placed
        self.spot: int = -1 if model is None else model.spot  # cell of the tile just placed
        # the next tile is the last
        self.pile: list[int] = [] if model is None else model.pile.copy()
        # tiles that fitted nowhere
        self.discards: list[int] = [] if model is None else model.discards.copy()
        # cells in the order of placing
        self.placed: vec[i64] = vec[i64]() if model is None else model.placed[:]
        # tile * 4 + turn, -1: empty
        self.shape: vec[i64] = vec[i64]([-1] * CELLS) if model is None else model.shape[:]
        # node of part 0
        self.node: vec[i64] = vec[i64]([-1] * CELLS) if model is None else model.node[:]
        # sides on which something is demanded, as bits
        self.known: vec[i64] = vec[i64]([0] * CELLS) if model is None else model.known[:]
        # of these, sides that must show a path
        self.need: vec[i64] = vec[i64]([0] * CELLS) if model is None else model.need[:]
        # empty cells that touch something, sorted
        self.edge: list[int] = [] if model is None else model.edge.copy()
        # of each node; a feature is its own
        self.parent: vec[i64] = vec[i64]() if model is None else model.parent[:]
        self.kind: vec[i64] = vec[i64]() if model is None else model.kind[:]
        # of each feature: its tiles and start spaces, as bits
        self.tiles: list[int] = [] if model is None else model.tiles.copy()
        # of each feature: slots that face an empty cell
        self.open: vec[i64] = vec[i64]() if model is None else model.open[:]
        # of each feature: of seat 0, and 16 for each of 1
        self.men: vec[i64] = vec[i64]() if model is None else model.men[:]
        # of each feature: wells, plus 64 for each market
        self.marks: vec[i64] = vec[i64]() if model is None else model.marks[:]
        # of each feature: its first spot
        self.name: vec[i64] = vec[i64]() if model is None else model.name[:]
        # followers on the board: spot * 2 + seat
        self.standing: vec[i64] = vec[i64]() if model is None else model.standing[:]
        # features completed by the tile just placed
        self.closing: list[int] = [] if model is None else model.closing.copy()
        # of these, those still to be scored
        self.due: list[int] = [] if model is None else model.due.copy()
        self.supply: vec[i64] = (
            vec[i64]([FOLLOWERS, FOLLOWERS]) if model is None else model.supply[:]
        )
        self.score: vec[i64] = vec[i64]([0, 0]) if model is None else model.score[:]
        # kind of each wall tile, 0: taken
        self.wall: vec[i64] = vec[i64]([0] * CORNERS) if model is None else model.wall[:]
        self.held: list[list[int]] = (  # wall tiles: kind * 1024 + turn when taken
            [[], []] if model is None else [tiles.copy() for tiles in model.held]
        )
        # kinds of wall tiles used
        self.used: list[int] = [] if model is None else model.used.copy()
        self.keep_size: vec[i64] = vec[i64]([0, 0]) if model is None else model.keep_size[:]
        self.keep_spot: vec[i64] = vec[i64]([-1, -1]) if model is None else model.keep_spot[:]

    @property
    def players(self) -> int:
        """Return how many play: always two."""
        return 2

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.kit, self)  # compiled classes have no other way

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return restore, (held(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and held(self) == held(other)

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash")


def restore(fields: dict[str, Any]) -> State:
    """Return a state from what its fields hold: unpickle."""
    return filled(State(fields["kit"]), fields)


def feature_of(state: State, node: i64) -> i64:
    """Return the feature that a node belongs to."""
    parent = state.parent
    while parent[node] != node:
        node = parent[node]
    return node


def feature_at(state: State, spot: i64) -> i64:
    """Return the feature with a part at a spot."""
    return feature_of(state, state.node[spot_cell(spot)] + spot_part(spot))


def size(state: State, feature: i64) -> int:
    """Return the tiles and start spaces of a feature, each once (CST-7)."""
    return state.tiles[feature].bit_count()


def owner(state: State, feature: i64) -> int:
    """Return the seat with more followers in a feature, -1 for none or a tie (CST-10)."""
    men = state.men[feature]
    first, second = first_men(men), second_men(men)
    if first == second:
        return -1
    return 0 if first > second else 1
