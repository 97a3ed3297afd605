"""The lines inside a tile that part its features; both sides of a line get the same curve.

On each edge the path slot lies from A to B, the strips beside it fill the rest. A line meets the
edge of the tile only in the twelve points between slots, so tiles join without a seam.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.games.castle.board.geometry.curves import (
    UNIT,
    Curve,
    Point,
    line,
    reverse,
    turned,
    turned_curve,
)
from alcaide.games.castle.rules.components import PATH, Components
from alcaide.games.castle.rules.packed import shape_of

A: Final = 45
B: Final = 75
DEPTH: Final = 40  # of a building that touches one edge only
RING: Final = 18  # of the roofs that straddle an edge
PLAZA: Final = 35  # where a path ends at a square


class Face(NamedTuple):
    """What lies on the twelve slots of an unturned tile."""

    part: list[int]  # by slot
    kind: list[int]  # by part
    well: list[int]  # by part
    slots: list[list[int]]  # by part
    square: bool


def face_of(kit: Components, tile: int) -> Face:
    """Return the face of a tile. A square parts three or more paths of one slot each."""
    part = list(kit.faces[shape_of(tile, 0)])
    kind = kit.kinds[tile]
    slots = [[slot for slot in range(12) if part[slot] == number] for number in range(len(kind))]
    arms = sum(1 for number, k in enumerate(kind) if k == PATH and len(slots[number]) == 1)
    return Face(part, kind, kit.wells[tile], slots, arms > 2)


def bound(number: int) -> Point:
    """Return one of the twelve points, the one before a slot, clockwise from the upper left."""
    number %= 12
    return turned(((0, 0), (A, 0), (B, 0))[number % 3], number // 3)


def arc(edge: int, radius: float) -> Curve:
    """Return a quarter circle about the corner after an edge, from it to the next edge."""
    k = 0.5523 * radius
    return turned_curve([((UNIT - radius, k), (UNIT - k, radius), (UNIT, radius))], edge)


def between(face: Face, a: int, b: int) -> Curve:
    """Return the line from point ``a``, where a run of slots ends, to ``b``, where the next begins.

    It depends only on what enters the tile at both points.
    """
    if a % 3 == 0 and b % 3 == 0:
        return _corner_to_corner(a, b)
    if a % 3 == 1 and b % 3 == 2:
        return _path_to_path(face, a, b)
    return _corner_to_path(face, a, b)


def _lens(edge: int) -> Curve:
    """Return the inner side of a building on one edge, leaving both corners at 45 degrees."""
    far = UNIT - DEPTH
    curve: Curve = [
        ((29, 29),),
        ((DEPTH, DEPTH), (DEPTH + 15, DEPTH)),
        ((far - 15, DEPTH),),
        ((far, DEPTH), (UNIT - 29, 29)),
        ((UNIT, 0),),
    ]
    return turned_curve(curve, edge)


def _corner_to_corner(a: int, b: int) -> Curve:
    gap = (b - a) % 12
    if gap == 3:
        return _lens(a // 3)
    if gap == 9:
        return reverse(bound(b), _lens(b // 3))
    bow: Curve = [((70, 84), (36, 50), (RING, RING))]
    whole = [*line((UNIT - RING, UNIT - RING)), *bow, *line((0, 0))]
    return turned_curve(whole, a // 3 + 2)


def _path_to_path(face: Face, a: int, b: int) -> Curve:
    first, second = a % 12, (b - 1) % 12
    one, other, edge = face.part[first], face.part[second], first // 3
    if first == second:  # round the end of a path
        return turned_curve(line((B, 62), (A, 62), (A, UNIT)), edge - 2)
    step = (second - first) % 12
    if step == 6:
        return turned_curve(_along(face, one) + line((B, 0)), edge - 2)
    if one == other and len(face.slots[one]) == 2:  # along a bend
        return arc(edge, UNIT - A) if step == 3 else reverse(bound(b), arc(edge - 1, A))
    if one != other and not face.square:  # between the bends of two paths
        curve: Curve = [
            ((75, 106), (71.5, 93.5), (65, 82.5)),
            ((68, 68), (82.5, 65)),
            ((93.5, 71.5), (106, 75), (UNIT, B)),
        ]
        return turned_curve(curve, edge - 2)
    if face.square:
        return turned_curve(line((B, 85), (85, 85), (85, B), (UNIT, B)), edge - 2)
    return turned_curve([((B, 87),), ((B, B), (87, B)), ((UNIT, B),)], edge - 2)


def _along(face: Face, part: int) -> Curve:
    """Return the way along a straight path, round its square or its well."""
    if face.square:
        return line((B, 85), (85, 85), (85, 35), (B, 35))
    if face.well[part]:
        return [*line((B, 83)), ((90, 74), (90, 46), (B, 37))]
    return []


def _corner_to_path(face: Face, a: int, b: int) -> Curve:
    """Return the line from a corner to a path, or the mirror of the line back."""
    flip = a % 3 == 0
    path, corner = (b - 1, a) if flip else (a, b)
    slot = path % 12
    edge = slot // 3
    slots = face.slots[face.part[slot]]
    if len(slots) == 2:
        return _beside_bend(slots, slot, bound(b if flip else a), flip=flip)
    at = (corner + 3 * (2 - edge)) % 12
    if flip:
        at = {0: 3, 3: 0, 6: 9, 9: 6}[at]
    way = {
        6: line((B, 84), (80, 80), (UNIT, UNIT)),
        3: line((B, 44), (80, DEPTH), (UNIT, 0)),
        0: line((B, 62), (A, 62), (A, 44), (DEPTH, DEPTH), (0, 0)),
        9: line((B, 62), (A, 62), (A, 84), (DEPTH, 80), (0, UNIT)),
    }[at]
    if flip:
        mirrored: Curve = [tuple((UNIT - x, y) for x, y in segment) for segment in way]
        return turned_curve(reverse((A, UNIT), mirrored), edge - 2)
    return turned_curve(way, edge - 2)


def _beside_bend(slots: list[int], slot: int, start: Point, *, flip: bool) -> Curve:
    """Return the line from the outer side of a bend to the far corner."""
    ahead = (slots[1] - slots[0]) % 12 == 3
    first = slots[0] if ahead else slots[1]
    shared = first // 3 + 1
    half: Curve = [((45, 20), (53, 39), (67, 53)), ((0, UNIT),)]
    if first != slot:  # from the other arm
        half = [((100, 75), (81, 67), (67, 53)), ((0, UNIT),)]
    half = turned_curve(half, shared - 1)
    return reverse(start, half) if flip else half
