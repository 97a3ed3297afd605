"""The board as SVG text that stands by itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from alcaide.core.svg import COLOURS, svg_text
from alcaide.games.alcazar.scene import board
from alcaide.games.alcazar.view import View


@lru_cache(maxsize=1)
def symbols() -> str:
    """Return the text of the game's sprites file."""
    return files(__package__).joinpath("sprites.svg").read_text("utf-8")


def picture(
    view: View, turns: int = 0, label: str = "Alcazar", colours: Sequence[str] = COLOURS
) -> str:
    """Return the board of a view as an SVG document, after some quarter turns (4: the plan)."""
    return svg_text(board(view, turns), symbols(), label, colours=colours)
