"""Buildings, squares and cards (section 2 to 5 of the rules)."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import SetupError
from alcaide.core.json_text import read_json
from alcaide.games.alhambra.rules.packed import card_currency, card_value

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
COLOURS: Final = ("blue", "red", "brown", "white", "green", "purple")  # of the types
BUILDINGS: Final = 54
SQUARES: Final = 24
SQUARE_COUNTS: Final = (3, 3, 4, 4, 5, 5)  # by colour
FOUNTAIN: Final = BUILDINGS + SQUARES  # tile numbers: buildings, then squares, then the fountain
SQUARE_LIMIT: Final = 3  # of each player (ALH-Q3)

# Cards: currency * 10 + value, currencies in alphabetical order; then the exchange cards.
CURRENCIES: Final = "bgoy"
SLOT_CURRENCY: Final = vec[i64]([3, 1, 0, 2])  # of slots 1 to 4: yellow, green, blue, orange
EXCHANGE: Final = 40  # first exchange card
PAIRS: Final = ("yg", "yb", "yo", "gb", "go", "bo")
PAIR_SETS: Final = tuple(tuple(CURRENCIES.index(c) for c in pair) for pair in PAIRS)
SCORING_1: Final = 50
SCORING_2: Final = 51
START_MONEY: Final = 20
DISPLAY: Final = 4
SLOTS: Final = 4
TAKE_LIMIT: Final = 5  # two or more money cards together (ALH-2)
BONUS_CARDS: Final = 10  # one for each building without walls
MOST_ALIKE: Final = 3  # buildings of one type and price, told apart by a letter
BONUS_DEAL: Final = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # ALH-B1

# Points of the three rounds by type and rank (ALH-21).
POINTS: Final = tuple(
    tuple(ranks)
    for ranks in (
        [[1 + t] for t in range(6)],
        [[8 + t, 1 + t] for t in range(6)],
        [[16 + t, 8 + t, 1 + t] for t in range(6)],
    )
)


class Components:
    """The tiles by number: type or colour, price, walls, name."""

    def __init__(self, text: str, buildings: list[Any], squares: list[Any]) -> None:
        self.text: str = text  # as in a record; empty for the tiles of the game
        types = [TYPES.index(tile["type"]) for tile in buildings]
        types += [COLOURS.index(tile["colour"]) for tile in squares] + [-1]
        prices = [int(tile["price"]) for tile in buildings] + [0] * (SQUARES + 1)
        walls = [wall_bits(tile["walls"]) for tile in buildings + squares] + [0]
        self.type = vec[i64](types)
        self.price = vec[i64](prices)
        self.walls = vec[i64](walls)
        self.names: list[str] = _names(buildings, squares)
        self.number: dict[str, int] = {name: tile for tile, name in enumerate(self.names)}
        self.bonus: list[int] = [t for t in range(BUILDINGS) if not self.walls[t]]  # ALH-B1

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return load_components, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def wall_bits(walls: str) -> int:
    """Return the bits of wall sides like "NE"."""
    return sum(1 << "NESW".index(side) for side in walls)


def _names(buildings: list[Any], squares: list[Any]) -> list[str]:
    plain = [f"{tile['type']}{tile['price']}" for tile in buildings]
    names = []
    for number, name in enumerate(plain):
        letter = "abc"[plain[:number].count(name)] if plain.count(name) > 1 else ""
        names.append(name + letter)
    colours = [tile["colour"] for tile in squares]
    names += [f"{c}{colours[:n].count(c) + 1}" for n, c in enumerate(colours)]
    return [*names, "fountain"]


@lru_cache(maxsize=16)
def load_components(text: str = "") -> Components:
    """Return the tiles of a record's text; the game's own for the empty text.

    The text is JSON with ``buildings`` or ``squares`` or both, in the form of the data file.
    Raises SetupError saying what is wrong.
    """
    data: Any = json.loads(
        files("alcaide.games.alhambra").joinpath("data/tiles.json").read_text("utf-8")
    )
    if text:
        data = data | _parse(text)
    _check_buildings(data["buildings"])
    _check_squares(data["squares"])
    return Components(text, data["buildings"], data["squares"])


def _parse(text: str) -> dict[str, Any]:
    own = read_json(text, "ALH-S4")
    if not isinstance(own, dict) or not own or set(own) - {"buildings", "squares"}:
        raise SetupError(
            'ALH-S4: the tiles need "buildings" or "squares" or both', "alhambra-setup-either"
        )
    return own


def _check_buildings(tiles: Any) -> None:
    if not isinstance(tiles, list) or len(tiles) != BUILDINGS:
        raise SetupError(
            f"ALH-S4: there are {BUILDINGS} buildings", "alhambra-setup-buildings", number=BUILDINGS
        )
    for number, tile in enumerate(tiles, 1):
        if not isinstance(tile, dict) or tile.get("type") not in TYPES or not _walled(tile):
            raise SetupError(
                f"ALH-S4: building {number} needs a type, a price and walls",
                "alhambra-setup-building",
                number=number,
            )
        if type(tile.get("price")) is not int or not 1 <= tile["price"] <= 13:
            raise SetupError(
                f"ALH-S4: the price of building {number} must be 1 to 13",
                "alhambra-setup-price",
                number=number,
            )
    plain = [f"{tile['type']} {tile['price']}" for tile in tiles]
    for name in plain:
        if plain.count(name) > MOST_ALIKE:
            raise SetupError(
                f"ALH-S4: there are more than {MOST_ALIKE} buildings {name}",
                "alhambra-setup-alike",
                most=MOST_ALIKE,
                name=name,
            )
    if sum(not tile["walls"] for tile in tiles) != BONUS_CARDS:
        raise SetupError(
            f"ALH-B1: {BONUS_CARDS} buildings have no wall, one for each bonus card",
            "alhambra-setup-no-wall",
            number=BONUS_CARDS,
        )


def _check_squares(tiles: Any) -> None:
    if not isinstance(tiles, list) or len(tiles) != SQUARES:
        raise SetupError(
            f"ALH-S5: there are {SQUARES} squares", "alhambra-setup-squares", number=SQUARES
        )
    for number, tile in enumerate(tiles, 1):
        if not isinstance(tile, dict) or tile.get("colour") not in COLOURS or not _walled(tile):
            raise SetupError(
                f"ALH-S5: square {number} needs a colour and walls",
                "alhambra-setup-square",
                number=number,
            )
    counts = tuple(sum(tile["colour"] == colour for tile in tiles) for colour in COLOURS)
    if counts != SQUARE_COUNTS:
        raise SetupError(
            "ALH-S5: squares are 3 blue, 3 red, 4 brown, 4 white, 5 green, 5 purple",
            "alhambra-setup-colours",
        )


def _walled(tile: dict[str, Any]) -> bool:
    walls = tile.get("walls")
    return isinstance(walls, str) and set(walls) <= set("NESW") and len(set(walls)) == len(walls)


def card_name(card: int) -> str:
    """Return the name of a card: ``y7``, ``yb``, ``S1``."""
    if card >= SCORING_1:
        return f"S{card - SCORING_1 + 1}"
    if card >= EXCHANGE:
        return PAIRS[card - EXCHANGE]
    return f"{CURRENCIES[card_currency(card)]}{card_value(card)}"


def tile_name(kit: Components, tile: int) -> str:
    """Return the name of a tile, or its number where there is no such tile."""
    return kit.names[tile] if 0 <= tile < len(kit.names) else str(tile)


CARDS: Final = {
    card_name(card): card
    for card in (*(c * 10 + v for c in range(4) for v in range(1, 10)), *range(40, 46), 50, 51)
}
