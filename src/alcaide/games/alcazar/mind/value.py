"""What a position is worth in the long run: weights learned from games, for bots that search.

The lead in final points over the mean of the others was regressed on these counts over positions
of games between bots; early and late weights are blended by what is left of the stock.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alcazar.mind.evaluation import bridges_from
from alcaide.games.alcazar.mind.weights import EARLY, LATE
from alcaide.games.alcazar.rules.components import BRIDGES, CUBES, SPACES, TOWER_LIMIT
from alcaide.games.alcazar.rules.packed import is_grandee
from alcaide.games.alcazar.rules.scoring import scores, winners
from alcaide.games.alcazar.rules.state import OVER, State

VICTORY: Final = 30.0

# Where the weights of what is counted begin.
POINTS: Final = 0  # of nobles; money in tens up to 50, beyond
MEANS: Final = 3  # barons, grandees, cards, towers; towers that a noble can climb
BOARD: Final = 8  # worth of the nobles' buildings in tens, levels to climb, bridges, nobles
HAND: Final = 12  # worth of the cards in tens; height of nobles in danger
MOVE: Final = 14
HIGH: Final = 15  # nobles by height
SIZE: Final = 24

GONE: Final = -1  # a card that was used
COMMON: Final = -2  # a card in the deck or the open row


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        return _final(state, seat)
    weights = BY_CUBES[state.cubes]
    if state.bridges * CUBES < state.cubes * BRIDGES:
        weights = BY_BRIDGES[state.bridges]
    holders = _holders(state)
    own = 0.0
    best = -1000.0
    total = 0.0
    for other in range(state.players):
        value = _means(state, other, weights) + _nobles(state, other, weights, holders)
        if other == seat:
            own = value
        else:
            total += value
            if value > best:
                best = value
    return own - 0.5 * best - 0.5 * total / (state.players - 1)


def _final(state: State, seat: int) -> float:
    totals = scores(state)
    others = max([totals[other] for other in range(state.players) if other != seat])
    return totals[seat] - others + (VICTORY if seat in winners(state) else -VICTORY)


def _blends(steps: int) -> list[vec[float]]:
    """Return the weights for each number of things left of so many."""
    return [
        vec[float](
            [
                (early * left + late * (steps - left)) / steps
                for early, late in zip(EARLY, LATE, strict=True)
            ]
        )
        for left in range(steps + 1)
    ]


BY_CUBES: Final = _blends(CUBES)
BY_BRIDGES: Final = _blends(BRIDGES)


def _holders(state: State) -> vec[i64]:
    """Return the seat that holds each construction card, or COMMON or GONE."""
    holders = vec[i64]([GONE] * (SPACES + 1))
    for card in state.deck:
        holders[card] = COMMON
    for card in state.open:
        holders[card] = COMMON
    for seat in range(state.players):
        for card in state.hands[seat]:
            holders[card] = seat
    return holders


def _means(state: State, seat: int, weights: vec[float]) -> float:
    """Return the worth of what a seat has in store."""
    money = state.money[seat]
    beyond: i64 = 0
    if money > 50:
        beyond = money - 50
        money = 50
    value = 0.1 * (float(money) * weights[POINTS + 1] + float(beyond) * weights[POINTS + 2])
    reserve = float(state.barons[seat]) * weights[MEANS]
    value += reserve + float(state.grandees[seat]) * weights[MEANS + 1]
    cards = state.hands[seat]
    towers = float(state.tower_hands[seat])
    value += len(cards) * weights[MEANS + 2] + towers * weights[MEANS + 3]
    if state.seat == seat:
        value += weights[MOVE]
    cell_of = state.board.cell_of
    worth = 0
    for card in cards:
        building = state.top[cell_of[card]]
        if building < 0:
            building = state.base[cell_of[card - 1 if card > 1 else SPACES]]
        if building < 0:
            building = state.base[cell_of[card + 1 if card < SPACES else 1]]
        if building >= 0:
            worth += state.worth(building)
    return value + 0.1 * worth * weights[HAND]


def _nobles(state: State, seat: int, weights: vec[float], holders: vec[i64]) -> float:
    """Return the worth of a seat's nobles on the board."""
    posts = state.posts[seat]
    space_of = state.board.space_of
    value = len(posts) * weights[BOARD + 3]
    points: i64 = 0
    worth: i64 = 0
    climb: i64 = 0
    low: i64 = 0
    bridges: i64 = 0
    danger: i64 = 0
    for cell in posts:
        height = state.height[cell]
        rank = 1 + is_grandee(state.noble[cell])
        points += height * rank
        worth += rank * state.worth(state.top[cell])
        if height < TOWER_LIMIT:
            low += TOWER_LIMIT - height
            climb += rank * (TOWER_LIMIT - height)
        if bridges < 3:
            bridges += bridges_from(state, seat, cell, height)
        value += float(rank) * weights[HIGH + min(height, 8)]
        holder = holders[space_of[cell]]  # of entry 0, that of cells without a space: GONE
        if holder != GONE and holder != seat:
            danger += height * rank
    towers = state.tower_hands[seat]
    value += float(min(low, towers)) * weights[MEANS + 4]
    on_board = float(points) * weights[POINTS] + 0.1 * float(worth) * weights[BOARD]
    value += on_board + float(climb) * weights[BOARD + 1]
    value += float(min(bridges, 3)) * weights[BOARD + 2]
    return value + float(danger) * weights[HAND + 1]
