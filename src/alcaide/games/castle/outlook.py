"""What a position is worth in the long run: weights learned from games, for bots that search.

The lead in final points was regressed on these counts over positions of games between bots;
"late" and "early" weights are blended by the tiles left.
"""

from __future__ import annotations

from alcaide.games.castle.components import COURT, LAP, PATH, TILES
from alcaide.games.castle.scoring import keep_size, largest_empty, points_of, scores
from alcaide.games.castle.state import OVER, PLACE, State, feature_at, owner
from alcaide.games.castle.weights import EARLY, LATE

VICTORY = 30.0

# Where the weights of what is counted begin.
SCORE = 0
HELD = 1  # by kind of wall tile
SUPPLY = 11  # by number of followers, at least
KEEP = 18  # larger; times the empty area; tiles more
FEATURE = 21  # by kind and open edges: one, points
COURTS = 51  # markets; open; majority of two
CORNER = 54  # a wall tile within six spaces, within twelve
MOVE = 56  # to move
SIZE = 57
EDGES = 4  # more count alike


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        totals = scores(state)
        lead = float(totals[seat] - totals[1 - seat])
        return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)
    early = len(state.pile) / TILES
    late = 1.0 - early
    counts = count(state)
    value = 0.0
    for i in range(SIZE):
        if counts[i]:
            value += counts[i] * (EARLY[i] * early + LATE[i] * late)
    return value if seat == 0 else -value


def count(state: State) -> list[float]:
    """Return what the weights are for, seat 0 counted up and seat 1 down."""
    counts = [0.0] * SIZE
    for seat in (0, 1):
        sign = 1.0 - 2.0 * seat
        counts[SCORE] += sign * state.score[seat]
        for tile in state.held[seat]:
            counts[HELD + tile // 1024] += sign
        for number in range(state.supply[seat]):
            counts[SUPPLY + number] += sign
        _count_corners(state, seat, sign, counts)
    _count_keeps(state, counts)
    _count_features(state, counts)
    if state.phase == PLACE:
        counts[MOVE] = 1.0 - 2.0 * state.seat
    return counts


def _count_corners(state: State, seat: int, sign: float, counts: list[float]) -> None:
    corner_on = state.kit.corner_on
    wall = state.wall
    space = state.score[seat]
    for ahead in range(12):
        corner = corner_on[(space + ahead + 1) % LAP]
        if corner >= 0 and wall[corner]:
            counts[CORNER + ahead // 6] += sign


def _count_keeps(state: State, counts: list[float]) -> None:
    one, other = keep_size(state, 0), keep_size(state, 1)
    if one != other:
        sign = 1.0 if one > other else -1.0
        counts[KEEP] = sign
        counts[KEEP + 1] = sign * largest_empty(state)
        counts[KEEP + 2] = float(one - other)


def _count_features(state: State, counts: list[float]) -> None:
    seen: list[int] = []
    for man in state.standing:
        feature = feature_at(state, man >> 1)
        if feature in seen:
            continue
        seen.append(feature)
        holder = owner(state, feature)
        if holder < 0:
            continue
        sign = 1.0 - 2.0 * holder
        kind = state.kind[feature]
        if kind == COURT:
            counts[COURTS] += sign * (state.marks[feature] >> 6)
            if state.open[feature]:
                counts[COURTS + 1] += sign
            men = state.men[feature]
            if abs((men & 15) - (men >> 4)) > 1:
                counts[COURTS + 2] += sign
            continue
        edges = state.open[feature] if kind == PATH else (state.open[feature] + 2) // 3
        if edges > EDGES:
            edges = EDGES
        place = FEATURE + (kind * 5 + edges) * 2
        counts[place] += sign
        counts[place + 1] += sign * points_of(state, feature)
