"""What lies in the box, to be printed: board, cards, nobles, flags, bridges, a score sheet."""

from __future__ import annotations

from typing import Final

from alcaide.core.rng import Rng
from alcaide.games.alcazar.board.flat_plan import middle, plan
from alcaide.games.alcazar.information.view import observe
from alcaide.games.alcazar.rules.components import (
    BARONS,
    BRIDGES,
    CAP,
    FLAGS,
    GRANDEES,
    SPACES,
    TOWERS,
    load_board,
)
from alcaide.games.alcazar.rules.setup import OPTIONS, deal, shuffle
from alcaide.scene.model import Drawing, Node, Phrase
from alcaide.scene.printing import Piece, Pieces, Printed, ScoreSheet, symbol

NAME: Final = Phrase("alcazar-name")
SPACE: Final = 25.0  # millimetres: a stone stands on it
STEP: Final = 52.0  # a space in the units of the plan
CARD: Final = 45.0
SHOWN: Final = (96.0, 128.0)  # of the plan on a card
PICTURE: Final = 50.0  # of that: where the space is, from above
FIGURE: Final = 20.0
COLOURS: Final = ("blue", "yellow", "green", "red", "white")


def printed() -> Printed:
    """Return all that can be printed of the game."""
    ground = _ground()
    back = _upright("i-back-card")
    cards = [Piece(_card(ground, number), CARD, 1, back) for number in range(1, SPACES + 1)]
    towers = [Piece(_upright("i-back-tower"), CARD, TOWERS, _upright("i-back-tower"))]
    nobles = [
        Piece(_round(f"i-{kind}", f"p-{colour}"), FIGURE, copies)
        for colour in COLOURS
        for kind, copies in (("grandee", GRANDEES), ("baron", BARONS))
    ]
    small = [Piece(_round(f"sh-{flag}"), FIGURE) for flag in FLAGS]
    bridges = [Piece(_round("i-bridge"), FIGURE, BRIDGES)]
    kinds = [
        _kind("cards", cards),
        _kind("towers", towers),
        _kind("nobles", nobles),
        _kind("flags", [*small, *bridges]),
    ]
    counts = [Phrase("alcazar-count-nobles", {"kind": kind}) for kind in ("baron", "grandee")]
    lines = [*counts, Phrase("alcazar-count-money", {"money": CAP})]
    board = Piece(ground, ground.box[2] / STEP * SPACE)
    return Printed(board, kinds, ScoreSheet(lines, [], len(COLOURS)))


def _ground() -> Drawing:
    """Return the board as it lies before the game, seen from above."""
    options = {option.name: option.values[0] for option in OPTIONS}
    drawn = plan(observe(deal(shuffle(2, options, Rng(b""))), None))
    nodes = [node for node in drawn.nodes if not node.key.startswith("hit")]
    return Drawing(drawn.box, nodes, NAME)


def _card(ground: Drawing, number: int) -> Drawing:
    """Return a construction card: its space on the board in a frame, and its number."""
    x, y = middle(load_board("").cell_of[number])
    width, height = SHOWN
    left, top = x - width / 2, y - PICTURE
    near = [node for node in ground.nodes if node.key == "ground" or _near(node, x, y)]
    frame = Node("frame", left, top, symbol="card-frame")
    written = Node("number", x, top + height - 10, text=str(number), cls="num card")
    return Drawing((left, top, width, height), [*near, frame, written], NAME)


def _near(node: Node, x: float, y: float) -> bool:
    return abs(node.x - x) < 2 * STEP and abs(node.y - y) < 2 * STEP


def _kind(what: str, pieces: list[Piece]) -> Pieces:
    return Pieces(Phrase("alcazar-print", {"what": what}), pieces)


def _upright(name: str) -> Drawing:
    return symbol(name, 75.0, 100.0, NAME)


def _round(name: str, cls: str = "") -> Drawing:
    return symbol(name, 100.0, 100.0, NAME, cls)
