"""The local tests of shapes, held against the slow and sure ones (ALH-10 to ALH-17, ALH-23)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rng import Rng
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.rules.legal import redesigns, spots
from alcaide.games.alhambra.rules.palace import Alhambra, longest_wall, loose, rebuild, survey
from palaces import random_options, table, wander
from profiles import many

GAMES = many(12)
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
Cell = tuple[int, int]
Walls = dict[Cell, int]


def laid(palace: Alhambra, walls: vec[i64]) -> Walls:
    """Return the walls of all tiles by cell, the fountain's too."""
    return {(0, 0): 0} | {(x, y): walls[tile] for tile, x, y in palace.laid()}


def next_to(cell: Cell, side: int) -> Cell:
    dx, dy = SIDES[side]
    return (cell[0] + dx, cell[1] + dy)


def flood(start: Cell, cells: set[Cell], walls: Walls | None = None) -> set[Cell]:
    """Return the cells in reach of one through sides, not through walls if there are any."""
    seen, path = {start}, [start]
    while path:
        cell = path.pop()
        for side in range(4):
            near = next_to(cell, side)
            shut = walls is not None and walls[cell] >> side & 1
            if near in cells and near not in seen and not shut:
                seen.add(near)
                path.append(near)
    return seen


def has_hole(tiles: set[Cell]) -> bool:
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    area = {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    }
    return len(flood((min(xs) - 1, min(ys) - 1), area - tiles)) != len(area - tiles)


def is_sound(tiles: Walls) -> bool:
    """Tell whether an Alhambra keeps ALH-11, ALH-12 and ALH-13."""
    for cell, wall in tiles.items():
        for side in range(4):
            near = tiles.get(next_to(cell, side))
            if near is not None and (wall >> side & 1) != (near >> (side + 2) % 4 & 1):
                return False
    return flood((0, 0), set(tiles), tiles) == set(tiles) and not has_hole(set(tiles))


def slow_wall(tiles: Walls) -> int:
    """Return the longest chain of outer walls that share corners, by search from every one."""
    edges: list[tuple[Cell, Cell]] = []
    corners = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
    for cell, wall in tiles.items():
        for side in range(4):
            if wall >> side & 1 and next_to(cell, side) not in tiles:
                (ax, ay), (bx, by) = corners[side]
                edges.append(((cell[0] + ax, cell[1] + ay), (cell[0] + bx, cell[1] + by)))
    best, left = 0, set(range(len(edges)))
    while left:
        group, path = set(), [left.pop()]
        while path:
            edge = path.pop()
            group.add(edge)
            close = {e for e in left if set(edges[e]) & set(edges[edge])}
            left -= close
            path += close
        best = max(best, len(group))
    return best


def windows(palace: Alhambra) -> list[Cell]:
    cells = palace.laid()
    reach = max([max(abs(x), abs(y)) for _, x, y in cells], default=0) + 2
    return [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]


def check(palace: Alhambra, walls: vec[i64], kinds: list[int]) -> None:
    """Hold what an Alhambra allows against brute force: every cell, every kind of tile."""
    tiles = laid(palace, walls)
    assert is_sound(tiles)
    assert longest_wall(palace, walls) == slow_wall(tiles)
    survey(palace, walls)
    empty = [cell for cell in windows(palace) if cell not in tiles]
    beside = [c for c in empty if any(next_to(c, side) in tiles for side in range(4))]
    holes = {cell for cell in beside if has_hole(set(tiles) | {cell})}
    assert {cell for cell in beside if cell not in holes} >= {
        (palace.x_of(c), palace.y_of(c)) for c in palace.cells
    }
    for wall in kinds:
        found = {(palace.x_of(c), palace.y_of(c)) for c in spots(palace, wall)}
        fits = {c for c in beside if c not in holes and fitting(tiles, c, wall)}
        assert found == fits, (tiles, wall)
    free = {(palace.x_of(c), palace.y_of(c)) for c in loose(palace, walls)}
    for cell in tiles:
        rest = {c: w for c, w in tiles.items() if c != cell}
        assert (cell in free) == (cell != (0, 0) and is_sound(rest)), (tiles, cell)


