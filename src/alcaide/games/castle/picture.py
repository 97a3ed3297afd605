"""The board as SVG text that stands by itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from alcaide.core.svg import svg_text
from alcaide.games.castle.scene import board
from alcaide.games.castle.view import View

COLOURS: Final = ("white", "black")


@lru_cache(maxsize=1)
def symbols() -> str:
    """Return the text of the game's sprites file."""
    return files(__package__).joinpath("sprites.svg").read_text("utf-8")


def picture(
    view: View, turns: int = 0, label: str = "The Castle", colours: Sequence[str] = COLOURS
) -> str:
    """Return the board of a view as an SVG document, after some quarter turns (4: the plan)."""
    return svg_text(board(view, turns), symbols(), label, colours=colours)
