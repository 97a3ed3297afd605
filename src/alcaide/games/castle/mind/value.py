"""What a position is worth in the long run: weights learned from games, for bots that search.

What each count is worth in points of the final lead was learned from games between bots that
look ahead no further than their own turn (benchmarks/castle_weights.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.games.castle.mind.weights import KNOTS, WEIGHTS
from alcaide.games.castle.rules.components import COURT, HOUSE, LAP, TILES
from alcaide.games.castle.rules.packed import man_spot, markets_of, shape_of, wall_kind
from alcaide.games.castle.rules.scoring import (
    keep_size,
    largest_empty,
    points_of,
    scores,
    wall_points,
)
from alcaide.games.castle.rules.state import OVER, PLACE, State, feature_at, feature_of, owner, size

VICTORY: Final = 30.0
CELLS: Final = 4  # more count alike
COMMON: Final = 6  # where a sixth of the tiles fits, it is not hard to go on

# Where the counts of what is weighed begin.
SCORE: Final = 0
HELD: Final = 1  # by kind of wall tile, from 1
SUPPLY: Final = 10  # by number of followers, at least
CORNER: Final = 16  # a wall tile within six spaces, within twelve
KEEP: Final = 18  # larger; times the empty area; tiles more; larger with open houses
FEATURE: Final = 22  # by kind and open cells: one, points
TIGHT: Final = 46  # by kind: points, times how hard the worst open cell is to fill
COURTS: Final = 49  # markets; open
LAST: Final = 51  # points of wall tiles 4 to 6, as if the game ended now
MOVE: Final = 52  # to move
COUNTS: Final = 53


def _blend(left: int) -> vec[float]:
    """Return the weights for a number of tiles left."""
    last = len(KNOTS) - 2
    step = min(max(i for i in range(len(KNOTS)) if KNOTS[i] <= left), last)
    part = (left - KNOTS[step]) / (KNOTS[step + 1] - KNOTS[step])
    return vec[float]([row[step] * (1.0 - part) + row[step + 1] * part for row in WEIGHTS])


def _fitting() -> vec[bool]:
    """Return by paths * 256 + known * 16 + need whether a tile can be turned to fit (CST-3)."""
    fits = vec[bool]([False] * 4096)
    for paths in range(16):
        for turn in range(4):
            turned = (paths << turn | paths >> 4 - turn) & 15
            for known in range(16):
                fits[paths * 256 + known * 16 + (turned & known)] = True
    return fits


BLENDS: Final[list[vec[float]]] = [_blend(left) for left in range(TILES + 1)]
FITS: Final[vec[bool]] = _fitting()


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        totals = scores(state)
        lead = float(totals[seat] - totals[1 - seat])
        return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)
    weights = BLENDS[len(state.pile)]
    found = counts(state)
    value = 0.0
    for i in range(COUNTS):
        value += found[i] * weights[i]
    return value if seat == 0 else -value


def counts(state: State) -> vec[float]:
    """Return what is weighed: the counts of seat 0 less those of seat 1."""
    out = vec[float]([0.0] * COUNTS)
    keeps = [keep_size(state, 0), keep_size(state, 1)]
    houses = keeps.copy()  # the open ones of each seat, too
    _features(state, houses, out)
    _means(state, 0, 1.0, out)
    _means(state, 1, -1.0, out)
    if keeps[0] != keeps[1]:
        out[KEEP] = 1.0 if keeps[0] > keeps[1] else -1.0
        out[KEEP + 1] = out[KEEP] * largest_empty(state)
        out[KEEP + 2] = float(max(-5, min(5, keeps[0] - keeps[1])))
    if houses[0] != houses[1]:
        out[KEEP + 3] = 1.0 if houses[0] > houses[1] else -1.0
    if state.phase == PLACE:
        out[MOVE] = -1.0 if state.seat else 1.0
    return out


def _means(state: State, seat: int, sign: float, out: vec[float]) -> None:
    """Count a seat's points, wall tiles, followers in supply and wall tiles ahead."""
    space = state.score[seat]
    out[SCORE] += sign * float(space)
    last = False
    for tile in state.held[seat]:
        wall = wall_kind(tile)
        out[HELD + wall - 1] += sign
        last = last or 4 <= wall <= 6
    if last:
        for wall in range(4, 7):
            out[LAST] += sign * wall_points(state, seat, wall)
    for number in range(state.supply[seat]):
        out[SUPPLY + number] += sign
    corner_on = state.kit.corner_on
    space %= LAP
    for ahead in range(12):
        space += 1
        if space == LAP:
            space = 0
        corner = corner_on[space]
        if corner >= 0 and state.wall[corner]:
            out[CORNER if ahead < 6 else CORNER + 1] += sign


