"""Which empty cells let the longest wall grow, and which would cut it (ALH-23)."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.games.alhambra.board.scene import whose
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.legal import spots
from alcaide.games.alhambra.rules.palace import longest_wall, survey
from alcaide.games.alhambra.rules.state import State


class WallCell(NamedTuple):
    """An empty cell, and how long the wall can be once a tile lies there."""

    x: int
    y: int
    now: int
    best: int  # with the tile that suits it best, of all that may come


def wall_cells(view: View) -> list[WallCell]:
    """Return the cells of the Alhambra that is drawn large where some tile may go."""
    state = guess(view)
    walls, palace = state.kit.walls, state.palaces[whose(view)]
    survey(palace, walls)
    now = longest_wall(palace, walls)
    best: dict[tuple[int, int], int] = {}
    for tile in _patterns(view, state):
        for cell in spots(palace, walls[tile]):
            at = palace.x_of(cell), palace.y_of(cell)
            length = longest_wall(palace.with_tile(tile, *at), walls)
            best[at] = max(best.get(at, 0), length)
    return [WallCell(x, y, now, best[x, y]) for x, y in sorted(best, key=lambda at: at[::-1])]


def _patterns(view: View, state: State) -> list[int]:
    """Return of the tiles that may come here one for each way to be walled."""
    seat = view.seats[whose(view)]
    tiles = [*view.bag, *(tile for tile in view.market if tile >= 0), *seat.reserve, *seat.tray]
    if state.squares:
        tiles += [tile for stack in view.stacks for tile in stack]
    return list({state.kit.walls[tile]: tile for tile in tiles}.values())
