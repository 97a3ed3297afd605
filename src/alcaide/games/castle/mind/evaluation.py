"""How good a position is for a seat: what the greedy bot climbs (and rollouts will)."""

from __future__ import annotations

from typing import Final

from alcaide.games.castle.rules.components import COURT, HOUSE, PATH, TILES, TOWER
from alcaide.games.castle.rules.packed import man_spot, markets_of, wall_kind
from alcaide.games.castle.rules.scoring import keep_size, largest_empty, points_of, scores
from alcaide.games.castle.rules.state import OVER, State, feature_at, owner

# Points that a thing is worth while tiles are left.
WALL: Final = (0.0, 5.0, 4.0, 3.0, 4.0, 5.0, 3.0, 2.0, 3.0, 5.0)  # by kind of wall tile
FOLLOWER: Final = 2.2  # in supply; the first ones count most
MARKET: Final = 3.0
COURT_HOPE: Final = 1.0  # an own court may still get markets
VICTORY: Final = 30.0


def evaluate(state: State, seat: int) -> float:
    """Return how much better a seat stands than the other, in points."""
    if state.phase == OVER:
        return _final(state, seat)
    left = len(state.pile) / TILES
    value = _standing(state, seat, left) - _standing(state, 1 - seat, left)
    return value + _keeps(state, seat, left) + _features(state, seat, left)


def _final(state: State, seat: int) -> float:
    totals = scores(state)
    lead = totals[seat] - totals[1 - seat]
    return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)


def _standing(state: State, seat: int, left: float) -> float:
    value = float(state.score[seat])
    for tile in state.held[seat]:
        value += WALL[wall_kind(tile)]
    supply = state.supply[seat]
    for number in range(supply):
        value += FOLLOWER * left * (1.0 if number < 2 else 0.5)
    if not supply:
        value -= 2.0 * left
    return value


def _keeps(state: State, seat: int, left: float) -> float:
    """Return the hope of the empty area, surer the later it is (CST-18)."""
    own, other = keep_size(state, seat), keep_size(state, 1 - seat)
    if own == other:
        return 0.0
    area = largest_empty(state)
    hope = 10.0 * left + area * (1.0 - left) if area > 10 else float(area)
    lead = hope * (0.4 + 0.6 * (1.0 - left))
    return lead if own > other else -lead


def _features(state: State, seat: int, left: float) -> float:
    value = 0.0
    seen: list[int] = []
    for man in state.standing:
        feature = feature_at(state, man_spot(man))
        if feature in seen:
            continue
        seen.append(feature)
        holder = owner(state, feature)
        if holder < 0:
            continue
        worth = _hope(state, feature, left)
        value += worth if holder == seat else -worth
    return value


def _hope(state: State, feature: int, left: float) -> float:
    """Return the points expected of an unfinished feature: its tiles, the chance to close it."""
    kind = state.kind[feature]
    if kind == COURT:
        hope = COURT_HOPE * left if state.open[feature] else 0.0
        return MARKET * float(markets_of(state.marks[feature])) + hope
    edges = float(state.open[feature] if kind == PATH else (state.open[feature] + 2) // 3)
    chance = 1.0 - 0.16 * edges if kind in (HOUSE, TOWER) else 1.0 - 0.2 * edges
    needed = edges * 5.0 / TILES  # tiles drawn by both until one that fits comes to the owner
    if left < needed:
        chance *= left / needed
    if chance < 0.05:
        chance = 0.05 if left > needed else 0.0
    growth = 1.5 * left if edges else 0.0
    return chance * (points_of(state, feature) + growth)
