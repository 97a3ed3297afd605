"""A view's board, looked at cell by cell: what stands on each, and whose it is."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from alcaide.games.alcazar.information.view import Building, Noble, Piece, View
from alcaide.games.alcazar.rules.components import CAP, CELLS, FLAGS, load_board
from alcaide.interface.values import Args
from alcaide.scene.model import Phrase


class Part(NamedTuple):
    """A piece on one of its cells."""

    piece: Piece
    nth: int  # of the piece's cells, from 0


class Piles:
    """The board by cells. Built once for each drawing."""

    def __init__(self, view: View) -> None:
        self.names: list[str] = load_board(view.board).names
        self.height: list[int] = view.height
        self.parts: list[list[Part]] = [[] for _ in range(CELLS)]
        for piece in view.pieces:
            for nth, cell in enumerate(piece.cells):
                self.parts[cell].append(Part(piece, nth))
        for pile in self.parts:
            pile.sort(key=lambda part: part.piece.level)
        self.noble: dict[int, Noble] = {noble.cell: noble for noble in view.nobles}
        self.buildings: dict[int, Building] = {b.id: b for b in view.buildings}
        self.cells_of: dict[int, list[int]] = {b.id: [] for b in view.buildings}
        for cell, pile in enumerate(self.parts):
            if pile:
                self.cells_of[pile[-1].piece.building].append(cell)

    def owner(self, cell: int) -> Building | None:
        """Return the building of the top piece of a cell (ALC-49)."""
        pile = self.parts[cell]
        return self.buildings[pile[-1].piece.building] if pile else None

    def solid(self, cell: int) -> tuple[tuple[int, int], ...]:
        """Return the runs (foot, top) of levels that hide what is behind them."""
        return runs(tuple(part.piece.level for part in self.parts[cell]))

    def key(self, part: Part) -> str:
        """Return the key of a piece on a cell."""
        piece = part.piece
        if piece.kind == "cube":
            return f"cube:{self.names[piece.cells[0]]}:{piece.level}"
        ends = f"{self.names[piece.cells[0]]}-{self.names[piece.cells[2]]}"
        return f"bridge:{ends}:{piece.level}:{part.nth + 1}"

    def spot(self, cell: int) -> Phrase:
        """Return what stands on a built cell, in words: its height, its building, its noble."""
        pile = self.parts[cell]
        building = self.buildings[pile[-1].piece.building]
        worth = min(building.value, CAP)
        args: Args = {"cell": self.names[cell], "n": self.height[cell], "value": building.value}
        args |= {"flag": building.flag, "at": self.names[min(self.cells_of[building.id])]}
        args |= {"baron": worth, "grandee": 2 * worth}
        noble = self.noble.get(cell)
        if noble is None:
            return Phrase("alcazar-label-spot", args)
        return Phrase("alcazar-label-spot-noble", args | {"kind": noble.kind, "seat": noble.seat})

    def spots(self) -> dict[str, Phrase]:
        """Return what stands on each built cell, by its pick."""
        built = (cell for cell, height in enumerate(self.height) if height)
        return {f"cell:{self.names[cell]}": self.spot(cell) for cell in built}

    def castles(self) -> list[Building]:
        """Return the castles in the order of their flags."""
        return sorted(
            (b for b in self.buildings.values() if b.flag), key=lambda b: FLAGS.index(b.flag)
        )

    def palaces(self) -> list[Building]:
        """Return the buildings without a flag."""
        return [b for b in self.buildings.values() if not b.flag]


@lru_cache(maxsize=512)
def runs(levels: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Join levels that lie on each other: (1, 2, 4) gives ((0, 2), (3, 4))."""
    out: list[tuple[int, int]] = []
    for level in levels:
        if out and out[-1][1] == level - 1:
            out[-1] = (out[-1][0], level)
        else:
            out.append((level - 1, level))
    return tuple(out)


def noble_key(noble: Noble, names: list[str]) -> str:
    """Return the key of a noble: seat, kind, cell."""
    return f"noble:{noble.seat}:{noble.kind}:{names[noble.cell]}"
