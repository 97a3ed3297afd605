"""What a player may do. One struct per decision; cells are grid indices (y * 11 + x)."""

from typing import Annotated, Final

import msgspec

from alcaide.games.alcazar.rules.components import CELLS, LINES, SPACES, ring

# What comes from outside is checked when it is decoded: rules need not fear cells off the board.
Cell = Annotated[int, msgspec.Meta(ge=0, lt=CELLS)]
Number = Annotated[int, msgspec.Meta(ge=1, le=SPACES)]  # of a card or space


class Retire(msgspec.Struct, frozen=True, tag="retire"):
    """Take the own noble on a cell back (ALC-60)."""

    cell: Cell


class BuyOpen(msgspec.Struct, frozen=True, tag="buy-open"):
    """Buy an open construction card (ALC-11)."""

    card: Number


class BuyDeck(msgspec.Struct, frozen=True, tag="buy-deck"):
    """Buy the unseen top card of the deck (ALC-11)."""


class BuyTower(msgspec.Struct, frozen=True, tag="buy-tower"):
    """Buy a tower card (ALC-11)."""


class Castle(msgspec.Struct, frozen=True, tag="castle"):
    """Found a castle with a card on three spaces, ``first`` to ``last`` along the ring (ALC-30)."""

    card: Number
    first: Number
    last: Number


class Palace(msgspec.Struct, frozen=True, tag="palace"):
    """Found a palace (ALC-34)."""

    card: Number


class Extend(msgspec.Struct, frozen=True, tag="extend"):
    """Play a construction card next to or on top of a building (ALC-35, ALC-36)."""

    card: Number


class Tower(msgspec.Struct, frozen=True, tag="tower"):
    """Play a tower card on a cell (ALC-40)."""

    cell: Cell


class Bridge(msgspec.Struct, frozen=True, tag="bridge"):
    """Build a bridge between two pillars, in canonical order (ALC-45)."""

    cell1: Cell
    cell2: Cell


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """Give the free flag to the waiting palace that holds a cell (ALC-22)."""

    cell: Cell


class Baron(msgspec.Struct, frozen=True, tag="baron"):
    """Place a baron on the new piece (ALC-50)."""

    cell: Cell


class Grandee(msgspec.Struct, frozen=True, tag="grandee"):
    """Place a grandee on the new piece (ALC-50)."""

    cell: Cell


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Move an own noble of the building onto the new piece (ALC-50)."""

    cell1: Cell
    cell2: Cell


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Swap two own nobles of the building, in canonical order (ALC-50)."""

    cell1: Cell
    cell2: Cell


class Done(msgspec.Struct, frozen=True, tag="done"):
    """End the noble step (ALC-50)."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do nothing, as nothing is possible (ALC-71)."""


Action = (
    Retire
    | BuyOpen
    | BuyDeck
    | BuyTower
    | Castle
    | Palace
    | Extend
    | Tower
    | Bridge
    | Flag
    | Baron
    | Grandee
    | Move
    | Swap
    | Done
    | Pass
)

# Every action of one number, made once: listing them allocates nothing.
RETIRE: Final = [Retire(cell) for cell in range(CELLS)]
BUY_OPEN: Final = [BuyOpen(card) for card in range(SPACES + 1)]
BUY_DECK: Final = BuyDeck()
BUY_TOWER: Final = BuyTower()
CASTLE: Final = [  # three for each card: it lies last, in the middle, first
    Castle(card, ring(card - 2 + k), ring(card + k)) for card in range(SPACES + 1) for k in range(3)
]
PALACE: Final = [Palace(card) for card in range(SPACES + 1)]
EXTEND: Final = [Extend(card) for card in range(SPACES + 1)]
TOWER: Final = [Tower(cell) for cell in range(CELLS)]
BRIDGE: Final = [Bridge(first, last) for first, _, last in LINES]
FLAG: Final = [Flag(cell) for cell in range(CELLS)]
BARON: Final = [Baron(cell) for cell in range(CELLS)]
GRANDEE: Final = [Grandee(cell) for cell in range(CELLS)]
DONE: Final = Done()
PASS: Final = Pass()
