"""The pictures of the game: a corner of a town for its card, the whole of it for the page."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from alcaide.games.castle.board.drawing import BOX, board
from alcaide.games.castle.information.view import View, observe
from alcaide.games.castle.text.position import read_position
from alcaide.scene.model import Drawing, Node, Phrase

LABEL: Final = Phrase("castle-label-vignette")
CLOSE: Final = (560.0, -100.0, 480.0, 454.0)
GROUND: Final = ("land", "shade", "wall", "towers", "night")  # drawn from their middle
ROOM: Final = 90.0  # how far things reach from their place


def vignette() -> Drawing:
    """Return the picture of the game for its card."""
    return crop(board(sample(), 0), CLOSE, LABEL)


def panorama() -> Drawing:
    """Return the whole town in the middle of a game, with nothing to point at."""
    return crop(board(sample(), 0), BOX, LABEL)


@lru_cache(maxsize=1)
def sample() -> View:
    """Return a position with something of everything."""
    text = files("alcaide.games.castle").joinpath("data", "sample.txt").read_text("utf-8")
    return observe(read_position(text), None)


def crop(drawing: Drawing, box: tuple[float, float, float, float], label: Phrase) -> Drawing:
    """Return the part of a drawing inside a box, with nothing to point at."""
    nodes = [
        node
        for node in drawing.nodes
        if not (node.pick and "told" not in node.cls) and _within(node, box)
    ]
    return Drawing(box, nodes, label)


def _within(node: Node, box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    if node.key in GROUND:
        return True
    return x - ROOM <= node.x <= x + width + ROOM and y - ROOM <= node.y <= y + height + ROOM
