"""What a preview adds to an Alhambra: what is not there yet, what leaves, what is told about."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

Cell = tuple[int, int]  # from the fountain, y down
NO_HITS: Final[Mapping[str, str]] = MappingProxyType({})


class Wish(NamedTuple):
    """A tile that might be laid on a cell: only its walls are drawn."""

    cell: Cell
    tile: int


class Marks(NamedTuple):
    """Additions to a drawing of an Alhambra."""

    ghosts: frozenset[Cell] = frozenset()  # cells whose tile is only proposed
    gone: frozenset[Cell] = frozenset()  # cells whose tile would leave
    told: frozenset[Cell] = frozenset()  # cells to outline
    hits: Mapping[str, str] = NO_HITS  # pick to state: "chosen", "from", "rule"
    wishes: tuple[Wish, ...] = ()

    def cls(self, cell: Cell, base: str) -> str:
        """Return the classes of what stands on a cell."""
        state = " ghost" if cell in self.ghosts else " gone" if cell in self.gone else ""
        return base + state


NONE: Final = Marks()
