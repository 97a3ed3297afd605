"""What a player may do. One struct per decision; cells are grid indices (y * 10 + x)."""

from typing import Final

import msgspec

from alcaide.games.castle.rules.components import CELLS


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put the drawn tile on a cell, turned by quarter turns clockwise (CST-3)."""

    cell: int
    turn: int


class Herald(msgspec.Struct, frozen=True, tag="herald"):
    """Set a follower on a path of the tile just placed (CST-5)."""

    part: int


class Knight(msgspec.Struct, frozen=True, tag="knight"):
    """Set a follower on a tower of the tile just placed (CST-5)."""

    part: int


class Squire(msgspec.Struct, frozen=True, tag="squire"):
    """Set a follower in a house of the tile just placed (CST-5)."""

    part: int


class Merchant(msgspec.Struct, frozen=True, tag="merchant"):
    """Set a follower in a court of the tile just placed, for good (CST-5, CST-15)."""

    part: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Set no follower, or play no extra turn."""


class Score(msgspec.Struct, frozen=True, tag="score"):
    """Score a completed feature next, named by its first part; ``wall``: tile 2 or 3, or 0."""

    cell: int
    part: int
    wall: int = 0


class Extra(msgspec.Struct, frozen=True, tag="extra"):
    """Use wall tile 1: play another turn (CST-W1)."""


Action = Place | Herald | Knight | Squire | Merchant | Done | Score | Extra

# Every action of few numbers, made once: listing them allocates nothing.
PLACE: Final = [Place(cell, turn) for cell in range(CELLS) for turn in range(4)]
FOLLOWERS: Final = (  # by kind of feature and part
    [Herald(part) for part in range(8)],
    [Knight(part) for part in range(8)],
    [Squire(part) for part in range(8)],
    [Merchant(part) for part in range(8)],
)
DONE: Final = Done()
EXTRA: Final = Extra()
