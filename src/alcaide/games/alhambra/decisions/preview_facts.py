"""The figures of a preview: points, wall, majorities and money, before and after."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.board.hand import ORDER
from alcaide.games.alhambra.rules.components import CURRENCIES, EXCHANGE, TYPES
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.rules.worth import Scale, Worth
from alcaide.scene.model import Fact, Phrase


def facts(scale: Scale, worth: Worth | None) -> list[Fact]:
    """Return what would change on the own side of the majorities."""
    if worth is None:
        return []
    now = scale.now
    found = []
    if worth.total != now.total:
        label = Phrase("alhambra-fact-points", {"round": scale.number})
        found.append(Fact(label, worth.total - now.total, symbol="i-star", sign=True))
    wall = now.wall if worth.wall != now.wall else None
    found.append(Fact(Phrase("alhambra-fact-wall"), worth.wall, wall, "i-wall"))
    for kind, name in enumerate(TYPES):
        if worth.counts[kind] != now.counts[kind]:
            label = Phrase("alhambra-fact-type", {"type": name})
            found.append(Fact(label, worth.counts[kind], now.counts[kind], f"i-al-{name}"))
    return found


def money_facts(state: State, action: Action) -> list[Fact]:
    """Return what would become of the own money, currency by currency."""
    before = state.hands[state.mover]
    after = hand_after(state, action)
    found = []
    for letter in ORDER:
        currency = CURRENCIES.index(letter)
        then, now = _sum(after, currency), _sum(before, currency)
        if then != now:
            label = Phrase("alhambra-fact-money", {"currency": letter})
            found.append(Fact(label, then, now, f"i-cur-{letter}"))
    if len(after) != len(before):
        found.append(Fact(Phrase("alhambra-fact-cards"), len(after), len(before), "i-money"))
    return found


def hand_after(state: State, action: Action) -> list[int]:
    """Return the own money after an action."""
    hand = state.hands[state.mover].copy()
    match action:
        case act.Take(cards):
            return sorted([*hand, *cards])
        case act.Buy(_, cards) | act.Vizier(_, cards):
            for card in cards:
                hand.remove(card)
            return hand
        case _:
            return hand


def _sum(hand: list[int], currency: int) -> int:
    return sum_of([card for card in hand if card < EXCHANGE and card_currency(card) == currency])
