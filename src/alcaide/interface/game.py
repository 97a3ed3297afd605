"""The interface of a game: a table of functions over its own state and actions."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, ClassVar, Generic

from msgspec.structs import replace

from alcaide.core.errors import (
    BoardError,
    IllegalActionError,
    OptionError,
    PlayersError,
    SetupError,
)
from alcaide.core.homes import settle
from alcaide.core.rng import Rng
from alcaide.interface.argument_checks import checks, no_action, shown
from alcaide.interface.parts import (
    HOUSE,
    A,
    Knowledge,
    Mind,
    Notation,
    Numbers,
    Presentation,
    Rules,
    S,
    Teaching,
    V,
)
from alcaide.interface.real_table.boards import Board
from alcaide.interface.setup_checks import Dealing
from alcaide.interface.values import Note, Refusal, Setup


@dataclass(frozen=True, kw_only=True)
class Game(
    Rules[S, A],
    Knowledge[S, A, V],
    Notation[S, A],
    Presentation[A, V],
    Teaching,
    Numbers[S, A],
    Mind[S, A],
    Generic[S, A, V],
):
    """A game, as the functions of its package: all parts in one table."""

    setup_type: ClassVar[Any] = Setup

    def __post_init__(self) -> None:
        """Let functions look at what they are given, and others find what lies in the package."""
        settle(self.name, self.package)
        looking = dict(checks(self))
        looking["deal"] = Dealing(looking["deal"], self)
        for name, function in looking.items():
            object.__setattr__(self, name, function)

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
        board: Board | None = None,
    ) -> S:
        """Return a fresh state, dealt from a seed (none: an unforeseeable one).

        ``board`` takes the place of the game's own. Raises PlayersError, OptionError, BoardError.
        """
        return self.deal(self.setup(players, options, seed, board))

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
        board: Board | None = None,
    ) -> Setup:
        """Shuffle: return the setup that ``deal`` turns into a state."""
        if isinstance(players, bool | float) or players not in self.seats:
            raise PlayersError(self.name, players, self.seats)
        players = index(players)  # learners have integers of NumPy
        setup = self.shuffle(players, self.complete(options or {}), Rng(seed_bytes(seed)))
        return setup if board is None else self._on(board, setup)

    def again(self, setup: Setup, seed: int | bytes | None) -> Setup:
        """Shuffle anew what another setup has: players, options, board."""
        dealt = self.setup(setup.players, setup.options, seed)
        return replace(dealt, board=setup.board, board_name=setup.board_name)

    def _on(self, board: Any, setup: Setup) -> Setup:
        given = board.game if isinstance(board, Board) else shown(board)
        if given != self.name:
            told = f"a board of {self.name} is wanted, as load_board() reads it"
            args = {"game": self.name, "given": given}
            raise BoardError(f"{told}; not {given}", "record-board-other", **args)
        return replace(setup, board=board.text, board_name=board.name)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Fill in defaults; raise OptionError for a name or value the game does not have."""
        known = {option.name: option for option in self.options}
        given: Any = options
        if not isinstance(given, Mapping):
            told = f"options are a mapping of names to values, not {str(given)[:40]!r}"
            raise OptionError(told)
        for name, value in options.items():
            if name not in known:
                raise self._no_option(repr(str(name)[:40]))
            if value not in known[name].values:
                words = {"value": repr(str(value)[:40]), "values": ", ".join(known[name].values)}
                told = "option {option} is {value}; it must be one of: {values}"
                told = told.format(option=name, **words)
                raise OptionError(told, "record-option-value", option=name, **words)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    @property
    def rulesets(self) -> dict[str, Mapping[str, str]]:
        """Return all profiles and presets by name: the house's first, then by what they add."""
        return {HOUSE: {}, **self.presets, **self.profiles}

    def profile(self, name: str) -> dict[str, str]:
        """Return all options as a profile has them; raise OptionError for one that there is not."""
        rulesets = self.rulesets
        if name not in rulesets:
            known = ", ".join(rulesets)
            told = f"{self.name} has no profile {str(name)[:40]!r}; it has: {known}"
            args = {"game": self.name, "profile": repr(str(name)[:40]), "known": known}
            raise OptionError(told, "record-profile-no", **args)
        return self.complete(rulesets[name])

    def profile_of(self, options: Mapping[str, str]) -> str:
        """Return the profile that has these options; "" if none has."""
        chosen = self.complete(options)
        return next((name for name in self.rulesets if self.profile(name) == chosen), "")

    def _no_option(self, name: str) -> OptionError:
        known = ", ".join(option.name for option in self.options)
        if not known:
            told = f"{self.name} has no option {name}; it has none"
            return OptionError(told, "record-option-none", game=self.name, option=name)
        told = f"{self.name} has no option {name}; it has: {known}"
        return OptionError(told, "record-option-no", game=self.name, option=name, known=known)

    def play(self, state: S, action: A) -> list[Note]:
        """Apply an action after checking it; return what happened.

        Raises IllegalActionError with the rule that the action breaks.
        """
        if not isinstance(action, self.action_type):
            raise no_action(self.name, action)
        if action not in self.legal_actions(state):
            refusal = self.why_not(state, action)
            raise IllegalActionError(
                refusal or Refusal("", "not-listed"), self.write(state, action)
            )
        notes: list[Note] = []
        self.apply(state, action, notes)
        return notes


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Return the bytes of a seed; none gives 16 unforeseeable ones. Raises SetupError."""
    if seed is None:
        return os.urandom(16)
    if isinstance(seed, bytes):
        return seed
    try:
        number = index(seed)
    except TypeError:
        raise SetupError(f"a seed is a whole number or bytes, not {str(seed)[:40]!r}") from None
    return number.to_bytes((number.bit_length() + 8) // 8, "big", signed=True)
