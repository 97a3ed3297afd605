"""What a position is worth in the long run: weights learned from games, for bots that search.

The lead in final points over the mean of the others was regressed on these counts over positions
of games between bots; early and late weights are blended by the tiles left in the bag.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.mind.evaluation import haste
from alcaide.games.alhambra.mind.expected_majority import expected_points
from alcaide.games.alhambra.mind.weights import EARLY, LATE
from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    EXCHANGE,
    FOUNTAIN,
    SLOT_CURRENCY,
    SLOTS,
)
from alcaide.games.alhambra.rules.packed import purse_cards, purse_count, purse_sum
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.payments import money_by_currency
from alcaide.games.alhambra.rules.scoring import counts, dirk_counts
from alcaide.games.alhambra.rules.state import NO_TILE, OVER, State

VICTORY: Final = 30.0
ROUNDS: Final = 3
DIRK_DRAWS: Final = 6  # after the first round (ALH-D2)
PACE_OF_TWO: Final = 0.4  # tiles that go while a card is drawn, as seen in games between bots
PACE: Final = 0.57
PLENTY: Final = 12  # money of a currency, about the dearest price; cards in hand

# Where the weights of what is counted begin.
SCORE: Final = 0
TYPES: Final = 1  # points that the types will bring in each round
WALL: Final = 4  # the longest wall, for each round to come
MONEY: Final = 7  # all; up to plenty of each currency
CARDS: Final = 9  # all, beyond plenty, for exchange
EXACT: Final = 12  # tiles of the market that can be paid exactly
TILES: Final = 13  # in reserve, to be placed, squares
VIZIER: Final = 16
BONUS: Final = 17  # cards in hand; those whose tile stands
MOVE: Final = 19  # to move; once more
SIZE: Final = 21

MEMORY: Final = 1 << 14
SUMS: Final[dict[int, int]] = {}  # what hands met before can pay exactly
PRICES: Final = (1 << 14) - 1  # up to 13, as bits


def outlook(state: State, seat: int) -> float:
    """Return the final lead in points that a seat may expect."""
    if state.phase == OVER:
        return _final(state, seat)
    weights = BLENDS[len(state.bag)]
    found = count(state)
    own = 0.0
    best = -1000.0
    total = 0.0
    for other in range(state.players):
        at: i64 = other * SIZE
        value = haste(state, other)
        for i in range(SIZE):
            value += found[at + i] * weights[i]
        if other == seat:
            own = value
        else:
            total += value
            if value > best:
                best = value
    return own - 0.5 * best - 0.5 * total / (state.players - 1)


def _final(state: State, seat: int) -> float:
    others = max([state.points[other] for other in range(state.players) if other != seat])
    lead = float(state.points[seat] - others)
    return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)


def _blend(left: int) -> vec[float]:
    """Return the weights for a number of tiles in the bag."""
    pairs = zip(EARLY, LATE, strict=True)
    return vec[float](
        [(early * left + late * (BUILDINGS - left)) / BUILDINGS for early, late in pairs]
    )


BLENDS: Final[list[vec[float]]] = [_blend(left) for left in range(BUILDINGS + 1)]


def count(state: State) -> vec[float]:
    """Return for each seat in turn what the weights are for."""
    found = vec[float]([0.0] * (state.players * SIZE))
    for seat in range(state.players):
        _count_town(state, seat, found)
        _count_means(state, seat, found)
    _count_types(state, found)
    move = state.mover * SIZE + MOVE
    found[move] = 1.0
    if state.further:
        found[move + 1] = 1.0
    return found


def _count_town(state: State, seat: int, found: vec[float]) -> None:
    """Count points, wall and tiles."""
    at: i64 = seat * SIZE
    palace = state.palaces[seat]
    found[at + SCORE] = float(state.points[seat])
    wall = float(longest_wall(palace, state.kit.walls))
    for number in range(state.scored, ROUNDS):
        found[at + WALL + number] = wall
    found[at + TILES] = float(len(state.reserves[seat]))
    found[at + TILES + 1] = float(len(state.trays[seat]))
    if state.squares:
        for cell in palace.lying:
            if BUILDINGS <= palace.grid[cell] < FOUNTAIN:
                found[at + TILES + 2] += 1.0
    if state.bonus:
        found[at + BONUS] = float(len(state.bonuses[seat]))
        for tile in state.bonuses[seat]:
            if tile in palace.grid:
                found[at + BONUS + 1] += 1.0


def _count_means(state: State, seat: int, found: vec[float]) -> None:
    """Count what a seat can pay."""
    at: i64 = seat * SIZE
    hand = state.hands[seat]
    purse = money_by_currency(hand)
    for held in purse:
        money = purse_sum(held)
        found[at + MONEY] += float(money)
        found[at + MONEY + 1] += float(min(PLENTY, money))
    found[at + CARDS] = float(len(hand))
    if len(hand) > PLENTY:
        found[at + CARDS + 1] = float(len(hand) - PLENTY)
    if state.exchange:
        for card in hand:
            if card >= EXCHANGE:
                found[at + CARDS + 2] += 1.0
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile != NO_TILE:
            held = purse[SLOT_CURRENCY[slot]]
            price = state.kit.price[tile]
            if purse_sum(held) >= price and _sums(purse_cards(held)) >> price & 1:
                found[at + EXACT] += 1.0
    if state.vizier and has_seat(state.active, seat):
        found[at + VIZIER] = 1.0


def _sums(purse: i64) -> i64:
    """Return which prices the cards of a purse pay exactly, as bits."""
    known = SUMS.get(purse)
    if known is not None:
        return known
    sums: i64 = 1
    for value in range(1, 10):
        for _ in range(purse_count(purse, value)):
            sums |= sums << value & PRICES
    if len(SUMS) >= MEMORY:
        SUMS.clear()
    SUMS[purse] = sums
    return sums


def _count_types(state: State, found: vec[float]) -> None:
    """Count the points that the types will bring; Dirk gets tiles after a round (ALH-D2)."""
    players = state.players
    owners = 3 if players == 2 else players
    held = vec[i64]([0] * (6 * owners))  # by type and owner
    for owner in range(owners):
        tally = counts(state, owner) if owner < players else dirk_counts(state)
        for kind in range(6):
            held[kind * owners + owner] = tally[kind]
    unseen = vec[i64]([0] * 6)
    total = _count_unseen(state, unseen)
    parts = vec[float]([0.0] * ROUNDS)
    for number in range(state.scored, ROUNDS):
        parts[number] = 2.0 * _part(state, number, total)
    for kind in range(6):
        column = held[kind * owners : (kind + 1) * owners]
        for number in range(state.scored, ROUNDS):
            growing = players if number == state.scored else owners
            halves = int(float(unseen[kind]) * parts[number] + 0.5)
            points = expected_points(column, growing, kind, number, halves)
            for seat in range(players):
                found[seat * SIZE + TYPES + number] += points[seat]


def _count_unseen(state: State, unseen: vec[i64]) -> int:
    """Count the tiles of each type that nobody has, and return their number."""
    kinds = state.kit.type
    total = len(state.bag)
    for tile in state.bag:
        unseen[kinds[tile]] += 1
    for tile in state.market:
        if tile != NO_TILE:
            unseen[kinds[tile]] += 1
            total += 1
    return total


def _part(state: State, number: int, total: int) -> float:
    """Return which part of these tiles will have gone to somebody before a round."""
    pile = 3 - 2 * number  # from the bottom, the one with the scoring card (ALH-S3)
    if number + 1 in state.waiting:
        return 0.0
    if not 0 <= pile < len(state.bounds):
        return 1.0
    bottom = state.bounds[pile - 1]
    left: int = len(state.deck)
    top = min(state.bounds[pile], left)
    cards = float(left) - float(bottom + top) / 2.0
    tiles = cards * (PACE_OF_TWO if state.players == 2 else PACE)
    if state.players == 2 and number > state.scored:
        tiles += DIRK_DRAWS
    return tiles / total if tiles < total else 1.0
