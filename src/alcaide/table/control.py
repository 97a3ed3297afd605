"""Rows that are no actions of the game: who sits where, and what people agree about.

They stand in the log like actions, so that they are stored, raced for and replayed like them.
Each is a word behind a slash, which begins no action's notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from alcaide.table.errors import OrderError
from alcaide.table.seats import SeatSpec

SLASH: Final = "/"
OPEN: Final = "open"
PERSON: Final = "person"


def sit(user: str, name: str) -> str:
    """Return the row by which a person takes a seat."""
    return f"/sit {user} {name}"


def stand() -> str:
    """Return the row by which a person leaves a seat before the game has begun."""
    return "/stand"


def put_bot(level: str) -> str:
    """Return the row by which a bot takes a seat."""
    return f"/bot {level}"


def reseated(seats: Sequence[SeatSpec], seat: int, text: str) -> tuple[SeatSpec, ...]:
    """Return the seats after a row about one of them. Raises OrderError."""
    verb, _, rest = text.removeprefix(SLASH).partition(" ")
    old = seats[seat]
    match verb:
        case "sit":
            user, _, name = rest.partition(" ")
            new = msgspec.structs.replace(old, kind=PERSON, user=user, name=name, level="")
        case "stand":
            new = msgspec.structs.replace(old, kind=OPEN, user="", name="", level="")
        case "bot":
            new = msgspec.structs.replace(old, kind="bot", level=rest)
        case _:
            raise OrderError(text)
    return (*seats[:seat], new, *seats[seat + 1 :])
