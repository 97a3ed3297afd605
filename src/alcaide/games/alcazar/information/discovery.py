"""How the cards of a real table come to be known: turned up in the open row, drawn, played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.components import HAND, OPEN, SPACES
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.real_table.unknown_piles import (
    Discovery,
    Exchanges,
    Luck,
    Piles,
    Turned,
    filled,
)
from alcaide.interface.values import Note, Setup

DECK: Final = "Deck"
CARDS: Final = [str(card) for card in range(1, SPACES + 1)]


def words(setup: Setup) -> dict[str, list[str]]:
    """Return the construction cards."""
    return {DECK: CARDS.copy()}


def fill(setup: Setup, known: Piles, luck: Luck) -> dict[str, list[str]]:
    """Return a deck that agrees with what is known of it (ALC-2). Raises SetupError."""
    return {DECK: filled(known[DECK], CARDS, luck, DECK, "ALC-2")}


def turned(
    before: State | None, action: Action | None, after: State, notes: list[Note]
) -> list[Turned]:
    """Return which cards were dealt (ALC-3), turned up or drawn (ALC-11)."""
    if before is None:
        dealt = range(after.players * HAND)
        hands = [Turned(f"hand {p // HAND}", DECK, p, p // HAND, hidden=True) for p in dealt]
        return hands + [Turned("open", DECK, len(dealt) + number) for number in range(OPEN)]
    if len(after.deck) == len(before.deck):
        return []
    place = SPACES - len(before.deck)
    if isinstance(action, act.BuyDeck):
        return [Turned("drew", DECK, place, before.seat, hidden=True)]
    return [Turned("open", DECK, place)]


def lay(state: State, dealt: State, other: Exchanges) -> None:
    """Put the deck of another deal into a position, and the cards in hands that differ."""
    state.deck = dealt.deck[: len(state.deck)]
    for seat, cards in other.items():
        hand = [int(cards.get(str(card), str(card))) for card in state.hands[seat]]
        state.hands[seat] = sorted(hand)


def shown(state: State, action: Action) -> list[str]:
    """Return the card that is played from the hand (ALC-12)."""
    if isinstance(action, act.Castle | act.Palace | act.Extend):
        return [str(action.card)]
    return []


def widened(state: State, cards: Sequence[str]) -> State:
    """Return a copy in which the seat to move holds these cards as well."""
    copy = state.copy()
    copy.hands[copy.seat] = sorted({*copy.hands[copy.seat], *(int(card) for card in cards)})
    return copy


DISCOVERY: Final = Discovery[State, Action](
    words=words,
    rules={DECK: "ALC-2"},
    fill=fill,
    turned=turned,
    lay=lay,
    hands=DECK,
    shown=shown,
    widened=widened,
)


def discovery() -> Discovery[State, Action]:
    """Return how the game is played with cards that are not known."""
    return DISCOVERY
