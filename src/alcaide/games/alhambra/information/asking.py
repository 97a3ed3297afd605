"""Who is asked at once: seats that may each answer now, as none has to know another's answer."""

from __future__ import annotations

from alcaide.core.errors import ArgumentError
from alcaide.games.alhambra.rules.state import DISCREET, OVER, REVEAL, VIZIER, State


def asked(state: State) -> list[int]:
    """Return the seats that may answer now, the mover first; nobody when the game is over.

    Only what everybody knows decides it (ALH-V4, ALH-B4). By the older rules only those were asked
    for bonus cards who had one to show: they have to answer in turn.
    """
    if state.phase == OVER:
        return []
    at_once = state.phase == VIZIER or (state.phase == REVEAL and state.version >= DISCREET)
    return state.asked.copy() if at_once else [state.mover]


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
    elif state.phase == REVEAL:
        alone.asked = [seat, *(other for other in seats if other != seat)]
    return alone
