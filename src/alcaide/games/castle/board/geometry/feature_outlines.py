"""The outline of a feature across its tiles: sides between its own parts cancel out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from alcaide.games.castle.board.camera import look
from alcaide.games.castle.board.geometry.curves import (
    UNIT,
    Point,
    Polygon,
    flatten,
    points_text,
    turned,
)
from alcaide.games.castle.board.geometry.shapes import shape_of
from alcaide.games.castle.board.scene_model import Feature, Town
from alcaide.games.castle.rules.components import PATH, WIDTH, Components, load_components
from alcaide.games.castle.rules.packed import shape_tile, shape_turn

RECESS = 19  # depth of a start space
Piece = tuple[int, Polygon]  # slot (-1: inside the tile) and points, the start first

Lying = tuple[int, int, int]  # cell, part, shape of the tile

COARSE = 4  # chords of a curve


@lru_cache(maxsize=1024)
def pieces_of(board: str, tile: int, turn: int, part: int) -> list[Piece]:
    """Return the sides of a part of a turned tile."""
    out = []
    for side in shape_of(board, tile).sides[part]:
        points = [side.start, *flatten(side.start, side.curve, COARSE)]
        slot = (side.slot + 3 * turn) % 12 if side.slot >= 0 else -1
        out.append((slot, [turned(point, turn) for point in points]))
    return out


def outline(town: Town, feature: Feature, turns: int, at: Point) -> list[str]:
    """Return the rings round a feature as polygons, relative to a point: the outer one first."""
    return rings_of(town.state.kit.text, lying_of(town, feature), feature.starts, turns, at)


def lying_of(town: Town, feature: Feature) -> tuple[Lying, ...]:
    """Return the parts of a feature with the tiles that they are on."""
    shape = town.state.shape
    return tuple([(cell, part, shape[cell]) for cell, part in feature.parts])


def rings_of(
    board: str, lying: tuple[Lying, ...], starts: tuple[int, ...], turns: int, at: Point
) -> list[str]:
    """Return the rings round lying parts that belong together."""
    eye, (x, y) = look(turns), at
    rings = [[eye.at(*point) for point in ring] for ring in _rings(board, lying, starts)]
    return [points_text((a - x, b - y) for a, b in ring) for ring in rings]


def _rings(board: str, lying: tuple[Lying, ...], starts: tuple[int, ...]) -> list[Polygon]:
    """Return the rings round the parts of a feature, in the measure of the board."""
    kit = load_components(board)
    shapes = {cell: shape for cell, _, shape in lying}
    own = {(cell, part) for cell, part, _ in lying}
    pieces: list[Polygon] = []
    for cell, part, shape in lying:
        dx, dy = cell % WIDTH * UNIT, cell // WIDTH * UNIT
        for slot, points in pieces_of(board, shape_tile(shape), shape_turn(shape), part):
            placed = [(x + dx, y + dy) for x, y in points]
            near = kit.near[cell * 4 + slot // 3] if slot >= 0 else 0
            if slot < 0:
                pieces.append(placed)
            elif near < 0:
                pieces.append(_recess(kit, starts, cell, slot // 3, placed))
            elif near not in shapes or (near, _facing(kit, shapes[near], slot)) not in own:
                pieces.append(placed)
    rings = _join(pieces)
    rings.sort(key=_extent, reverse=True)
    return rings


def _facing(kit: Components, shape: int, slot: int) -> int:
    """Return the part of a neighbouring tile behind a slot."""
    return kit.faces[shape][((slot // 3 + 2) & 3) * 3 + 2 - slot % 3]


def _recess(
    kit: Components, starts: Sequence[int], cell: int, side: int, points: Polygon
) -> Polygon:
    """Return a side at the wall; where a start space belongs to the feature it bulges into it."""
    start = kit.start_near[cell * 4 + side]
    if start < 0 or start not in starts:
        return points
    middle = (UNIT / 2 + cell % WIDTH * UNIT, UNIT / 2 + cell // WIDTH * UNIT)
    a, b = points[0], points[-1]
    out = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]

    def pushed(p: Point) -> Point:
        inset = 0.0 if kit.start_kind[start] == PATH else 0.07
        x = p[0] + out[0] * RECESS + (middle[0] - p[0]) * inset * abs(out[1])
        y = p[1] + out[1] * RECESS + (middle[1] - p[1]) * inset * abs(out[0])
        return x, y

    return [a, pushed(a), pushed(b), b]


def _join(pieces: list[Polygon]) -> list[Polygon]:
    """Return closed rings made of pieces that follow each other."""
    ahead: dict[Point, list[Polygon]] = {}
    for piece in pieces:
        ahead.setdefault(_key(piece[0]), []).append(piece)
    rings: list[Polygon] = []
    while ahead:
        first = next(iter(ahead))
        ring: Polygon = []
        here = first
        while here in ahead:
            piece = ahead[here].pop()
            if not ahead[here]:
                del ahead[here]
            ring += piece[:-1]
            here = _key(piece[-1])
        rings.append(_tidy(ring))
    return rings


def _key(point: Point) -> Point:
    return round(point[0]), round(point[1])


def _tidy(ring: Polygon) -> Polygon:
    """Leave out points in the middle of a straight side, and spikes that lead nowhere."""
    out: Polygon = []
    for point in [_key(p) for p in ring]:
        while len(out) > 1 and _straight(out[-2], out[-1], point):
            out.pop()
        if not out or out[-1] != point:
            out.append(point)
    while len(out) > 3 and _straight(out[-2], out[-1], out[0]):
        out.pop()
    return out


def _straight(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])


def _extent(ring: Polygon) -> float:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))
