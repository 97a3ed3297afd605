"""What can be wrong with what people and programs bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class AlcaideError(ValueError):
    """The root of all errors that a user can cause."""

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[AlcaideError], args: tuple[Any, ...], fields: dict[str, Any]) -> AlcaideError:
    """Return an error that was pickled; its class would take other arguments than it holds."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class SaidError(AlcaideError):
    """An error that a message says in any language: ``key`` and ``words`` ("": there is none).

    ``told`` begins with the number of the rule, if one is broken: "ALC-2: there are ...".
    """

    def __init__(self, told: str, key: str = "", **words: Any) -> None:
        super().__init__(told)
        self.key = key
        self.words = words

    @property
    def rule(self) -> str:
        """The number of the rule that is broken; "": it is none."""
        rule, colon, _ = str(self.args[0]).partition(": ")
        return rule if colon and rule[:3].isupper() and " " not in rule else ""

    @property
    def reason(self) -> str:
        """What is wrong, in English, without line and rule."""
        return str(self.args[0]).removeprefix(f"{self.rule}: ")


class PlayersError(SaidError):
    """The number of players is not one the game is made for."""

    def __init__(self, game: str, players: int, seats: range) -> None:
        numbers = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
        words = {"least": seats[0], "most": seats[-1], "players": players}
        super().__init__(
            f"{game} is for {numbers} players, not {players!r}", "table-players", **words
        )


class OptionError(SaidError):
    """An option does not exist or has no such value."""


class ArgumentError(AlcaideError, TypeError):
    """Something that a function cannot take: of the wrong kind, of another game, out of range.

    A TypeError as well, for that is what compiled functions raise.
    """


class SetupError(SaidError):
    """A pile, a start seat or a board is not right."""


class BoardError(SaidError):
    """A board that cannot be read or played on."""


class PositionError(SaidError):
    """A position that cannot be read, or that no game could reach.

    ``line`` is the number of the line in ``file`` (0: it is none alone).
    """

    def __init__(self, told: str, key: str = "", **words: Any) -> None:
        super().__init__(told, key, **words)
        self.file = ""
        self.line = 0

    def at(self, line: int) -> PositionError:
        """Return the error with its line, if it has none yet."""
        self.line = self.line or line
        return self

    def __str__(self) -> str:
        return f"line {self.line}: {self.args[0]}" if self.line else str(self.args[0])


class NotationError(SaidError):
    """A line that is no sentence of the notation."""


class IllegalActionError(AlcaideError):
    """An action that the rules forbid; ``refusal`` names the rule and the reason."""

    def __init__(self, refusal: Any, text: str) -> None:
        super().__init__(f"{refusal.rule or 'illegal'}: {text} ({refusal.reason})")
        self.refusal = refusal
        self.text = text


class RecordError(AlcaideError):
    """A record that cannot be read or breaks a rule.

    ``line`` is its number in ``file`` (0: there is none), ``rule`` the number of a rule or
    NOTATION, ``reason`` says why in English; ``key`` and ``words`` are the message that says it in
    any language ("" where there is none); ``legal`` is what would have been legal, the likeliest
    first.
    """

    SHOWN = 8  # of the legal actions

    def __init__(
        self,
        line: int,
        rule: str,
        reason: str,
        *,
        key: str = "",
        args: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(line, rule, reason)
        self.file = ""
        self.line = line
        self.rule = rule
        self.reason = reason
        self.key = key
        self.words = dict(args or {})
        self.legal: list[str] = []
        self.text = ""  # the action, as it stands in the line

    def __str__(self) -> str:
        where = f"line {self.line}" if self.line else ""
        place = ", ".join(part for part in (self.file, where) if part)
        action = f"{self.text}: " if self.text else ""
        told = f"{place}: " if place else ""
        return f"{told}{self.rule}: {action}{self.reason}{self._instead()}"

    def _instead(self) -> str:
        if not self.legal:
            return ""
        more = len(self.legal) - self.SHOWN
        rest = f" and {more} more" if more > 0 else ""
        return f" Legal here: {', '.join(self.legal[: self.SHOWN])}{rest}."
