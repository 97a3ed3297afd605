"""How much one person may have at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class ResourceLimits:
    """How much one person may have; an address may have some times as much.

    ``all_boards`` is the one that holds for everybody together, and at home too.
    """

    sockets: int = 24  # open pages and programs
    boards: int = 4  # open what-if boards
    all_boards: int = 120  # open what-if boards of everybody, in one process
    bots: int = 6  # games in which bots think at the same time
    tables: int = 60  # made in an hour
    actions: int = 20_000  # of the records loaded in an hour

    @property
    def held(self) -> dict[str, int]:
        """Return the caps of what is held for a while, by kind."""
        return {"sockets": self.sockets, "boards": self.boards, "bots": self.bots}


USUAL: Final = ResourceLimits()
