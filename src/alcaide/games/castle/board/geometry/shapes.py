"""The parts of a tile as shapes, from the data alone: what is drawn, pointed at and outlined.

A part is a ring of *sides*: slots on the edge of the tile and lines between them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from alcaide.games.castle.board.geometry.boundaries import (
    PLAZA,
    A,
    B,
    Face,
    arc,
    between,
    bound,
    face_of,
)
from alcaide.games.castle.board.geometry.curves import (
    UNIT,
    Curve,
    Point,
    Polygon,
    flatten,
    inside,
    line,
    reverse,
    turned,
    turned_curve,
)
from alcaide.games.castle.rules.components import COURT, PATH, load_components

MIDDLE: Final = (UNIT / 2, UNIT / 2)


class Side(NamedTuple):
    """A piece of the ring of a part: along a slot of the edge, or inside the tile (slot -1)."""

    slot: int
    start: Point
    curve: Curve


class Shape(NamedTuple):
    """An unturned tile, by part."""

    face: Face
    sides: list[list[Side]]
    polygons: list[Polygon]
    gates: dict[int, float]  # path that ends at a building: how far from the edge


@lru_cache(maxsize=256)
def shape_of(board: str, tile: int) -> Shape:
    """Return the shapes of a tile of a board, unturned."""
    face = face_of(load_components(board), tile)
    parts = range(len(face.kind))
    sides: list[list[Side]] = [[] for _ in parts]
    for part in parts:
        if face.kind[part] != PATH:
            sides[part] = _ring(face, part)
    built = [polygon_of(sides[p]) for p in parts if face.kind[p] not in (PATH, COURT)]
    gates: dict[int, float] = {}
    for part in parts:
        if face.kind[part] == PATH:
            if len(face.slots[part]) == 1 and not face.square:
                gates[part] = _gate(face.slots[part][0] // 3, built)
            sides[part] = _way(face, part, gates.get(part, PLAZA))
    return Shape(face, sides, [polygon_of(ring) for ring in sides], gates)


def polygon_of(ring: list[Side]) -> Polygon:
    """Return the polygon of a ring."""
    out: Polygon = []
    for side in ring:
        out += flatten(side.start, side.curve)
    return out


def runs(slots: list[int]) -> list[tuple[int, int]]:
    """Return the runs of neighbouring slots as first and last point."""
    found: list[tuple[int, int]] = []
    for first in slots:
        if (first - 1) % 12 in slots:
            continue
        last = first
        while last % 12 in slots:
            last += 1
        found.append((first, last))
    return found or [(0, 12)]


def _ring(face: Face, part: int) -> list[Side]:
    """Return the ring of a building or court."""
    ring: list[Side] = []
    all_runs = runs(face.slots[part])
    for k, (first, last) in enumerate(all_runs):
        ring += [_edge(slot) for slot in range(first, last)]
        after = all_runs[(k + 1) % len(all_runs)][0]
        if (after - last) % 12:
            ring.append(Side(-1, bound(last), between(face, last % 12, after % 12)))
    return ring


def _edge(slot: int) -> Side:
    return Side(slot % 12, bound(slot), line(bound(slot + 1)))


def _way(face: Face, part: int, end: float) -> list[Side]:
    """Return the ring of a path; one with a single slot ends at a depth."""
    ring: list[Side] = []
    slots = face.slots[part]
    for k, slot in enumerate(slots):
        ring.append(_edge(slot))
        after = slots[(k + 1) % len(slots)]
        ring.append(Side(-1, bound(slot + 1), _kerb(slot // 3, after // 3, len(slots), end)))
    return ring


def _kerb(edge: int, after: int, arms: int, end: float) -> Curve:
    """Return the kerb from an arm of a path to the next one clockwise."""
    step = (after - edge) % 4
    if step == 0:
        return turned_curve(line((B, end), (A, end), (A, 0)), edge)
    if step == 2:
        return line(bound(after * 3 + 1))
    if arms > 2:
        return turned_curve(line((B, A), (UNIT, A)), edge)
    if step == 1:
        return arc(edge, A)
    return reverse(bound(after * 3 + 1), arc(after, B))


def _gate(edge: int, built: list[Polygon]) -> float:
    """Return how far from its edge a path meets a building."""
    for depth in range(20, 100):
        if any(inside(turned((UNIT / 2, depth), edge), polygon) for polygon in built):
            return depth
    return UNIT / 2


def middle_of_path(face: Face, part: int) -> Point:
    """Return the middle of a path: where its well is."""
    edges = [slot // 3 for slot in face.slots[part]]
    if len(edges) == 1:
        return turned((UNIT / 2, 18 if face.square else 20), edges[0])
    if len(edges) == 2 and (edges[1] - edges[0]) % 4 != 2:
        return turned((77.6, 42.4), edges[0] if (edges[1] - edges[0]) % 4 == 1 else edges[1])
    return MIDDLE
