"""The figures of the rules page, drawn like the board of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from alcaide.core.scene import Drawing, Phrase
from alcaide.games.castle.board import board
from alcaide.games.castle.components import WIDTH, cell_named, load_kit
from alcaide.games.castle.curves import UNIT
from alcaide.games.castle.marks import Marks
from alcaide.games.castle.position import read_position
from alcaide.games.castle.town import Town
from alcaide.games.castle.view import observe
from alcaide.games.castle.vignette import crop


class Figure(NamedTuple):
    """A figure: the rule, the position (lines apart by ``/``), the cells it shows."""

    rule: str
    position: str
    shows: str  # two cells: the upper left and the lower right
    ghosts: str = ""  # keys
    told: str = ""  # a part of each feature to outline


FIGURES: Final = (
    Figure(
        "CST-3",
        "tile g1 T27 0 / tile g2 T50 0 / tile h2 T31 1",
        "f1 i2",
        ghosts="tile:h2",
    ),
    Figure(
        "CST-8",
        "tile d4 T14 2 / tile e4 T17 3 / follower 0 d4.0",
        "c3 f5",
        told="d4.0",
    ),
)


@lru_cache(maxsize=1)
def figures() -> dict[str, Drawing]:
    """Return the figures of the rules page by the rule that they belong to."""
    return {figure.rule: drawing(figure) for figure in FIGURES}


def drawing(figure: Figure) -> Drawing:
    """Draw one figure."""
    text = "\n".join(line.strip() for line in figure.position.split("/"))
    view = observe(read_position(text), None)
    town = Town(view)
    told = set()
    for name in figure.told.split():
        cell, _, part = name.partition(".")
        told.add(town.at(cell_named(load_kit(), cell), int(part)).name)
    marks = Marks(ghosts=frozenset(figure.ghosts.split()), told=frozenset(told))
    label = Phrase(f"castle-label-figure-{figure.rule.removeprefix('CST-')}")
    return crop(board(view, 0, marks), around(figure.shows), label)


def around(cells: str) -> tuple[float, float, float, float]:
    """Return the box from one cell to another."""
    one, two = (cell_named(load_kit(), name) for name in cells.split())
    x, y = one % WIDTH * UNIT, one // WIDTH * UNIT
    return (
        float(x),
        float(y),
        float((two % WIDTH + 1) * UNIT - x),
        float((two // WIDTH + 1) * UNIT - y),
    )
