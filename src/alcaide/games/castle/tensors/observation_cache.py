"""What of an observation stays as it is from one to the next."""

from __future__ import annotations

from typing import Any

from alcaide.core.encoding import Encoding, Stock
from alcaide.games.castle.rules.components import TILES


class ObservationCache:
    """The parts of an observation as they were last written, with what they show."""

    def __init__(self, encoding: Encoding, looks: list[Any], ground: int, planes: int) -> None:
        """Take the looks of all shapes, and how many numbers show the ground and followers."""
        self.encoding: Encoding = encoding
        self.looks: list[Any] = looks
        self.ground: Any = encoding.blank(ground)  # what lies where
        self.grounded: int = 0  # tiles that lay there
        self.planes: list[Any] = [encoding.blank(planes) for _ in range(2)]  # as each seat sees
        self.followers: list[list[int]] = [[], []]  # what they show
        self.pile: Stock = Stock(encoding, TILES, 1)
        self.walls: list[bytes] = [b"", b""]  # wall tiles, as each seat sees them
        self.taken: list[int] = [-1, -1]  # how many of them were taken or used
