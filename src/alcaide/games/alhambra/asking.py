"""Who is asked at once: seats that may each answer now, as none has to know another's answer."""

from __future__ import annotations

from alcaide.core.errors import ArgumentError
from alcaide.games.alhambra.state import OVER, VIZIER, State


def asked(state: State) -> list[int]:
    """Return the seats that may answer now, the mover first; nobody when the game is over.

    Only what everybody knows decides it: who has a bonus card to show is nobody's business, so in
    a scoring round the others are not named before their turn to answer (ALH-B4).
    """
    if state.phase == OVER:
        return []
    return state.asked.copy() if state.phase == VIZIER else [state.mover]


def asking(state: State, seat: int) -> State:
    """Return a copy in which one of those asked is the one to answer.

    Those whose vizier comes before his have left it unused (ALH-V4). Raises ArgumentError for a
    seat that is not asked.
    """
    seats = asked(state)
    if seat not in seats:
        raise ArgumentError(f"seat {seat} is not asked; these are: {', '.join(map(str, seats))}")
    alone = state.copy()
    alone.mover = seat
    if state.phase == VIZIER:
        alone.asked = seats[seats.index(seat) :]
    return alone