def fitting(tiles: Walls, cell: Cell, wall: int) -> bool:
    """Tell whether a tile keeps ALH-11 and ALH-12 on an empty cell."""
    open_side = False
    for side in range(4):
        near = tiles.get(next_to(cell, side))
        if near is None:
            continue
        if (near >> (side + 2) % 4 & 1) != (wall >> side & 1):
            return False
        open_side = open_side or not wall >> side & 1
    return open_side


@pytest.mark.parametrize("seed", range(GAMES))
def test_local_tests_equal_global_ones_wherever_a_random_game_comes(seed: int) -> None:
    rng = Rng(b"shapes%d" % seed)
    met: set[int] = set()
    for state, _, _ in wander(2 + seed % 5, random_options(rng), seed):
        for palace in state.palaces:
            if id(palace) not in met:
                met.add(id(palace))
                kept.append(palace)
                check(palace, state.kit.walls, sorted(set(state.kit.walls)))
    assert len(met) > 30


kept: list[Alhambra] = []  # so that no other one gets the same id


@pytest.mark.parametrize("seed", range(GAMES))
def test_exchanges_equal_brute_force(seed: int) -> None:
    rng = Rng(b"exchange%d" % seed)
    seen = 0
    for state, _, _ in wander(2 + seed % 5, random_options(rng), 1_000 + seed):
        if state.phase or rng.below(6):
            continue
        palace = state.palaces[state.mover]
        walls = state.kit.walls
        tiles = laid(palace, walls)
        expected = {
            (tile, x, y)
            for tile in state.reserves[state.mover]
            for _, x, y in palace.laid()
            if is_sound(tiles | {(x, y): walls[tile]})
        }
        found = {(a.tile, a.x, a.y) for a in redesigns(state) if isinstance(a, act.Exchange)}
        assert found == expected
        seen += len(found)
    assert seen


def test_a_tile_with_four_neighbours_stays_even_with_a_corner_of_its_ring_empty() -> None:
    """The ring around 0,-1 changes twice only: the empty cell -1,-2 touches it by a corner."""
    state = table(
        "alhambra 0 garden11 0,-1 tower11c 1,0 tower12 1,-1 pavilion8 -1,0 seraglio9 -1,-1",
    )
    check(state.palaces[0], state.kit.walls, [0])
    state = table(
        "alhambra 0 garden11 0,-1 tower11c 1,0 tower12 1,-1 pavilion8 -1,0 seraglio9 -1,-1"
        " arcades9 0,-2 arcades10 1,-2",
    )
    check(state.palaces[0], state.kit.walls, [0])


def test_a_far_away_tile_moves_to_a_larger_grid_and_changes_nothing() -> None:
    state = table()
    plain = [tile for tile in range(54) if not state.kit.walls[tile]]
    corridor = plain + [t for t in range(54) if state.kit.walls[t] == 4]
    cells = [(tile, n + 1, 0) for n, tile in enumerate(corridor[:13])]
    palace = rebuild(cells[:5])
    sides = {palace.side}
    for tile, x, y in cells[5:]:
        palace = palace.with_tile(tile, x, y)
        check(palace, state.kit.walls, [0, 4, 5])
        sides.add(palace.side)
    assert len(sides) == 2


def test_what_may_be_lifted_stays_when_tiles_are_exchanged() -> None:
    seen = 0
    for state, action, _ in wander(3, random_options(Rng(b"lifts")), 5):
        if isinstance(action, act.Exchange):
            after = state.palaces[state.mover].with_tile(action.tile, action.x, action.y)
            free = loose(after, state.kit.walls)
            assert after.lifts == [act.Lift(after.x_of(c), after.y_of(c)) for c in free]
            seen += len(free)
    assert seen
