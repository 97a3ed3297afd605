"""What may be done, and whose turn it is."""

from __future__ import annotations

from almena.actions import Lay
from almena.rules.components import CARDS, CELLS, KEEP, NEAR
from almena.rules.state import State


def turn(state: State) -> int | None:
    """Return the seat to move; None when all cards are laid (ALM-30)."""
    return state.mover if state.laid < len(CARDS) else None


def mid_turn(state: State) -> bool:
    """Tell whether this is a further step of an action begun: there is none such."""
    return False


def round_of(state: State) -> int:
    """Return the number of the round: how many cards the seat to move has laid, and one."""
    return min(state.laid, len(CARDS) - 1) // state.players + 1


def free(state: State, cell: int) -> bool:
    """Tell whether a cell is empty and beside the keep or a card (ALM-11)."""
    if state.cards[cell] or cell == KEEP:
        return False
    return any(state.cards[other] or other == KEEP for other in NEAR[cell])


def legal_actions(state: State) -> list[Lay]:
    """Return every card of the mover's hand on every free cell (ALM-10, ALM-11)."""
    if turn(state) is None:
        return []
    cells = [cell for cell in range(CELLS) if free(state, cell)]
    return [Lay(card, cell) for card in sorted(set(state.hands[state.mover])) for cell in cells]
