"""How long a bot may think, and how far ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


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
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError("a budget needs simulations or seconds")
