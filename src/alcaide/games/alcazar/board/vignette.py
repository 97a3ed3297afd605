"""The picture of the game: a corner of the board with a bridge, nobles and a flag."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alcaide.games.alcazar.board.crop import crop
from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.information.view import View, observe
from alcaide.games.alcazar.text.position import read_position
from alcaide.scene.model import Drawing, Phrase

POSITION: Final = """
players 4
turn 0
build 7x2 8 9x2 7-9 8 10x2 11
build 22 23x3 24x2 25
build 69 68 71
castle almeria 8
castle cadiz 23
grandee 3 8
baron 3 7
baron 2 10
baron 0 11
grandee 1 23
baron 0 24
baron 2 25
baron 1 68
"""
BOX: Final = (120.0, -84.0, 330.0, 312.0)


def vignette() -> Drawing:
    """Return the picture of the game for its card."""
    return _picture(BOX)


@lru_cache(maxsize=2)
def _picture(box: tuple[float, float, float, float]) -> Drawing:
    return crop(isometric(sample(), 0), box, Phrase("alcazar-label-vignette"))


@lru_cache(maxsize=1)
def sample() -> View:
    """Return a position with something of everything."""
    return observe(read_position(POSITION), None)
