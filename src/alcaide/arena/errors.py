"""What can go wrong in an arena, as a message for people."""

from __future__ import annotations

from typing import Any

from alcaide.core.errors import AlcaideError


class ArenaError(AlcaideError):
    """An arena that cannot begin or go on; ``key`` and ``words`` are the message that says why."""

    def __init__(self, key: str, **words: Any) -> None:
        self.key = key
        self.words = words
        told = "".join(f", {name} {value}" for name, value in words.items())
        super().__init__(f"{key}{told}")
