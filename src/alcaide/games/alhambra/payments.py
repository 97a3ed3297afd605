"""Ways to pay: only those from which no card could be left out (ALH-3, ALH-X2 to ALH-X4)."""

from __future__ import annotations

from alcaide.games.alhambra.components import EXCHANGE, PAIR_SETS


def payments(
    hand: list[int], currency: int, price: int, exact_exchange: bool
) -> list[tuple[int, ...]]:
    """Return the irredundant payments for a price in a currency, exchange cards included."""
    cards = [card for card in hand if card // 10 == currency]
    cards.reverse()
    found: list[tuple[int, ...]] = []
    if sum_of(cards) >= price:
        _choose(cards, 0, price, [], found, False, ())
    if hand and hand[-1] >= EXCHANGE:
        _with_exchange(hand, currency, price, exact_exchange, found)
    return found


def exact_payments(
    hand: list[int], currency: int, price: int, with_exchange: bool
) -> list[tuple[int, ...]]:
    """Return the payments of exactly a price (ALH-V3)."""
    cards = [card for card in hand if card // 10 == currency and card % 10 <= price]
    cards.reverse()
    found: list[tuple[int, ...]] = []
    if sum_of(cards) >= price:
        _choose(cards, 0, price, [], found, True, ())
    if with_exchange and hand and hand[-1] >= EXCHANGE:
        _with_exchange(hand, currency, price, True, found)
    return found


def sum_of(cards: list[int]) -> int:
    """Return the value of money cards."""
    total = 0
    for card in cards:
        total += card % 10
    return total


def _with_exchange(
    hand: list[int], currency: int, price: int, exact: bool, found: list[tuple[int, ...]]
) -> None:
    """Add the payments that use one exchange card and money of its other currency."""
    done: list[int] = []
    for card in hand:
        if card < EXCHANGE or card in done:
            continue
        done.append(card)
        pair = PAIR_SETS[card - EXCHANGE]
        if currency not in pair:
            continue
        other = pair[0] + pair[1] - currency
        money = [c for c in hand if c // 10 == currency or c // 10 == other]
        money.sort(key=_value)
        money.reverse()
        ways: list[tuple[int, ...]] = []
        if sum_of(money) >= price:
            _choose(money, 0, price, [], ways, exact, (card,))
        found += [way for way in ways if any(c // 10 == other for c in way)]


def _value(card: int) -> int:
    return card % 10 * 64 + card


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
        value = card % 10
        if value < left:
            chosen.append(card)
            _choose(cards, i + 1, left - value, chosen, found, exact, last)
            chosen.pop()
        elif value == left or not exact:
            found.append((*sorted([*chosen, card]), *last))
