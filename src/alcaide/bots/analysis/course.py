"""The chances of all seats over a game, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alcaide.bots.analysis.findings import Findings
from alcaide.bots.analysis.grades import lost
from alcaide.bots.winning_chances import chances
from alcaide.interface.game import Game

TURNS: Final = 6  # turning points that are told
LEAST: Final = 0.04  # chance that an action must lose to be one


def course(game: Game[Any, Any, Any], end: Any, found: Findings) -> list[list[float]]:
    """Return the chances of all seats after each number of actions; empty: not known yet.

    Where there was no choice they stay as they were.
    """
    known = set(found.decisions)
    first = found.advice.get(found.decisions[0]) if found.decisions else None
    line: list[list[float]] = [first.chances if first else []]
    for number in range(found.steps):
        advice = found.advice.get(number)
        line.append(advice.played if advice else [] if number in known else line[-1])
    if game.turn(end) is None:
        line[-1] = chances(game, end, 1.0)
    return line


def turning_points(found: Findings, seats: Sequence[int]) -> list[int]:
    """Return the actions that lost their seat most, in order; ``seats`` are who played them."""
    losses = {number: lost(found.advice[number], seats[number]) for number in found.advice}
    worst = sorted(losses, key=lambda number: (-losses[number], number))[:TURNS]
    return sorted(number for number in worst if losses[number] >= LEAST)
