"""The board as SVG text that stands by itself."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.games.alcazar.board.scene import board
from alcaide.games.alcazar.information.view import View
from alcaide.scene.svg import COLOURS, sprites_text, svg_text


def picture(
    view: View, turns: int = 0, label: str = "Alcazar", colours: Sequence[str] = COLOURS
) -> str:
    """Return the board of a view as an SVG document, after some quarter turns (4: the plan)."""
    return svg_text(board(view, turns), sprites_text("alcazar"), label, colours=colours)
