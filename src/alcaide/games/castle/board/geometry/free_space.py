"""Where there is room on a tile: for a stall, for a follower, for ornaments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from alcaide.games.castle.board.geometry.curves import UNIT, Point, Polygon, flatten, gap, inside
from alcaide.games.castle.board.geometry.shapes import MIDDLE, Shape, middle_of_path, shape_of
from alcaide.games.castle.rules.components import PATH, load_components

Circle = tuple[float, float, float]  # x, y, radius

STANDING: Final = 30  # room that a follower likes; more is no better
FINE: Final = 6


def lines_of(shape: Shape, parts: Iterable[int] | None = None) -> list[Polygon]:
    """Return the lines round buildings and courts inside a tile: all, or those of some parts."""
    chosen = range(len(shape.sides)) if parts is None else parts
    return [
        [side.start, *flatten(side.start, side.curve)]
        for part in chosen
        if shape.face.kind[part] != PATH
        for side in shape.sides[part]
        if side.slot < 0
    ]


def circles(
    polygon: Polygon,
    lines: list[Polygon],
    sizes: tuple[float, float],
    count: int,
    taken: list[Circle],
    *,
    margin: float = 2,
    step: int = 5,
    jitter: Callable[[], float] = float,
) -> list[Circle]:
    """Return circles inside a polygon, the largest first, each as large as the room allows."""
    least, most = sizes
    room: dict[Point, float] = {}
    grid = range(8, UNIT - 6, step)
    for point in [(float(x), float(y)) for x in grid for y in grid]:
        if inside(point, polygon):
            room[point] = min(gap(point, lines), _edge(*point) - margin)
    got: list[Circle] = []
    for _ in range(count):
        best: Point | None = None
        size = least
        for (x, y), free in room.items():
            radius = min([free, most, *(_away(x, y, other) for other in [*taken, *got])]) + jitter()
            if radius > size:
                best, size = (x, y), radius
        if best is None:
            break
        got.append((*best, min(size, most)))
    return got


def _edge(x: float, y: float) -> float:
    return min(x, y, UNIT - x, UNIT - y)


def _away(x: float, y: float, other: Circle) -> float:
    return float(((x - other[0]) ** 2 + (y - other[1]) ** 2) ** 0.5 - other[2])


@lru_cache(maxsize=512)
def stall_of(board: str, tile: int, part: int) -> Circle:
    """Return where the stall of a market stands, and the room around it."""
    shape = shape_of(board, tile)
    taken = wells_of(shape, 26.0)
    if shape.face.square:
        taken.append((*MIDDLE, 37.0))
    found = circles(
        shape.polygons[part], lines_of(shape), (5, 23), 1, taken, margin=1, step=FINE // 2
    )
    return found[0] if found else (*MIDDLE, 16.0)


def wells_of(shape: Shape, size: float) -> list[Circle]:
    """Return the wells of a tile with some room around."""
    face = shape.face
    return [(*middle_of_path(face, p), size) for p in range(len(face.kind)) if face.well[p]]


@lru_cache(maxsize=512)
def spot_of(board: str, tile: int, part: int) -> Point:
    """Return where a follower stands on a part of an unturned tile: beside a stall, a well."""
    shape = shape_of(board, tile)
    if shape.face.kind[part] == PATH:
        return _on_path(shape, part)
    taken = wells_of(shape, 16.0)
    if load_components(board).markets[tile][part]:
        x, y, size = stall_of(board, tile, part)
        taken.append((x, y, 1.1 * size))
    polygon = shape.polygons[part]
    lines = lines_of(shape, [part])
    x = sum(p[0] for p in polygon) / len(polygon)
    y = sum(p[1] for p in polygon) / len(polygon)
    best: Point = MIDDLE
    most = -99.0
    for a in range(FINE * 2, UNIT - FINE, FINE):
        for b in range(FINE * 2, UNIT - FINE, FINE):
            if not inside((a, b), polygon):
                continue
            free = min(gap((a, b), lines), _edge(a, b), STANDING)
            free = min([free, *(_away(a, b, other) for other in taken)])
            value = free - 0.08 * ((a - x) ** 2 + (b - y) ** 2) ** 0.5
            if value > most:
                best, most = (a, b), value
    return best


def _on_path(shape: Shape, part: int) -> Point:
    """Return a place on a path: not on its well if it has one."""
    x, y = middle_of_path(shape.face, part)
    if not shape.face.well[part] or len(shape.face.slots[part]) != 2:
        return x, y
    edge = shape.face.slots[part][0] // 3
    return ((60, 22), (98, 60), (60, 98), (22, 60))[edge]
