"""Why a tile cannot lie there or be taken off (ALH-9 to ALH-17)."""

from __future__ import annotations

from alcaide.core.game import Args, Refusal
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.components import FOUNTAIN, ORIGIN, STEPS, cell_of
from alcaide.games.alhambra.ground import ONE_ARC, ring
from alcaide.games.alhambra.legal import dirk_takes
from alcaide.games.alhambra.state import LAST_PUT, State, is_square


def refuse_put(state: State, action: act.Put | act.PutReserve | act.PutDirk) -> Refusal:
    """Refuse the placing of a new tile (ALH-7, ALH-D6)."""
    tile = action.tile
    if tile not in state.trays[state.mover]:
        return Refusal("ALH-7", "not-in-tray", {"tile": _name(state, tile)})
    if isinstance(action, act.PutDirk) and not dirk_takes(state, tile):
        return _refuse_dirk(state, tile)
    if isinstance(action, act.Put):
        return _refuse_cell(state, tile, action.x, action.y)
    return Refusal("ALH-14", "not-in-tray", {"tile": _name(state, tile)})


def _name(state: State, tile: int) -> str:
    return state.kit.names[tile] if 0 <= tile < len(state.kit.names) else str(tile)


def _refuse_dirk(state: State, tile: int) -> Refusal:
    if state.players != 2:
        return Refusal("ALH-D6", "no-dirk")
    if is_square(tile) or state.phase == LAST_PUT:
        return Refusal("ALH-D6", "not-for-dirk", {"tile": _name(state, tile)})
    return Refusal("ALH-V8", "no-vizier-gift")


def _refuse_cell(state: State, tile: int, x: int, y: int) -> Refusal:
    """Refuse an empty cell, or one that is none (ALH-10 to ALH-13)."""
    grid = state.grids[state.mover]
    cell = cell_of(x, y)
    args: Args = {"tile": _name(state, tile), "x": x, "y": y}
    if cell in grid:
        return Refusal("ALH-10", "cell-taken", args)
    near = [side for side in range(4) if cell + STEPS[side] in grid]
    if not near:
        return Refusal("ALH-10", "touches-nothing", args)
    if mismatch := _mismatch(state, tile, cell):
        return Refusal("ALH-11", "wall-mismatch", args | mismatch)
    if not ONE_ARC[ring(grid, cell)]:
        return Refusal("ALH-13", "makes-hole", args)
    return Refusal("ALH-12", "unreachable", args)


def _mismatch(state: State, tile: int, cell: int) -> Args | None:
    """Return the first side where one tile has a wall and the other none."""
    grid = state.grids[state.mover]
    walls = state.kit.walls
    for side in range(4):
        near = grid.get(cell + STEPS[side], -1)
        if near < 0:
            continue
        own, other = walls[tile] >> side & 1, walls[near] >> (side + 2 & 3) & 1
        if own != other:
            name = "fountain" if near == FOUNTAIN else state.kit.names[near]
            return {"side": "NESW"[side], "neighbour": name, "wall": "own" if own else "other"}
    return None


def refuse_redesign(state: State, action: act.Build | act.Lift | act.Exchange) -> Refusal:
    """Refuse a redesign (ALH-15 to ALH-17)."""
    match action:
        case act.Lift():
            return _refuse_lift(state, action.x, action.y)
        case act.Build() | act.Exchange():
            if action.tile not in state.reserves[state.mover]:
                return Refusal("ALH-15", "not-in-reserve", {"tile": _name(state, action.tile)})
            if isinstance(action, act.Build):
                return _refuse_cell(state, action.tile, action.x, action.y)
            return _refuse_exchange(state, action)


def _refuse_lift(state: State, x: int, y: int) -> Refusal:
    grid = state.grids[state.mover]
    cell = cell_of(x, y)
    args: Args = {"x": x, "y": y}
    if cell == ORIGIN:
        return Refusal("ALH-16", "fountain-stays", args)
    if cell not in grid:
        return Refusal("ALH-16", "nothing-there", args)
    args |= {"tile": state.kit.names[grid[cell]]}
    if not ONE_ARC[ring(grid, cell)]:
        return Refusal("ALH-16", "leaves-hole", args)
    return Refusal("ALH-16", "cuts-off", args)


def _refuse_exchange(state: State, action: act.Exchange) -> Refusal:
    grid = state.grids[state.mover]
    cell = cell_of(action.x, action.y)
    args: Args = {"tile": _name(state, action.tile), "x": action.x, "y": action.y}
    if cell == ORIGIN:
        return Refusal("ALH-17", "fountain-stays", args)
    if cell not in grid:
        return Refusal("ALH-17", "nothing-there", args)
    mismatch = _mismatch(state, action.tile, cell) or {}
    return Refusal("ALH-11", "wall-mismatch", args | mismatch)
