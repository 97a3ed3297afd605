"""What programs give to a game's functions: looked at where that costs nothing beside the work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, Final, get_args

from alcaide.core.errors import ArgumentError, NotationError
from alcaide.core.rng import Rng
from alcaide.scene.model import PLAN

SLOW: Final = {  # functions by what they take: first something of the game, then the rest
    "deal": ("setup",),
    "observe": ("state", "seat"),
    "position": ("state", "seat"),
    "read_position": ("position", "board", "chance", "reachable"),
    "read": ("state", "text"),
    "why_not": ("state", "action"),
    "reveals": ("state", "action"),
    "determinize": ("view", "rng"),
    "scene": ("view", "turns"),
    "choices": ("view", "actions"),
    "preview": ("view", "action", "turns"),
    "prompt": ("view",),
    "plausible": ("view",),
    "lacking": ("view",),
    "describe": ("view",),
    "ending": ("view",),
    "layer": ("view",),
    "forget": ("view",),
    "asking": ("state", "seat"),
}
QUICK: Final = {  # in Python's development mode only (python -X dev)
    "legal_actions": ("state",),
    "worthwhile": ("state",),
    "apply": ("state", "action", "notes"),
    "turn": ("state",),
    "mid_turn": ("state",),
    "round": ("state",),
    "scores": ("state",),
    "winners": ("state",),
    "write": ("state", "action"),
    "evaluate": ("state", "seat"),
    "outlook": ("state", "seat"),
    "events": ("state",),
    "asked": ("state",),
    "question": ("state",),
    "standing": ("state",),
}
OMITTED: Final = {"board": "", "chance": None}  # what goes without saying before what is named
MADE: Final = {  # what makes them
    "setup": "setup()",
    "state": "new()",
    "view": "observe()",
    "position": "position()",
}


class Checked:
    """A function of a game that looks at what it is given. Raises AlcaideError."""

    def __init__(
        self, game: str, actions: Any, function: Callable[..., Any], kind: Any, takes: Sequence[str]
    ) -> None:
        """Take a function, the type of what it is given first, and what it takes."""
        self.game = game
        self.actions = frozenset(get_args(actions) or [actions])
        self.function = function
        self.kind = kind
        self.takes = takes
        self.looks = [(place, LOOKS[what]) for place, what in enumerate(takes) if place]

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Return what the function returns."""
        if named or not given:
            given = self._in_order(given, named)
        first, *rest = given
        if not isinstance(first, self.kind):
            told = f"{shown(first)} is no {self.takes[0]} of {self.game}"
            raise ArgumentError(f"{told}; {MADE[self.takes[0]]} makes one")
        for place, look in self.looks:
            if place <= len(rest):
                rest[place - 1] = look(self, first, rest[place - 1])
        return self.function(first, *rest)

    def _in_order(self, given: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """Return arguments, some of them given by their names, in the order of the function."""
        rest = list(self.takes[len(given) :])
        while rest and rest[-1] not in named:
            rest.pop()
        fits = named.keys() <= set(rest) and (given or rest)
        if not fits or any(name not in named and name not in OMITTED for name in rest):
            told = f"this function of {self.game} takes {', '.join(self.takes)}"
            raise ArgumentError(f"{told}; not {', '.join(named) or 'nothing'}")
        return given + tuple(named[name] if name in named else OMITTED[name] for name in rest)


def _seat(checked: Checked, first: Any, value: Any) -> int | None:
    return None if value is None else seat_among(first.players, value)


def _turns(checked: Checked, first: Any, value: Any) -> int:
    number = whole(value, "a way to look at a board")
    if number not in range(PLAN + 1):
        told = f"a board is looked at after 0 to 3 quarter turns or, {PLAN}, flat"
        raise ArgumentError(f"{told}; not {number}")
    return number


def _rng(checked: Checked, first: Any, value: Any) -> Rng:
    if not isinstance(value, Rng):
        raise ArgumentError(f"chance is an Rng, not {shown(value)}")
    return value


def _chance(checked: Checked, first: Any, value: Any) -> Rng | None:
    return None if value is None else _rng(checked, first, value)


def _board(checked: Checked, first: Any, value: Any) -> str:
    if not isinstance(value, str):
        raise ArgumentError(f"a board is text, as in a record; not {shown(value)}")
    return value


def _truth(checked: Checked, first: Any, value: Any) -> bool:
    if type(value) is not bool:
        raise ArgumentError(f"True or False is wanted, not {shown(value)}")
    return value


def _text(checked: Checked, first: Any, value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(f"the notation of {checked.game} is text, not {shown(value)}")
    return value


def _action(checked: Checked, first: Any, value: Any) -> Any:
    if type(value) not in checked.actions:
        raise no_action(checked.game, value)
    return value


def _notes(checked: Checked, first: Any, value: Any) -> list[Any] | None:
    if not isinstance(value, list | None):
        raise ArgumentError(f"notes are a list to add to, or None; not {shown(value)}")
    return value


def _actions(checked: Checked, first: Any, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ArgumentError(f"legal_actions() makes a list, not {shown(value)}")
    return [_action(checked, first, action) for action in value]


Look = Callable[[Checked, Any, Any], Any]
LOOKS: Final[dict[str, Look]] = {
    "seat": _seat,
    "rng": _rng,
    "board": _board,
    "chance": _chance,
    "reachable": _truth,
    "turns": _turns,
    "text": _text,
    "action": _action,
    "actions": _actions,
    "notes": _notes,
}


def checks(game: Any) -> Mapping[str, Checked]:
    """Return the functions of a game that look at what they are given, by name."""
    kinds = {"setup": game.setup_type, "state": game.state_type, "view": game.view_type}
    kinds["position"] = str
    wanted = SLOW | QUICK if sys.flags.dev_mode else SLOW
    return {
        name: Checked(game.name, game.action_type, plain(function), kinds[takes[0]], takes)
        for name, takes in wanted.items()
        if (function := getattr(game, name)) is not None
    }


def plain(function: Any) -> Any:
    """Return a function that looks at nothing, if it is one of a game that was changed."""
    return function.function if isinstance(function, Checked) else function


def seat_among(players: int, seat: Any) -> int:
    """Return a seat as a plain number; raise ArgumentError if there is none such."""
    number: int = seat if type(seat) is int else whole(seat, "a seat")
    if not 0 <= number < players:
        raise ArgumentError(f"there is no seat {number}; they go from 0 to {players - 1}")
    return number


def whole(number: Any, what: str) -> int:
    """Return a whole number as a plain one, of NumPy too; raise ArgumentError for others."""
    try:
        if isinstance(number, bool):
            raise TypeError
        return index(number)
    except TypeError:
        raise ArgumentError(f"{what} is a whole number, not {shown(number)}") from None


def no_action(game: str, value: Any) -> NotationError:
    """Return what is wrong with something that is no action of a game."""
    return NotationError(f"{shown(value)} is no action of {game}; read() makes one of notation")


def shown(value: Any) -> str:
    """Return the beginning of a value, as it can stand in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]} ..."
