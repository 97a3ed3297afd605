"""What a player may do: lay a card."""

import msgspec


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card of the own hand, named by its strength, on a cell (ALM-10)."""

    card: int
    cell: int
