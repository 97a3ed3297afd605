"""A game under way in numbers: what every step needs, compiled and without NumPy."""

from __future__ import annotations

from typing import Any

from alcaide.core.features import Features
from alcaide.core.game import Game


class Course:
    """The position that a game has come to, its legal actions and their numbers."""

    def __init__(self, game: Game[Any, Any, Any], features: Features[Any, Any]) -> None:
        self.game: Game[Any, Any, Any] = game
        self.features: Features[Any, Any] = features
        self.whose: Any = game.turn  # bound here: found at once
        self.legal_actions: Any = game.legal_actions
        self.apply: Any = game.apply
        self.numbers_of: Any = features.numbers
        self.count: int = features.action_count
        self.state: Any = None
        self.turn: int | None = None
        self.actions: list[Any] = []
        self.numbers: list[int] = []

    def go_on(self, state: Any) -> None:
        """Go on from a position."""
        self.state = state
        self.turn = self.whose(state)
        self.actions = self.legal_actions(state)
        self.numbers = self.numbers_of(state, self.actions) if self.actions else []

    def place(self, number: int) -> int:
        """Return where the legal action of a number is, -1 if there is none."""
        if number >= 0:
            for place in range(len(self.numbers)):
                if self.numbers[place] == number:
                    return place
        return -1

    def play(self, number: int) -> bool:
        """Play the legal action of a number; tell whether there is one."""
        place = self.place(number)
        if place < 0:
            return False
        self.apply(self.state, self.actions[place], None)
        self.go_on(self.state)
        return True

    def mask(self, seat: int) -> bytearray:
        """Return a one for each number that is legal for a seat, otherwise zeros; and one byte."""
        mask = bytearray(self.count + 1)
        if seat == self.turn:
            for number in self.numbers:
                mask[number] = 1  # -1, no number, falls on the last one
        return mask

    def copy(self) -> Course:
        """Return an independent copy."""
        other = Course(self.game, self.features)
        if self.state is not None:
            other.go_on(self.state.copy())
        return other
