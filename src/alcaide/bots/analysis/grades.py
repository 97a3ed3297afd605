"""How good an action was, by the chance of winning that it cost beside the best one found."""

from __future__ import annotations

import math
from typing import Final

from alcaide.bots.advice import Advice

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

# The least loss of each; benchmarks/grades.py tells what comes of it for every bot level.
THRESHOLDS: Final = {INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}
SURE: Final = 2.0  # standard errors that a loss must have to count
HALVED: Final = 0.10  # a loss for which an action counts half


def loss(advice: Advice, seat: int) -> float:
    """Return the chance of winning that an action cost its seat, as far as it was measured."""
    return advice.chances[seat] - advice.played[seat]


def lost(advice: Advice, seat: int) -> float:
    """Return the chance that an action lost its seat; 0 where that is not sure."""
    found = loss(advice, seat)
    return found if found > SURE * advice.doubt else 0.0


def grade(advice: Advice, seat: int) -> str:
    """Return the grade of an action; none is worse than good within the uncertainty."""
    if loss(advice, seat) <= 0:
        return BEST
    sure = lost(advice, seat)
    reached = [name for name, least in THRESHOLDS.items() if sure >= least]
    return reached[-1] if reached else GOOD


def accuracy(loss: float) -> float:
    """Return how accurate an action was that lost so much: from 0 to 100, the best one."""
    return 100 * math.exp2(-loss / HALVED)
