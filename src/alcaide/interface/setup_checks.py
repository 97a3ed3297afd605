"""What is in a setup that a program has made by hand: looked at before it is dealt.

A setup that a game has shuffled or a record tells is right; looking at it costs some microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alcaide.core.errors import AlcaideError, SetupError
from alcaide.interface.argument_checks import Checked, shown

FOREIGN: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class Dealing(Checked):
    """The function of a game that deals. Raises SetupError for whatever is wrong in a setup."""

    def __init__(self, checked: Checked, options: Sequence[Any]) -> None:
        """Take the function as it is, and the options of the game."""
        self.__dict__.update(checked.__dict__)
        self.options = options

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Return the first position."""
        setup = given[0] if given else named.get("setup")
        if isinstance(setup, self.kind):
            self._look(setup)
        try:
            return super().__call__(*given, **named)
        except AlcaideError:
            raise
        except FOREIGN as error:
            told = f"this setup of {self.game} cannot be dealt"
            raise SetupError(f"{told}: {type(error).__name__}: {error}") from error

    def _look(self, setup: Any) -> None:
        """Raise SetupError for a part of the wrong kind, or an option without a value."""
        for name in ("players", "start"):
            if type(number := getattr(setup, name)) is not int:
                raise self._wrong(name, "a whole number", number)
        if not isinstance(setup.board, str):
            raise self._wrong("board", "text", setup.board)
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
        return SetupError(f"{name} of a setup of {self.game} is {wanted}, not {shown(value)}")


def _texts(words: Any) -> bool:
    return isinstance(words, list | tuple) and all(type(word) is str for word in words)
