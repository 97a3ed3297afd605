"""A guess at what nobody can see: the hands of others, the order of the deck."""

from __future__ import annotations

from typing import Final

from alcaide.core.rng import Rng
from alcaide.scene.drawing_cache import Latest
from almena.information.view import View
from almena.rules.components import CARDS
from almena.rules.state import State


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the viewer could be in: the unseen cards dealt anew."""
    state = State(len(view.seats))
    state.start = view.start
    state.laid = sum(1 for card in view.cards if card)
    state.mover = (view.start + state.laid) % state.players  # ALM-12
    state.cards, state.owners = view.cards.copy(), view.owners.copy()
    state.walls, state.points = view.walls.copy(), [seat.points for seat in view.seats]
    state.deck = unseen(view)
    rng.shuffle(state.deck)
    for seat, known in enumerate(view.seats):
        own = seat == view.seat
        hand = view.hand.copy() if own else [state.deck.pop() for _ in range(known.cards)]
        state.hands.append(sorted(hand))
    return state


def unseen(view: View) -> list[int]:
    """Return the cards that the viewer does not see, the weakest first."""
    left = list(CARDS)
    for card in (*view.hand, *filter(None, view.cards)):
        left.remove(card)
    return left


# What is shown asks a state; nothing that is shown depends on the guess.
guess: Final[Latest[View, State]] = Latest(lambda view: determinize(view, Rng(b"what if")))
