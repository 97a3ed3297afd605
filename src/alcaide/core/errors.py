"""What can be wrong with what people and programs bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class AlcaideError(ValueError):
    """The root of all errors that a user can cause."""


class PlayersError(AlcaideError):
    """The number of players is not one the game is made for."""

    def __init__(self, game: str, players: int, seats: range) -> None:
        super().__init__(f"{game} is for {seats[0]} to {seats[-1]} players, not {players}")


class OptionError(AlcaideError):
    """An option does not exist or has no such value."""


class SetupError(AlcaideError):
    """A pile, a start seat or a board is not right."""


class PositionError(AlcaideError):
    """A position that no game could reach."""


class NotationError(AlcaideError):
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
    NOTATION, ``refusal`` the reason as a message where the rules gave one, ``legal`` what would
    have been legal instead, the likeliest first.
    """

    SHOWN = 8  # of the legal actions

    def __init__(
        self,
        line: int,
        rule: str,
        reason: str,
        *,
        refusal: Any = None,
        legal: Sequence[str] = (),
        text: str = "",
    ) -> None:
        super().__init__(line, rule, reason)
        self.file = ""
        self.line = line
        self.rule = rule
        self.reason = reason
        self.refusal = refusal
        self.legal = list(legal)
        self.text = text  # the action, in notation

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
