"""Payments against brute force over all subsets of a hand (ALH-3, ALH-X2 to ALH-X4, ALH-V3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from alcaide.core.rng import Rng
from alcaide.games.alhambra.rules.components import EXCHANGE, PAIR_SETS
from alcaide.games.alhambra.rules.payments import exact_payments, payments

STOCK = [c * 10 + v for c in range(4) for v in range(1, 10)] * 3 + list(range(40, 46))


def pays(cards: Counter[int], currency: int, price: int, exact_exchange: bool) -> bool:
    """Tell whether cards are a payment, redundant or not."""
    exchange = [card for card in cards.elements() if card >= EXCHANGE]
    money = [card for card in cards.elements() if card < EXCHANGE]
    allowed = {currency}
    if len(exchange) > 1:
        return False
    if exchange:
        allowed = set(PAIR_SETS[exchange[0] - EXCHANGE])
        if currency not in allowed:
            return False
    if {card // 10 for card in money} - allowed:
        return False
    total = sum(card % 10 for card in money)
    return total == price or (total > price and not (exchange and exact_exchange))


def by_force(
    hand: list[int], currency: int, price: int, exact_exchange: bool
) -> set[tuple[int, ...]]:
    """Return the payments no part of which would do."""
    subsets = {way for n in range(1, len(hand) + 1) for way in combinations(sorted(hand), n)}
    ways = {way for way in subsets if pays(Counter(way), currency, price, exact_exchange)}
    return {
        way
        for way in ways
        if not any(part in ways for n in range(1, len(way)) for part in combinations(way, n))
    }


@pytest.mark.parametrize("exact_exchange", [True, False])
def test_payments_equal_brute_force(exact_exchange: bool) -> None:
    rng = Rng(b"payments")
    seen = with_exchange = 0
    for _ in range(250):
        stock = STOCK.copy()
        rng.shuffle(stock)
        hand = sorted(stock[: 1 + rng.below(7)] + [40 + n for n in range(6) if not rng.below(5)])
        hand = sorted(hand)[-10:]
        hand = [card for n, card in enumerate(hand) if card < EXCHANGE or card not in hand[:n]]
        currency, price = rng.below(4), 2 + rng.below(12)
        found = payments(hand, currency, price, exact_exchange)
        assert len(found) == len(set(found))
        assert all(list(way) == sorted(way) for way in found)
        assert set(found) == by_force(hand, currency, price, exact_exchange)
        seen += len(found)
        with_exchange += sum(way[-1] >= EXCHANGE for way in found)
    assert seen > 150
    assert with_exchange > 30


def test_exact_payments_equal_brute_force() -> None:
    rng = Rng(b"exact")
    seen = 0
    for _ in range(250):
        stock = STOCK.copy()
        rng.shuffle(stock)
        hand = sorted(stock[: 2 + rng.below(8)])
        currency, price = rng.below(4), 2 + rng.below(12)
        for allowed in (True, False):
            expected = {
                way
                for way in by_force(hand, currency, price, True)
                if sum(card % 10 for card in way if card < EXCHANGE) == price
                and (allowed or way[-1] < EXCHANGE)
            }
            found = exact_payments(hand, currency, price, allowed)
            assert len(found) == len(set(found))
            assert set(found) == expected
            seen += len(found)
    assert seen > 50


def test_the_list_stays_small_with_twenty_cards_in_hand() -> None:
    rng = Rng(b"twenty")
    longest = 0
    for _ in range(300):
        stock = STOCK.copy()
        rng.shuffle(stock)
        hand = sorted(stock[:20])
        longest = max(longest, *(len(payments(hand, c, 13, True)) for c in range(4)))
    assert 10 < longest < 200
