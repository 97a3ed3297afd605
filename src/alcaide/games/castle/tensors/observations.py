"""What a seat may know of The Castle, in numbers. docs/features/castle.md explains every block."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from alcaide.core.encoding import Encoding, Pieces
from alcaide.games.castle.rules.components import (
    CELLS,
    CORNERS,
    FOLLOWERS,
    KINDS,
    LAP,
    TILES,
    WALL_COPIES,
    WALL_KINDS,
    Components,
)
from alcaide.games.castle.rules.legal import own_due
from alcaide.games.castle.rules.packed import (
    man_seat,
    man_spot,
    shape_of,
    shape_tile,
    shape_turn,
    spot_cell,
    wall_kind,
)
from alcaide.games.castle.rules.state import State, feature_at, size
from alcaide.games.castle.tensors.observation_cache import ObservationCache
from alcaide.interface.features import Block

KIND_COUNT: Final = len(KINDS)
DUE: Final = KIND_COUNT + 1  # numbers of a feature that waits to be scored: kind, tiles
LOOK: Final = 4 * KIND_COUNT + 2  # numbers that tell how a lying tile looks: sides, well, market
TILE: Final = CELLS * LOOK  # where the numbers of tiles begin
TURN: Final = TILE + CELLS
GROUND: Final = TURN + CELLS  # numbers that tell what lies where
SIZE: Final = 2 * KIND_COUNT * CELLS  # of the followers: where the sizes of their features begin
OPEN: Final = SIZE + 2 * CELLS
PLANES: Final = OPEN + 2 * CELLS
DUES: Final = FOLLOWERS * DUE


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
        Block("options", (1,)),
    )


def new_cache(state: State, encoding: Encoding) -> ObservationCache:
    """Return a cache for the observations of a position and all that it becomes."""
    return ObservationCache(encoding, looks(state.kit, encoding), GROUND, PLANES)


def write(state: State, seat: int, cache: ObservationCache) -> Pieces:
    """Return what a seat may know, as `parts` lays it out: the own things before the other's."""
    encoding, look = cache.encoding, cache.looks
    out: Pieces = [_ground(state, cache, look), _followers(state, seat, cache)]
    encoding.only(out, state.spot, CELLS)
    _due(state, encoding, out)
    encoding.only(out, state.drawn, TILES)
    out.append(look[shape_of(state.drawn, 0)] if state.drawn >= 0 else look[-1])
    out.append(cache.pile.follow(len(state.pile), state.pile[len(cache.pile.things) :]))
    out.append(_walls(state, seat, cache))
    _rest(state, seat, encoding, out)
    return out


def _ground(state: State, cache: ObservationCache, look: list[Any]) -> Any:
    """Return what lies where: what has come since it was last asked for is added."""
    ground = cache.ground
    while cache.grounded < len(state.placed):
        cell = state.placed[cache.grounded]
        shape = state.shape[cell]
        ground[cell * LOOK : (cell + 1) * LOOK] = look[shape]
        ground[TILE + cell] = cache.encoding.values(TILES)[shape_tile(shape) + 1]
        ground[TURN + cell] = cache.encoding.values(3)[shape_turn(shape)]
        cache.grounded += 1
    return ground


def _followers(state: State, seat: int, cache: ObservationCache) -> Any:
    """Return where followers stand, with the sizes and open slots of their features."""
    shows: list[int] = []
    for man in state.standing:
        feature = feature_at(state, man_spot(man))
        shown = ((man * 8 + state.kind[feature]) * 256 + size(state, feature)) * 256
        shows.append(shown + min(state.open[feature], 255))
    before = cache.followers[seat]
    if before != shows:
        cache.followers[seat] = shows
        for shown in before:
            if shown not in shows:
                _stand(cache, seat, shown, 0)
        for shown in shows:
            if shown not in before:
                _stand(cache, seat, shown, 1)
    return cache.planes[seat]


