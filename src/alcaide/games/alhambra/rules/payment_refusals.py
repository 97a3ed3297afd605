"""Why a building cannot be bought like this (ALH-3, ALH-V3, ALH-X2 to ALH-X4)."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.rules.components import EXCHANGE, PAIR_SETS, SLOT_CURRENCY, SLOTS
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.state import NO_TILE, State
from alcaide.games.alhambra.rules.tile_names import cards_said
from alcaide.interface.values import Args, Refusal


def refuse_buy(state: State, action: act.Buy) -> Refusal:
    """Refuse a purchase of the own turn."""
    return _refuse(state, action.slot, action.cards, exact=False)


def refuse_vizier(state: State, action: act.Vizier) -> Refusal:
    """Refuse a purchase of the vizier."""
    if any(card >= EXCHANGE for card in action.cards) and not state.vizier_exchange:
        return Refusal("ALH-V8", "vizier-without-exchange")
    return _refuse(state, action.slot, action.cards, exact=True)


def _refuse(state: State, slot: int, cards: tuple[int, ...], *, exact: bool) -> Refusal:
    if slot not in range(1, SLOTS + 1) or state.market[slot - 1] == NO_TILE:
        return Refusal("ALH-3", "slot-empty", {"slot": slot})
    tile = state.market[slot - 1]
    currency = SLOT_CURRENCY[slot - 1]
    hand = state.hands[state.mover]
    args: Args = {"tile": state.kit.names[tile], "price": state.kit.price[tile], "slot": slot}
    args |= {"cards": cards_said(cards), "currency": "bgoy"[currency]}
    if not cards or any(cards.count(card) > hand.count(card) for card in cards):
        return Refusal("ALH-3", "cards-not-in-hand", args)
    money = [card for card in cards if card < EXCHANGE]
    total = sum_of(money)
    args |= {"sum": total}
    wrong = _refuse_currency(cards, money, currency, args)
    if wrong:
        return wrong
    if total < args["price"]:
        return Refusal("ALH-3", "too-little", args)
    if exact and total != args["price"]:
        return Refusal("ALH-V3", "vizier-pays-exactly", args)
    if len(money) < len(cards) and total != args["price"] and state.exact_exchange:
        return Refusal("ALH-X3", "exchange-pays-exactly", args)
    if list(cards) != sorted(cards):
        return Refusal("ALH-3", "cards-not-sorted", args)
    return Refusal("ALH-3", "card-to-spare", args)


def _refuse_currency(
    cards: tuple[int, ...], money: list[int], currency: int, args: Args
) -> Refusal | None:
    exchange = [card for card in cards if card >= EXCHANGE]
    if len(exchange) > 1:
        return Refusal("ALH-X4", "two-exchange-cards", args)
    allowed: tuple[int, ...] = (currency,)
    if exchange:
        allowed = PAIR_SETS[exchange[0] - EXCHANGE]
        if currency not in allowed:
            return Refusal("ALH-X2", "exchange-without-slot", args)
    if any(card_currency(card) not in allowed for card in money):
        return Refusal("ALH-X2" if exchange else "ALH-3", "wrong-currency", args)
    return None
