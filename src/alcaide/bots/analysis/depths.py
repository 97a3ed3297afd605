"""How closely each decision of a game is looked at: fixed budgets, so that results repeat."""

from __future__ import annotations

from typing import Final

import msgspec

from alcaide.bots import Budget
from alcaide.bots.advice import LEAST, MOST, PART, Comparison
from alcaide.core.errors import ArgumentError


class Depth(msgspec.Struct, frozen=True):
    """How much is thought about a decision; equal depths give equal results."""

    name: str
    simulations: int  # of the search
    leaders: int  # that are compared, besides what was played
    guesses: int  # on which they are
    seconds: float = 0.0  # of a core that a decision may take

    @property
    def key(self) -> str:
        """What its results are kept by: its name and its figures, which may change."""
        return f"{self.name}-{self.simulations}-{self.leaders}-{self.guesses}"

    @property
    def budget(self) -> Budget:
        """The budget of the search."""
        return Budget(self.simulations)

    @property
    def comparison(self) -> Comparison:
        """How the leaders of the search are compared."""
        return Comparison(self.leaders, self.guesses)


FIRST_LOOK: Final = Depth("first-look", simulations=6, leaders=2, guesses=6, seconds=0.02)
USUAL: Final = Depth("usual", simulations=80, leaders=3, guesses=80, seconds=0.3)
DEPTHS: Final = {depth.name: depth for depth in (FIRST_LOOK, USUAL)}


def depth(name: str) -> Depth:
    """Return a depth by name, or one of so many simulations. Raises ArgumentError."""
    if name in DEPTHS:
        return DEPTHS[name]
    if not name.isdecimal() or not 0 < int(name) < 10**6:
        told = f"there is no depth {name[:40]!r}; there are: {', '.join(DEPTHS)}"
        raise ArgumentError(f"{told}, and a number of simulations")
    simulations = int(name)
    return Depth(name, simulations, USUAL.leaders, min(MOST, max(LEAST, simulations // PART)))
