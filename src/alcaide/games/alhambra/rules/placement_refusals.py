"""Why a tile cannot lie there or be taken off (ALH-9 to ALH-17)."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.rules.components import FOUNTAIN, tile_name
from alcaide.games.alhambra.rules.legal import dirk_takes
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import EMPTY, ONE_ARC, Alhambra
from alcaide.games.alhambra.rules.state import LAST_PUT, State, is_square
from alcaide.interface.values import Args, Refusal


def refuse_put(state: State, action: act.Put | act.PutReserve | act.PutDirk) -> Refusal:
    """Refuse the placing of a new tile (ALH-7, ALH-D6)."""
    tile = action.tile
    if tile not in state.trays[state.mover]:
        return Refusal("ALH-7", "not-in-tray", {"tile": tile_name(state.kit, tile)})
    if isinstance(action, act.PutDirk) and not dirk_takes(state, tile):
        return _refuse_dirk(state, tile)
    if isinstance(action, act.Put):
        return _refuse_cell(state, tile, action.x, action.y)
    return Refusal("ALH-14", "not-in-tray", {"tile": tile_name(state.kit, tile)})


def _refuse_dirk(state: State, tile: int) -> Refusal:
    if state.players != 2:
        return Refusal("ALH-D6", "no-dirk")
    if is_square(tile) or state.phase == LAST_PUT:
        return Refusal("ALH-D6", "not-for-dirk", {"tile": tile_name(state.kit, tile)})
    return Refusal("ALH-V8", "no-vizier-gift")


def _refuse_cell(state: State, tile: int, x: int, y: int) -> Refusal:
    """Refuse an empty cell, or one that is none (ALH-10 to ALH-13)."""
    palace = state.palaces[state.mover]
    args: Args = {"tile": tile_name(state.kit, tile), "x": x, "y": y}
    if palace.tile_at(x, y) != EMPTY:
        return Refusal("ALH-10", "cell-taken", args)
    if all(near == EMPTY for near in _neighbours(palace, x, y)):
        return Refusal("ALH-10", "touches-nothing", args)
    if mismatch := _mismatch(state, tile, x, y):
        return Refusal("ALH-11", "wall-mismatch", args | mismatch)
    if not ONE_ARC[palace.rings[palace.cell_of(x, y)]]:
        return Refusal("ALH-13", "makes-hole", args)
    return Refusal("ALH-12", "unreachable", args)


def _neighbours(palace: Alhambra, x: int, y: int) -> list[int]:
    """Return the tiles on the four sides, N E S W."""
    return [palace.tile_at(x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]


def _mismatch(state: State, tile: int, x: int, y: int) -> Args | None:
    """Return the first side where one tile has a wall and the other none."""
    walls = state.kit.walls
    for side, near in enumerate(_neighbours(state.palaces[state.mover], x, y)):
        if near == EMPTY:
            continue
        own, other = wall_on(walls[tile], side), wall_on(walls[near], side + 2 & 3)
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
                return Refusal(
                    "ALH-15", "not-in-reserve", {"tile": tile_name(state.kit, action.tile)}
                )
            if isinstance(action, act.Build):
                return _refuse_cell(state, action.tile, action.x, action.y)
            return _refuse_exchange(state, action)


def _refuse_standing(palace: Alhambra, rule: str, args: Args) -> Refusal | None:
    """Refuse a cell without a tile that could be taken."""
    tile = palace.tile_at(args["x"], args["y"])
    if tile == FOUNTAIN:
        return Refusal(rule, "fountain-stays", args)
    return Refusal(rule, "nothing-there", args) if tile == EMPTY else None


def _refuse_lift(state: State, x: int, y: int) -> Refusal:
    palace = state.palaces[state.mover]
    args: Args = {"x": x, "y": y}
    if refusal := _refuse_standing(palace, "ALH-16", args):
        return refusal
    args |= {"tile": state.kit.names[palace.tile_at(x, y)]}
    hole = all(near != EMPTY for near in _neighbours(palace, x, y))
    return Refusal("ALH-16", "leaves-hole" if hole else "cuts-off", args)


def _refuse_exchange(state: State, action: act.Exchange) -> Refusal:
    args: Args = {"tile": tile_name(state.kit, action.tile), "x": action.x, "y": action.y}
    if refusal := _refuse_standing(state.palaces[state.mover], "ALH-17", args):
        return refusal
    mismatch = _mismatch(state, action.tile, action.x, action.y) or {}
    return Refusal("ALH-11", "wall-mismatch", args | mismatch)
