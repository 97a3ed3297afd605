"""Who knows what of a state (ALC-93)."""

from __future__ import annotations

from typing import Final

from alcaide.games.alcazar.rules.state import State
from alcaide.interface.ownership import Information, Place, Pool

EVERYBODY: Final = {
    "the version of the rules, and options": ("version", "straight", "union50", "money_points"),
    "whose turn it is, and what for": (
        *("players", "start", "seat", "round", "phase", "retired", "forced", "active", "fresh"),
        *("founding", "placed", "passed", "out"),
    ),
    "the board": (
        *("height", "top", "base", "standing", "noble", "posts", "pieces", "spans", "value"),
        *("flag", "castles"),
    ),
    "the stock": ("cubes", "bridges", "towers"),
    "the open cards": ("open",),
    "money, nobles in reserve and tower cards of all seats": (
        *("money", "barons", "grandees", "tower_hands"),
    ),
}
REMEMBERED: Final = {"the cards in hands that were taken openly": ("shown",)}
SEAT: Final = {"the other construction cards in hand": ("hands",)}
NOBODY: Final = {"the construction cards in the deck": ("deck",)}

ASKED: Final = {
    "main": "the seat whose turn it is, in the order of seats without those that are out",
    "flag": "the seat that has built, where more palaces wait than flags are left",
    "noble": "the seat that has built, where the open board leaves it anything to do",
}


def hidden(state: State) -> list[Pool]:
    """Return the places of the cards whose face was not seen: in the deck and in hands."""
    deck = [Place("deck", -1, at) for at in range(len(state.deck))]
    hands = [
        Place("hands", seat, at, seat)
        for seat, cards in enumerate(state.hands)
        for at, card in enumerate(cards)
        if card not in state.shown[seat]
    ]
    return [Pool("cards", deck + hands)]


INFORMATION: Final = Information(EVERYBODY, REMEMBERED, SEAT, NOBODY, hidden, ASKED)


def information() -> Information:
    """Return to whom the fields of a state belong."""
    return INFORMATION
