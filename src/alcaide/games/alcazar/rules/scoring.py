"""Points and winners (ALC-91, ALC-92)."""

from __future__ import annotations

from alcaide.games.alcazar.rules.components import CAP
from alcaide.games.alcazar.rules.packed import is_grandee
from alcaide.games.alcazar.rules.state import State


def noble_worth(state: State, cell: int) -> int:
    """Return the points of the noble on a cell: a baron his level, a grandee twice (ALC-91)."""
    return state.height[cell] * (1 + is_grandee(state.noble[cell]))


def noble_points(state: State, seat: int) -> int:
    """Return the points of a seat's nobles."""
    points = 0
    for cell in state.posts[seat]:
        points += noble_worth(state, cell)
    return points


def money_points(state: State, seat: int) -> int:
    """Return one point for every full 50 reales, if the option is on (ALC-91)."""
    return state.money[seat] // CAP if state.money_points else 0


def scores(state: State) -> list[int]:
    """Return the points of every seat, as if the game ended now."""
    return [noble_points(state, s) + money_points(state, s) for s in range(state.players)]


def winners(state: State) -> list[int]:
    """Return the seats with most points; money left decides ties, then they share (ALC-92)."""
    totals = scores(state)
    left = [m % CAP if state.money_points else m for m in state.money]
    best = max(totals)
    most = max(left[s] for s in range(state.players) if totals[s] == best)
    return [s for s in range(state.players) if totals[s] == best and left[s] == most]
