"""What somebody may like about the own position in Alcazar, each in a measure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from alcaide.games.alcazar.mind.evaluation import bridges_from
from alcaide.games.alcazar.rules.scoring import noble_points
from alcaide.games.alcazar.rules.state import State


def nobles(state: State, seat: int) -> float:
    """Return how many nobles stand on the board."""
    return float(len(state.posts[seat]))


def summit(state: State, seat: int) -> float:
    """Return the height of the highest own noble."""
    high: i64 = 0
    for cell in state.posts[seat]:
        high = max(high, state.height[cell])
    return float(high)


def bridges(state: State, seat: int) -> float:
    """Return how many bridges the own nobles could cross now."""
    found: i64 = 0
    for cell in state.posts[seat]:
        found += bridges_from(state, seat, cell, state.height[cell])
    return float(found)


def money(state: State, seat: int) -> float:
    """Return the money, in tens."""
    return 0.1 * float(state.money[seat])


def cards(state: State, seat: int) -> float:
    """Return the construction cards in hand."""
    return float(len(state.hands[seat]))


def towers(state: State, seat: int) -> float:
    """Return the tower cards in hand."""
    return float(state.tower_hands[seat])


def rivals(state: State, seat: int) -> float:
    """Return the points of the nobles of whoever has most, of the others."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, noble_points(state, other))
    return float(most)


TRAITS: Final[dict[str, Callable[[State, int], float]]] = {
    "nobles": nobles,
    "summit": summit,
    "bridges": bridges,
    "money": money,
    "cards": cards,
    "towers": towers,
    "rivals": rivals,
}
