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
            raise PositionError(f"{word[:20]!r} is no piece; a cube is 8, three 8x3, a bridge 7-9")
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
        raise PositionError(f"there is no cell {name[:20]!r}; a space is 1 to 72, a gap like f7")
    return cell


def _cube(state: State, name: str) -> None:
    cell = cell_at(state, name)
    if not state.cubes:
        raise PositionError("ALC-2: there are only 84 cubes")
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
        raise PositionError(f"ALC-40: {name} is a gap: its ground carries no cube")
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
        raise PositionError(f"ALC-46: {name} is no bridge: two cells apart in a straight line")
    if not state.bridges:
        raise PositionError("ALC-2: there are only 20 bridges")
    height = state.height[cell1]
    if not height or height != state.height[cell2]:
        heights = f"{height} and {state.height[cell2]}"
        raise PositionError(
            f"ALC-46: the pillars of {name} are {heights} high; they must be equal, 1 or more"
        )
    if state.height[LINES[line][1]] >= height:
        raise PositionError(f"ALC-46: the middle of {name} must be lower than its pillars")
    if line in state.spans:
        raise PositionError(f"ALC-48: a bridge lies on {name} already")
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
        raise PositionError(f"there is no flag {flag[:20]!r}; flags are {', '.join(FLAGS)}")
    if building < 0:
        raise PositionError(f"ALC-21: nothing stands on {name}: a flag needs a castle")
    if state.flag[building] >= 0:
        raise PositionError(f"ALC-21: the castle on {name} has two flags")
    if FLAGS.index(flag) in state.flag:
        raise PositionError(f"ALC-2: there is only one flag {flag}")
    if state.value[building] < 5:
        value = state.value[building]
        raise PositionError(f"ALC-21: a castle is worth at least 5, the building on {name} {value}")
    state.flag[building] = FLAGS.index(flag)
    state.castles |= 1 << building
    state.value[building] = state.worth(building)


def place_noble(state: State, seat: int, grandee: bool, name: str) -> None:
    """Put a noble from the reserve on top of a cell (ALC-52)."""
    cell = cell_at(state, name)
    reserve = state.grandees if grandee else state.barons
    kind = "grandees" if grandee else "barons"
    if not state.height[cell]:
        raise PositionError(f"ALC-50: nothing stands on {name}: a noble needs a piece under him")
    if state.noble[cell] >= 0:
        raise PositionError(f"ALC-52: two nobles on {name}")
    if not reserve[seat]:
        raise PositionError(f"ALC-1: seat {seat} has no more {kind}")
    reserve[seat] -= 1
    state.noble[cell] = noble_of(seat, grandee)
    state.posts[seat].append(cell)
    state.posts[seat].sort()
