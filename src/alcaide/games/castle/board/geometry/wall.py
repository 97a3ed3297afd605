"""The wall round the town: its outline, the spaces of the score track, the corner towers."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from alcaide.games.castle.board.geometry.curves import UNIT, Point, Polygon
from alcaide.games.castle.rules.components import LAP, SIDES, STEPS

WIDE: Final = 60  # of the wall, outside the outline
WALK: Final = 39  # from the outline to the middle of the plates
PLATE: Final = 37  # depth of a plate
REACH: Final = 42  # radius of a corner tower with its merlons


class Plate(NamedTuple):
    """A space of the track on a straight wall."""

    space: int
    at: Point
    size: tuple[float, float]
    out: Point  # the way to the outside


class Corner(NamedTuple):
    """A corner tower with two spaces."""

    spaces: tuple[int, int]
    at: Point
    out: Point
    numbers: tuple[Point, Point]  # where they are written
    tile: bool  # is there a place for a wall tile?


class Start(NamedTuple):
    """A start space beside a cell."""

    name: str
    cell: tuple[int, int]
    side: int
    kind: str
    market: bool


class Wall(NamedTuple):
    """Everything about a wall that does not change."""

    vertices: list[tuple[int, int]]  # clockwise, in tiles
    plates: dict[int, Plate]
    corners: list[Corner]
    starts: list[Start]

    def outline(self, far: float = 0) -> Polygon:
        """Return the outline of the town, moved outwards."""
        out: Polygon = []
        count = len(self.vertices)
        for i, (x, y) in enumerate(self.vertices):
            one = _normal(self.vertices[i - 1], (x, y))
            two = _normal((x, y), self.vertices[(i + 1) % count])
            dx, dy = one[0] + two[0], one[1] + two[1]
            out.append((x * UNIT + dx * far, y * UNIT + dy * far))
        return out

    def corner_of(self, space: int) -> Corner | None:
        """Return the corner tower with a space."""
        return next((corner for corner in self.corners if space in corner.spaces), None)

    def stand(self, space: int) -> tuple[Point, Point]:
        """Return where a marker stands on a space, and the way to the outside."""
        corner = self.corner_of(space)
        if corner is None:
            plate = self.plates[space]
            return plate.at, plate.out
        k = corner.spaces.index(space)
        x, y = corner.numbers[k]
        cx, cy = corner.at
        dx, dy = x - cx + 22 * corner.out[0], y - cy + 22 * corner.out[1]
        length = math.hypot(dx, dy) or 1
        return corner.at, (dx / length, dy / length)


@lru_cache(maxsize=8)
def wall_of(text: str) -> Wall:
    """Return the wall of a board."""
    board = _board(text)
    vertices = _vertices(board["rows"])
    track = [(x * UNIT, y * UNIT) for x, y in board["track"]]
    corners = [_corner(corner, vertices, track) for corner in board["corners"]]
    plates = _plates(board, vertices, track)
    starts = [
        Start(s["id"], tuple(s["cell"]), SIDES.index(s["side"]), s["kind"], bool(s["markets"]))
        for s in board["starts"]
    ]
    return Wall(vertices, plates, corners, starts)


def _board(text: str) -> Any:
    own = json.loads(text) if text else {}
    if "board" in own:
        return own["board"]
    return json.loads(
        files("alcaide.games.castle").joinpath("data", "board.json").read_text("utf-8")
    )


def _vertices(rows: list[str]) -> list[tuple[int, int]]:
    """Return the bends of the outline, clockwise."""
    inside = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    ahead: dict[tuple[int, int], tuple[int, int]] = {}
    ends = ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))
    for x, y in inside:
        for side, (dx, dy) in enumerate(STEPS):
            if (x + dx, y + dy) not in inside:
                (ax, ay), (bx, by) = ends[side], ends[side + 1]
                ahead[x + ax, y + ay] = (x + bx, y + by)
    first = here = min(ahead, key=lambda p: (p[1], p[0]))
    ring = [here]
    while (here := ahead[here]) != first:
        ring.append(here)
    count = len(ring)
    return [
        p
        for i, p in enumerate(ring)
        if _normal(ring[i - 1], p) != _normal(p, ring[(i + 1) % count])
    ]


def _normal(a: tuple[float, float], b: tuple[float, float]) -> Point:
    """Return the way to the outside of a clockwise straight."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = abs(dx) + abs(dy)
    return (dy / length, -dx / length)


def _corner(data: Any, vertices: list[tuple[int, int]], track: list[Point]) -> Corner:
    one, two = data["spaces"]
    (ax, ay), (bx, by) = track[one], track[two]
    vertex = tuple(data["vertex"])
    vx, vy = vertex[0] * UNIT, vertex[1] * UNIT
    mx, my = (ax + bx) / 2, (ay + by) / 2
    away = 4 / 30 if _bulges(vertices, vertex) else 0
    cx, cy = mx + (mx - vx) * away, my + (my - vy) * away
    length = math.hypot(cx - vx, cy - vy)
    ux, uy = (cx - vx) / length, (cy - vy) / length
    numbers = []
    for x, y in (track[one], track[two]):
        side = 1 if (y - cy) * ux - (x - cx) * uy > 0 else -1
        numbers.append((cx - uy * side * 20 - ux * 5, cy + ux * side * 20 - uy * 5))
    return Corner((one, two), (cx, cy), (ux, uy), (numbers[0], numbers[1]), data["wall_tile"])


def _bulges(vertices: list[tuple[int, int]], vertex: tuple[int, ...]) -> bool:
    """Tell whether a bend points outwards."""
    i = next((k for k, p in enumerate(vertices) if p == vertex), 0)
    one = _normal(vertices[i - 1], vertices[i])
    two = _normal(vertices[i], vertices[(i + 1) % len(vertices)])
    return one[0] * two[1] - one[1] * two[0] > 0


def _plates(board: Any, vertices: list[tuple[int, int]], track: list[Point]) -> dict[int, Plate]:
    """Return the spaces on straight walls: they share what the towers leave free."""
    corners = {tuple(corner["vertex"]): corner["spaces"] for corner in board["corners"]}
    plates: dict[int, Plate] = {}
    for i, start in enumerate(vertices):
        end = vertices[(i + 1) % len(vertices)]
        if start not in corners or end not in corners:
            continue
        first, last = corners[start][-1] + 1, (corners[end][0] - 1) % LAP
        spaces = [space % LAP for space in range(first, first + (last - first) % LAP + 1)]
        out = _normal(start, end)
        dx, dy = -out[1], out[0]
        cut = [REACH - 33 if _bulges(vertices, p) else REACH + 31 for p in (start, end)]
        length = (abs(end[0] - start[0]) + abs(end[1] - start[1])) * UNIT - sum(cut)
        each = length / len(spaces)
        for k, space in enumerate(spaces):
            along = cut[0] + each * (k + 0.5)
            at = (
                start[0] * UNIT + dx * along + out[0] * WALK,
                start[1] * UNIT + dy * along + out[1] * WALK,
            )
            size = (each - 4, PLATE) if out[0] == 0 else (PLATE, each - 4)
            plates[space] = Plate(space, at, size, out)
    for space, at in enumerate(track):  # a wall without a tower at each bend
        if space not in plates and not any(space in c["spaces"] for c in board["corners"]):
            plates[space] = Plate(space, at, (PLATE, PLATE), (0, -1))
    return plates
