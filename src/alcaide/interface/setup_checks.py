"""What is in a setup that a program has made by hand: looked at before it is dealt.

A setup that a game has shuffled or a record tells is right; looking at it costs some microseconds.
"""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.errors import AlcaideError, SetupError
from alcaide.interface.argument_checks import Checked, shown

FOREIGN: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class Dealing(Checked):
    """The function of a game that deals. Raises SetupError for whatever is wrong in a setup."""

    def __init__(self, checked: Checked, game: Any) -> None:
        """Take the function as it is, and its game."""
        self.__dict__.update(checked.__dict__)
        self.options = game.options
        self.version = game.version
        self.observe = game.observe
        self.read_position = game.read_position
        self.expect = game.expect

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Return the first position."""
        setup = given[0] if given else named.get("setup")
        if isinstance(setup, self.kind):
            self._look(setup)
        try:
            if isinstance(setup, self.kind) and setup.position:
                return self._from_position(setup)
            return super().__call__(*given, **named)
        except AlcaideError:
            raise
        except FOREIGN as error:
            told = f"this setup of {self.game} cannot be dealt"
            raise SetupError(
                f"{told}: {type(error).__name__}: {error}", "record-setup-undealt", game=self.game
            ) from error

    def _from_position(self, setup: Any) -> Any:
        """Return the position that a setup tells, if it says the same of the table."""
        state = self.read_position(setup.position, setup.board)
        view = self.observe(state, None)
        version = str(getattr(state, "version", self.version))
        told = {
            "players": (setup.players, state.players),
            "start": (setup.start, view.start),
            "options": (setup.options, view.options),
            "version": (self.version, version),
        }
        for name, (one, other) in told.items():
            if one != other:
                raise SetupError(
                    f"the {name} {shown(one)}, but those of its position {shown(other)}",
                    "record-setup-position",
                    part=name,
                    one=shown(one),
                    other=shown(other),
                )
        if self.expect:
            self.expect(state, setup.events)
        return state

    def _look(self, setup: Any) -> None:
        """Raise SetupError for a part of the wrong kind, or an option without a value."""
        for name in ("players", "start"):
            if type(number := getattr(setup, name)) is not int:
                raise self._wrong(name, "a whole number", number)
        for name in ("board", "board_name", "position"):
            if not isinstance(text := getattr(setup, name), str):
                raise self._wrong(name, "text", text)
        if not _texts(setup.events):
            raise self._wrong("events", "a list of texts", setup.events)
        if not isinstance(setup.piles, dict):
            raise self._wrong("piles", "a dict of lists", setup.piles)
        for pile, words in setup.piles.items():
            if not isinstance(pile, str) or not _texts(words):
                raise self._wrong(f"pile {shown(pile)}", "a list of texts", words)
        if not isinstance(setup.options, dict):
            raise self._wrong("options", "a dict of texts", setup.options)
        for option in self.options:
            usual = option.values[0] if option.ruling else None  # tables begun before need not tell
            if (value := setup.options.get(option.name, usual)) not in option.values:
                raise self._wrong(f"option {option.name}", " or ".join(option.values), value)

    def _wrong(self, name: str, wanted: str, value: Any) -> SetupError:
        return SetupError(
            f"{name} of a setup of {self.game} is {wanted}, not {shown(value)}",
            "record-setup-undealt",
            game=self.game,
        )


def _texts(words: Any) -> bool:
    return isinstance(words, list | tuple) and all(type(word) is str for word in words)
