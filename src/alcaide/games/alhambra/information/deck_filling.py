"""A money deck that could be the one of a real table: hands, display, five piles (ALH-S1 to S3)."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import SetupError
from alcaide.games.alhambra.rules.components import (
    CARDS,
    DISPLAY,
    EXCHANGE,
    SCORING_1,
    START_MONEY,
    card_name,
)
from alcaide.games.alhambra.rules.packed import card_value
from alcaide.games.alhambra.rules.setup import EXCHANGE_PILES, SCORING_PILES, copies, pile_sizes
from alcaide.interface.real_table.unknown_piles import UNKNOWN, Luck, Row, left, mixed
from alcaide.interface.values import Setup

MONEY: Final = "Money"
RULE: Final = "ALH-S3"


class Rest:
    """The cards of which nobody knows where they lie, by kind, shuffled."""

    def __init__(self, names: list[str], luck: Luck) -> None:
        cards = [CARDS[name] for name in mixed(names, luck.rng)]
        self.money: list[int] = [card for card in cards if card < EXCHANGE]
        self.exchange: list[int] = [card for card in cards if EXCHANGE <= card < SCORING_1]
        self.scoring: list[int] = [card for card in cards if card >= SCORING_1]

    def draw(self, lacking: int, starts: bool) -> int:
        """Take a card for a hand that lacks so much: by few and low hands it is seen who starts.

        The others get many cards, the last one high (ALH-S2). Raises SetupError.
        """
        if not self.money:
            raise SetupError(
                f"{RULE}: in Money no money card is left for what is not known",
                "record-setup-left",
                pile=MONEY,
            )
        enough = [card for card in self.money if card_value(card) >= lacking]
        lowest, highest = min(self.money, key=card_value), max(self.money, key=card_value)
        if starts:
            card = min(enough, key=card_value) if enough else highest
        else:
            card = highest if lowest in enough else lowest
        self.money.remove(card)
        return card


def fill_money(setup: Setup, known: Row, every: Row, luck: Luck) -> list[str]:
    """Return a whole money deck that agrees with what is known of it. Raises SetupError."""
    exchange = setup.options["exchange"] == "on"
    rest = Rest(left(known, every, MONEY, RULE), luck)
    cards: list[int] = []
    for seat in range(setup.players):
        cards += _fill_hand(known[len(cards) :], rest, seat == setup.start)
    cards += _fill_money(known[len(cards) : len(cards) + DISPLAY], rest)
    money = 36 * copies(setup.players) - len(cards)
    for number, size in enumerate(pile_sizes(money)):
        special = SCORING_PILES.get(number, 0)
        extra = 2 if exchange and number in EXCHANGE_PILES else 0
        height = size + extra + (special > 0)
        pile = known[len(cards) : len(cards) + height]
        cards += _mixed(pile, _unknown_cards(pile, rest, number, special, extra), luck)
    return [card_name(card) for card in cards]


def all_names(players: int, exchange: bool) -> list[str]:
    """Return the cards of a deck with all that there are of each (ALH-D1, ALH-X1)."""
    often = copies(players)
    names = [name for name, card in CARDS.items() if card < EXCHANGE for _ in range(often)]
    return names + [
        name for name, card in CARDS.items() if card >= (EXCHANGE if exchange else SCORING_1)
    ]


def _fill_hand(known: Row, rest: Rest, starts: bool) -> list[int]:
    """Return a start hand: one of few cards and low for who starts, of many for others (ALH-S2)."""
    hand: list[int] = []
    total = 0
    for word in known:
        if total >= START_MONEY:
            break
        unknown = word == UNKNOWN
        card = rest.draw(START_MONEY - total, starts) if unknown else CARDS[word]
        if card >= EXCHANGE:
            raise SetupError(
                f"{RULE}: in Money, {word} lies in the deck, not in a start hand",
                "alhambra-setup-in-deck",
                card=word,
            )
        hand.append(card)
        total += card_value(card)
    return hand


def _fill_money(known: Row, rest: Rest) -> list[int]:
    """Return the display, which begins without exchange and scoring cards. Raises SetupError."""
    cards: list[int] = []
    for word in known:
        if word != UNKNOWN and CARDS[word] >= EXCHANGE:
            raise SetupError(
                f"{RULE}: in Money, {word} lies in the deck, not on the display",
                "alhambra-setup-in-deck",
                card=word,
            )
        cards.append(_one(rest.money) if word == UNKNOWN else CARDS[word])
    return cards


def _unknown_cards(known: Row, rest: Rest, number: int, special: int, extra: int) -> list[int]:
    """Take the cards for the unknown places of a pile of the deck. Raises SetupError."""
    there = [CARDS[word] for word in known if word != UNKNOWN]
    for card in there:
        if card >= SCORING_1 and card != special:
            raise SetupError(
                f"{RULE}: in Money, {card_name(card)} is not in pile {number + 1}",
                "alhambra-setup-not-in-pile",
                number=number + 1,
                card=card_name(card),
            )
    cards: list[int] = []
    if special in rest.scoring:
        rest.scoring.remove(special)
        cards.append(special)
    lacking = extra - sum(EXCHANGE <= card < SCORING_1 for card in there)
    unknown = len(known) - len(there)
    if not 0 <= lacking <= min(len(rest.exchange), unknown - len(cards)) or (
        special and special not in there + cards
    ):
        told = f" and {card_name(special)}" if special else ""
        told = f"pile {number + 1} of the deck has {extra} exchange cards{told}"
        raise SetupError(
            f"{RULE}: in Money, {told}",
            "alhambra-setup-pile",
            number=number + 1,
            exchange=extra,
            card=card_name(special) if special else "-",
        )
    cards += [_one(rest.exchange) for _ in range(lacking)]
    return cards + [_one(rest.money) for _ in range(unknown - len(cards))]


def _one(cards: list[int]) -> int:
    if not cards:
        raise SetupError(
            f"{RULE}: in Money nothing is left for a place that is not known",
            "record-setup-left",
            pile=MONEY,
        )
    return cards.pop()


def _mixed(known: Row, wanted: list[int], luck: Luck) -> list[int]:
    """Return what is known, with other cards in any order at the places that are not."""
    luck.rng.shuffle(wanted)
    return [wanted.pop() if word == UNKNOWN else CARDS[word] for word in known]
