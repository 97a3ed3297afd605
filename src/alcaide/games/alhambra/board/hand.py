"""The viewer's money: cards by currency with their sums, and how they could pay a price."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.board.picture import card_symbol
from alcaide.games.alhambra.decisions.action_names import paid, picks_of, values
from alcaide.games.alhambra.information.view import UNKNOWN, View
from alcaide.games.alhambra.rules.components import CURRENCIES, EXCHANGE, SLOT_CURRENCY, card_name
from alcaide.games.alhambra.rules.packed import card_currency, card_value
from alcaide.games.alhambra.rules.payments import exact_payments, payments, sum_of
from alcaide.games.alhambra.rules.state import State
from alcaide.scene.model import Card, Held, Phrase, Suit

ORDER: Final = "ygbo"  # of the market slots
TINTS: Final = {"y": "yellow", "g": "green", "b": "blue", "o": "orange"}


def currency_of(card: int) -> str:
    """Return the letter of a money card's currency; nothing for an exchange card."""
    return CURRENCIES[card_currency(card)] if card < EXCHANGE else ""


def sorted_hand(cards: list[int]) -> list[int]:
    """Return cards in the order of the market slots, low to high, exchange cards last."""
    return sorted(cards, key=lambda card: (ORDER.find(currency_of(card) or "z") % 5, card))


def remembered(view: View, seat: int) -> list[int]:
    """Return the cards that a seat holds; nothing where they are forgotten (ALH-S1)."""
    money = view.seats[seat].money
    return [] if UNKNOWN in money else money


def held(view: View, seat: int) -> list[Held]:
    """Return what a seat holds: the values of each currency, then every exchange card."""
    cards = sorted_hand(remembered(view, seat))
    found = []
    for letter in ORDER:
        own = [card for card in cards if currency_of(card) == letter]
        if own:
            args = {"currency": letter, "values": values(tuple(own))}
            said = Phrase("alhambra-term-paid", args)
            text = " ".join(str(card_value(card)) for card in own)
            found.append(Held(f"i-cur-{letter}", text, said, TINTS[letter]))
    exchange = [card for card in cards if card >= EXCHANGE]
    return [*found, *(Held(card_symbol(card), "", card_label(card)) for card in exchange)]


def money_cards(kind: str, cards: list[int]) -> list[Card]:
    """Return money and exchange cards to pick; ``kind`` begins their picks."""
    names = [card_name(card) for card in cards]
    return [
        Card(
            pick,
            card_label(card),
            symbol=card_symbol(card),
            shape="card",
            tint=TINTS.get(currency_of(card), ""),
            group=currency_of(card) or "exchange",
            value=card_value(card) if card < EXCHANGE else 0,
        )
        for pick, name, card in zip(picks_of(kind, names), names, cards, strict=True)
    ]


def card_label(card: int) -> Phrase:
    """Return what a money or exchange card is called by itself."""
    if card >= EXCHANGE:
        return Phrase("alhambra-label-exchange-card", {"card": card_name(card)})
    args = {"currency": currency_of(card), "value": card_value(card)}
    return Phrase("alhambra-label-money-card", args)


def suits(cards: list[int]) -> list[Suit]:
    """Return the sums of a hand by every currency, and how many exchange cards there are."""
    found = []
    for letter in ORDER:
        total = sum_of([card for card in cards if currency_of(card) == letter])
        args = {"currency": letter, "sum": total}
        label = Phrase("alhambra-label-sum", args)
        found.append(Suit(letter, f"i-cur-{letter}", total, label))
    exchange = sum(card >= EXCHANGE for card in cards)
    if exchange:
        label = Phrase("alhambra-label-exchange-cards", {"count": exchange})
        found.append(Suit("exchange", "i-exchange", exchange, label))
    return found


def ways(state: State, hand: list[int], slot: int, *, exact: bool) -> list[tuple[int, ...]]:
    """Return how a hand could pay what lies on a slot in the own turn (ALH-3, ALH-X2, ALH-X3)."""
    price = state.kit.price[state.market[slot]]
    if exact:
        return exact_payments(hand, SLOT_CURRENCY[slot], price, True)
    return payments(hand, SLOT_CURRENCY[slot], price, state.exact_exchange)


def badge(state: State, hand: list[int], slot: int) -> tuple[Phrase, bool]:
    """Return how a hand can pay what lies on a slot, and whether it can pay it exactly."""
    exact = ways(state, hand, slot, exact=True)
    if exact:
        best = min(exact, key=lambda way: (way[-1] >= EXCHANGE, len(way)))
        if best[-1] >= EXCHANGE:
            return _way("alhambra-badge-exchange"), True
        return _way("alhambra-badge-exact", paid=paid(best)), True
    price = state.kit.price[state.market[slot]]
    more = ways(state, hand, slot, exact=False)
    if more:
        over = min(money_of(way) for way in more) - price
        return _way("alhambra-badge-over", over=over), False
    own = [card for card in hand if card_currency(card) == SLOT_CURRENCY[slot]]
    return _way("alhambra-badge-short", short=price - money_of(own)), False


def _way(key: str, **args: object) -> Phrase:
    return Phrase(key, args, aid="payments")


def money_of(cards: list[int] | tuple[int, ...]) -> int:
    """Return the value of the money among cards."""
    return sum_of([card for card in cards if card < EXCHANGE])
