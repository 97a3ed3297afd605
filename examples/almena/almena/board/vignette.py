"""The pictures of the game: the board in the middle of its lesson."""

from __future__ import annotations

from functools import lru_cache

from alcaide.scene.model import Drawing, Phrase
from almena.board.drawing import BOX, board
from almena.information.view import View, observe
from almena.rules.apply import apply
from almena.rules.setup import deal
from almena.teaching.lesson import lesson
from almena.text.notation import read

Box = tuple[float, float, float, float]
CLOSE: Box = (-170.0, -170.0, 340.0, 300.0)
LABEL = Phrase("almena-label-vignette")


def vignette() -> Drawing:
    """Return the picture of the game for its card."""
    return picture(17, CLOSE, LABEL)


def panorama() -> Drawing:
    """Return the whole board in the middle of a game."""
    return picture(17, BOX, LABEL)


def picture(actions: int, box: Box, label: Phrase) -> Drawing:
    """Return the lesson's board after some actions, with nothing to point at."""
    drawn = board(played(actions))
    return Drawing(box, [node for node in drawn.nodes if not node.pick], label)


@lru_cache(maxsize=16)
def played(actions: int) -> View:
    """Return the lesson's game after some actions, as an onlooker sees it."""
    told = lesson()
    state = deal(told.setup)
    for _, text in told.actions[:actions]:
        apply(state, read(state, text))
    return observe(state, None)
