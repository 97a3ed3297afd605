"""How long a bot may think, and how far ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from alcaide.core.errors import ArgumentError


def never() -> bool:
    """Tell that nobody wants the thinking to stop."""
    return False


@dataclass(frozen=True)
class Budget:
    """Simulations or seconds, whichever ends first; simulations alone make answers repeatable."""

    simulations: int = 0  # 0: no limit
    seconds: float = 0.0  # 0: no limit
    cancelled: Callable[[], bool] = never  # asked before each simulation
    far: bool = False  # look further ahead, where a game has settings for that

    def __post_init__(self) -> None:
        if self.simulations < 0 or not 0 <= self.seconds < inf:
            told = f"not {self.simulations} simulations and {self.seconds} seconds"
            raise ArgumentError(f"a budget has an end and is not negative, {told}")
        if not self.simulations and not self.seconds:
            raise ArgumentError("a budget needs simulations or seconds")
