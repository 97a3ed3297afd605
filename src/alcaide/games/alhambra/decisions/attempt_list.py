"""What a person might try at each step, legal or not, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.board.tooltips import beside
from alcaide.games.alhambra.rules.components import EXCHANGE, SLOT_CURRENCY, SLOTS
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.state import ACT, OVER, PUT, REVEAL, VIZIER, State

Cells = list[tuple[int, int]]


def tries(state: State) -> Iterator[Action]:
    """Yield what could be tried by the seat to move."""
    match state.phase:
        case x if x == OVER:
            return
        case x if x == ACT:
            yield from _acting(state)
        case x if x == VIZIER:
            yield from chain(_purchases(state, act.Vizier), _takes(state), _redesigns(state))
        case x if x == REVEAL:
            yield from chain(_shows(state), _first_purchases(state), _takes(state))
        case x if x == PUT:
            yield from chain(_placings(state), _shows(state))
            yield from chain(_first_purchases(state), _takes(state))
        case _:
            yield from chain(_placings(state), _first_purchases(state), _takes(state))


def _acting(state: State) -> Iterator[Action]:
    yield from _purchases(state, act.Buy)
    yield from _pairs(state)
    yield from _lifts(state)
    if state.squares:
        yield from act.SQUARE
    if state.vizier:
        yield act.REACTIVATE
    if state.further:
        yield act.END
    yield from _shows(state)
    yield from _redesigns(state)
    yield from _placings(state)


def _shows(state: State) -> Iterator[Action]:
    return (act.Reveal((card,)) for card in state.bonuses[state.mover])


def _purchases(state: State, kind: type[act.Buy] | type[act.Vizier]) -> Iterator[Action]:
    """Yield payments of each slot: all that suits, parts of that, then what does not suit."""
    hand = state.hands[state.mover]
    for slot in range(SLOTS):
        own = [
            card for card in hand if card_currency(card) == SLOT_CURRENCY[slot] and card < EXCHANGE
        ]
        if own:
            yield kind(slot + 1, tuple(own))
        for card in dict.fromkeys(own):
            yield kind(slot + 1, (card,))
    for slot in range(SLOTS):
        own = [
            card for card in hand if card_currency(card) == SLOT_CURRENCY[slot] and card < EXCHANGE
        ]
        for pair in dict.fromkeys(combinations(own, 2)):
            yield kind(slot + 1, pair)
        for card in dict.fromkeys(hand):
            if card >= EXCHANGE and own:
                yield kind(slot + 1, (*own, card))
            elif card not in own:
                yield kind(slot + 1, (card,))
    exchange = [card for card in hand if card >= EXCHANGE]
    money = [card for card in hand if card < EXCHANGE]
    if len(exchange) > 1 and money:
        for slot in range(SLOTS):
            yield kind(slot + 1, (money[0], *exchange[:2]))


def _first_purchases(state: State) -> Iterator[Action]:
    """Yield a purchase of each slot, for when it is not the time to buy."""
    hand = state.hands[state.mover]
    for slot in range(SLOTS):
        for card in dict.fromkeys(hand):
            if card < EXCHANGE and card_currency(card) == SLOT_CURRENCY[slot]:
                yield act.Buy(slot + 1, (card,))


def _takes(state: State) -> Iterator[Action]:
    yield from (act.TAKE[card] for card in dict.fromkeys(state.display))


def _pairs(state: State) -> Iterator[Action]:
    """Yield several cards of the display at once (ALH-2, ALH-X1)."""
    for count in (2, 3, 4):
        yield from map(act.Take, dict.fromkeys(combinations(sorted(state.display), count)))


def _lying(state: State) -> Cells:
    palace = state.palaces[state.mover]
    return [(palace.x_of(cell), palace.y_of(cell)) for cell in palace.lying]


def _lifts(state: State) -> Iterator[Action]:
    yield from (act.Lift(x, y) for x, y in _lying(state))


def _redesigns(state: State) -> Iterator[Action]:
    """Yield every tile of the reserve on every cell, empty or not."""
    lying = _lying(state)
    for tile in state.reserves[state.mover]:
        yield from (act.Build(tile, x, y) for x, y in beside(state.palaces[state.mover]))
    for tile in state.reserves[state.mover]:
        yield from (act.Exchange(tile, x, y) for x, y in lying)


def _placings(state: State) -> Iterator[Action]:
    """Yield every new tile on every cell, to Dirk and into the reserve."""
    lying = _lying(state)
    for tile in state.trays[state.mover]:
        yield from (act.Put(tile, x, y) for x, y in beside(state.palaces[state.mover]))
        if state.players == 2:
            yield act.PutDirk(tile)
        yield act.PutReserve(tile)
    for tile in state.trays[state.mover]:
        yield from (act.Put(tile, x, y) for x, y in lying)