def _features(state: State, houses: list[int], out: vec[float]) -> None:
    """Count the features that are owned."""
    owned = vec[i64]()
    cells = vec[i64]()
    fewest = vec[i64]()
    left = len(state.pile)
    for man in state.standing:
        feature = feature_at(state, man_spot(man))
        if feature not in owned and owner(state, feature) >= 0:
            owned = append(owned, feature)
            cells = append(cells, 0)
            fewest = append(fewest, left)
    _look_around(state, owned, cells, fewest)
    for i in range(len(owned)):
        feature = owned[i]
        seat = owner(state, feature)
        sign = -1.0 if seat else 1.0
        kind = state.kind[feature]
        if kind == HOUSE:
            houses[seat] = max(houses[seat], size(state, feature))
        if kind == COURT:
            out[COURTS] += sign * float(markets_of(state.marks[feature]))
            out[COURTS + 1] += sign if cells[i] else 0.0
        elif cells[i]:
            points = sign * points_of(state, feature)
            place = FEATURE + (kind * CELLS + min(cells[i], CELLS) - 1) * 2
            out[place] += sign
            out[place + 1] += points
            if fewest[i] * COMMON < left:
                out[TIGHT + kind] += points * (1.0 - float(COMMON * fewest[i]) / left)
        else:
            _reap(state, feature, seat, sign, out)


def _reap(state: State, feature: i64, seat: int, sign: float, out: vec[float]) -> None:
    """Count a completed feature as what it is about to bring (CST-11, CST-13)."""
    points = points_of(state, feature)
    out[SCORE] += sign * points
    out[SUPPLY + state.supply[seat]] += sign
    corner = state.kit.corner_on[(state.score[seat] + points) % LAP]
    if corner >= 0 and state.wall[corner]:
        out[HELD + 8] += sign


def _look_around(state: State, owned: vec[i64], cells: vec[i64], fewest: vec[i64]) -> None:
    """Count the open cells of features, and the tiles left that fit the worst of them."""
    kit = state.kit
    tiles = vec[i64]([0] * 16)  # by their sides with a path
    for tile in state.pile:
        tiles[kit.paths[shape_of(tile, 0)]] += 1
    for cell in state.edge:
        around = _owned_around(state, cell, owned)
        if not around:
            continue
        fitting = _fitting_tiles(state, cell, tiles)
        for i in range(len(owned)):
            if around >> i & 1:
                cells[i] += 1
                fewest[i] = min(fewest[i], fitting)


def _owned_around(state: State, cell: i64, owned: vec[i64]) -> int:
    """Return which of some features are open to an empty cell, as bits."""
    kit = state.kit
    around = 0
    for side in range(4):
        near = kit.near[cell * 4 + side]
        if near < 0 or state.shape[near] < 0:
            continue
        face = kit.faces[state.shape[near]]
        node = state.node[near]
        facing = ((side + 2) & 3) * 3
        for slot in range(facing, facing + 3):
            feature = feature_of(state, node + face[slot])
            if state.men[feature]:
                for i in range(len(owned)):
                    if owned[i] == feature:
                        around |= 1 << i
    return around


def _fitting_tiles(state: State, cell: i64, tiles: vec[i64]) -> i64:
    """Return how many of the tiles, told by their sides with a path, fit a cell."""
    fitting: i64 = 0
    row = state.known[cell] * 16 + state.need[cell]
    for paths in range(16):
        if FITS[paths * 256 + row]:
            fitting += tiles[paths]
    return fitting
