"""What lies in the box, to be printed: buildings, squares, cards, and a sheet to count on."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.rules.components import load_components
from alcaide.scene.model import Drawing, Phrase
from alcaide.scene.printing import Piece, Pieces, Printed, ScoreSheet, symbol

NAME: Final = Phrase("alhambra-name")
TILE: Final = 45.0  # millimetres
CARD: Final = 45.0
VIZIER: Final = 18.0
MONEY: Final = tuple(f"{currency}{value}" for currency in "ygbo" for value in range(1, 10))
EXCHANGES: Final = ("yg", "yb", "yo", "gb", "go", "bo")
COLOURS: Final = ("blue", "yellow", "green", "red", "white", "violet")
TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def printed() -> Printed:
    """Return all that can be printed of the game, with all modules."""
    kit = load_components("")
    buildings = [name for name in kit.names if name.startswith(TYPES)]
    squares = [name for name in kit.names if name not in buildings and name != "fountain"]
    fountains = [Piece(_tile("t-fountain", colour), TILE) for colour in COLOURS]
    viziers = [
        Piece(symbol("vizier", 60.0, 84.0, NAME, f"p-{colour}"), VIZIER) for colour in COLOURS
    ]
    back = _card("m-back")
    cards = [Piece(_card(f"c-{name}"), CARD, 3, back) for name in MONEY]
    cards += [Piece(_card(f"c-{name}"), CARD, 1, back) for name in EXCHANGES]
    cards += [Piece(_card(f"s-{number}"), CARD, 1, back) for number in (1, 2)]
    plus = _card("b-back")
    cards += [Piece(_card(f"b-{kit.names[tile]}"), CARD, 1, plus) for tile in kit.bonus]
    return Printed(
        None,
        [
            _kind("buildings", [Piece(_tile(f"t-{name}"), TILE) for name in buildings] + fountains),
            _kind("cards", cards),
            _kind("squares", [Piece(_tile(f"t-{name}"), TILE) for name in squares]),
            _kind("viziers", viziers),
        ],
        _sheet(),
    )


def _kind(what: str, pieces: list[Piece]) -> Pieces:
    return Pieces(Phrase("alhambra-print", {"what": what}), pieces)


def _sheet() -> ScoreSheet:
    lines = [Phrase("alhambra-ledger-type", {"type": kind}) for kind in TYPES]
    lines.append(Phrase("alhambra-ledger-wall"))
    rounds = [Phrase("alhambra-print-round", {"round": number}) for number in (1, 2, 3)]
    return ScoreSheet(lines, rounds, 6)


def _tile(name: str, colour: str = "") -> Drawing:
    return symbol(name, 100.0, 100.0, NAME, f"p-{colour}" if colour else "")


def _card(name: str) -> Drawing:
    return symbol(name, 100.0, 144.0, NAME)
