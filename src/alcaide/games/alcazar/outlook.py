"""What a position is worth in the long run: weights learned from games, for bots that search.

The lead in final points over the mean of the others was regressed on these counts over positions
of games between bots; early and late weights are blended by what is left of the stock.
"""

from __future__ import annotations

from alcaide.games.alcazar.components import BRIDGES, CUBES, SPACES, TOWER_LIMIT
from alcaide.games.alcazar.heuristics import bridges_from, in_play
from alcaide.games.alcazar.scoring import scores, winners
from alcaide.games.alcazar.state import OVER, State
from alcaide.games.alcazar.weights import EARLY, LATE

VICTORY = 30.0

# Where the weights of what is counted begin.
POINTS = 0  # of nobles; money in tens up to 50, beyond
MEANS = 3  # barons, grandees, cards, towers; towers that a noble can climb
BOARD = 8  # worth of the nobles' buildings in tens, levels to climb, bridges, nobles
HAND = 12  # worth of the cards in tens; height of nobles in danger
MOVE = 14
HIGH = 15  # nobles by height
SIZE = 24


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        return _final(state, seat)
    late = 1.0 - state.cubes / CUBES
    fewest = state.bridges / BRIDGES
    if fewest < 1.0 - late:
        late = 1.0 - fewest
    own = 0.0
    best = -1000.0
    total = 0.0
    for other in range(state.players):
        counts = count(state, other)
        value = 0.0
        for i in range(SIZE):
            if counts[i]:
                value += counts[i] * (EARLY[i] * (1.0 - late) + LATE[i] * late)
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


def count(state: State, seat: int) -> list[float]:
    """Return what the weights of a seat are for."""
    counts = [0.0] * SIZE
    money = state.money[seat]
    counts[POINTS + 1] = min(money, 50) / 10.0
    counts[POINTS + 2] = max(money - 50, 0) / 10.0
    counts[MEANS] = float(state.barons[seat])
    counts[MEANS + 1] = float(state.grandees[seat])
    counts[MEANS + 2] = float(len(state.hands[seat]))
    counts[MEANS + 3] = float(state.tower_hands[seat])
    _count_nobles(state, seat, counts)
    _count_hand(state, seat, counts)
    if state.seat == seat:
        counts[MOVE] = 1.0
    return counts


def _count_nobles(state: State, seat: int, counts: list[float]) -> None:
    low = 0
    bridges = 0
    hand = state.hands[seat]
    for cell in state.posts[seat]:
        height = state.height[cell]
        rank = 1 + (state.noble[cell] & 1)
        counts[POINTS] += height * rank
        counts[BOARD] += rank * state.worth(state.top[cell]) / 10.0
        counts[BOARD + 3] += 1.0
        if height < TOWER_LIMIT:
            low += TOWER_LIMIT - height
            counts[BOARD + 1] += rank * (TOWER_LIMIT - height)
        bridges += bridges_from(state, seat, cell, height)
        counts[HIGH + min(height, 8)] += rank
        space = state.board.space_of[cell]
        if space and space not in hand and in_play(state, space, seat):
            counts[HAND + 1] += height * rank
    counts[MEANS + 4] = float(min(low, state.tower_hands[seat]))
    counts[BOARD + 2] = float(min(bridges, 3))


def _count_hand(state: State, seat: int, counts: list[float]) -> None:
    cell_of = state.board.cell_of
    for card in state.hands[seat]:
        building = state.top[cell_of[card]]
        if building < 0:
            building = state.base[cell_of[card - 1 if card > 1 else SPACES]]
        if building < 0:
            building = state.base[cell_of[card + 1 if card < SPACES else 1]]
        if building >= 0:
            counts[HAND] += state.worth(building) / 10.0
