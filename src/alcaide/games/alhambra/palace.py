"""One Alhambra: the tiles that lie, where others may go, which may be lifted (ALH-9 to ALH-17).

An Alhambra never changes: building returns a new one. So copies of a state share it, and what
its shape allows is worked out once.
"""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.components import FOUNTAIN

EMPTY: Final = -1
SMALL: Final = 24  # side of the grid while nothing lies further than REACH from the fountain
LARGE: Final = 128
REACH: Final = 9
SEEN: Final = [0] * (LARGE * LARGE)  # by cell: the last walk that came here
WALKS: Final = [0]  # number of walks so far


class Alhambra:
    """Tiles on a square grid, row by row; ``lying`` are their cells in the order of building.

    ``cells`` are the empty cells where a tile may go without making a hole; ``touch`` their
    sides with a tile beside them, ``need`` the walls asked for on these, as bits N E S W.
    ``around`` tells the same of the lying tiles, ``loose`` which of them may be lifted; the
    fountain comes first in all three.
    """

    def __init__(self, side: int, grid: list[int], lying: list[int]) -> None:
        self.side: int = side
        self.origin: int = (side + 1) * (side // 2)
        self.grid: list[int] = grid
        self.lying: list[int] = lying
        self.surveyed: bool = False
        self.cells: list[int] = []
        self.touch: list[int] = []
        self.need: list[int] = []
        self.around: list[int] = []
        self.loose: list[bool] = []
        self.wall: int = -1  # the longest one, once it was followed
        self.offered: list[int] = [EMPTY]  # reserve for which the redesigns were listed
        self.redesigns: list[Action] = []

    def __reduce__(self) -> tuple[object, tuple[list[tuple[int, int, int]]]]:
        return rebuild, (self.laid(),)

    def laid(self) -> list[tuple[int, int, int]]:
        """Return all tiles but the fountain with their offsets, in the order of building."""
        return [(self.grid[c], self.x_of(c), self.y_of(c)) for c in self.lying[1:]]

    def cell_of(self, x: int, y: int) -> int:
        """Return the cell at an offset from the fountain, -1 beyond the grid."""
        half = self.side // 2
        if not (-half < x < half and -half < y < half):
            return -1
        return self.origin + y * self.side + x

    def x_of(self, cell: int) -> int:
        """Return how far east of the fountain a cell lies."""
        return cell % self.side - self.side // 2

    def y_of(self, cell: int) -> int:
        """Return how far south of the fountain a cell lies."""
        return cell // self.side - self.side // 2

    def tile_at(self, x: int, y: int) -> int:
        """Return the tile at an offset from the fountain, EMPTY if there is none."""
        cell = self.cell_of(x, y)
        return self.grid[cell] if cell >= 0 else EMPTY

    def tiles(self) -> list[int]:
        """Return the tiles that lie, the fountain first."""
        return [self.grid[cell] for cell in self.lying]

    def with_tile(self, tile: int, x: int, y: int) -> Alhambra:
        """Return this Alhambra with one more tile, or another one on a taken cell (ALH-17)."""
        new = self._copy(LARGE if abs(x) > REACH or abs(y) > REACH else self.side)
        cell = new.cell_of(x, y)
        if new.grid[cell] == EMPTY:
            new.lying.append(cell)
        new.grid[cell] = tile
        return new

    def without(self, x: int, y: int) -> Alhambra:
        """Return this Alhambra with one tile less."""
        new = self._copy(self.side)
        cell = new.cell_of(x, y)
        new.grid[cell] = EMPTY
        new.lying.remove(cell)
        return new

    def _copy(self, side: int) -> Alhambra:
        if side == self.side:
            return Alhambra(side, self.grid.copy(), self.lying.copy())
        return rebuild(self.laid(), side)


def fountain_alone(side: int = SMALL) -> Alhambra:
    """Return an Alhambra of nothing but the fountain."""
    grid = [EMPTY] * (side * side)
    origin = (side + 1) * (side // 2)
    grid[origin] = FOUNTAIN
    return Alhambra(side, grid, [origin])


def rebuild(tiles: list[tuple[int, int, int]], side: int = SMALL) -> Alhambra:
    """Return an Alhambra from tiles with their offsets, in the order of building."""
    reach = max([max(abs(x), abs(y)) for _, x, y in tiles], default=0)
    new = fountain_alone(LARGE if reach > REACH else side)
    for tile, x, y in tiles:
        cell = new.cell_of(x, y)
        new.grid[cell] = tile
        new.lying.append(cell)
    return new


def ring(grid: list[int], cell: int, side: int) -> int:
    """Return which of the eight cells around hold tiles, as bits: N, NE, E and on clockwise."""
    north, south = cell - side, cell + side
    filled = 0
    if grid[north] >= 0:
        filled |= 1
    if grid[north + 1] >= 0:
        filled |= 2
    if grid[cell + 1] >= 0:
        filled |= 4
    if grid[south + 1] >= 0:
        filled |= 8
    if grid[south] >= 0:
        filled |= 16
    if grid[south - 1] >= 0:
        filled |= 32
    if grid[cell - 1] >= 0:
        filled |= 64
    if grid[north - 1] >= 0:
        filled |= 128
    return filled


def _one_arc(filled: int) -> bool:
    """Tell whether a ring changes between filled and empty exactly twice (ALH-13)."""
    turned = filled >> 1 | (filled & 1) << 7
    return (filled ^ turned).bit_count() == 2


ONE_ARC: Final = [_one_arc(filled) for filled in range(256)]
SIDES: Final = [
    filled & 1 | filled >> 1 & 2 | filled >> 2 & 4 | filled >> 3 & 8 for filled in range(256)
]


def no_hole_without(filled: int) -> bool:
    """Tell whether a tile with this ring can go without leaving a hole (ALH-16).

    With tiles on all four sides it leaves one, even where one corner of the ring is empty: empty
    cells connect through sides only.
    """
    return ONE_ARC[filled] and SIDES[filled] != 15


def survey(palace: Alhambra, walls: list[int]) -> None:
    """Work out what the shape allows, if that has not been done."""
    if palace.surveyed:
        return
    palace.surveyed = True
    grid = palace.grid
    side = palace.side
    steps = [-side, 1, side, -1]
    walk = WALKS[0] = WALKS[0] + 1
    near_cells: list[int] = []
    for cell in palace.lying:
        filled = ring(grid, cell, side)
        touch = SIDES[filled]
        palace.around.append(touch)
        palace.loose.append(cell != palace.origin and no_hole_without(filled))
        for direction in range(4):
            near = cell + steps[direction]
            if not touch >> direction & 1 and SEEN[near] != walk:
                SEEN[near] = walk
                near_cells.append(near)
    for near in near_cells:
        _add_empty(palace, walls, near, steps)
    for i in range(1, len(palace.lying)):
        if palace.loose[i]:
            palace.loose[i] = _is_loose(palace, walls, palace.lying[i], palace.around[i])


def _add_empty(palace: Alhambra, walls: list[int], cell: int, steps: list[int]) -> None:
    grid = palace.grid
    filled = ring(grid, cell, palace.side)
    if not ONE_ARC[filled]:
        return  # ALH-13
    touch = SIDES[filled]
    need = 0
    for direction in range(4):
        if touch >> direction & 1:
            tile = grid[cell + steps[direction]]
            if walls[tile] >> ((direction + 2) & 3) & 1:
                need |= 1 << direction
    if touch != need:  # ALH-12: one side at least is open
        palace.cells.append(cell)
        palace.touch.append(touch)
        palace.need.append(need)


def _is_loose(palace: Alhambra, walls: list[int], cell: int, touch: int) -> bool:
    """Tell whether all others stay in reach without a tile (ALH-16)."""
    open_sides = touch & ~walls[palace.grid[cell]]
    if open_sides & (open_sides - 1) == 0:
        return True  # a dead end
    return reached_without(palace, walls, cell) == len(palace.lying) - 1


def reached_without(palace: Alhambra, walls: list[int], gone: int) -> int:
    """Return how many tiles can be reached from the fountain without stepping on one cell."""
    grid = palace.grid
    steps = [-palace.side, 1, palace.side, -1]
    walk = WALKS[0] = WALKS[0] + 1
    SEEN[gone] = walk
    SEEN[palace.origin] = walk
    path = [palace.origin]
    reached = 0
    while path:
        cell = path.pop()
        reached += 1
        wall = walls[grid[cell]]
        for direction in range(4):
            near = cell + steps[direction]
            if not wall >> direction & 1 and grid[near] >= 0 and SEEN[near] != walk:
                SEEN[near] = walk
                path.append(near)
    return reached


def longest_wall(palace: Alhambra, walls: list[int]) -> int:
    """Return the longest run of outer wall (ALH-23); worked out once."""
    if palace.wall < 0:
        palace.wall = _follow(palace, walls)
    return palace.wall


def _follow(palace: Alhambra, walls: list[int]) -> int:
    """Return the longest run of outer wall along the outline (ALH-24)."""
    grid = palace.grid
    steps = [-palace.side, 1, palace.side, -1]
    start = min(palace.lying)  # in the top row: its north side is outer
    cell, side = start, 0
    runs: list[int] = []
    run = 0
    sides = 0
    while True:
        sides += 1
        if walls[grid[cell]] >> side & 1:
            run += 1
        else:
            runs.append(run)
            run = 0
        ahead = cell + steps[(side + 1) & 3]
        beyond = ahead + steps[side]
        if grid[beyond] >= 0:
            cell, side = beyond, (side + 3) & 3
        elif grid[ahead] >= 0:
            cell = ahead
        else:
            side = (side + 1) & 3
        if cell == start and side == 0:
            break
    if not runs:
        return sides  # a closed ring
    runs[0] += run  # the outline has no end
    return max(runs)
