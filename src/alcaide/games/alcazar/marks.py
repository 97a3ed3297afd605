"""What a preview adds to a board: which pieces are not there yet, and what moves."""

from __future__ import annotations

import msgspec


class Marks(msgspec.Struct, frozen=True):
    """Additions to a drawing of the board."""

    ghosts: frozenset[str] = frozenset()  # keys of pieces that are only proposed
    hits: dict[int, str] = {}  # cell to state: "chosen", "from", "rule"
    hop: tuple[int, int] | None = None  # a noble goes from one cell to another


NONE = Marks()
