"""What of a game can be printed and cut out, in millimetres."""

from __future__ import annotations

import msgspec

from alcaide.scene.model import Drawing, Node, Phrase


class Piece(msgspec.Struct, frozen=True):
    """Something to cut out: a drawing with its width on paper; its height follows."""

    face: Drawing
    width: float
    copies: int = 1
    back: Drawing | None = None  # None: its other side stays blank

    @property
    def height(self) -> float:
        """Return the height on paper."""
        return self.width * self.face.box[3] / self.face.box[2]


class Pieces(msgspec.Struct, frozen=True):
    """Pieces of one kind, all of the same size."""

    title: Phrase
    pieces: list[Piece]


class ScoreSheet(msgspec.Struct, frozen=True):
    """A sheet to count on: lines of what counts, for every player, as often as it is counted."""

    lines: list[Phrase]
    rounds: list[Phrase]  # none: it is counted once
    players: int


class Printed(msgspec.Struct, frozen=True):
    """All of a game that can be printed; the board is cut into pages that are joined."""

    board: Piece | None
    kinds: list[Pieces]
    sheet: ScoreSheet


def symbol(name: str, width: float, height: float, label: Phrase, cls: str = "") -> Drawing:
    """Return a symbol as a drawing of its own, as large as fits."""
    node = Node(name, symbol=name, width=width, height=height, cls=cls)
    return Drawing((0.0, 0.0, width, height), [node], label)
