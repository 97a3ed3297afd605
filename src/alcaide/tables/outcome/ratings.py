"""How strong players are held to be, by Plackett and Luce's model: the extra ``online``."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

LOG: Final = logging.getLogger("alcaide")


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is held to be, and how uncertain that is."""

    mu: float
    sigma: float


START: Final = Rating(25.0, 25.0 / 3)  # of somebody of whom nothing is known
SURE: Final = 1.0  # sigma of a bot: its strength does not change
# Fixed, so that the scale does not drift: a player who starts is held to be as strong as `medium`,
# the distances are those of the win rates that the levels are made for (docs/fairness.md).
BOTS: Final = {
    "random": Rating(2.0, SURE),
    "easy": Rating(18.0, SURE),
    "greedy": Rating(22.0, SURE),
    "medium": Rating(25.0, SURE),
    "hard": Rating(30.0, SURE),
    "expert": Rating(32.5, SURE),
}


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating] | None:
    """Return the ratings after a game; None: the package that reckons them is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        LOG.warning("a rated game was not rated: pip install 'alcaide[online]'")
        return None
    model = PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after: list[Any] = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]
