"""Everything on the table, hidden or not."""

from __future__ import annotations

from alcaide.core.rows import held
from almena.rules.components import CELLS, WALLS

OPEN = -2  # a wall that is not full yet
NOBODY = -1


class State:
    """One position. Mutable; ``copy`` before exploring."""

    def __init__(self, players: int, model: State | None = None) -> None:
        """Make an empty position, or a copy of another one."""
        self.players: int = players
        self.start: int = 0 if model is None else model.start
        self.mover: int = 0 if model is None else model.mover
        self.laid: int = 0 if model is None else model.laid  # cards on the board
        # the next card is the last
        self.deck: list[int] = [] if model is None else model.deck.copy()
        # of each seat, sorted
        self.hands: list[list[int]] = [] if model is None else [h.copy() for h in model.hands]
        # the card on each cell, 0: none
        self.cards: list[int] = [0] * CELLS if model is None else model.cards.copy()
        # the seat that laid it
        self.owners: list[int] = [NOBODY] * CELLS if model is None else model.owners.copy()
        # the seat that took each wall
        self.walls: list[int] = [OPEN] * len(WALLS) if model is None else model.walls.copy()
        self.points: list[int] = [0] * players if model is None else model.points.copy()

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.players, self)

    def __copy__(self) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and held(self) == held(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes
