"""The Castle in numbers: all actions numbered, what a seat may know as bytes.

docs/features/castle.md explains every block.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alcaide.core.features import Block, Features, starts
from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.components import (
    CELLS,
    CORNERS,
    FOLLOWERS,
    KINDS,
    LAP,
    TILES,
    WALL_COPIES,
    WALL_KINDS,
    Kit,
)
from alcaide.games.castle.legal import own_due
from alcaide.games.castle.state import State, feature_at, size

PARTS: Final = 8  # of a tile at most
ACTIONS: Final = (
    Block("place", (CELLS, 4)),
    Block("herald", (PARTS,)),
    Block("knight", (PARTS,)),
    Block("squire", (PARTS,)),
    Block("merchant", (PARTS,)),
    Block("done", (1,)),
    Block("extra", (1,)),
    Block("score", (FOLLOWERS, 2)),
)
PLAIN: Final[list[Action]] = [  # those whose numbers mean the same in every position
    *act.PLACE,
    *act.FOLLOWERS[0],
    *act.FOLLOWERS[1],
    *act.FOLLOWERS[2],
    *act.FOLLOWERS[3],
    act.DONE,
    act.EXTRA,
]
NUMBER: Final[dict[Action, int]] = {action: number for number, action in enumerate(PLAIN)}
SCORE: Final = starts(ACTIONS)["score"]
DUE: Final = len(KINDS) + 1  # bytes of a feature that waits to be scored: kind, tiles
LOOK: Final = 4 * len(KINDS) + 2  # bytes that tell how a lying tile looks: sides, well, market
TILE: Final = CELLS * LOOK  # where the numbers of tiles begin
TURN: Final = TILE + CELLS
GROUND: Final = TURN + CELLS  # bytes that tell what lies where
UNKNOWN: Final = CORNERS - 1  # of the rest: wall tiles, whose kinds are numbered from 1
TRACK: Final = CORNERS + 3 * WALL_KINDS  # of the rest: points
PHASE: Final = TRACK + 6
NOTHING_TAKEN: Final = bytes(CORNERS) + bytes(
    [WALL_COPIES] * WALL_KINDS + [0] * (2 * WALL_KINDS + 16)
)


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions."""
    if state.due:
        return [_number(state, action) for action in actions]
    return [NUMBER[action] for action in actions]


def _number(state: State, action: Action) -> int:
    """Return the number of one legal action."""
    if isinstance(action, act.Score):
        feature = feature_at(state, action.cell * 8 + action.part)
        place = own_due(state, state.mover).index(feature)
        return SCORE + place * 2 + int(action.wall > 0)
    return NUMBER[action]


def parts(players: int) -> tuple[Block, ...]:
    """Return the blocks of an observation."""
    return (
        Block("looks", (CELLS, LOOK)),
        Block("tile", (CELLS,), TILES),
        Block("turned", (CELLS,), 3),
        Block("followers", (players, len(KINDS), CELLS)),
        Block("size", (players, CELLS), 10),
        Block("open", (players, CELLS), 10),
        Block("spot", (CELLS,)),
        Block("due", (FOLLOWERS, DUE), 10),
        Block("drawn", (TILES,)),
        Block("drawn-look", (LOOK,)),
        Block("unseen", (TILES,)),
        Block("wall", (CORNERS,)),
        Block("unknown", (WALL_KINDS,), WALL_COPIES),
        Block("held", (players, WALL_KINDS), WALL_COPIES),
        Block("track", (players,), LAP),
        Block("supply", (players,), FOLLOWERS),
        Block("keep", (players,), 10),
        Block("phase", (5,)),
        Block("turn", (players,)),
        Block("active", (players,)),
        Block("left", (1,), TILES),
    )


def observation(state: State, seat: int) -> bytes:
    """Return what a seat may know, as `parts` lays it out: the own things before the other's."""
    look = looks(state.kit)
    spots = bytearray(CELLS + FOLLOWERS * DUE + TILES)
    if state.spot >= 0:
        spots[state.spot] = 1
    for place, feature in enumerate(own_due(state, state.mover)):
        spots[CELLS + place * DUE + state.kind[feature]] = 10  # a scale of 10 makes it 1
        spots[CELLS + place * DUE + DUE - 1] = size(state, feature)
    if state.drawn >= 0:
        spots[CELLS + FOLLOWERS * DUE + state.drawn] = 1
    out: list[bytes | bytearray] = [_ground(state, look), _followers(state, seat), spots]
    out.append(look[state.drawn * 4] if state.drawn >= 0 else look[-1])
    out.append(_unseen(state))
    out.append(_rest(state, seat))
    return b"".join(out)


def _unseen(state: State) -> bytes:
    """Return which tiles lie in the pile; they stay until one is drawn."""
    if state.piled != len(state.pile):
        state.piled = len(state.pile)
        unseen = [0] * TILES  # a list: many tiles are marked quickest there
        for tile in state.pile:
            unseen[tile] = 1
        state.unseen = bytes(unseen)
    return state.unseen


def _ground(state: State, look: list[bytes]) -> bytes:
    """Return what lies where: what has come since it was last asked for is added."""
    if not state.ground or state.grounded < len(state.placed):
        ground = bytearray(state.ground or bytes(GROUND))
        for place in range(state.grounded, len(state.placed)):
            cell = state.placed[place]
            shape = state.shape[cell]
            ground[cell * LOOK : (cell + 1) * LOOK] = look[shape]
            ground[TILE + cell] = (shape >> 2) + 1
            ground[TURN + cell] = shape & 3
        state.ground = bytes(ground)
        state.grounded = len(state.placed)
    return state.ground


def _followers(state: State, seat: int) -> bytearray:
    """Return where followers stand, with the sizes and open slots of their features."""
    planes = bytearray(2 * (len(KINDS) + 2) * CELLS)
    sizes = 2 * len(KINDS) * CELLS
    for man in state.standing:
        spot = man >> 1
        feature = feature_at(state, spot)
        cell = spot // 8
        turned = man & 1 ^ seat
        planes[(turned * len(KINDS) + state.kind[feature]) * CELLS + cell] = 1
        planes[sizes + turned * CELLS + cell] = size(state, feature)
        planes[sizes + (2 + turned) * CELLS + cell] = min(state.open[feature], 255)
    return planes


def _rest(state: State, seat: int) -> bytearray:
    """Return wall tiles, points, followers in supply, keeps and the phase."""
    out = bytearray(NOTHING_TAKEN)
    for corner in range(CORNERS):
        if state.wall[corner]:
            out[corner] = 1
    for kind in state.used:
        out[UNKNOWN + kind] -= 1
    for turned in range(2):
        other = turned ^ seat
        for tile in state.held[other]:
            kind = tile // 1024
            out[UNKNOWN + kind] -= 1
            out[UNKNOWN + (1 + turned) * WALL_KINDS + kind] += 1
        out[TRACK + turned] = min(state.score[other], 255)
        out[TRACK + 2 + turned] = state.supply[other]
        out[TRACK + 4 + turned] = state.keep_size[other]
    out[PHASE + state.phase] = 1
    out[PHASE + 5 + (state.mover ^ seat)] = 1
    out[PHASE + 7 + (state.seat ^ seat)] = 1
    out[PHASE + 9] = len(state.pile)
    return out


@lru_cache(maxsize=16)
def looks(kit: Kit) -> list[bytes]:
    """Return the bytes of every shape, and at the end those of an empty cell.

    For each side N E S W, then for each kind: does it show there? Then: a well, a market?
    """
    found: list[bytes] = []
    for shape in range(len(kit.faces)):
        tile = shape >> 2
        look = bytearray(LOOK)
        for slot, part in enumerate(kit.faces[shape]):
            look[slot // 3 * len(KINDS) + kit.kinds[tile][part]] = 1
        look[LOOK - 2] = max(kit.wells[tile])
        look[LOOK - 1] = max(kit.markets[tile])
        found.append(bytes(look))
    found.append(bytes(LOOK))
    return found


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, observation)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
