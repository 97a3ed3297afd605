"""A position as text.

turn 1              the seat to move
card 5 b2 0         strength, cell, the seat that laid it
hand 0 1 4 6        a seat and its cards; ``?`` for one that is not known
deck 2 2 5          the cards to come, top first; ``?`` for one that is not known
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from almena.rules.components import cell_name
from almena.rules.state import State


def write_position(state: State, seat: int | None = None) -> str:
    """Write a position as a seat knows it; ``None``: with all that is hidden."""
    return "".join(f"{line}\n" for line in _lines(state, seat))


def _lines(state: State, viewer: int | None) -> Iterator[str]:
    yield f"turn {state.mover}"
    for cell, card in enumerate(state.cards):
        if card:
            yield f"card {card} {cell_name(cell)} {state.owners[cell]}"
    for seat, hand in enumerate(state.hands):
        yield f"hand {seat} {_cards(hand, viewer in (None, seat))}".rstrip()
    yield f"deck {_cards(state.deck[::-1], viewer is None)}".rstrip()


def _cards(cards: Sequence[int], known: bool) -> str:
    return " ".join(str(card) if known else "?" for card in cards)
