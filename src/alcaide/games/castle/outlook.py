"""What a position is worth in the long run: weights learned from games, for bots that search.

The lead in final points was regressed on these counts over positions of games between bots;
"late" and "early" weights are blended by the tiles left.
"""

from __future__ import annotations

from typing import Final

from alcaide.games.castle.components import COURT, LAP, PATH, TILES
from alcaide.games.castle.scoring import keep_size, largest_empty, points_of, scores
from alcaide.games.castle.state import OVER, PLACE, State, feature_at, owner
from alcaide.games.castle.weights import EARLY, LATE

VICTORY: Final = 30.0

# Where the weights of what is counted begin.
SCORE: Final = 0
HELD: Final = 1  # by kind of wall tile
SUPPLY: Final = 11  # by number of followers, at least
KEEP: Final = 18  # larger; times the empty area; tiles more
FEATURE: Final = 21  # by kind and open edges: one, points
COURTS: Final = 51  # markets; open; majority of two
CORNER: Final = 54  # a wall tile within six spaces, within twelve
MOVE: Final = 56  # to move
EDGES: Final = 4  # more count alike

BLENDS: Final = [  # the weights for each number of tiles left
    [
        (early * left + late * (TILES - left)) / TILES
        for early, late in zip(EARLY, LATE, strict=True)
    ]
    for left in range(TILES + 1)
]


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        totals = scores(state)
        lead = float(totals[seat] - totals[1 - seat])
        return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)
    weights = BLENDS[len(state.pile)]
    value = _means(state, 0, weights) - _means(state, 1, weights)
    value += _keeps(state, weights) + _features(state, weights)
    if state.phase == PLACE:
        value += -weights[MOVE] if state.seat else weights[MOVE]
    return value if seat == 0 else -value


def _means(state: State, seat: int, weights: list[float]) -> float:
    """Return the worth of a seat's points, wall tiles and followers in supply."""
    space = state.score[seat]
    value = space * weights[SCORE]
    for tile in state.held[seat]:
        value += weights[HELD + tile // 1024]
    for number in range(state.supply[seat]):
        value += weights[SUPPLY + number]
    corner_on = state.kit.corner_on
    space %= LAP
    for ahead in range(12):
        space += 1
        if space == LAP:
            space = 0
        corner = corner_on[space]
        if corner >= 0 and state.wall[corner]:
            value += weights[CORNER] if ahead < 6 else weights[CORNER + 1]
    return value


def _keeps(state: State, weights: list[float]) -> float:
    """Return what the larger keep is worth to seat 0."""
    one, other = keep_size(state, 0), keep_size(state, 1)
    if one == other:
        return 0.0
    value = weights[KEEP] + weights[KEEP + 1] * largest_empty(state)
    return (value if one > other else -value) + weights[KEEP + 2] * (one - other)


def _features(state: State, weights: list[float]) -> float:
    """Return what the features with followers are worth to seat 0."""
    value = 0.0
    seen: list[int] = []
    for man in state.standing:
        feature = feature_at(state, man >> 1)
        if feature in seen:
            continue
        seen.append(feature)
        holder = owner(state, feature)
        if holder >= 0:
            worth = _feature(state, feature, weights)
            value += -worth if holder else worth
    return value


def _feature(state: State, feature: int, weights: list[float]) -> float:
    """Return what a feature is worth to its owner."""
    kind = state.kind[feature]
    if kind == COURT:
        value = weights[COURTS] * (state.marks[feature] >> 6)
        if state.open[feature]:
            value += weights[COURTS + 1]
        men = state.men[feature]
        if abs((men & 15) - (men >> 4)) > 1:
            value += weights[COURTS + 2]
        return value
    edges = state.open[feature] if kind == PATH else (state.open[feature] + 2) // 3
    place = FEATURE + (kind * 5 + min(edges, EDGES)) * 2
    return weights[place] + weights[place + 1] * points_of(state, feature)
