"""From cells and levels to the plane: the isometric projection, its quarter turns, its shadows.

Half a tile is 46 wide and 26 high, one level 31; the symbols of sprites.svg have these sizes.
Light comes from the left and a little from behind, whichever way the board is turned.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from alcaide.games.alcazar.rules.components import CELLS, SIDE

HALF_W: Final = 46
HALF_H: Final = 26
LEVEL: Final = 31
STONE: Final = 0.91  # a stone is a little smaller than its cell
NUMBER: Final = 17.0  # the height of the number of a space
CAST: Final = 0.34  # how far a level throws its shadow, in cells
RIM: Final = 0.7  # width of the border around the cells
SLANT: Final = -0.55  # and how much of that goes to the back

Point = tuple[float, float]


def iso(x: float, y: float, z: float = 0) -> Point:
    """Return the place in the plane of a point of the turned board."""
    return (x - y) * HALF_W, (x + y) * HALF_H - z * LEVEL


def text_of(points: Iterable[Point]) -> str:
    """Return points as the text of a polygon, in whole numbers."""
    return " ".join([f"{round(x)},{round(y)}" for x, y in points])


class Look(NamedTuple):
    """A quarter turn: where each cell comes to lie, and the order from back to front."""

    column: tuple[int, ...]  # of the 121 cells
    row: tuple[int, ...]
    cell: tuple[int, ...]  # the cell at row * 11 + column
    order: tuple[int, ...]  # cells, those behind first

    def middle(self, cell: int, z: int = 0) -> tuple[int, int]:
        """Return the middle of a cell at a height."""
        x, y = self.column[cell], self.row[cell]
        return (x - y) * HALF_W, (x + y + 1) * HALF_H - z * LEVEL


@lru_cache(maxsize=8)
def look(turns: int) -> Look:
    """Return how the board lies after so many quarter turns: (x, y) goes to (y, 10 - x)."""
    column, row = [], []
    for cell in range(CELLS):
        x, y = cell % SIDE, cell // SIDE
        for _ in range(turns % 4):
            x, y = y, SIDE - 1 - x
        column.append(x)
        row.append(y)
    at = [0] * CELLS
    for cell in range(CELLS):
        at[row[cell] * SIDE + column[cell]] = cell
    order = sorted(range(CELLS), key=lambda c: (column[c] + row[c], column[c]))
    return Look(tuple(column), tuple(row), tuple(at), tuple(order))


# In front of a cell, in the same upright strip of the picture: all that can hide its middle.
IN_FRONT: Final = tuple(
    (k + a, k + b) for k in range(SIDE) for a, b in ((1, 0), (0, 1), (1, 1)) if k + 1 < SIDE
)


def swept(start: float, end: float, inset: float = 0.06) -> list[Point]:
    """Return a square moved along the shadow from ``start`` to ``end`` levels, in cell units."""
    a, b = start * CAST, end * CAST
    low, high = inset, 1 - inset
    return [
        (low + a, high + a * SLANT),
        (low + a, low + a * SLANT),
        (low + b, low + b * SLANT),
        (high + b, low + b * SLANT),
        (high + b, high + b * SLANT),
        (high + a, high + a * SLANT),
    ]


def on_ground(column: int, row: int, foot: int, top: int) -> list[Point]:
    """Return the shadow of a pile on the board, cut off at its rim."""
    shape = [(x + column, y + row) for x, y in swept(foot, top)]
    shape = clipped(clipped(shape, 0, SIDE + RIM, -1), 1, -RIM, 1)
    return [iso(x, y) for x, y in shape]


@lru_cache(maxsize=4096)
def shade(dx: int, dy: int, start: int, end: int) -> str:
    """Return the shadow on a stone of a pile dx, dy cells away, "" if it falls beside.

    The pile is solid from ``start`` to ``end`` levels above the top of the stone. The polygon is
    relative to the middle of that top; it begins and ends in one corner, so that several can be
    joined.
    """
    moved = [(x + dx, y + dy) for x, y in swept(start, end, (1 - STONE) / 2)]
    low, high = (1 - STONE) / 2, (1 + STONE) / 2
    for axis, limit, sign in ((0, low, 1), (0, high, -1), (1, low, 1), (1, high, -1)):
        moved = clipped(moved, axis, limit, sign)
    if len(moved) < 3:
        return ""
    return text_of(iso(x - 0.5, y - 0.5) for x, y in [*moved, moved[0]])


def clipped(polygon: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """Cut a convex polygon at a line along an axis (Sutherland and Hodgman)."""
    out: list[Point] = []
    for here, after in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        a, b = sign * (here[axis] - limit), sign * (after[axis] - limit)
        if a >= 0:
            out.append(here)
        if a * b < 0:
            t = a / (a - b)
            out.append((here[0] + (after[0] - here[0]) * t, here[1] + (after[1] - here[1]) * t))
    return out
