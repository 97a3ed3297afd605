"""What of an observation stays as it is from one to the next."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.encoding import Encoding, Row, turned
from alcaide.games.alcazar.rules.components import CELLS


class ObservationCache:
    """The rows of a position, as they were last written, with what they show."""

    def __init__(self, encoding: Encoding, players: int) -> None:
        self.encoding: Encoding = encoding
        self.seats: list[list[int]] = turned(players)
        self.ground: Any = encoding.blank(4 * CELLS)
        self.built: int = -1  # pieces and flags that were there
        self.looks = vec[i64]([0] * CELLS)  # of each cell: all that `ground` shows
        self.bridges: Row = Row()
        self.open: Row = Row()
        self.shown: list[Row] = [Row() for _ in range(players)]
        self.unseen: list[Row] = [Row() for _ in range(players)]  # by each seat
        self.left: list[int] = [-1] * players  # cards that were in the deck then
        self.deck: list[int] = []  # as far as `bits` follows it
        self.bits = vec[i64]()  # cards of the deck as bits, eight together
        self.gone: list[int] = [-1] * players  # seats that were out or had passed
        self.outs: list[bytes] = [b""] * players  # these, as each seat counts them
        self.options: bytes = b""
