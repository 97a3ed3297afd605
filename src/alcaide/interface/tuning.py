"""Numbers that were fitted to whole games: how bots search, and what a lead is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple


@dataclass(frozen=True)
class SearchSettings:
    """What the search can be told; points are those of the game's ``outlook``."""

    exploration: float = 0.5  # how much a likely move is tried beyond its results
    temperature: float = 3.0  # points by which a move has to look worse to be 1/e as likely
    prior_weight: float = 1.0  # simulations that the prior of a move counts for
    scale: float = 25.0  # points of a lead that is nearly won
    turns: int = 2  # turns played out by the policy before the position is judged
    steps: int = 1  # further steps of the own turn looked at when moves are compared
    deep: bool = False  # does the tree go beyond the own turn?
    determinizations: int = 2048  # of what is hidden, at most


class LeadFit(NamedTuple):
    """How much a lead is worth in a game, fitted to whole games between greedy and easy bots."""

    early: float = 25.0  # points of a lead that make the odds e-fold, at the start
    late: float = 6.0  # the same at the end, where little can happen any more
    turns: int = 100  # of all seats together in a usual game


UNTUNED: Final = SearchSettings()
UNFITTED: Final = LeadFit()


def untuned(players: int, far: bool, round: int) -> SearchSettings:
    """Return how to search in a game that nobody has tuned."""
    return UNTUNED
