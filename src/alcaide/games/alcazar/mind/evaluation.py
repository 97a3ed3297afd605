"""How good a position is for a seat: what the greedy bot climbs (and rollouts will)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alcaide.games.alcazar.rules.components import ARMS, BRIDGE_PRICE, CUBES, SPACES, TOWER_LIMIT
from alcaide.games.alcazar.rules.packed import is_grandee, noble_seat
from alcaide.games.alcazar.rules.scoring import scores, winners
from alcaide.games.alcazar.rules.state import OVER, State

# Points that a thing is worth; "late" when the stock is used up.
MONEY: Final = 0.05  # a real
MONEY_LATE: Final = 0.02
BARON: Final = 1.0  # in reserve
GRANDEE: Final = 2.0
CARD: Final = 0.5  # a construction card
TOWER: Final = 0.9  # a tower card that can raise a noble
CLIMB: Final = 0.5  # a level still to climb with tower cards, for a baron
BRIDGE: Final = 0.7  # a place where the own bridge fits
WORTH: Final = 0.02  # a real that a noble would bring when he retires
INCOME: Final = 0.02  # a real that a card in hand would earn
RISK: Final = 0.12  # part of his points that a noble loses to a card somewhere else
VICTORY: Final = 30.0


def evaluate(state: State, seat: int) -> float:
    """Return how much better a seat stands than the others, in points.

    Cards whose place the seat cannot know count alike wherever they lie.
    """
    if state.phase == OVER:
        return _final(state, seat)
    late = 1.0 - state.cubes / CUBES
    fewest = state.bridges / 8.0
    if fewest < 1.0 - late:
        late = 1.0 - fewest
    own = standing(state, seat, late) + _hand(state, seat, late) - _risk(state, seat)
    best = -1000.0
    total = 0.0
    for other in range(state.players):
        if other != seat:
            value = standing(state, other, late) + CARD * (1.0 - late) * len(state.hands[other])
            total += value
            if value > best:
                best = value
    return own - 0.5 * best - 0.5 * total / (state.players - 1)


def _final(state: State, seat: int) -> float:
    totals = scores(state)
    others = max(totals[other] for other in range(state.players) if other != seat)
    won = VICTORY if seat in winners(state) else -VICTORY
    return totals[seat] - others + won


def standing(state: State, seat: int, late: float) -> float:
    """Return the worth of what everybody sees of a seat: nobles, money, reserve."""
    early = 1.0 - late
    money = state.money[seat]
    value = float(money) * (MONEY * early + MONEY_LATE * late)
    value += early * (BARON * float(state.barons[seat]) + GRANDEE * float(state.grandees[seat]))
    bridges: i64 = 0
    for cell in state.posts[seat]:
        height = state.height[cell]
        rank = 1 + is_grandee(state.noble[cell])
        value += float(height * rank)
        value += WORTH * early * float(rank) * state.worth(state.top[cell])
        if height < TOWER_LIMIT:
            value += CLIMB * early * float(rank) * float(TOWER_LIMIT - height) * 0.5
        bridges += bridges_from(state, seat, cell, height)
    if bridges > 3:
        bridges = 3
    if money >= BRIDGE_PRICE:
        value += BRIDGE * float(bridges) * early
    return value


def bridges_from(state: State, seat: int, cell: i64, height: i64) -> i64:
    """Return how many bridges a seat could build from a noble's cell."""
    arms = ARMS[cell]
    found: i64 = 0
    for k in range(0, len(arms), 3):
        pillar = arms[k + 2]
        if state.height[pillar] == height and state.height[arms[k + 1]] < height:
            noble = state.noble[pillar]
            if (noble < 0 or noble_seat(noble) == seat) and arms[k] not in state.spans:
                found += 1
    return found


def _hand(state: State, seat: int, late: float) -> float:
    """Return the worth of the cards in hand: what they would earn, and tower cards."""
    early = 1.0 - late
    value = 0.0
    cell_of = state.board.cell_of
    for card in state.hands[seat]:
        cell = cell_of[card]
        building = state.top[cell]
        if building < 0:
            building = state.base[cell_of[card - 1 if card > 1 else SPACES]]
        if building < 0:
            building = state.base[cell_of[card + 1 if card < SPACES else 1]]
        if building >= 0:
            value += INCOME * state.worth(building)
        value += CARD * early
    low: i64 = 0
    for cell in state.posts[seat]:
        if state.height[cell] < TOWER_LIMIT:
            low += TOWER_LIMIT - state.height[cell]
    towers = state.tower_hands[seat]
    return value + TOWER * float(min(low, towers))


def _risk(state: State, seat: int) -> float:
    """Return what the nobles may lose to construction cards of others (ALC-62)."""
    loss = 0.0
    hand = state.hands[seat]
    for cell in state.posts[seat]:
        space = state.board.space_of[cell]
        if space and space not in hand and in_play(state, space, seat):
            loss += RISK * float(state.height[cell]) * float(1 + is_grandee(state.noble[cell]))
    return loss


def in_play(state: State, card: int, seat: int) -> bool:
    """Tell whether a card is in the open row, the deck or another hand."""
    if card in state.open or card in state.deck:
        return True
    return any(card in state.hands[other] for other in range(state.players) if other != seat)
