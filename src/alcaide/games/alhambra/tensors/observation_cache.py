"""What of an observation stays as it is from one to the next."""

from __future__ import annotations

from alcaide.core.encoding import Encoding, Row, Stock, turned
from alcaide.games.alhambra.rules.palace import Alhambra


class ObservationCache:
    """The rows of a position, as they were last written, with what they show."""

    def __init__(self, encoding: Encoding, players: int, looks: list[bytes]) -> None:
        self.encoding: Encoding = encoding
        self.seats: list[list[int]] = turned(players)
        self.looks: list[bytes] = looks  # of every tile
        self.palaces: list[Alhambra | None] = [None] * players  # those of which the following tell
        self.grounds: list[bytes] = [b""] * players  # what lies where
        self.built: list[bytes] = [b""] * players  # how many tiles of each type
        self.hands: list[Row] = [Row() for _ in range(players)]
        self.reserves: list[Row] = [Row() for _ in range(players)]  # how the tiles look
        self.supplies: list[Row] = [Row() for _ in range(players)]  # how many of each type
        self.dirk: Row = Row()
        self.bag: Stock | None = None
        self.deck: Stock | None = None
        self.discards: Stock | None = None
        self.shuffled: int = 0  # reshuffles before that
        self.stages: dict[int, bytes] = {}  # of the game, as they are written
        self.options: bytes = b""
