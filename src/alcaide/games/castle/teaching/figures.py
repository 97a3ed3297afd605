"""The figures of the rules page, drawn like the board of a game."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from alcaide.games.castle.board.drawing import board
from alcaide.games.castle.board.geometry.curves import UNIT
from alcaide.games.castle.board.preview_marks import Marks
from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.board.vignette import crop
from alcaide.games.castle.information.view import observe
from alcaide.games.castle.rules.components import cell_name, cell_named, load_components
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.teaching.figure_list import FIGURES, Figure
from alcaide.games.castle.text.position import read_position
from alcaide.scene.model import Drawing, Phrase

WALL: Final = 130.0  # how far the wall reaches, with a marker on it


@lru_cache(maxsize=1)
def figures() -> dict[str, Drawing]:
    """Return the figures of the rules page by the rule that they belong to."""
    return {figure.rule: drawing(figure) for figure in FIGURES}


def drawing(figure: Figure) -> Drawing:
    """Draw one figure."""
    view = observe(read_position(position(figure), reachable=False), None)
    town = Town(view)
    told = set()
    for name in figure.told.split():
        cell, _, part = name.partition(".")
        told.add(town.at(cell_named(load_components(), cell), int(part)).name)
    area = largest_area(town.state) if figure.empty else []
    marks = Marks(
        ghosts=frozenset(figure.ghosts.split()),
        told=frozenset(told),
        hits={f"cell:{cell_name(cell)}": "may told" for cell in area},
    )
    label = Phrase(f"castle-label-figure-{figure.rule.removeprefix('CST-')}")
    return crop(board(view, 0, marks), around(figure), label)


def position(figure: Figure) -> str:
    """Return the text of a position; a whole town is the sample of the start page."""
    if figure.empty:
        return files("alcaide.games.castle").joinpath("data", "sample.txt").read_text("utf-8")
    return "\n".join(line.strip() for line in figure.position.split("/"))


def largest_area(state: State) -> list[int]:
    """Return the cells of the largest empty area (CST-18)."""
    best: list[int] = []
    left = {cell for cell in state.kit.inside if state.shape[cell] < 0}
    while left:
        area = [left.pop()]
        for cell in area:
            near = [state.kit.near[cell * 4 + side] for side in range(4)]
            area += [other for other in near if other in left]
            left -= set(near)
        best = max(best, area, key=len)
    return best


def around(figure: Figure) -> tuple[float, float, float, float]:
    """Return the box from one cell to another, with the wall beside them."""
    one, two = figure.shows.split()
    left, top = (UNIT * place for place in place_of(one))
    right, bottom = (UNIT * (place + 1) for place in place_of(two))
    north, east, south, west = (WALL if side in figure.wall else 0.0 for side in "NESW")
    return left - west, top - north, right - left + west + east, bottom - top + north + south


def place_of(name: str) -> tuple[int, int]:
    """Return column and row of a cell, also of one outside the wall."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1
