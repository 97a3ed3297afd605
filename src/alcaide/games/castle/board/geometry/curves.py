"""Points and curves in the plane: lines and Bezier segments, turned by quarters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

UNIT: Final = 120  # side of a tile

Point = tuple[float, float]
Segment = tuple[Point, ...]  # control points and the end: one point is a line, three a cubic
Curve = list[Segment]
Polygon = list[Point]

STEPS: Final = 6  # a curve becomes so many chords


def turned(point: Point, quarters: int) -> Point:
    """Return a point turned clockwise about the middle of the tile."""
    for _ in range(quarters % 4):
        point = (UNIT - point[1], point[0])
    return point


def turned_curve(curve: Curve, quarters: int) -> Curve:
    """Return a curve turned clockwise about the middle of the tile."""
    return [tuple(turned(point, quarters) for point in segment) for segment in curve]


def line(*points: Point) -> Curve:
    """Return straight segments to some points."""
    return [(point,) for point in points]


def reverse(start: Point, curve: Curve) -> Curve:
    """Return the same curve walked backwards; it starts where ``curve`` ends."""
    ends = [start, *(segment[-1] for segment in curve)]
    return [(*reversed(curve[i][:-1]), ends[i]) for i in range(len(curve) - 1, -1, -1)]


def flatten(start: Point, curve: Curve, steps: int = STEPS) -> Polygon:
    """Return a curve as chords, its start left out."""
    out: Polygon = []
    here = start
    for segment in curve:
        if len(segment) == 1:
            out.append(segment[0])
        else:
            out += [_at((here, *segment), k / steps) for k in range(1, steps + 1)]
        here = segment[-1]
    return out


def _at(points: Sequence[Point], t: float) -> Point:
    """Return the point of a Bezier curve at a time (de Casteljau)."""
    while len(points) > 1:
        points = [
            ((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(points)
        ]
    return points[0]


def inside(point: Point, polygon: Polygon) -> bool:
    """Tell whether a point lies in a polygon."""
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def gap(point: Point, lines: Iterable[Polygon]) -> float:
    """Return the distance from a point to the nearest of some polylines."""
    best = math.inf
    for points in lines:
        for (x1, y1), (x2, y2) in pairwise(points):
            dx, dy = x2 - x1, y2 - y1
            length = dx * dx + dy * dy or 1
            t = max(0.0, min(1.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / length))
            best = min(best, math.hypot(point[0] - x1 - t * dx, point[1] - y1 - t * dy))
    return best


def points_text(polygon: Iterable[Point]) -> str:
    """Return a polygon as the points of an SVG polygon, in whole units."""
    return " ".join(f"{round(x)},{round(y)}" for x, y in polygon)
