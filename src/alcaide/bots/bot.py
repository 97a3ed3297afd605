"""What a bot is: a name, and a way to choose among the legal actions by a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from alcaide.bots.budget import Budget
from alcaide.core.rng import Rng
from alcaide.interface.game import Game


class Tally(msgspec.Struct, frozen=True):
    """What a search thinks of each legal action, in their order."""

    visits: list[int]
    means: list[float]  # from 0, lost, to 1, won, for the seat that asks
    simulations: int


Choose = Callable[[Game[Any, Any, Any], Any, list[Any], Rng], Any]
Ponder = Callable[[Game[Any, Any, Any], Any, list[Any], Rng, Budget], Tally]


@dataclass(frozen=True)
class Bot:
    """A bot by name; ``choose(game, view, actions, rng)`` returns one of the actions.

    A bot that searches can also ``ponder`` within its ``budget``; tallies of several processes,
    each with a chance of its own, are put together by ``decide``.
    """

    name: str
    choose: Choose
    ponder: Ponder | None = None
    budget: Budget | None = None
    alone: bool = True  # or does it think in as many processes as there are cores?


def decide(actions: Sequence[Any], tallies: Sequence[Tally]) -> Any:
    """Return the action tried most often, the better one of two tried as often."""
    merged = together(tallies)
    numbers = range(len(actions))
    return actions[max(numbers, key=lambda n: (merged.visits[n], merged.means[n], -n))]


def together(tallies: Sequence[Tally]) -> Tally:
    """Return several tallies of the same position as one."""
    visits = [sum(column) for column in zip(*(t.visits for t in tallies), strict=True)]
    totals = [sum(t.visits[n] * t.means[n] for t in tallies) for n in range(len(visits))]
    means = [total / tried if tried else 0.0 for total, tried in zip(totals, visits, strict=True)]
    return Tally(visits, means, sum(t.simulations for t in tallies))
