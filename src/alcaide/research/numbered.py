"""A game under way whose actions are numbers and whose observations are arrays."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.games import game as game_named
from alcaide.interface.argument_checks import seat_among, shown, whole
from alcaide.interface.features import Features
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.record.lines import ACTIONS
from alcaide.research.stepping import REFUSED, Arrays, Episode, resume

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Floats | Mask]
ARRAYS: Final = Arrays(np.frombuffer, np.dtype(np.float32), np.dtype(np.int8))
REWARDS: Final = ("win", "margin")
RENDER_MODES: Final = ("ansi",)
SHOWN: Final = 8  # of the legal numbers
MARGIN: Final = 100.0  # points of a lead that are worth 1


class NumberError(AlcaideError):
    """A number that is no legal action here."""


class Numbered:
    """A game for a number of players; ``deal`` begins it, ``play`` takes numbers of actions."""

    def __init__(
        self,
        game: str | Game[Any, Any, Any],
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        limit: int = ACTIONS,
        board: Board | None = None,
    ) -> None:
        """Choose a game by name or as such, with its fewest players unless told otherwise.

        ``board`` takes the place of its own.

        A game that is not over after ``limit`` actions is broken off: nobody has the turn.
        Raises AlcaideError for a name, a number of players, an option or a kind of reward that
        there is not.
        """
        self.game: Game[Any, Any, Any] = game if isinstance(game, Game) else game_named(game)
        self.options = self.game.complete(options or {})
        if reward not in REWARDS:
            raise AlcaideError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.limit = whole(limit, "a limit of actions")
        if self.limit < 1:
            raise ArgumentError(f"the limit is {limit} actions; it must be at least 1")
        self.reward = reward
        fewest = self.game.seats[0]
        tried = self.game.setup(fewest if players is None else players, self.options, 0, board)
        self.board = board
        self.players = tried.players  # it complains now rather than later
        self.features: Features[Any, Any] = self.game.features()
        self.count = self.features.action_count
        parts = self.features.parts(self.players)
        scales = [np.full(part.size, 1 / part.scale, np.float32) for part in parts]
        self.scale: Floats = np.concatenate(scales)
        self.episode = Episode(self.game, self.features, ARRAYS, self.limit)

    @property
    def state(self) -> Any:
        """Return the position, None before the deal."""
        return self.episode.state

    @property
    def turn(self) -> int | None:
        """Return the seat to move, None when the game is over or broken off."""
        return self.episode.turn

    @property
    def broken_off(self) -> bool:
        """Tell whether the game has reached its limit before its end."""
        return self.episode.broken_off

    @property
    def actions(self) -> list[Any]:
        """Return the legal actions."""
        return self.episode.actions

    @property
    def numbers(self) -> list[int]:
        """Return the numbers of the legal actions in the same order, -1 for those without."""
        return self.episode.numbers

    def deal(self, seed: int | bytes) -> None:
        """Begin a new game."""
        self.episode.deal(self.game.new(self.players, self.options, seed, self.board))

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbered:
        """Return an independent copy, for programs that explore."""
        other = copy(self)
        other.episode = self.episode.copy()
        return other

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        terms = (self.game, self.players, self.options, self.reward, self.limit, self.board)
        return restore, (*terms, self.episode.played, self.state)

    def set_state(self, state: Any) -> None:
        """Go on from a position."""
        self.episode.go_on(state)

    def follow(self, action: Any) -> None:
        """Play a legal action."""
        self.episode.follow(action)

    def action(self, number: int) -> Any:
        """Return the legal action of a number; raise NumberError if there is none."""
        place = self.episode.place(number)
        if place < 0:
            raise self.refusal(number)
        return self.actions[place]

    def play(self, number: int) -> None:
        """Play the legal action of a number; raise NumberError if there is none."""
        number = whole(number, "an action")  # learners have numbers of NumPy
        if self.episode.play(number) == REFUSED:
            raise self.refusal(number)

    def refusal(self, number: int) -> NumberError:
        """Return what is wrong with a number, and which ones would have been right."""
        name, legal = self.game.name, self.legal()
        if self.state is None:
            return NumberError(f"{number} cannot be played: no game of {name} has been dealt yet")
        if not legal:
            return NumberError(f"{number} cannot be played: the game of {name} is over")
        shown = ", ".join(str(each) for each in legal[:SHOWN])
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return NumberError(f"{number} is no legal action of {name} here; legal: {shown}{more}")

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions in ascending order."""
        return sorted([number for number in self.numbers if number >= 0])

    def mask(self, seat: int) -> Mask:
        """Return a one for each number that is legal for a seat, otherwise zeros."""
        mask: Mask = self.episode.mask(seat_among(self.players, seat))
        return mask

    def observation(self, seat: int) -> Floats:
        """Return what a seat may know, as docs/features tells, each number divided by its scale."""
        known: Floats = self.episode.observation(seat_among(self.players, seat))
        return known

    def seen(self, seat: int) -> Observation:
        """Return both."""
        return self.episode.seen(seat_among(self.players, seat))

    def returns(self) -> list[float]:
        """Return what each seat gains by a finished game; the sum is 0.

        ``win``: 1 for winning alone and as much less for all others together; who share the
        victory share the gain; if nobody wins, as where the game is broken off, nobody gains.
        ``margin``: the points beyond the mean of the others, by 100.
        """
        if self.reward == "margin":
            scores = self.game.scores(self.state)
            others = self.players - 1
            mean = [(sum(scores) - own) / others for own in scores]
            return [(own - rest) / MARGIN for own, rest in zip(scores, mean, strict=True)]
        winners = [] if self.broken_off else self.game.winners(self.state)
        if not winners:
            return [0.0] * self.players
        share = 1 / len(winners)
        loss = -1 / (self.players - 1)
        return [
            share + loss * (1 - share) if seat in winners else loss for seat in range(self.players)
        ]


def check_render_mode(mode: str | None) -> str | None:
    """Return the mode; raise AlcaideError for one that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise AlcaideError(f"there is no render mode {mode!r}; there are: {known}")
    return mode


def no_options(options: Mapping[str, Any]) -> str:
    """Return what is wrong with options of ``reset``."""
    return f"reset() takes no options such as {shown(options)}; rules are chosen beforehand"


def restore(
    game: Game[Any, Any, Any],
    players: int,
    options: dict[str, str],
    reward: str,
    limit: int,
    board: Board | None,
    played: int,
    state: Any,
) -> Numbered:
    """Return a game under way as it was pickled."""
    numbered = Numbered(game, players, options, reward, limit, board)
    numbered.episode = resume(game, numbered.features, ARRAYS, limit, played, state)
    return numbered
