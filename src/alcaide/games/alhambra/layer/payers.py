"""Who can pay for what lies in the market, as far as hands of money are known (ALH-S1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.games.alhambra.board.hand import money_of, ways
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import UNKNOWN, View
from alcaide.games.alhambra.rules.components import EXCHANGE, SLOT_CURRENCY
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.state import State

EXACT: Final = "exact"  # and so with another action (ALH-4)
MORE: Final = "more"
SHORT: Final = "short"
HIDDEN: Final = "unknown"  # his cards are not known here


class Payer(NamedTuple):
    """How a seat can pay for the tile on a slot."""

    seat: int
    slot: int
    how: str
    amount: int  # paid too much, or lacking; of an unknown hand its cards
    vizier: bool  # could also send the vizier for it, out of turn (ALH-V3)


def payers(view: View) -> list[Payer]:
    """Return how everybody but the viewer can pay for every tile of the market."""
    state = guess(view)
    slots = [slot for slot, tile in enumerate(view.market) if tile >= 0]
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    return [_payer(view, state, seat, slot) for slot in slots for seat in others]


def _payer(view: View, state: State, seat: int, slot: int) -> Payer:
    hand = view.seats[seat].money
    if UNKNOWN in hand:
        return Payer(seat, slot, HIDDEN, len(hand), False)
    price = state.kit.price[state.market[slot]]
    exact = ways(state, hand, slot, exact=True)
    if exact:
        plain = state.vizier_exchange or any(way[-1] < EXCHANGE for way in exact)
        return Payer(seat, slot, EXACT, 0, view.seats[seat].vizier and plain)
    more = ways(state, hand, slot, exact=False)
    if more:
        return Payer(seat, slot, MORE, min(money_of(way) for way in more) - price, False)
    own = [card for card in hand if card < EXCHANGE and card_currency(card) == SLOT_CURRENCY[slot]]
    return Payer(seat, slot, SHORT, price - money_of(own), False)
