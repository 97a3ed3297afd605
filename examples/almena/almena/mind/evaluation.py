"""How much better a seat stands than the others, in treasure."""

from __future__ import annotations

from math import exp
from typing import Final

from almena.rules.components import WALLS
from almena.rules.scoring import strengths, worth
from almena.rules.state import OPEN, State

MEAN: Final = 3.5  # the treasure, and the strength, of a card that is still to be laid
FIRM: Final = 1.2  # strength by which the odds of a wall with one empty cell are e-fold


def evaluate(state: State, seat: int) -> float:
    """Return the treasure that a seat may hope for, less that of the best of the others."""
    hopes = [float(points) for points in state.points]
    for wall, cells in enumerate(WALLS):
        if state.walls[wall] == OPEN:
            empty = sum(1 for cell in cells if not state.cards[cell])
            treasure = worth(state, wall) + MEAN * empty
            for other, chance in enumerate(_chances(strengths(state, wall), empty)):
                hopes[other] += treasure * chance
    own = hopes.pop(seat)
    return own - max(hopes)


def _chances(totals: list[int], empty: int) -> list[float]:
    """Return how likely each seat is to be the strongest in the end."""
    high = max(totals)
    odds = [exp((total - high) / (FIRM * empty)) for total in totals]
    return [one / sum(odds) for one in odds]
