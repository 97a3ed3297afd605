"""Who is strongest on a wall, what it is worth, and who wins."""

from __future__ import annotations

from almena.rules.components import WALLS, treasure
from almena.rules.state import NOBODY, State


def strengths(state: State, wall: int) -> list[int]:
    """Return the strength of each seat on a wall (ALM-20)."""
    totals = [0] * state.players
    for cell in WALLS[wall]:
        if state.cards[cell]:
            totals[state.owners[cell]] += state.cards[cell]
    return totals


def strongest(totals: list[int]) -> int:
    """Return the seat with most strength; nobody in a tie (ALM-21)."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else NOBODY


def worth(state: State, wall: int) -> int:
    """Return the treasure of all cards on a wall (ALM-20)."""
    return sum(treasure(state.cards[cell]) for cell in WALLS[wall] if state.cards[cell])


def scores(state: State) -> list[int]:
    """Return the treasure that each seat has taken."""
    return state.points.copy()


def winners(state: State) -> list[int]:
    """Return the seats with most treasure; several share the victory (ALM-31)."""
    most = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == most]
