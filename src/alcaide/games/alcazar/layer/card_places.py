"""Where a construction card is, as far as a seat knows."""

from __future__ import annotations

from typing import Final

from alcaide.games.alcazar.information.view import View

OPEN: Final = "open"
OWN: Final = "own"
SHOWN: Final = "shown"  # in the hand of somebody who took it openly
UNSEEN: Final = "unseen"  # in the deck, or in a hand
GONE: Final = "gone"  # played


def place_of(view: View, card: int) -> str:
    """Return where a card is."""
    if card in view.open:
        return OPEN
    if card in view.hand:
        return OWN
    if card in view.unseen:
        return UNSEEN
    return GONE if holder_of(view, card) is None else SHOWN


def holder_of(view: View, card: int) -> int | None:
    """Return the seat that is known to hold a card; None: nobody is."""
    if view.seat is not None and card in view.hand:
        return view.seat
    return next((seat for seat, known in enumerate(view.seats) if card in known.shown), None)
