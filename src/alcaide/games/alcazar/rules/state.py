"""Everything on the table, hidden or not: flat rows of numbers, cheap to copy."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import filled, held
from alcaide.games.alcazar.rules.components import (
    BARONS,
    BRIDGES,
    CELLS,
    CUBES,
    GRANDEES,
    MONEY,
    TOWERS,
    Board,
)

VERSION: Final = 2  # of the rules
AS_PRINTED: Final = 2  # the version from which ALC-70 and ALC-71 follow the printed texts here

MAIN: Final = 0  # retire, buy or build
FLAG: Final = 1  # choose which waiting palace gets a flag (ALC-22)
NOBLE: Final = 2  # place, move, swap or done (ALC-50)
OVER: Final = 3

SLOTS: Final = 40  # buildings that can stand at once: at most one on every second space
FREE: Final = -2  # flag of a slot without a building
PALACE: Final = -1  # flag of a building without one


class State:
    """One position. Mutable; ``copy`` before exploring.

    Cells are indices y * 11 + x, buildings are slots 0 to 39. Pieces and nobles are packed as
    ``packed.py`` tells; ``standing`` holds the buildings of all pieces of a cell as bits.
    """

    def __init__(self, board: Board, players: int, model: State | None = None) -> None:
        """Make an empty position, or a copy of another one."""
        self.board: Board = board
        self.version: int = VERSION if model is None else model.version
        self.players: int = players if model is None else model.players
        # option straight_founding (ALC-30)
        self.straight: bool = False if model is None else model.straight
        # option castle_at_50 (ALC-82)
        self.union50: bool = False if model is None else model.union50
        self.money_points: bool = True if model is None else model.money_points  # option (ALC-91)
        self.start: int = 0 if model is None else model.start
        self.seat: int = 0 if model is None else model.seat
        self.round: int = 1 if model is None else model.round
        self.phase: int = MAIN if model is None else model.phase
        # a noble was retired this turn
        self.retired: bool = False if model is None else model.retired
        # of these, because nothing else was possible (ALC-70)
        self.forced: bool = False if model is None else model.forced
        # building of the flag and noble steps
        self.active: int = -1 if model is None else model.active
        # cells of the new piece
        self.fresh: list[int] = [] if model is None else model.fresh.copy()
        self.founding: bool = False if model is None else model.founding
        self.placed: int = 0 if model is None else model.placed  # nobles placed in this noble step
        # seats that passed in succession, as bits (ALC-72)
        self.passed: int = 0 if model is None else model.passed
        self.out: int = 0 if model is None else model.out  # seats out of the game, as bits (ALC-71)
        self.height: vec[i64] = vec[i64]([0] * CELLS) if model is None else model.height[:]
        # building of the top piece
        self.top: vec[i64] = vec[i64]([-1] * CELLS) if model is None else model.top[:]
        # building of the lowest piece
        self.base: vec[i64] = vec[i64]([-1] * CELLS) if model is None else model.base[:]
        self.standing: vec[i64] = vec[i64]([0] * CELLS) if model is None else model.standing[:]
        self.noble: vec[i64] = vec[i64]([-1] * CELLS) if model is None else model.noble[:]
        self.posts: list[list[int]] = (  # cells of nobles
            lists(players) if model is None else [cells.copy() for cells in model.posts]
        )
        # in the order of building
        self.pieces: vec[i64] = vec[i64]() if model is None else model.pieces[:]
        # lines where bridges lie
        self.spans: vec[i64] = vec[i64]() if model is None else model.spans[:]
        self.value: vec[i64] = vec[i64]([0] * SLOTS) if model is None else model.value[:]
        self.flag: vec[i64] = vec[i64]([FREE] * SLOTS) if model is None else model.flag[:]
        self.castles: int = 0 if model is None else model.castles  # slots with a flag, as bits
        self.cubes: int = CUBES if model is None else model.cubes
        self.bridges: int = BRIDGES if model is None else model.bridges
        self.towers: int = TOWERS if model is None else model.towers
        # the top card is the last
        self.deck: list[int] = [] if model is None else model.deck.copy()
        self.open: list[int] = [] if model is None else model.open.copy()
        self.money: vec[i64] = vec[i64]([MONEY] * players) if model is None else model.money[:]
        self.barons: vec[i64] = vec[i64]([BARONS] * players) if model is None else model.barons[:]
        self.grandees: vec[i64] = (
            vec[i64]([GRANDEES] * players) if model is None else model.grandees[:]
        )
        self.hands: list[list[int]] = (  # sorted
            lists(players) if model is None else [cards.copy() for cards in model.hands]
        )
        self.shown: list[list[int]] = (  # of these, taken openly
            lists(players) if model is None else [cards.copy() for cards in model.shown]
        )
        self.tower_hands: vec[i64] = (
            vec[i64]([0] * players) if model is None else model.tower_hands[:]
        )

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.board, 0, self)  # compiled classes have no other way

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

    def worth(self, building: i64) -> int:
        """Return what a building pays and costs: its value, at most 50 (ALC-21, ALC-23)."""
        return min(self.value[building], 50)

    def free_flags(self) -> int:
        """Return how many flags are in stock."""
        return 8 - self.castles.bit_count()


def restore(fields: dict[str, Any]) -> State:
    """Return a state from what its fields hold: unpickle."""
    return filled(State(fields["board"], fields["players"]), fields)


def lists(number: int) -> list[list[int]]:
    """Return so many empty lists."""
    return [[] for _ in range(number)]
