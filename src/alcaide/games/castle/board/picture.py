"""The board as SVG text that stands by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alcaide.games.castle.board.scene import board
from alcaide.games.castle.information.view import View
from alcaide.scene.svg import sprites_text, svg_text

COLOURS: Final = ("white", "black")


def picture(
    view: View, turns: int = 0, label: str = "The Castle", colours: Sequence[str] = COLOURS
) -> str:
    """Return the board of a view as an SVG document, after some quarter turns (4: the plan)."""
    return svg_text(board(view, turns), sprites_text("castle"), label, colours=colours)
