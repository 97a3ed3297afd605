"""The text of a position; ``position`` reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alcaide.core.position_lines import UNKNOWN, Head
from almena.rules.components import cell_name
from almena.rules.legal import round_of
from almena.rules.state import State
from almena.text.position import FORM


def write_position(state: State, seat: int | None = None) -> str:
    """Write a position as a seat knows it; ``None``: with all that is hidden."""
    head = Head(state.players, 1, state.start, state.mover, round_of(state), {})
    return "".join(f"{line}\n" for line in (*FORM.written(head), *_lines(state, seat)))


def _lines(state: State, viewer: int | None) -> Iterator[str]:
    for cell, card in enumerate(state.cards):
        if card:
            yield f"card {card} {cell_name(cell)} {state.owners[cell]}"
    for seat, hand in enumerate(state.hands):
        yield f"hand {seat} {_cards(hand, viewer in (None, seat))}".rstrip()
    yield f"deck {_cards(state.deck[::-1], viewer is None)}".rstrip()


def _cards(cards: Sequence[int], known: bool) -> str:
    return " ".join(str(card) if known else UNKNOWN for card in cards)