def _stand(cache: ObservationCache, seat: int, shown: int, there: int) -> None:
    """Write a follower and its feature, or zeros if it is not there any more."""
    plane = cache.planes[seat]
    man = shown >> 19
    cell = spot_cell(man_spot(man))
    turned = man_seat(man) ^ seat
    tenths = cache.encoding.values(10)
    kind = (turned * KIND_COUNT + (shown >> 16 & 7)) * CELLS
    plane[kind + cell] = cache.encoding.values(1)[there]
    plane[SIZE + turned * CELLS + cell] = tenths[there * (shown >> 8 & 255)]
    plane[OPEN + turned * CELLS + cell] = tenths[there * (shown & 255)]


def _due(state: State, encoding: Encoding, out: Pieces) -> None:
    """Add the features that the mover has to score."""
    if not state.due:
        out.append(encoding.zeros[DUES])
        return
    values = [0] * DUES
    at = 0
    for feature in own_due(state, state.mover):
        values[at + state.kind[feature]] = 10  # a scale of 10 makes it 1
        values[at + DUE - 1] = size(state, feature)
        at += DUE
    tenths = encoding.scaled(10)
    out.append(b"".join([tenths[value] for value in values]))


def _walls(state: State, seat: int, cache: ObservationCache) -> bytes:
    """Return where wall tiles are left, and which ones may be where; they stay until one goes."""
    taken = (len(state.used) * 64 + len(state.held[seat])) * 64 + len(state.held[1 - seat])
    if cache.taken[seat] != taken:
        cache.taken[seat] = taken
        counts = [WALL_COPIES] * WALL_KINDS + [0] * (2 * WALL_KINDS)
        for kind in state.used:
            counts[kind - 1] -= 1
        for turned in range(2):
            for tile in state.held[turned ^ seat]:
                kind = wall_kind(tile)
                counts[kind - 1] -= 1
                counts[(1 + turned) * WALL_KINDS + kind - 1] += 1
        digits, shares = cache.encoding.scaled(1), cache.encoding.scaled(WALL_COPIES)
        there = [digits[1] if kind else digits[0] for kind in state.wall]
        cache.walls[seat] = b"".join(there + [shares[count] for count in counts])
    return cache.walls[seat]


def _rest(state: State, seat: int, encoding: Encoding, out: Pieces) -> None:
    """Add points, followers in supply, keeps, the phase and the option."""
    other = 1 - seat
    share = encoding.scaled(LAP)
    out.append(share[min(state.score[seat], 255)])
    out.append(share[min(state.score[other], 255)])
    share = encoding.scaled(FOLLOWERS)
    out.append(share[state.supply[seat]])
    out.append(share[state.supply[other]])
    share = encoding.scaled(10)
    out.append(share[state.keep_size[seat]])
    out.append(share[state.keep_size[other]])
    encoding.only(out, state.phase, 5)
    encoding.only(out, state.mover ^ seat, 2)
    encoding.only(out, state.seat ^ seat, 2)
    out.append(encoding.scaled(TILES)[len(state.pile)])
    out.append(encoding.scaled(1)[int(not state.matching)])


@lru_cache(maxsize=32)
def looks(kit: Components, encoding: Encoding) -> list[Any]:
    """Return how every shape looks, and at the end an empty cell.

    For each side N E S W, then for each kind: does it show there? Then: a well, a market?
    """
    one = encoding.values(1)[1]
    found: list[Any] = []
    for shape, faces in enumerate(kit.faces):
        tile = shape_tile(shape)
        look = encoding.blank(LOOK)
        for slot, part in enumerate(faces):
            look[slot // 3 * KIND_COUNT + kit.kinds[tile][part]] = one
        if any(kit.wells[tile]):
            look[LOOK - 2] = one
        if any(kit.markets[tile]):
            look[LOOK - 1] = one
        found.append(look)
    found.append(encoding.blank(LOOK))
    return found
