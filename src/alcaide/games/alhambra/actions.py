"""What a player may do. One struct per decision; tiles and cards are numbers of components.py."""

from typing import Final

import msgspec


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take money, or one exchange card, from the display (ALH-2, ALH-X1)."""

    cards: tuple[int, ...]


class Buy(msgspec.Struct, frozen=True, gc=False, tag="buy"):
    """Buy the building on a market slot, 1 to 4, with cards of the hand (ALH-3)."""

    slot: int
    cards: tuple[int, ...]


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Redesign: put a tile of the reserve into the Alhambra (ALH-15)."""

    tile: int
    x: int
    y: int


class Lift(msgspec.Struct, frozen=True, gc=False, tag="lift"):
    """Redesign: put a tile of the Alhambra into the reserve (ALH-16)."""

    x: int
    y: int


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Redesign: exchange a tile of the Alhambra for one of the reserve (ALH-17)."""

    tile: int
    x: int
    y: int


class Square(msgspec.Struct, frozen=True, gc=False, tag="square"):
    """Take the open square of a colour, 0 to 5 (ALH-Q1)."""

    colour: int


class Reactivate(msgspec.Struct, frozen=True, gc=False, tag="reactivate"):
    """Turn the own vizier up again (ALH-V5)."""


class End(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """Decline a further action after an exact payment (ALH-6)."""


class Put(msgspec.Struct, frozen=True, gc=False, tag="put"):
    """Place a new tile in the Alhambra (ALH-7)."""

    tile: int
    x: int
    y: int


class PutReserve(msgspec.Struct, frozen=True, gc=False, tag="put-reserve"):
    """Put a new tile into the reserve (ALH-14)."""

    tile: int


class PutDirk(msgspec.Struct, frozen=True, gc=False, tag="put-dirk"):
    """Give a bought tile to Dirk (ALH-D6)."""

    tile: int


class Vizier(msgspec.Struct, frozen=True, gc=False, tag="vizier"):
    """Buy with the vizier between two turns, at the exact price (ALH-V3)."""

    slot: int
    cards: tuple[int, ...]


class No(msgspec.Struct, frozen=True, gc=False, tag="no"):
    """Leave the vizier unused for now (ALH-V4)."""


class Reveal(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """Show these bonus cards, named by their tiles; none is allowed (ALH-B2)."""

    cards: tuple[int, ...]


Action = (
    Take
    | Buy
    | Build
    | Lift
    | Exchange
    | Square
    | Reactivate
    | End
    | Put
    | PutReserve
    | PutDirk
    | Vizier
    | No
    | Reveal
)

TAKE: Final[list[Action]] = [Take((card,)) for card in range(46)]
SQUARE: Final[list[Action]] = [Square(colour) for colour in range(6)]
REACTIVATE: Final[Action] = Reactivate()
END: Final[Action] = End()
NO: Final[Action] = No()
