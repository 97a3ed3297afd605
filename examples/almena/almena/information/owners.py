"""Who knows what of a state (ALM-3)."""

from __future__ import annotations

from typing import Final

from alcaide.interface.ownership import Information, Place, Pool
from almena.rules.state import State

EVERYBODY: Final = {
    "how many play, who began, whose turn it is": ("players", "start", "mover"),
    "the cards on the board and who laid them": ("laid", "cards", "owners"),
    "who took which wall, and the treasure of all": ("walls", "points"),
}
SEAT: Final = {"the cards in hand": ("hands",)}
NOBODY: Final = {"the order of the deck": ("deck",)}
ASKED: Final = {"lay": "the seat whose turn it is"}


def hidden(state: State) -> list[Pool]:
    """Return the places of the cards in hands and in the deck."""
    deck = [Place("deck", -1, at) for at in range(len(state.deck))]
    hands = [
        Place("hands", seat, at, seat)
        for seat, hand in enumerate(state.hands)
        for at in range(len(hand))
    ]
    return [Pool("cards", [*deck, *hands])]


INFORMATION: Final = Information(EVERYBODY, {}, SEAT, NOBODY, hidden, ASKED)


def information() -> Information:
    """Return to whom the fields of a state belong."""
    return INFORMATION
