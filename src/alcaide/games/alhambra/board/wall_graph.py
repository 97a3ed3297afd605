"""How the walls of an Alhambra hang together: its outline, the longest wall, where walls meet.

Sides are 0 to 3 for N E S W, and corner k of a tile is the one where its side k begins, seen
clockwise: NW, NE, SE, SW.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.board.preview_marks import Cell
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import EMPTY, Alhambra

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))  # of a cell, from its north-west one


class Segment(NamedTuple):
    """A side of a tile."""

    x: int
    y: int
    side: int

    def end(self, clockwise: int) -> Cell:
        """Return one end of it as a corner of the grid; 1 is the end further clockwise."""
        dx, dy = CORNERS[(self.side + clockwise) & 3]
        return self.x + dx, self.y + dy


class Corner(NamedTuple):
    """An inner corner: it lies in a corner of the tile between the two walls that meet."""

    x: int
    y: int
    corner: int
    first: Segment
    second: Segment


def outline(palace: Alhambra) -> list[Segment]:
    """Return the sides with no tile beside them, once around clockwise."""
    y, x = min((palace.y_of(cell), palace.x_of(cell)) for cell in palace.lying)
    first = segment = Segment(x, y, 0)
    found: list[Segment] = []
    while not found or segment != first:
        found.append(segment)
        segment = _next(palace, segment)
    return found


def _next(palace: Alhambra, segment: Segment) -> Segment:
    """Return the side of the outline that comes next, clockwise."""
    x, y, side = segment
    dx, dy = STEPS[(side + 1) & 3]
    out = STEPS[side]
    if palace.tile_at(x + dx + out[0], y + dy + out[1]) != EMPTY:
        return Segment(x + dx + out[0], y + dy + out[1], (side + 3) & 3)
    if palace.tile_at(x + dx, y + dy) != EMPTY:
        return Segment(x + dx, y + dy, side)
    return Segment(x, y, (side + 1) & 3)


def longest_run(palace: Alhambra, walls: vec[i64]) -> list[Segment]:
    """Return the longest stretch of outer wall, clockwise; the first of several (ALH-23)."""
    around = outline(palace)
    walled = [has_wall(palace, walls, *segment) for segment in around]
    if all(walled):
        return around  # ALH-24
    start = walled.index(False)
    best: list[Segment] = []
    run: list[Segment] = []
    for k in range(start, start + len(around)):
        place = k % len(around)
        run = [*run, around[place]] if walled[place] else []
        if len(run) > len(best):
            best = run
    return best


def has_wall(palace: Alhambra, walls: vec[i64], x: int, y: int, side: int) -> bool:
    """Tell whether a tile lies there and has a wall on that side."""
    tile = palace.tile_at(x, y)
    return tile != EMPTY and wall_on(walls[tile], side & 3)


def joined(palace: Alhambra, walls: vec[i64]) -> tuple[dict[Cell, list[int]], list[Corner]]:
    """Return the wall ends that go on past their tile, and the inner corners.

    Ends are numbered by side * 2, plus 1 at the end further clockwise.
    """
    ends: dict[Cell, list[int]] = {}
    corners = []
    for cell in palace.lying:
        x, y = palace.x_of(cell), palace.y_of(cell)
        for end in range(8):
            side, way = end >> 1, 1 if end & 1 else -1
            if not has_wall(palace, walls, x, y, side) or has_wall(palace, walls, x, y, side + way):
                continue  # no wall, or a turret of the tile itself
            dx, dy = STEPS[(side + way) & 3]
            ahead, across = (x + dx, y + dy), (x + dx + STEPS[side][0], y + dy + STEPS[side][1])
            straight = has_wall(palace, walls, *ahead, side)
            bends = not straight and palace.tile_at(*ahead) != EMPTY
            if straight or (bends and has_wall(palace, walls, *across, side - way)):
                ends.setdefault((x, y), []).append(end)
            if bends and way > 0 and has_wall(palace, walls, *across, side - way):
                first = Segment(x, y, side)
                corners.append(Corner(*ahead, side, first, Segment(*across, (side + 3) & 3)))
    return ends, corners
