"""How many of the tiles to come fit an empty cell, and complete what is open there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import Components, load_components
from alcaide.games.castle.rules.packed import shape_of
from alcaide.games.castle.rules.state import State, feature_of

Slots = tuple[int, ...]  # of the twelve around a tile


class Opening(NamedTuple):
    """An empty cell that touches something."""

    cell: int
    fits: int  # tiles to come that fit in some turn (CST-3)
    completes: dict[int, int]  # by feature: tiles to come that complete it here


class Around(NamedTuple):
    """What an empty cell is beside: by slot the feature that is met there, -1 for none."""

    features: Slots
    empty: frozenset[int]  # slots that would stay open


def openings(view: View) -> list[Opening]:
    """Return the empty cells where tiles may go, in the order of their numbers."""
    state = guess(view)
    tiles = Counter(_alike(view.board, tile) for tile in view.unseen)
    return [_opening(state, cell, tiles) for cell in state.edge]


def _opening(state: State, cell: int, tiles: Counter[int]) -> Opening:
    around = _around(state, cell)
    closable = _closable(state, around)
    fits, completes = 0, Counter[int]()
    for tile, copies in tiles.items():
        turns = [turn for turn in state.kit.turns[tile] if _lies(state, tile, turn, cell)]
        fits += copies if turns else 0
        closed: set[int] = set()
        for turn in turns if closable else ():
            closed |= _closed(state, around, closable, shape_of(tile, turn), tile)
        completes.update(dict.fromkeys(closed, copies))
    return Opening(cell, fits, dict(completes))


def _lies(state: State, tile: int, turn: int, cell: int) -> bool:
    return state.kit.paths[shape_of(tile, turn)] & state.known[cell] == state.need[cell]


def _around(state: State, cell: int) -> Around:
    kit = state.kit
    features, empty = [-1] * 12, set()
    for side in range(4):
        near = kit.near[cell * 4 + side]
        if near >= 0 and state.shape[near] < 0:
            empty |= set(range(side * 3, side * 3 + 3))
        elif near >= 0:
            face, facing = kit.faces[state.shape[near]], (side + 2 & 3) * 3 + 2
            for k in range(3):
                features[side * 3 + k] = feature_of(state, state.node[near] + face[facing - k])
    return Around(tuple(features), frozenset(empty))


def _closable(state: State, around: Around) -> dict[int, Slots]:
    """Return the features that are open here alone, with their slots."""
    slots: dict[int, list[int]] = {}
    for slot, feature in enumerate(around.features):
        if feature >= 0:
            slots.setdefault(feature, []).append(slot)
    return {f: tuple(at) for f, at in slots.items() if len(at) == state.open[f]}


def _closed(
    state: State, around: Around, closable: dict[int, Slots], shape: int, tile: int
) -> set[int]:
    """Return the features that a tile completes: neither they nor what they join stays open."""
    face, kinds = state.kit.faces[shape], state.kit.kinds[tile]
    found: set[int] = set()
    for feature in closable:
        if feature not in found:
            joined = _joined(state, around, closable, face, kinds, feature)
            found |= joined
    return found


def _joined(
    state: State,
    around: Around,
    closable: dict[int, Slots],
    face: vec[i64],
    kinds: list[int],
    feature: int,
) -> set[int]:
    """Return a feature with those that a tile joins to it; nothing if they stay open."""
    kind = state.kind[feature]
    joined, parts, ahead = {feature}, set[int](), [feature]
    while ahead:
        for slot in closable[ahead.pop()]:
            part = face[slot]
            if kinds[part] != kind or part in parts:
                continue
            parts.add(part)
            for other in range(12):
                if face[other] != part:
                    continue
                if other in around.empty:
                    return set()
                met = around.features[other]
                if met >= 0 and state.kind[met] == kind and met not in joined:
                    if met not in closable:
                        return set()
                    joined.add(met)
                    ahead.append(met)
    return joined


@lru_cache(maxsize=1024)
def _alike(board: str, tile: int) -> int:
    """Return the first tile that is in nothing different."""
    kit = load_components(board)
    return next(first for first in range(tile + 1) if _look(kit, first) == _look(kit, tile))


def _look(kit: Components, tile: int) -> tuple[Slots, Slots]:
    return tuple(kit.faces[shape_of(tile, 0)]), tuple(kit.kinds[tile])
