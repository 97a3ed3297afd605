"""One action of a record, as it is played back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alcaide.interface.values import Note


@dataclass(frozen=True)
class Step:
    """One action of a game: the state before it (a copy to keep), and what happened."""

    number: int
    state: Any
    seat: int
    action: Any
    text: str
    notes: list[Note]
