"""Ways to pay: only those from which no card could be left out (ALH-3, ALH-X2 to ALH-X4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.actions import Action, Buy, Vizier
from alcaide.games.alhambra.rules.components import EXCHANGE, PAIR_SETS, SLOT_CURRENCY
from alcaide.games.alhambra.rules.packed import (
    PURSE_BITS,
    card_currency,
    card_value,
    purse_cards,
    purse_of,
    purse_sum,
)

# What each card adds to the purse of its currency.
UNIT: Final = vec[i64](
    [purse_of(card_value(card)) if card_value(card) else 0 for card in range(EXCHANGE)]
)

# What exchange cards may do.
NOTHING: Final = 0
MORE: Final = 1  # pay more than the price
EXACTLY: Final = 2

MEMORY: Final = 1 << 13  # purchases remembered of each kind
BUYS: Final[dict[int, list[Action]]] = {}
EXACT_BUYS: Final[dict[int, list[Action]]] = {}
EXCHANGE_BUYS: Final[dict[int, list[Action]]] = {}


def money_by_currency(hand: list[int]) -> vec[i64]:
    """Return what a hand has of each of the four currencies."""
    purse = vec[i64]([0] * 4)
    for number in hand:
        card: i64 = number
        if card < EXCHANGE:
            purse[card_currency(card)] += UNIT[card]
    return purse


def list_buys(
    hand: list[int],
    purse: vec[i64],
    slot: i64,
    price: i64,
    vizier: bool,
    exchange: int,
    actions: list[Action],
) -> None:
    """List the purchases of one slot; the vizier's are exact (ALH-V3)."""
    currency = SLOT_CURRENCY[slot]
    if purse_sum(purse[currency]) >= price:
        key = (purse_cards(purse[currency]) << 4 | price) << 2 | slot
        memo = EXACT_BUYS if vizier else BUYS
        found = memo.get(key)
        if found is None:
            ways = money_ways(hand, currency, price, vizier)
            found = _remember(memo, key, _bought(slot, ways, vizier))
        actions += found
    if exchange and hand and hand[-1] >= EXCHANGE:
        _add_exchange(hand, purse, slot, price, vizier, exchange == EXACTLY, actions)


def _add_exchange(
    hand: list[int],
    purse: vec[i64],
    slot: i64,
    price: i64,
    vizier: bool,
    exact: bool,
    actions: list[Action],
) -> None:
    """Add the purchases with one of the exchange cards in hand (ALH-X2)."""
    currency = SLOT_CURRENCY[slot]
    before = -1
    for card in hand:
        if card < EXCHANGE or card == before:
            continue
        before = card
        other = other_currency(card, currency)
        if other < 0 or purse_sum(purse[currency]) + purse_sum(purse[other]) < price:
            continue
        key = purse_cards(purse[currency]) << PURSE_BITS | purse_cards(purse[other])
        key = (((key << 4 | price) << 2 | slot) << 3 | card - EXCHANGE) << 2 | vizier << 1 | exact
        found = EXCHANGE_BUYS.get(key)
        if found is None:
            ways = exchange_ways(hand, card, currency, price, exact)
            found = _remember(EXCHANGE_BUYS, key, _bought(slot, ways, vizier))
        actions += found


def _bought(slot: int, ways: list[tuple[int, ...]], vizier: bool) -> list[Action]:
    if vizier:
        return [Vizier(slot + 1, way) for way in ways]
    return [Buy(slot + 1, way) for way in ways]


def _remember(memo: dict[int, list[Action]], key: int, made: list[Action]) -> list[Action]:
    if len(memo) == MEMORY:
        memo.clear()
    memo[key] = made
    return made


def other_currency(card: int, currency: int) -> int:
    """Return what an exchange card puts beside a currency, -1 if it does not name it (ALH-X2)."""
    pair = PAIR_SETS[card - EXCHANGE]
    return pair[0] + pair[1] - currency if currency in pair else -1


def money_ways(hand: list[int], currency: int, price: int, exact: bool) -> list[tuple[int, ...]]:
    """Return the irredundant payments with money of a currency (ALH-3)."""
    cards = [card for card in hand if card_currency(card) == currency]
    cards.reverse()
    found: list[tuple[int, ...]] = []
    _choose(cards, 0, price, [], found, exact, ())
    return found


def exchange_ways(
    hand: list[int], exchange: int, currency: int, price: int, exact: bool
) -> list[tuple[int, ...]]:
    """Return the irredundant payments with an exchange card and its other currency (ALH-X2)."""
    other = other_currency(exchange, currency)
    if other < 0:
        return []
    money = [c for c in hand if card_currency(c) == currency or card_currency(c) == other]
    money.sort(key=_value)
    money.reverse()
    ways: list[tuple[int, ...]] = []
    _choose(money, 0, price, [], ways, exact, (exchange,))
    return [way for way in ways if any(card_currency(c) == other for c in way)]


def payments(
    hand: list[int], currency: int, price: int, exact_exchange: bool
) -> list[tuple[int, ...]]:
    """Return the irredundant payments for a price in a currency, exchange cards included."""
    found = money_ways(hand, currency, price, False)
    for card in sorted({card for card in hand if card >= EXCHANGE}):
        found += exchange_ways(hand, card, currency, price, exact_exchange)
    return found


def exact_payments(
    hand: list[int], currency: int, price: int, with_exchange: bool
) -> list[tuple[int, ...]]:
    """Return the payments of exactly a price (ALH-V3)."""
    found = money_ways(hand, currency, price, True)
    for card in sorted({card for card in hand if card >= EXCHANGE and with_exchange}):
        found += exchange_ways(hand, card, currency, price, True)
    return found


def sum_of(cards: list[int]) -> int:
    """Return the value of money cards."""
    total = 0
    for card in cards:
        total += card_value(card)
    return total


def _value(card: int) -> int:
    return card_value(card) * 64 + card


def _choose(
    cards: list[int],
    start: int,
    left: int,
    chosen: list[int],
    found: list[tuple[int, ...]],
    exact: bool,
    last: tuple[int, ...],
) -> None:
    """Choose cards from the dearest down until they suffice: then none can be left out."""
    before = -1
    for i in range(start, len(cards)):
        card = cards[i]
        if card == before:
            continue  # equal cards give equal payments
        before = card
        value = card_value(card)
        if value < left:
            chosen.append(card)
            _choose(cards, i + 1, left - value, chosen, found, exact, last)
            chosen.pop()
        elif value == left or not exact:
            found.append((*sorted([*chosen, card]), *last))
