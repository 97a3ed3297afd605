"""What lies in the box, to be printed: board, tiles, wall tiles, followers, a sheet to count on."""

from __future__ import annotations

from typing import Final

from alcaide.core.rng import Rng
from alcaide.games.castle.board.drawing import board
from alcaide.games.castle.information.view import observe
from alcaide.games.castle.rules.components import load_components
from alcaide.games.castle.rules.setup import deal, shuffle
from alcaide.scene.model import Drawing, Phrase
from alcaide.scene.printing import Piece, Pieces, Printed, ScoreSheet, symbol

NAME: Final = Phrase("castle-name")
TILE: Final = 40.0  # millimetres
CELL: Final = 120.0  # a tile in the units of drawings
BLEED: Final = 2.0  # of the symbols of tiles, on every side
BACK: Final = (0.0, 0.0, 34.0, 34.0)  # without its shadow
SMALL: Final = 15.0
FIGURE: Final = 24.0
LOOSE: Final = ("marker", "bonus", "hit", "stall")  # what lies on the board or is to point at
COLOURS: Final = ("white", "black")
ROLES: Final = ("herald", "knight", "squire", "merchant")
PAIR: Final = 2  # followers of a role that one may need at once; they change roles
COUNTS: Final = ("score", "courts", "tiles", "keep")


def printed() -> Printed:
    """Return all that can be printed of the game."""
    back = Drawing(BACK, symbol("i-wall-back", 36.0, 38.0, NAME).nodes, NAME)
    tiles = [Piece(_tile(name), TILE, 1, back) for name in load_components("").ids]
    bonuses = [Piece(_small(f"i-bonus{kind}"), SMALL, 2, back) for kind in range(1, 10)]
    figures = [
        Piece(_small(f"i-{role}", colour), FIGURE, copies)
        for colour in COLOURS
        for role, copies in (*((role, PAIR) for role in ROLES), ("follower", 1), ("keep", 1))
    ]
    kinds = [_kind("tiles", tiles), _kind("wall", bonuses), _kind("followers", figures)]
    lines = [Phrase(f"castle-count-{what}") for what in COUNTS]
    return Printed(_board(), kinds, ScoreSheet(lines, [], 2))


def _board() -> Piece:
    """Return the board as it lies before the game."""
    view = observe(deal(shuffle(2, {}, Rng(b""))), None)
    drawn = board(view, 0)
    nodes = [node for node in drawn.nodes if not node.key.startswith(LOOSE)]
    return Piece(Drawing(drawn.box, nodes, NAME), drawn.box[2] / CELL * TILE)


def _kind(what: str, pieces: list[Piece]) -> Pieces:
    return Pieces(Phrase("castle-print", {"what": what}), pieces)


def _tile(name: str) -> Drawing:
    """Return a tile, cut where its neighbour begins."""
    drawn = symbol(f"i-{name}", CELL + 2 * BLEED, CELL + 2 * BLEED, NAME)
    return Drawing((BLEED, BLEED, CELL, CELL), drawn.nodes, NAME)


def _small(name: str, colour: str = "") -> Drawing:
    return symbol(name, 100.0, 100.0, NAME, f"p-{colour}" if colour else "")
