"""What a preview adds to a board: which pieces are not there yet, and what moves."""

from __future__ import annotations

from typing import Final

import msgspec


class Marks(msgspec.Struct, frozen=True):
    """Additions to a drawing of the board."""

    ghosts: frozenset[str] = frozenset()  # keys of pieces that are only proposed
    gone: frozenset[str] = frozenset()  # keys of pieces that would leave
    hits: dict[int, str] = {}  # cell to state: "chosen", "from", "rule"
    hop: tuple[int, int] | None = None  # a noble goes from one cell to another

    def cls(self, key: str, base: str) -> str:
        """Return the classes of a piece."""
        state = " ghost" if key in self.ghosts else " gone" if key in self.gone else ""
        return (base + state).strip()


NONE: Final = Marks()
