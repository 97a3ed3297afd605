"""Laying pieces of a position one by one, by the geometry of the rules alone."""

from __future__ import annotations

import re

from alcaide.core.errors import PositionError
from alcaide.games.alcazar.rules.building import ground_neighbours, lay_bridge, lay_cube
from alcaide.games.alcazar.rules.castles import grow, new_building, unite
from alcaide.games.alcazar.rules.components import FLAGS, LINES, cell_named, line_between
from alcaide.games.alcazar.rules.packed import noble_of
from alcaide.games.alcazar.rules.state import PALACE, State


def lay_pieces(state: State, words: list[str]) -> None:
    """Lay cubes (``8``, three of them ``8x3``) and bridges (``7-9``) in this order."""
    for word in words:
        match = re.fullmatch(r"([a-k]?\d+)(?:x([1-9]\d?)|-([a-k]?\d+))?", word)
        if not match:
            given = repr(word[:20])
            told = f"{given} is no piece; a stone is 8, three 8x3, a bridge 7-9"
            raise PositionError(told, "alcazar-position-piece", word=given)
        cell, times, other = match.groups()
        if other:
            _bridge(state, cell, other)
        else:
            for _ in range(int(times or 1)):
                _cube(state, cell)


def cell_at(state: State, name: str) -> int:
    """Return the cell of a name; raise PositionError if there is none."""
    cell = cell_named(state.board, name)
    if cell < 0:
        given = repr(name[:20])
        told = f"there is no cell {given}; a space is 1 to 72, a gap like f7"
        raise PositionError(told, "alcazar-position-cell", cell=given)
    return cell


def _cube(state: State, name: str) -> None:
    cell = cell_at(state, name)
    if not state.cubes:
        raise PositionError("ALC-2: there are only 84 stones", "alcazar-position-stones")
    if state.height[cell]:
        building = state.top[cell]
        grow(state, building, 2)
    else:
        building = _ground(state, cell, name)
    lay_cube(state, cell, building)


def _ground(state: State, cell: int, name: str) -> int:
    """Return the building that a cube on the ground joins, a new one if none (ALC-35)."""
    space = state.board.space_of[cell]
    if not space:
        told = f"ALC-40: {name} is a gap: its ground carries no stone"
        raise PositionError(told, "alcazar-position-gap", cell=name)
    left, right = ground_neighbours(state, space)
    if left >= 0 and right >= 0 and left != right:
        return unite(state, left, right, 1, None)
    building = max(left, right)
    if building < 0:
        building = new_building(state, PALACE)
    grow(state, building, 1)
    return building


def _bridge(state: State, one: str, two: str) -> None:
    cell1, cell2 = cell_at(state, one), cell_at(state, two)
    line = line_between(cell1, cell2)
    name = f"{one}-{two}"
    if line < 0:
        told = f"ALC-46: {name} is no bridge: two cells apart in a straight line"
        raise PositionError(told, "alcazar-position-line", bridge=name)
    if not state.bridges:
        raise PositionError("ALC-2: there are only 20 bridges", "alcazar-position-bridges")
    height = state.height[cell1]
    if not height or height != state.height[cell2]:
        other_height = state.height[cell2]
        told = f"ALC-46: the pillars of {name} are {height} and {other_height} high; they must be "
        args = {"bridge": name, "height": str(height), "other": str(other_height)}
        raise PositionError(told + "equal, 1 or more", "alcazar-position-pillars", **args)
    if state.height[LINES[line][1]] >= height:
        told = f"ALC-46: the middle of {name} must be lower than its pillars"
        raise PositionError(told, "alcazar-position-middle", bridge=name)
    if line in state.spans:
        told = f"ALC-48: a bridge lies on {name} already"
        raise PositionError(told, "alcazar-position-bridge-twice", bridge=name)
    building, other = state.top[cell1], state.top[cell2]
    if building == other:
        grow(state, building, 3 * (height + 1))
    else:
        building = unite(state, building, other, 3 * (height + 1), None)
    lay_bridge(state, line, height + 1, building)


def plant_flag(state: State, flag: str, name: str) -> None:
    """Make the building with its lowest piece on a cell a castle (ALC-21)."""
    building = state.base[cell_at(state, name)]
    if flag not in FLAGS:
        given, known = repr(flag[:20]), ", ".join(FLAGS)
        told = f"there is no flag {given}; flags are {known}"
        raise PositionError(told, "alcazar-position-flag", flag=given, known=known)
    if building < 0:
        told = f"ALC-21: nothing stands on {name}: a flag needs a castle"
        raise PositionError(told, "alcazar-position-flag-nowhere", cell=name)
    if state.flag[building] >= 0:
        told = f"ALC-21: the castle on {name} has two flags"
        raise PositionError(told, "alcazar-position-two-flags", cell=name)
    if FLAGS.index(flag) in state.flag:
        told = f"ALC-2: there is only one flag {flag}"
        raise PositionError(told, "alcazar-position-flag-twice", flag=flag)
    if state.value[building] < 5:
        value = state.value[building]
        told = f"ALC-21: a castle is worth at least 5, the building on {name} {value}"
        raise PositionError(told, "alcazar-position-cheap", cell=name, value=value)
    state.flag[building] = FLAGS.index(flag)
    state.castles |= 1 << building
    state.value[building] = state.worth(building)


def place_noble(state: State, seat: int, grandee: bool, name: str) -> None:
    """Put a noble from the reserve on top of a cell (ALC-52)."""
    cell = cell_at(state, name)
    reserve = state.grandees if grandee else state.barons
    kind = "grandees" if grandee else "barons"
    if not state.height[cell]:
        told = f"ALC-50: nothing stands on {name}: a noble needs a piece under him"
        raise PositionError(told, "alcazar-position-noble-nowhere", cell=name)
    if state.noble[cell] >= 0:
        told = f"ALC-52: two nobles on {name}"
        raise PositionError(told, "alcazar-position-two-nobles", cell=name)
    if not reserve[seat]:
        told = f"ALC-1: seat {seat} has no more {kind}"
        raise PositionError(told, "alcazar-position-reserve", seat=str(seat), kind=kind)
    reserve[seat] -= 1
    state.noble[cell] = noble_of(seat, grandee)
    state.posts[seat].append(cell)
    state.posts[seat].sort()
