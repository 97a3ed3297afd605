"""What can be wrong with what people and programs bring."""

from __future__ import annotations

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
