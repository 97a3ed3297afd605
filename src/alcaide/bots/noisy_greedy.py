"""The easy bot: knows what is good, but overlooks things and misjudges them, as beginners do."""

from __future__ import annotations

from typing import Any, Final

from alcaide.bots.greedy import outlooks
from alcaide.core.rng import Rng
from alcaide.interface.game import Game

OVERLOOKS: Final = 40  # of 100 moves, those it does not see
MISJUDGES: Final = 4.0  # points, at most
SHAME: Final = 8.0  # points: what is so much worse than the best it sees to be absurd


def choose(game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
    """Return the action that seems best to a beginner."""
    if len(actions) == 1:
        return actions[0]
    values = outlooks(game, view, actions, rng)
    least = max(values) - SHAME
    good = [n for n, value in enumerate(values) if value >= least]
    seen = [n for n in good if rng.below(100) >= OVERLOOKS] or good
    return actions[max(seen, key=lambda n: values[n] + MISJUDGES * misjudgement(rng))]


def misjudgement(rng: Rng) -> float:
    """Return a number from -1 to 1, small ones more often."""
    return (rng.below(1001) + rng.below(1001) - 1000) / 1000
