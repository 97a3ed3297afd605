"""The cards of a position in words: those that were named, and the others."""

from __future__ import annotations

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import UNKNOWN, number_of
from alcaide.core.rng import Rng
from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.rules.components import OPEN, SPACES, TOWERS
from alcaide.games.alcazar.rules.state import State

NO_CARD = ("tower", UNKNOWN, "none")


class Stock:
    """Deals cards: every one where it was named, the others where they are out of the way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.words: dict[str, list[str]] = {}  # by hand SEAT, shown SEAT, open, deck, gone, towers

    def name(self, key: str, words: list[str]) -> None:
        """Take what a line names. Raises PositionError for what is no card."""
        self.words[key] = words
        if key == "towers":
            number_of(words, key)
            return
        cards = [_card(word) for word in words if word not in NO_CARD]
        for other in self.words:
            if other != key and not key.startswith("shown") and not other.startswith("shown"):
                cards += [card for card in self._named(other) if str(card) in words]
        for card in cards:
            if cards.count(card) > 1:
                told = f"ALC-2: card {card} is in two places"
                raise PositionError(told, "alcazar-position-card-twice", card=str(card))

    def _named(self, key: str) -> list[int]:
        words = [] if key == "towers" else self.words.get(key, [])
        return [_card(word) for word in words if word not in NO_CARD]

    def deal(self, rng: Rng | None) -> None:
        """Put every card in its place; without chance the lowest first.

        Where nothing is said of cards that were played, those are on whose space a stone lies.
        """
        state = self.state
        used = {c for key in self.words if not key.startswith("shown") for c in self._named(key)}
        if "gone" not in self.words:
            cell_of = state.board.cell_of
            used |= {card for card in range(1, SPACES + 1) if state.base[cell_of[card]] >= 0}
        rest = [card for card in range(1, SPACES + 1) if card not in used]
        if rng:
            rng.shuffle(rest)
        for seat in range(state.players):
            self._deal_hand(seat, rest)
        named = "open" in self.words
        state.open = self._named("open") if named else rest[:OPEN]
        left = rest if named else rest[OPEN:]
        deck = self.words.get("deck", [UNKNOWN])
        state.deck = self._named("deck") + (left if UNKNOWN in deck else [])
        state.deck.reverse()
        self._check_row()

    def _check_row(self) -> None:
        state = self.state
        row = len(state.open)
        if row > OPEN:
            told = f"ALC-3: six cards lie open, not {row}"
            raise PositionError(told, "alcazar-position-open-many", cards=row)
        if state.deck and row < OPEN:
            told = f"ALC-11: {row} cards lie open; with a deck there are six"
            raise PositionError(told, "alcazar-position-open-few", cards=row)
        if UNKNOWN in self.words.get("deck", [])[:-1] or UNKNOWN in self.words.get("open", []):
            told = "ALC-3: open cards are known; in the deck ? stands once, at the end: the others"
            raise PositionError(told, "alcazar-position-unknown")

    def _deal_hand(self, seat: int, rest: list[int]) -> None:
        state = self.state
        words = self.words.get(f"hand {seat}", [])
        state.tower_hands[seat] = words.count("tower")
        cards = self._named(f"hand {seat}")
        for _ in range(words.count(UNKNOWN)):
            if not rest:
                told = "ALC-2: more cards in hands than there are"
                raise PositionError(told, "alcazar-position-cards-many")
            cards.append(rest.pop())
        state.hands[seat] = sorted(cards)
        state.shown[seat] = sorted(self._named(f"shown {seat}"))
        for card in state.shown[seat]:
            if card not in cards:
                told = f"ALC-93: card {card} is shown but not in the hand of seat {seat}"
                args = {"card": str(card), "seat": str(seat)}
                raise PositionError(told, "alcazar-position-shown", **args)

    def deal_towers(self, played: int) -> None:
        """Put the tower cards in their places: at least so many were played."""
        state = self.state
        gone = sum(state.tower_hands) + played
        words = self.words.get("towers", [])
        state.towers = number_of(words, "towers") if words else max(0, TOWERS - gone)
        if state.towers + gone > TOWERS:
            cards = gone + state.towers
            told = f"ALC-2: there are {TOWERS} tower cards, not {cards}"
            raise PositionError(told, "alcazar-position-towers", cards=cards)
        for seat in range(state.players):
            holding = state.hands[seat] or state.tower_hands[seat] or state.open or state.towers
            if has_seat(state.out, seat) and holding:
                told = f"ALC-71: seat {seat} is not out while there are cards to hold"
                raise PositionError(told, "alcazar-position-out", seat=str(seat))


def _card(word: str) -> int:
    card = number_of([word], "a card")
    if not 1 <= card <= SPACES:
        told = f"ALC-2: there is no card {card}; cards are 1 to 72"
        raise PositionError(told, "alcazar-position-no-card", card=str(card))
    return card
