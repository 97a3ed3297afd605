"""One Alhambra: the tiles that lie, where others may go, which may be lifted (ALH-9 to ALH-17).

An Alhambra never changes: building returns a new one. So copies of a state share it, and what
its shape allows is worked out once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.components import FOUNTAIN
from alcaide.games.alhambra.rules.packed import wall_on

EMPTY: Final = -1
BARE: Final = 255  # a cell without a tile, in a grid
GRIDS: Final = [16, 32, 128]  # sides of grids; the smallest that has room is taken
SMALL: Final = GRIDS[0]
BORDER: Final = 2  # empty cells at least around what lies

# The four sides are the bits N E S W; the ring of the eight cells around one N, NE, E and on.
SIDES: Final = bytes(
    [ring & 1 | ring >> 1 & 2 | ring >> 2 & 4 | ring >> 3 & 8 for ring in range(256)]
)  # of a ring: those with a tile


def _one_arc(ring: int) -> bool:
    """Tell whether a ring changes between filled and empty exactly twice (ALH-13)."""
    turned = ring >> 1 | (ring & 1) << 7
    return (ring ^ turned).bit_count() == 2


ONE_ARC: Final = bytes([_one_arc(ring) for ring in range(256)])
ROOM: Final = bytes([SIDES[ring] * ONE_ARC[ring] for ring in range(256)])  # no sides: no room

# What a place asks of a tile is one number: its sides with a tile beside them, times 16, plus
# those of these sides where a wall is wanted.
FIT: Final = [
    bytes([place >> 4 != place & 15 and wall & place >> 4 == place & 15 for place in range(256)])
    for wall in range(16)
]  # by walls and place: all walls are as wanted (ALH-11), one side at least is open (ALH-12)
NOWHERE: Final = 0  # fits no tile
SETS: Final = [[side for side in range(4) if sides >> side & 1] for sides in range(16)]
ACROSS: Final = vec[i64]([side >> 2 | side << 2 & 15 for side in range(16)])  # N is S beyond


def _steps(side: int) -> vec[i64]:
    """Return the way to the eight cells of a ring, for a grid with this side."""
    return vec[i64]([-side, 1 - side, 1, side + 1, side, side - 1, -1, -side - 1])


def _steps_of_sides(side: int) -> list[vec[i64]]:
    """Return for every set of sides the ways to the cells there."""
    steps = _steps(side)[::2]
    return [vec[i64]([steps[s] for s in SETS[sides]]) for sides in range(16)]


RING_STEPS: Final = {side: _steps(side) for side in GRIDS}
SIDE_STEPS: Final = {side: _steps_of_sides(side) for side in GRIDS}
OPPOSITE: Final = vec[u8]([1 << (n + 4) % 8 for n in range(8)])  # how a ring sees its middle
BYTE: Final = [bytes([value]) for value in range(256)]
CUT: Final = 255  # instead of the depth of a tile that cuts others off: deeper than any
NONE_YET: Final[dict[int, list[Action]]] = {}


class Alhambra:
    """Tiles on a square grid, row by row; ``lying`` are their cells in the order of building.

    ``rings`` says of every cell which of the eight around it hold tiles. The rest is worked out
    when it is asked for: ``cells`` are the empty cells where a tile may go without making a
    hole, and ``places`` what these ask of it; ``seats`` is what the cells of ``lying`` ask.
    """

    def __init__(self, side: int, grid: bytes, rings: vec[u8], lying: vec[i64]) -> None:
        self.side: int = side
        self.origin: int = (side + 1) * (side // 2)
        self.grid: bytes = grid
        self.rings = rings
        self.lying = lying
        self.surveyed: bool = False
        self.cells = lying
        self.places: bytes = b""
        self.seats: bytes = b""
        self.wall: int = -1  # the longest one, once it was followed
        self.tally = vec[i64]()  # of the types, once they were counted
        self.lifts: list[Action] | None = None
        self.redesigns: dict[int, list[Action]] = NONE_YET  # by tile of the reserve

    def __reduce__(self) -> tuple[object, tuple[list[tuple[int, int, int]]]]:
        return rebuild, (self.laid(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alhambra) and self.laid() == other.laid()

    def __hash__(self) -> int:
        return hash(tuple(self.laid()))

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
        return self.grid[cell] if cell >= 0 and self.grid[cell] != BARE else EMPTY

    def tiles(self) -> list[int]:
        """Return the tiles that lie, the fountain first."""
        grid = self.grid
        return [grid[cell] for cell in self.lying]

    def with_tile(self, tile: int, x: int, y: int) -> Alhambra:
        """Return this Alhambra with one more tile, or another one on a taken cell (ALH-17)."""
        if max(abs(x), abs(y)) > self.side // 2 - BORDER:
            return rebuild([*self.laid(), (tile, x, y)])
        cell = self.cell_of(x, y)
        if self.grid[cell] == BARE:
            return self._changed(cell, tile, self._rings_turned(cell), append(self.lying[:], cell))
        other = self._changed(cell, tile, self.rings, self.lying)
        if self.lifts is not None:  # the walls between tiles stay, so the same may be lifted
            other.lifts, other.redesigns = self.lifts, {}
        return other

    def without(self, x: int, y: int) -> Alhambra:
        """Return this Alhambra with one tile less."""
        cell = self.cell_of(x, y)
        lying = remove(self.lying[:], cell)
        return self._changed(cell, BARE, self._rings_turned(cell), lying)

    def _changed(self, cell: int, tile: int, rings: vec[u8], lying: vec[i64]) -> Alhambra:
        grid = self.grid[:cell] + BYTE[tile] + self.grid[cell + 1 :]
        return Alhambra(self.side, grid, rings, lying)

    def _rings_turned(self, cell: int) -> vec[u8]:
        """Return the rings after a tile came to a cell or left it."""
        rings = self.rings[:]
        _turn_rings(rings, cell, RING_STEPS[self.side])
        return rings


def _turn_rings(rings: vec[u8], cell: i64, steps: vec[i64]) -> None:
    for n in range(8):
        rings[cell + steps[n]] ^= OPPOSITE[n]


def fountain_alone() -> Alhambra:
    """Return an Alhambra of nothing but the fountain."""
    return rebuild([])


def rebuild(tiles: list[tuple[int, int, int]]) -> Alhambra:
    """Return an Alhambra from tiles with their offsets, in the order of building."""
    reach = max([max(abs(x), abs(y)) for _, x, y in tiles], default=0)
    side = min([side for side in GRIDS if reach <= side // 2 - BORDER])
    grid, rings = bytearray(bytes([BARE]) * (side * side)), vec[u8]([0] * (side * side))
    lying = vec[i64]()
    for tile, x, y in [(FOUNTAIN, 0, 0), *tiles]:
        cell = (side + 1) * (side // 2) + y * side + x
        grid[cell] = tile
        _turn_rings(rings, cell, RING_STEPS[side])
        lying = append(lying, cell)
    return Alhambra(side, bytes(grid), rings, lying)


def survey(palace: Alhambra, walls: vec[i64]) -> None:
    """Find the empty cells for tiles and what every cell asks of one, if not done before."""
    if palace.surveyed:
        return
    grid, rings = palace.grid, palace.rings
    steps = SIDE_STEPS[palace.side]
    cells = vec[i64]()
    places: list[int] = []
    seats: list[int] = []
    seen = vec[bool]([False] * len(grid))  # of the empty cells beside more than one tile
    for cell in palace.lying:
        touch = SIDES[rings[cell]]
        wall = walls[grid[cell]]
        seats.append(touch << 4 | wall & touch)
        for step in steps[15 & ~touch]:
            near = cell + step
            beside = ROOM[rings[near]]
            if beside & (beside - 1) == 0:  # this tile alone, or no room
                place = beside << 4 | (beside if wall & ACROSS[beside] else 0)
            elif seen[near]:
                continue
            else:
                seen[near] = True
                place = _place(palace, walls, near)
            if place >> 4 != place & 15:  # ALH-12: one side at least is open
                cells = append(cells, near)
                places.append(place)
    seats[0] = NOWHERE  # the fountain stays
    palace.cells, palace.places, palace.seats = cells, bytes(places), bytes(seats)
    palace.surveyed = True


def _place(palace: Alhambra, walls: vec[i64], cell: i64) -> int:
    """Return what an empty cell asks of a tile."""
    steps = RING_STEPS[palace.side]
    beside = SIDES[palace.rings[cell]]
    place = beside << 4
    for side in SETS[beside]:
        if walls[palace.grid[cell + steps[2 * side]]] & ACROSS[1 << side]:
            place |= 1 << side
    return place


def loose(palace: Alhambra, walls: vec[i64]) -> list[i64]:
    """Return the cells whose tile may be lifted (ALH-16): all others stay in reach."""
    depth = vec[i64]([0] * len(palace.grid))
    _walk(palace, walls, depth, palace.origin, 1)
    depth[palace.origin] = CUT  # the fountain stays
    return [
        cell for cell in palace.lying if depth[cell] != CUT and no_hole_without(palace.rings[cell])
    ]


def no_hole_without(ring: int) -> bool:
    """Tell whether a tile with this ring can go without leaving a hole (ALH-16).

    Tiles on all four sides leave one, even around an empty corner: only sides connect empty cells.
    """
    return bool(ONE_ARC[ring]) and SIDES[ring] != 15


def _walk(palace: Alhambra, walls: vec[i64], depth: vec[i64], cell: i64, deep: i64) -> i64:
    """Go on from a tile to those not yet met; mark the tiles that cut others off (ALH-16).

    Returns the least depth that is seen on the way: the low point of Hopcroft and Tarjan.
    """
    depth[cell] = low = deep
    cuts = False
    ways = SIDE_STEPS[palace.side][SIDES[palace.rings[cell]] & ~walls[palace.grid[cell]]]
    for way in ways:
        near = cell + way
        seen = depth[near] or _walk(palace, walls, depth, near, deep + 1)
        if seen == deep:
            cuts = True  # what lies there sees nothing before this tile
        elif seen < low:
            low = seen
    if cuts:
        depth[cell] = CUT
    return low


def longest_wall(palace: Alhambra, walls: vec[i64]) -> int:
    """Return the longest run of outer wall (ALH-23); worked out once."""
    if palace.wall < 0:
        palace.wall = _follow(palace, walls)
    return palace.wall


def _follow(palace: Alhambra, walls: vec[i64]) -> int:
    """Return the longest run of outer wall along the outline (ALH-24)."""
    grid, rings = palace.grid, palace.rings
    steps = RING_STEPS[palace.side]
    start = min(palace.lying)  # in the top row: its north side is outer
    cell, side = start, 0
    runs: list[int] = []
    run = 0
    sides = 0
    while True:
        sides += 1
        if wall_on(walls[grid[cell]], side):
            run += 1
        else:
            runs.append(run)
            run = 0
        beyond, ahead = 2 * side + 1, (2 * side + 2) & 7  # in the ring
        ring = rings[cell]
        if ring >> beyond & 1:
            cell, side = cell + steps[beyond], (side + 3) & 3
        elif ring >> ahead & 1:
            cell += steps[ahead]
        else:
            side = (side + 1) & 3
        if cell == start and side == 0:
            break
    if not runs:
        return sides  # a closed ring
    runs[0] += run  # the outline has no end
    return max(runs)
