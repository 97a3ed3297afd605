"""How strong players are held to be, by Plackett and Luce's model: the extra ``online``."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

LOG: Final = logging.getLogger("alcaide")
MEAN: Final = 25.0  # of the model, where nothing is known
MIDDLE: Final = 1500  # points of somebody who is surely as strong as that
SCALE: Final = 30  # points for one of the model's: 400 more win ten games for one that they lose
CERTAIN: Final = 2  # deviations below the mean: somebody is nearly certain to be that strong
FEW: Final = 10  # rated games; with fewer a rating is provisional
UNSURE: Final = (
    5.5  # deviation that after about so many games is no longer reached: steps are large
)
PEOPLE: Final = "people"  # those who play by hand
PROGRAMS: Final = "programs"  # that play with keys, and the bots of the house
POOLS: Final = (PEOPLE, PROGRAMS)


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is held to be, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def sure(self) -> int:
        """Return the number that is shown, and by which people are sorted."""
        return max(0, round(MIDDLE + SCALE * (self.mu - CERTAIN * self.sigma - MEAN)))


START: Final = Rating(MEAN, MEAN / 3)  # of somebody of whom nothing is known


def no_better(after: Rating, before: Rating) -> Rating:
    """Return a rating after a game for one who did not stay, and so gains nothing by it."""
    return after if after.mu < before.mu else before


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
