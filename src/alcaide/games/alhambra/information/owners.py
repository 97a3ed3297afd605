"""Who knows what of a state (ALH-S1, ALH-B4)."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.rules.components import EXCHANGE, SCORING_1
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.ownership import Information, Place, Pool

EVERYBODY: Final = {
    "the version of the rules, and options": (
        *("version", "vizier", "exchange", "bonus", "squares", "exact_exchange"),
        *("vizier_exchange", "vizier_dirk", "decline", "bag_ends", "count_squares", "dirk_wins"),
    ),
    "whose turn it is, and what for": (
        *("players", "start", "seat", "mover", "round", "phase", "further", "stalled", "scored"),
        *("waiting", "ending"),
    ),
    "who is asked, and who has answered": ("asked", "answered"),
    "the display and the market": ("display", "market"),
    "Alhambras, reserves, tiles to be placed, viziers and points of all seats": (
        *("palaces", "reserves", "trays", "active", "points"),
    ),
    "Dirk's tiles and points": ("dirk", "dirk_points"),
    "how many cards the piles of the deck had": ("bounds",),
    "whose money is made up where a guess was made of what a table has forgotten": ("forgotten",),
    "bonus cards that were shown, and those that nobody got": ("shown", "aside"),
}
REMEMBERED: Final = {
    "the money and exchange cards in hands": ("hands",),
    "the cards on the discard pile": ("discards",),
}
SEAT: Final = {
    "the bonus cards in hand": ("bonuses",),
    "an answer until all are in": ("answers",),
}
NOBODY: Final = {
    "the order of the cards in the deck": ("deck",),
    "the order of the tiles in the bag": ("bag",),
    "the squares below the open one of a stack": ("stacks",),
    "how the discards are shuffled": ("seed", "reshuffles", "coming"),
}

ASKED: Final = {
    "act": "the seat whose turn it is",
    "put": "the same, while it has new tiles that could go to several places",
    "reveal": "every seat that holds a bonus card, by their number alone (ALH-B4)",
    "vizier": "every seat whose active vizier could pay, by the money that everybody saw (ALH-V4)",
    "vizier-put": "the seat whose vizier has bought",
    "last-put": "the seats that received tiles of the market (ALH-28)",
}


def hidden(state: State) -> list[Pool]:
    """Return the places of what lies face down or is held in hand."""
    bag = [Place("bag", -1, at) for at in range(len(state.bag))]
    bonuses = [
        Place("bonuses", seat, at, seat)
        for seat, cards in enumerate(state.bonuses)
        for at in range(len(cards))
    ]
    stacks = [
        Pool("squares", [Place("stacks", colour, at) for at in range(len(tiles) - 1)])
        for colour, tiles in enumerate(state.stacks)
    ]
    return [*_deck(state), Pool("tiles", bag), Pool("bonus cards", bonuses), *stacks]


def _deck(state: State) -> list[Pool]:
    """Return the money and exchange cards of the deck, then its piles (ALH-S3).

    In each pile the cards lie in any order; how many of a kind there are is known.
    """
    places = [Place("deck", -1, at) for at in range(len(state.deck))]
    money = [place for place in places if state.deck[place.at] < EXCHANGE]
    exchange = [place for place in places if EXCHANGE <= state.deck[place.at] < SCORING_1]
    tops = [0, *state.bounds]
    piles = [places[tops[n] : tops[n + 1]] for n in range(len(state.bounds))]
    return [
        Pool("money", money),
        Pool("exchange cards", exchange),
        *(Pool("pile", pile, known=_kind) for pile in piles),
    ]


def _kind(card: int) -> int:
    """Return as what a card of a pile is known: money, an exchange card, or the scoring card."""
    if card >= SCORING_1:
        return card
    return EXCHANGE if card >= EXCHANGE else 0


INFORMATION: Final = Information(EVERYBODY, REMEMBERED, SEAT, NOBODY, hidden, ASKED)


def information() -> Information:
    """Return to whom the fields of a state belong."""
    return INFORMATION
