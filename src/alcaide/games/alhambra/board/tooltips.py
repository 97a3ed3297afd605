"""What there is to say about each cell of an Alhambra, and about the empty ones beside it."""

from __future__ import annotations

from alcaide.games.alhambra.board.preview_marks import Cell
from alcaide.games.alhambra.board.wall_graph import STEPS, Segment, has_wall
from alcaide.games.alhambra.rules.components import FOUNTAIN
from alcaide.games.alhambra.rules.palace import EMPTY, Alhambra, survey
from alcaide.games.alhambra.rules.scoring import square_value
from alcaide.games.alhambra.rules.state import State, is_square
from alcaide.scene.model import Phrase


def beside(palace: Alhambra) -> list[Cell]:
    """Return the empty cells beside tiles, in the order of reading."""
    found = {
        (palace.x_of(cell) + dx, palace.y_of(cell) + dy)
        for cell in palace.lying
        for dx, dy in STEPS
    }
    empty = [cell for cell in found if palace.tile_at(*cell) == EMPTY]
    return sorted(empty, key=lambda cell: (cell[1], cell[0]))


def spots(state: State, seat: int, run: list[Segment]) -> dict[str, Phrase]:
    """Return a sentence for every tile and every empty cell beside one, by pick."""
    palace = state.palaces[seat]
    told = {
        f"cell:{palace.x_of(cell)},{palace.y_of(cell)}": lying(state, seat, cell, run)
        for cell in palace.lying
    }
    for x, y in beside(palace):
        told[f"cell:{x},{y}"] = empty(state, palace, x, y)
    return told


def lying(state: State, seat: int, cell: int, run: list[Segment]) -> Phrase:
    """Return what lies on a cell: tile, walls, its share of the longest wall, its value."""
    palace = state.palaces[seat]
    tile = palace.grid[cell]
    if tile == FOUNTAIN:
        return Phrase("alhambra-spot-fountain")
    x, y = palace.x_of(cell), palace.y_of(cell)
    args = {
        "tile": state.kit.names[tile],
        "walls": walls(state.kit.walls[tile]),
        "run": sum((segment.x, segment.y) == (x, y) for segment in run),
    }
    if is_square(tile):
        args["value"] = square_value(state, seat, cell)
        return Phrase("alhambra-spot-square", args)
    return Phrase("alhambra-spot-building", args)


def empty(state: State, palace: Alhambra, x: int, y: int) -> Phrase:
    """Return what a tile on an empty cell would need (ALH-11 to ALH-13)."""
    touch = need = 0
    for side, (dx, dy) in enumerate(STEPS):
        if palace.tile_at(x + dx, y + dy) != EMPTY:
            touch |= 1 << side
            need |= has_wall(palace, state.kit.walls, x + dx, y + dy, side + 2) << side
    if touch == need:
        return Phrase("alhambra-spot-shut")
    survey(palace, state.kit.walls)
    if palace.cell_of(x, y) not in palace.cells:
        return Phrase("alhambra-spot-hole")
    args = {"open": sides(touch & ~need), "walls": sides(need), "count": need.bit_count()}
    return Phrase("alhambra-spot-empty", args)


def walls(bits: int) -> Phrase:
    """Return on which sides a tile has walls."""
    return Phrase("alhambra-spot-walls", {"count": bits.bit_count(), "walls": sides(bits)})


def sides(bits: int) -> list[Phrase]:
    """Return the names of some sides."""
    return [Phrase("alhambra-term-side", {"side": "NESW"[k]}) for k in range(4) if bits >> k & 1]
