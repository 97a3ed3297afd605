"""The shape of an Alhambra: where tiles go, which come off, the outer wall (ALH-9 to ALH-24)."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.components import ORIGIN, STEPS
from alcaide.games.alhambra.state import Ground, State


def ground_of(state: State, seat: int) -> Ground:
    """Return what the Alhambra of a seat allows, worked out once for each shape."""
    ground = state.grounds[seat]
    if ground is None:
        ground = survey(state.grids[seat], state.kit.walls)
        state.grounds[seat] = ground
    return ground


def survey(grid: dict[int, int], walls: list[int]) -> Ground:
    """Look at every cell in or beside an Alhambra."""
    ground = Ground()
    seen: set[int] = set()
    for cell in grid:
        filled = ring(grid, cell)
        touch = SIDES[filled]
        for side in EMPTY_SIDES[touch]:
            near = cell + STEPS[side]
            if near not in seen:
                seen.add(near)
                _add_empty(ground, grid, walls, near)
        if cell != ORIGIN:
            ground.taken.append(cell)
            ground.around.append(touch)
            loose = ONE_ARC[filled] and _is_loose(grid, walls, cell, touch)
            ground.loose.append(loose)
    return ground


def _add_empty(ground: Ground, grid: dict[int, int], walls: list[int], cell: int) -> None:
    filled = ring(grid, cell)
    if not ONE_ARC[filled]:
        return  # ALH-13
    touch = SIDES[filled]
    need = 0
    for side in FULL_SIDES[touch]:
        if walls[grid[cell + STEPS[side]]] >> ((side + 2) & 3) & 1:
            need |= 1 << side
    if touch != need:  # ALH-12: one side at least is open
        ground.cells.append(cell)
        ground.touch.append(touch)
        ground.need.append(need)


def ring(grid: dict[int, int], cell: int) -> int:
    """Return which of the eight cells around hold tiles, as bits: N, NE, E and on clockwise."""
    return (
        (cell - 128 in grid)
        | (cell - 127 in grid) << 1
        | (cell + 1 in grid) << 2
        | (cell + 129 in grid) << 3
        | (cell + 128 in grid) << 4
        | (cell + 127 in grid) << 5
        | (cell - 1 in grid) << 6
        | (cell - 129 in grid) << 7
    )


def _one_arc(filled: int) -> bool:
    """Tell whether a ring changes between filled and empty exactly twice (ALH-13)."""
    turned = filled >> 1 | (filled & 1) << 7
    return (filled ^ turned).bit_count() == 2


ONE_ARC: Final = [_one_arc(filled) for filled in range(256)]
SIDES: Final = [
    filled & 1 | filled >> 1 & 2 | filled >> 2 & 4 | filled >> 3 & 8 for filled in range(256)
]
FULL_SIDES: Final = [[s for s in range(4) if touch >> s & 1] for touch in range(16)]
EMPTY_SIDES: Final = [[s for s in range(4) if not touch >> s & 1] for touch in range(16)]


def _is_loose(grid: dict[int, int], walls: list[int], cell: int, touch: int) -> bool:
    """Tell whether all others stay in reach without a tile (ALH-16)."""
    open_sides = touch & ~walls[grid[cell]]
    if open_sides & (open_sides - 1) == 0:
        return True  # a dead end
    return reached_without(grid, walls, cell) == len(grid) - 1


def reached_without(grid: dict[int, int], walls: list[int], gone: int) -> int:
    """Return how many tiles can be reached from the fountain without stepping on one cell."""
    reached = {ORIGIN}
    path = [ORIGIN]
    while path:
        cell = path.pop()
        for side in EMPTY_SIDES[walls[grid[cell]]]:
            near = cell + STEPS[side]
            if near not in reached and near in grid and near != gone:
                reached.add(near)
                path.append(near)
    return len(reached)


def longest_wall(grid: dict[int, int], walls: list[int]) -> int:
    """Return the longest run of outer wall along the outline (ALH-23, ALH-24)."""
    cell = min(grid)  # the top row: its north side is outer
    side = 0
    start = cell
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
        ahead = cell + STEPS[(side + 1) & 3]
        beyond = ahead + STEPS[side]
        if beyond in grid:
            cell, side = beyond, (side + 3) & 3
        elif ahead in grid:
            cell = ahead
        else:
            side = (side + 1) & 3
        if cell == start and side == 0:
            break
    if not runs:
        return sides  # a closed ring
    runs[0] += run  # the outline has no end
    return max(runs)
