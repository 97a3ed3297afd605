"""The shape of an Alhambra: where tiles go, which come off, the outer wall (ALH-9 to ALH-24)."""

from __future__ import annotations

from alcaide.games.alhambra.components import ORIGIN, RING, STEPS
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
        around = 0
        for side in range(4):
            near = cell + STEPS[side]
            if near in grid:
                around |= 1 << side
            elif near not in seen:
                seen.add(near)
                if changes(grid, near) == 2:  # ALH-13
                    _add_empty(ground, grid, walls, near)
        if cell != ORIGIN:
            ground.taken.append(cell)
            ground.around.append(around)
            ground.loose.append(_is_loose(grid, walls, cell, around))
    return ground


def _add_empty(ground: Ground, grid: dict[int, int], walls: list[int], cell: int) -> None:
    touch = 0
    need = 0
    for side in range(4):
        tile = grid.get(cell + STEPS[side], -1)
        if tile >= 0:
            touch |= 1 << side
            if walls[tile] >> ((side + 2) & 3) & 1:
                need |= 1 << side
    if touch & ~need:  # ALH-12: one side at least is open
        ground.cells.append(cell)
        ground.touch.append(touch)
        ground.need.append(need)


def changes(grid: dict[int, int], cell: int) -> int:
    """Return how often the ring of eight cells changes between filled and empty (ALH-13)."""
    count = 0
    before = cell + RING[7] in grid
    for step in RING:
        filled = cell + step in grid
        if filled != before:
            count += 1
            before = filled
    return count


def _is_loose(grid: dict[int, int], walls: list[int], cell: int, around: int) -> bool:
    """Tell whether a tile may be lifted: no hole, all others still in reach (ALH-16)."""
    if changes(grid, cell) != 2:
        return False
    open_sides = around & ~walls[grid[cell]]
    if open_sides & (open_sides - 1) == 0:
        return True  # a dead end
    return reached_without(grid, walls, cell) == len(grid) - 1


def reached_without(grid: dict[int, int], walls: list[int], gone: int) -> int:
    """Return how many tiles can be reached from the fountain without stepping on one cell."""
    reached = {ORIGIN}
    path = [ORIGIN]
    while path:
        cell = path.pop()
        wall = walls[grid[cell]]
        for side in range(4):
            near = cell + STEPS[side]
            if wall >> side & 1 or near == gone or near in reached or near not in grid:
                continue
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


def fits(walls: int, touch: int, need: int) -> bool:
    """Tell whether a tile with these walls meets what its neighbours ask for (ALH-11)."""
    return walls & touch == need
