"""The pictures of the game: a corner of an Alhambra for its card, the whole of it for the page."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from alcaide.games.alhambra.board.drawing import Box, Palace
from alcaide.games.alhambra.board.preview_marks import NONE
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text.position import read_position
from alcaide.scene.model import Drawing, Node, Phrase

LABEL: Final = Phrase("alhambra-label-vignette")
CLOSE: Final[Box] = (-225.0, -172.0, 510.0, 345.0)
WHOLE: Final[Box] = (-440.0, -300.0, 780.0, 500.0)
REACH: Final = 100.0  # of a node, from its corner
BESIDE: Final = (
    ("vizier", "vizier", -152.0, 72.0, 64.0, 90.0),
    ("bonus", "b-chambers10", -262.0, 74.0, 62.0, 89.3),
    ("deck", "b-back", -338.0, 74.0, 62.0, 89.3),
    *(
        (f"money:{card}", f"c-{card}", 88.0 + 44 * k, 74.0, 62.0, 89.3)
        for k, card in enumerate(("y7", "g3", "b8", "o5"))
    ),
)  # what lies on the lawn: key, symbol, place, size


def vignette() -> Drawing:
    """Return the picture of the game for its card."""
    return Drawing(CLOSE, [node for node in _nodes() if _within(node, CLOSE)], LABEL)


def panorama() -> Drawing:
    """Return a whole Alhambra in the middle of a game, with cards beside it."""
    return Drawing(WHOLE, _nodes(), LABEL)


@lru_cache(maxsize=1)
def sample() -> State:
    """Return a position with something of everything."""
    text = files("alcaide.games.alhambra").joinpath("data", "sample.txt").read_text("utf-8")
    return read_position(text)


def _nodes() -> list[Node]:
    beside = [
        Node(key, x, y, symbol, width=width, height=height, cls="al-tile seat-0")
        for key, symbol, x, y, width, height in BESIDE
    ]
    return [*Palace(sample(), 0, NONE).nodes(), *beside]


def _within(node: Node, box: Box) -> bool:
    x, y, width, height = box
    if node.points:
        return True
    return x - REACH < node.x < x + width and y - REACH < node.y < y + height
