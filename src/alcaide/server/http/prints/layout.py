"""Where pieces lie on sheets of paper, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from alcaide.scene.model import Drawing, Phrase
from alcaide.scene.printing import Piece, Pieces

MARGIN: Final = 12.0  # what printers leave blank, and room for the marks of cuts
FOOT: Final = 9.0  # for the line of words
GAP: Final = 13.0  # between two kinds on a page, with the marks of both
SPARE: Final = 0.01  # so that what fits to the last hundredth fits


class Paper(NamedTuple):
    """A sheet of paper."""

    name: str
    width: float
    height: float

    @property
    def wide(self) -> float:
        """Return the width that can be used."""
        return self.width - 2 * MARGIN

    @property
    def high(self) -> float:
        """Return the height that can be used."""
        return self.height - 2 * MARGIN - FOOT


PAPERS: Final = {"a4": Paper("A4", 210.0, 297.0), "letter": Paper("Letter", 215.9, 279.4)}


class Spot(NamedTuple):
    """A piece on a page, and its upper left corner."""

    piece: Piece
    x: float
    y: float


class Block(NamedTuple):
    """Pieces of a kind on a page, side by side without gaps, so that one cut serves two."""

    title: Phrase
    spots: list[Spot]

    @property
    def cuts(self) -> tuple[list[float], list[float]]:
        """Return where is cut: from left to right, from top to bottom."""
        piece = self.spots[0].piece
        across = {round(x, 3) for spot in self.spots for x in (spot.x, spot.x + piece.width)}
        down = {round(y, 3) for spot in self.spots for y in (spot.y, spot.y + piece.height)}
        return sorted(across), sorted(down)


def pages(paper: Paper, kinds: Sequence[Pieces]) -> Iterator[list[Block]]:
    """Yield page after page, each filled from above; a kind goes on where the last one ended."""
    page: list[Block] = []
    y = MARGIN
    for kind in kinds:
        rows = _rows(paper, kind)
        while rows:
            fit = int((MARGIN + paper.high - y + SPARE) / kind.pieces[0].height)
            if fit < 1:
                yield page
                page, y = [], MARGIN
                continue
            page.append(Block(kind.title, list(_spots(paper, rows[:fit], y))))
            y += len(rows[:fit]) * kind.pieces[0].height + GAP
            rows = rows[fit:]
    if page:
        yield page


def _rows(paper: Paper, kind: Pieces) -> list[tuple[Piece, ...]]:
    columns = int((paper.wide + SPARE) / kind.pieces[0].width)
    return list(_cut([piece for piece in kind.pieces for _ in range(piece.copies)], columns))


def _cut(pieces: Sequence[Piece], size: int) -> Iterator[tuple[Piece, ...]]:
    for first in range(0, len(pieces), size):
        yield tuple(pieces[first : first + size])


def _spots(paper: Paper, rows: Sequence[Sequence[Piece]], y: float) -> Iterator[Spot]:
    """Yield the pieces of rows, in the middle of the page."""
    widest = max(len(row) for row in rows)
    for down, row in enumerate(rows):
        for across, piece in enumerate(row):
            x = (paper.width - widest * piece.width) / 2 + across * piece.width
            yield Spot(piece, x, y + down * piece.height)


def turned(paper: Paper, blocks: Sequence[Block]) -> list[Block]:
    """Return the backs of a page as they lie when the sheet is turned on its long edge."""
    found = [Block(block.title, list(_backs(paper, block.spots))) for block in blocks]
    return [block for block in found if block.spots]


def _backs(paper: Paper, spots: Sequence[Spot]) -> Iterator[Spot]:
    for piece, x, y in spots:
        if piece.back is not None:
            yield Spot(Piece(piece.back, piece.width), paper.width - x - piece.width, y)


def parted(paper: Paper, board: Piece) -> Iterator[tuple[str, Spot]]:
    """Yield the parts of a board that is larger than a sheet, each with its name: A1, B1, ..."""
    columns, rows = ceil(board.width / paper.wide), ceil(board.height / paper.high)
    x, y, width, height = board.face.box
    wide, high = width / columns, height / rows
    for row in range(rows):
        for column in range(columns):
            box = (x + wide * column, y + high * row, wide, high)
            part = Piece(Drawing(box, board.face.nodes, board.face.label), board.width / columns)
            name = f"{chr(ord('A') + column)}{row + 1}"
            yield name, Spot(part, (paper.width - part.width) / 2, MARGIN)
