"""Which symbols of sprites.svg show a tile or a card.

A name of several symbols, apart by spaces, means that they are drawn on top of each other.
"""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    COLOURS,
    FOUNTAIN,
    SCORING_1,
    TYPES,
    Components,
    card_name,
)

CHEAPEST: Final = (2, 3, 4, 5, 6, 7)  # of each type
RICHEST: Final = 6  # steps of splendour above the cheapest
SIDES: Final = "nesw"


def tile_symbol(kit: Components, tile: int) -> str:
    """Return the symbols of a tile: one for a tile of the game, parts for those of a table."""
    if tile == FOUNTAIN:
        return "t-fountain"
    return " ".join(tile_parts(kit, tile)) if kit.text else f"t-{kit.names[tile]}"


def tile_parts(kit: Components, tile: int) -> list[str]:
    """Return the symbols that a tile is made of: ground with its building, price, walls."""
    kind, price = kit.type[tile], kit.price[tile]
    parts = [f"q-{COLOURS[kind]}"]
    if tile < BUILDINGS:
        splendour = min(max(price - CHEAPEST[kind], 0), RICHEST)
        parts = [f"t-{TYPES[kind]}-{splendour}", f"coin-{price}"]
    walls = wall_symbol(kit.walls[tile])
    return [*parts, walls] if walls else parts


def wall_symbol(bits: int) -> str:
    """Return the symbol of the walls of a tile; nothing for a tile without."""
    sides = "".join(side for k, side in enumerate(SIDES) if bits >> k & 1)
    return f"walls-{sides}" if sides else ""


def card_symbol(card: int) -> str:
    """Return the symbol of a money card, an exchange card or a scoring card."""
    if card >= SCORING_1:
        return f"s-{card - SCORING_1 + 1}"
    return f"c-{card_name(card)}"


def bonus_symbol(kit: Components, tile: int) -> str:
    """Return the symbols of the bonus card of a tile."""
    if not kit.text:
        return f"b-{kit.names[tile]}"
    ground, coin = tile_parts(kit, tile)[:2]
    return f"b{ground[1:]} b{coin}"
