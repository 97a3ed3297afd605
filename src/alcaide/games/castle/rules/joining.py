"""A tile joins what lies there: features grow, unite and close (CST-3 to CST-9, CST-22)."""

from __future__ import annotations

from bisect import insort

from librt.vecs import append
from mypy_extensions import i64

from alcaide.games.castle.rules.components import CELLS, PATH
from alcaide.games.castle.rules.packed import marks_of, shape_of, spot_at
from alcaide.games.castle.rules.state import State, feature_of


def lay_tile(state: State, tile: int, turn: int, cell: int) -> None:
    """Put a tile on a cell and join its parts to their neighbours; find completed features."""
    kit = state.kit
    shape = shape_of(tile, turn)
    first = len(state.parent)
    _add_parts(state, tile, cell)
    state.shape[cell] = shape
    state.node[cell] = first
    state.placed = append(state.placed, cell)
    if cell in state.edge:
        state.edge.remove(cell)
    touched = list(range(first, len(state.parent)))
    for side in range(4):
        near = kit.near[cell * 4 + side]
        if near < 0:
            _meet_wall(state, shape, first, cell, side)
        elif state.shape[near] < 0:
            _open_side(state, shape, first, side)
            _demand(state, near, (side + 2) & 3, kit.paths[shape] >> side & 1)
        else:
            _meet_tile(state, shape, first, side, near, touched)
    _close(state, touched)


def _add_parts(state: State, tile: int, cell: int) -> None:
    kit = state.kit
    kinds = kit.kinds[tile]
    for part in range(len(kinds)):
        state.parent = append(state.parent, len(state.parent))
        state.kind = append(state.kind, kinds[part])
        state.tiles.append(1 << cell)
        state.open = append(state.open, 0)
        state.men = append(state.men, 0)
        marks = marks_of(kit.wells[tile][part], kit.markets[tile][part])
        state.marks = append(state.marks, marks)
        state.name = append(state.name, spot_at(cell, part))


def _demand(state: State, cell: int, side: int, path: int) -> None:
    """Note what an empty cell must show on a side (CST-3)."""
    if not state.known[cell] and (state.matching or cell not in state.edge):
        insort(state.edge, cell)
    state.known[cell] |= 1 << side
    state.need[cell] |= path << side


def open_starts(state: State) -> None:
    """Note which cells the start spaces open, and what they demand there (CST-3)."""
    kit = state.kit
    for cell in kit.inside:
        for side in range(4):
            start = kit.start_near[cell * 4 + side]
            if start < 0:
                continue
            if state.matching:
                _demand(state, cell, side, 1 if kit.start_kind[start] == PATH else 0)
            elif cell not in state.edge:
                insort(state.edge, cell)


def _meet_wall(state: State, shape: int, first: i64, cell: int, side: int) -> None:
    """Join a start space of the same kind; plain wall closes every edge (CST-22)."""
    kit = state.kit
    start = kit.start_near[cell * 4 + side]
    if start < 0:
        return
    feature = feature_of(state, first + kit.faces[shape][side * 3 + 1])
    if state.kind[feature] == kit.start_kind[start]:
        place: int = CELLS + start  # more bits than a machine number has
        state.tiles[feature] |= 1 << place
        state.marks[feature] += marks_of(0, kit.start_market[start])


def _open_side(state: State, shape: int, first: i64, side: int) -> None:
    face = state.kit.faces[shape]
    for slot in range(side * 3, side * 3 + 3):
        state.open[feature_of(state, first + face[slot])] += 1


def _meet_tile(
    state: State, shape: int, first: i64, side: int, near: i64, touched: list[i64]
) -> None:
    """Join the three strips of an edge to those facing them, where they are alike."""
    face = state.kit.faces[shape]
    other = state.kit.faces[state.shape[near]]
    node = state.node[near]
    facing = (side + 2 & 3) * 3 + 2
    for k in range(3):
        mine = feature_of(state, first + face[side * 3 + k])
        theirs = feature_of(state, node + other[facing - k])
        state.open[theirs] -= 1
        if mine == theirs:
            continue
        if state.kind[mine] == state.kind[theirs]:
            _unite(state, mine, theirs)
        else:
            touched.append(theirs)


def _unite(state: State, one: i64, other: i64) -> None:
    keep, lost = (one, other) if one < other else (other, one)
    state.parent[lost] = keep
    state.tiles[keep] |= state.tiles[lost]
    state.open[keep] += state.open[lost]
    state.men[keep] += state.men[lost]
    state.marks[keep] += state.marks[lost]
    if state.name[lost] < state.name[keep]:
        state.name[keep] = state.name[lost]


def _close(state: State, touched: list[i64]) -> None:
    """Collect the features that no slot leaves open any more (CST-6, CST-8, CST-9)."""
    closing: list[int] = []
    for node in touched:
        feature = feature_of(state, node)
        if not state.open[feature] and feature not in closing:
            closing.append(feature)
    state.closing = closing
