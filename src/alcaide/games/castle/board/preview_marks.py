"""What a preview adds to a board: what is not there yet, what leaves, what counts."""

from __future__ import annotations

from typing import Final

import msgspec


class Marks(msgspec.Struct, frozen=True):
    """Additions to a drawing of the board."""

    ghosts: frozenset[str] = frozenset()  # keys of things that are only proposed
    gone: frozenset[str] = frozenset()  # keys of things that would leave
    hits: dict[str, str] = {}  # pick to state: "chosen", "rule"
    told: frozenset[str] = frozenset()  # names of features to outline
    handle: int = -1  # cell of a proposed tile that can be turned
    wishes: tuple[tuple[str, str], ...] = ()  # role and part: followers that might be set

    def cls(self, key: str, base: str) -> str:
        """Return the classes of a thing."""
        state = " ghost" if key in self.ghosts else " gone" if key in self.gone else ""
        return (base + state).strip()


NONE: Final = Marks()
