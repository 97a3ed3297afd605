"""Polygons along the outline of an Alhambra."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alcaide.games.alhambra.board.wall_graph import STEPS, Segment

Point = tuple[float, float]

UNIT: Final = 100.0  # side of a cell; the middle of the fountain is at (0, 0)
HALF: Final = UNIT / 2
WIDE: Final = 7.0  # how far the ribbon reaches out
DEEP: Final = 6.0  # and under the tiles


def points_text(points: Iterable[Point]) -> str:
    """Return points as the attribute of a polygon."""
    return " ".join(f"{_short(x)},{_short(y)}" for x, y in points)


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def ring_of(one: Point, two: Point) -> list[Point]:
    """Return a rectangle from corner to corner."""
    return [one, (two[0], one[1]), two, (one[0], two[1])]


def band(run: list[Segment]) -> list[Point]:
    """Return the ribbon along a run of wall; of a ring only its outer line."""
    closed = run[-1].end(1) == run[0].end(0)
    outer = _line(run, WIDE, closed)
    return outer if closed else [*outer, *reversed(_line(run, -DEEP, closed))]


def _line(run: list[Segment], out: float, closed: bool) -> list[Point]:
    """Return the line at a distance from a run, its corners mitred."""
    sides = [run[-1].side if closed else run[0].side, *(segment.side for segment in run)]
    points = [
        _shifted(segment.end(0), {before, segment.side}, out)
        for before, segment in zip(sides, run, strict=False)
    ]
    if not closed:
        points.append(_shifted(run[-1].end(1), {run[-1].side}, out))
    return points


def _shifted(corner: tuple[int, int], sides: set[int], out: float) -> Point:
    """Return a corner of the grid moved out of the tiles by these sides of theirs."""
    x = corner[0] * UNIT - HALF + out * sum(STEPS[side][0] for side in sides)
    y = corner[1] * UNIT - HALF + out * sum(STEPS[side][1] for side in sides)
    return x, y
