"""From a seed to a pile, and from a pile to the first position (ALM-3)."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.interface.values import Setup
from almena.rules.components import CARDS, HAND
from almena.rules.state import State

SEATS: Final = range(2, 5)


def shuffle(players: int, options: dict[str, str], rng: Rng) -> Setup:
    """Draw who begins, and shuffle the cards (ALM-3)."""
    start = rng.below(players)
    cards = list(CARDS)
    rng.shuffle(cards)
    return Setup(players, start, options, {"Deck": [str(card) for card in cards]})


def deal(setup: Setup) -> State:
    """Return the first position, three cards in each hand.

    Raises SetupError for a pile or a start seat that is not right.
    """
    if setup.players not in SEATS:
        raise SetupError(f"ALM-3: Almena is for 2 to 4 players, not {setup.players}")
    if setup.start not in range(setup.players):
        raise SetupError(f"ALM-3: seat {setup.start} cannot start; there is none such")
    if set(setup.piles) != {"Deck"}:
        raise SetupError(f"ALM-1: the only pile is Deck, not {', '.join(setup.piles)}")
    words = setup.piles["Deck"]
    if sorted(words) != [str(card) for card in CARDS]:
        raise SetupError("ALM-1: Deck holds the cards 1 to 6, each four times, and no others")
    state = State(setup.players)
    state.start = state.mover = setup.start
    state.deck = [int(word) for word in reversed(words)]
    state.hands = [[] for _ in range(setup.players)]
    for hand in state.hands:
        hand += [state.deck.pop() for _ in range(HAND)]
        hand.sort()
    return state
