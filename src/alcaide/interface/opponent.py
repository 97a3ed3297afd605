"""An opponent with a character: how somebody plays a game who is not only weaker or stronger."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

PHASES: Final = 3  # of a game: its beginning, its middle, its end


@dataclass(frozen=True)
class Opponent:
    """The style of one of the house's opponents at a game; how far each of them looks, it knows.

    ``key`` says who it is, and ends the key of the sentences about it: ``GAME-opponent-KEY``.
    """

    key: str
    # points that a trait of the own position is worth to it, beyond what it is worth
    tastes: Mapping[str, float] = field(default_factory=dict)
    daring: float = 0.0  # by how much gains count more than losses; below 0: less
    misjudges: tuple[float, float, float] = (0.0, 0.0, 0.0)  # points at most, at a glance, by phase
    glances: tuple[int, int, int] = (0, 0, 0)  # of 100 decisions, those made at a glance, by phase
    overlooks: Mapping[str, int] = field(default_factory=dict)  # of 100 actions of a kind; "": any
    even: bool = False  # plays no better than it takes to stay level
