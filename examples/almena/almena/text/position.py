"""A position as text, read.

card 5 b2 0         strength, cell, the seat that laid it: in any order
hand 0 1 4 6        a seat and its cards; ``?`` for one that is not known
deck 2 2 5          the cards to come, top first; ``?`` for one that is not known

Who took which wall, and whose turn it is, follows from the cards that lie.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import UNKNOWN, Form, Head, each, misfit, number_of
from alcaide.core.rng import Rng
from almena.rules.apply import decide
from almena.rules.components import CARDS, KEEP, NAMES, NEAR, WALLS
from almena.rules.setup import SEATS
from almena.rules.state import State

FORM: Final = Form(
    game="almena",
    rule="ALM-3",
    seats=SEATS,
    words=("card", "hand", "deck"),
    seated=("hand",),
    repeated=("card",),
)


def read_position(text: str, board: str = "", rng: Rng | None = None) -> State:
    """Return the state that a text describes; what it leaves open follows from ``rng``.

    Raises PositionError with the line, the rule and the reason when no game could reach it.
    """
    lines = FORM.lines(text)
    reader = Reader(FORM.head(lines))
    each(lines, reader.read)
    return reader.finish(rng)


class Reader:
    """Reads lines into a state, then deals the cards that were not named."""

    def __init__(self, head: Head) -> None:
        self.state = State(head.players)
        self.state.start, self.state.mover = head.start, head.turn
        self.hands: list[list[str]] = [[] for _ in range(head.players)]
        self.deck: list[str] = []
        self.left = list(CARDS)

    def read(self, words: list[str]) -> None:
        """Read one line."""
        match words:
            case ["game" | "players" | "version" | "start" | "turn" | "round", *_]:
                pass
            case ["card", card, cell, seat]:
                self._lay(card, cell, FORM.seat([seat], self.state.players))
            case ["hand", seat, *cards]:
                self.hands[FORM.seat([seat], self.state.players)] = self._named(cards)
            case ["deck", *cards]:
                self.deck = self._named(cards)
            case _:
                raise misfit(words)

    def finish(self, rng: Rng | None) -> State:
        """Deal what is not known; decide the walls that are full."""
        state = self.state
        unknown = [*self.deck, *(word for hand in self.hands for word in hand)].count(UNKNOWN)
        if unknown != len(self.left):
            told = f"ALM-1: {len(self.left)} cards are left, but {unknown} are not known"
            raise PositionError(told)
        if rng:
            rng.shuffle(self.left)
        state.hands = [sorted(self._faces(hand)) for hand in self.hands]
        state.deck = list(self._faces(self.deck))[::-1]
        if state.mover != (state.start + state.laid) % state.players:
            raise PositionError(f"ALM-12: it cannot be the turn of seat {state.mover}")
        for cell, card in enumerate(state.cards):
            if card and not any(state.cards[near] or near == KEEP for near in NEAR[cell]):
                raise PositionError(f"ALM-11: the card on {NAMES[cell]} lies beside nothing")
        for wall, cells in enumerate(WALLS):
            if all(state.cards[cell] for cell in cells):
                decide(state, wall, None)
        return state

    def _lay(self, card: str, name: str, seat: int) -> None:
        cell = NAMES.index(name) if name in NAMES else KEEP
        if cell == KEEP or self.state.cards[cell]:
            raise PositionError(f"ALM-11: no card can lie on {name[:20]}")
        self.state.cards[cell], self.state.owners[cell] = self._take(card), seat
        self.state.laid += 1

    def _named(self, words: list[str]) -> list[str]:
        """Return the words of some cards, of which those that are known are taken."""
        for word in words:
            if word != UNKNOWN:
                self._take(word)
        return words

    def _take(self, word: str) -> int:
        card = number_of([word], "a card")
        if card not in self.left:
            raise PositionError(f"ALM-1: there are not so many cards {word}")
        self.left.remove(card)
        return card

    def _faces(self, words: Iterable[str]) -> Iterable[int]:
        return (self.left.pop() if word == UNKNOWN else int(word) for word in words)
