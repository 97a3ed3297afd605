"""A game under way in numbers: what every step needs, compiled where there is no NumPy."""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.encoding import FLOATS
from alcaide.interface.features import Features
from alcaide.interface.game import Game

EMPTY: Final = bytearray()
OVER: Final = -1  # nobody has the turn
REFUSED: Final = -2  # no legal action has the number


class Arrays:
    """NumPy, as far as it is needed here: a function and the types of floats and of masks."""

    def __init__(self, frombuffer: Any, floats: Any, marks: Any) -> None:
        self.frombuffer: Any = frombuffer
        self.floats: Any = floats
        self.marks: Any = marks

    def __getnewargs__(self) -> tuple[Any, Any, Any]:
        return self.frombuffer, self.floats, self.marks


class Episode:
    """The position that a game has come to, its legal actions and their numbers."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        features: Features[Any, Any],
        arrays: Arrays,
        limit: int,
    ) -> None:
        """Take a game, its numbers, what makes arrays, and after how many actions it ends."""
        self.limit: int = limit
        self.played: int = 0  # actions since the deal
        self.broken_off: bool = False  # the limit was reached before the end
        self.arrays: Arrays = arrays
        self.game: Game[Any, Any, Any] = game
        self.features: Features[Any, Any] = features
        self.whose: Any = game.turn  # bound here: found at once
        self.legal_actions: Any = game.legal_actions
        self.apply: Any = game.apply
        self.numbers_of: Any = features.numbers
        self.new_cache: Any = features.new_cache
        self.write: Any = features.write
        self.count: int = features.action_count
        self.blank: bytes = bytes(self.count + 1)
        self.state: Any = None
        self.cache: Any = None  # of observations, once one was made of this state
        self.turn: int | None = None
        self.actions: list[Any] = []
        self.numbers: list[int] = []

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        terms = (self.game, self.features, self.arrays, self.limit)
        return resume, (*terms, self.played, self.state)

    def deal(self, state: Any) -> None:
        """Begin with a position."""
        self.played = 0
        self.go_on(state)

    def go_on(self, state: Any) -> None:
        """Go on from a position."""
        if state is not self.state:
            self.state, self.cache = state, None
        self.broken_off = False
        self.turn = self.whose(state)
        self.actions = self.legal_actions(state)
        if self.actions and self.played >= self.limit:
            self.turn, self.actions, self.broken_off = None, [], True
        self.numbers = self.numbers_of(state, self.actions) if self.actions else []

    def place(self, number: int) -> int:
        """Return where the legal action of a number is, -1 if there is none."""
        if number >= 0:
            for place, own in enumerate(self.numbers):
                if own == number:
                    return place
        return -1

    def play(self, number: int) -> int:
        """Play the legal action of a number; return whose turn it is then, OVER or REFUSED."""
        place = self.place(number)
        if place < 0:
            return REFUSED
        self.follow(self.actions[place])
        turn = self.turn
        return OVER if turn is None else turn

    def follow(self, action: Any) -> None:
        """Play a legal action."""
        self.apply(self.state, action, None)
        self.played += 1
        self.go_on(self.state)

    def mask(self, seat: int) -> Any:
        """Return an array with a one for each number that is legal for a seat, otherwise zeros."""
        mask = bytearray(self.blank[0 : self.count + 1])
        if seat == self.turn:
            numbers: list[Any] = self.numbers  # as objects: they need not be unpacked
            for number in numbers:
                mask[number] = 1  # -1, no number, falls on the last one
        return self.arrays.frombuffer(mask, self.arrays.marks, self.count)

    def observation(self, seat: int) -> Any:
        """Return an array of what a seat may know, each number divided by its scale."""
        if self.cache is None:
            self.cache = self.new_cache(self.state, FLOATS)
        written = EMPTY.join(self.write(self.state, seat, self.cache))
        return self.arrays.frombuffer(written, self.arrays.floats)

    def seen(self, seat: int) -> dict[str, Any]:
        """Return both."""
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def copy(self) -> Episode:
        """Return an independent copy."""
        state = None if self.state is None else self.state.copy()
        return resume(self.game, self.features, self.arrays, self.limit, self.played, state)


def resume(
    game: Game[Any, Any, Any],
    features: Features[Any, Any],
    arrays: Arrays,
    limit: int,
    played: int,
    state: Any,
) -> Episode:
    """Return a game under way after so many actions, in a position if it was dealt."""
    episode = Episode(game, features, arrays, limit)
    episode.played = played
    if state is not None:
        episode.go_on(state)
    return episode
