"""What programs give to a game's functions: looked at where that costs nothing beside the work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Final, get_args

from alcaide.core.errors import ArgumentError, NotationError
from alcaide.core.scene import PLAN

SLOW: Final = {  # functions by what they take
    "deal": ("setup",),
    "scores": ("state",),
    "winners": ("state",),
    "observe": ("state", "seat"),
    "determinize": ("view",),
    "write": ("state", "action"),
    "read": ("state", "text"),
    "why_not": ("state", "action"),
    "reveals": ("state", "action"),
    "scene": ("view", "turns"),
    "choices": ("view", "actions"),
    "preview": ("view", "action", "turns"),
    "prompt": ("view",),
    "plausible": ("view",),
    "lacking": ("view",),
    "describe": ("view",),
    "ending": ("view",),
    "position": ("state", "seat"),
}
QUICK: Final = {  # in Python's development mode only (python -X dev)
    "legal_actions": ("state",),
    "apply": ("state", "action"),
    "turn": ("state",),
    "mid_turn": ("state",),
    "round": ("state",),
    "evaluate": ("state", "seat"),
    "outlook": ("state", "seat"),
    "events": ("state",),
}
MADE: Final = {"setup": "setup()", "state": "new()", "view": "observe()"}  # what makes them


class Checked:
    """A function of a game that looks at what it is given. Raises AlcaideError."""

    def __init__(
        self,
        game: str,
        types: Mapping[str, Any],
        function: Callable[..., Any],
        kinds: tuple[str, ...],
    ) -> None:
        """Take the kinds of the first parameters, and the types of things of the game."""
        self.game = game
        self.types = types
        self.function = function
        self.kinds = kinds

    def __call__(self, *given: Any) -> Any:
        """Return what the function returns."""
        checked = list(given)
        for place, (kind, value) in enumerate(zip(self.kinds, given, strict=False)):
            if kind in MADE:
                self._type(kind, value)
            elif kind == "action":
                self._action(value)
            elif kind == "seat" and value is not None:
                checked[place] = seat_among(given[0].players, value)
            elif kind == "turns":
                check_turns(value)
            elif kind == "text":
                self._text(value)
            elif kind == "actions":
                for action in value:
                    self._action(action)
        return self.function(*checked)

    def _type(self, kind: str, value: Any) -> None:
        if not isinstance(value, self.types[kind]):
            made = MADE[kind]
            raise ArgumentError(f"{shown(value)} is no {kind} of {self.game}; {made} makes one")

    def _action(self, value: Any) -> None:
        if type(value) not in self.types["action"]:
            raise no_action(self.game, value)

    def _text(self, value: Any) -> None:
        if not isinstance(value, str):
            raise NotationError(f"the notation of {self.game} is text, not {shown(value)}")


def checks(game: Any) -> Mapping[str, Checked]:
    """Return the functions of a game that look at what they are given, by name."""
    types = {
        "setup": game.setup_type,
        "state": game.state_type,
        "view": game.view_type,
        "action": frozenset(get_args(game.action_type) or [game.action_type]),
    }
    wanted = SLOW | QUICK if sys.flags.dev_mode else SLOW
    found = {name: plain(getattr(game, name)) for name in wanted}
    return {
        name: Checked(game.name, types, function, wanted[name])
        for name, function in found.items()
        if function is not None
    }


def plain(function: Any) -> Any:
    """Return a function that looks at nothing, if it is one of a game that was changed."""
    return function.function if isinstance(function, Checked) else function


def seat_among(players: int, seat: Any) -> int:
    """Return a seat as a plain number; raise ArgumentError if there is none such."""
    if type(seat) is not int:
        seat = whole(seat, "a seat")
    if not 0 <= seat < players:
        raise ArgumentError(f"there is no seat {seat}; they go from 0 to {players - 1}")
    return seat


def whole(number: Any, what: str) -> int:
    """Return a whole number as a plain one, of NumPy too; raise ArgumentError for others."""
    try:
        if isinstance(number, bool):
            raise TypeError
        return index(number)
    except TypeError:
        raise ArgumentError(f"{what} is a whole number, not {shown(number)}") from None


def check_turns(turns: Any) -> None:
    """Raise ArgumentError for a way to look at a board that there is not."""
    if whole(turns, "a way to look at a board") not in range(PLAN + 1):
        told = f"a board is looked at after 0 to 3 quarter turns or, {PLAN}, flat"
        raise ArgumentError(f"{told}; not {turns}")


def no_action(game: str, value: Any) -> NotationError:
    """Return what is wrong with something that is no action of a game."""
    return NotationError(f"{shown(value)} is no action of {game}; read() makes one of notation")


def shown(value: Any) -> str:
    """Return the beginning of a value, as it can stand in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]} ..."
