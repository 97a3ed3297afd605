"""A part of the board as a picture of its own: for cards, rules, the start page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from alcaide.games.alcazar.board.projection import look
from alcaide.games.alcazar.information.view import View
from alcaide.scene.model import Drawing, Phrase

KEPT: Final = ("ground", "contact", "cast")  # what has no place of its own
ROOM: Final = (64, 92, 64, 40)  # how far pieces reach beyond their place: left, up, right, down


def crop(
    drawing: Drawing, box: tuple[float, float, float, float], label: Phrase, *, hits: bool = False
) -> Drawing:
    """Return the part of a drawing inside a box; places to point at only if marked."""
    x, y, width, height = box
    left, up, right, down = ROOM
    nodes = [
        msgspec.structs.replace(node, pick="")
        for node in drawing.nodes
        if node.cls in KEPT
        or (
            x - left <= node.x <= x + width + right
            and y - down <= node.y <= y + height + up
            and (not node.cls.startswith("hit") or (hits and marked(node.cls)))
        )
    ]
    return Drawing(box, nodes, label)


def marked(cls: str) -> bool:
    """Tell whether a place to point at shows a state."""
    return any(not (word == "hit" or word.startswith("b-")) for word in cls.split())


def around(view: View, cells: Sequence[int], above: int = 104) -> tuple[float, float, float, float]:
    """Return the box around some cells of an unturned board, with room above for pieces."""
    eye = look(0)
    spots = [eye.middle(cell, view.height[cell]) for cell in cells]
    feet = [eye.middle(cell) for cell in cells]
    left = min(x for x, _ in spots) - 60
    right = max(x for x, _ in spots) + 60
    top = min(y for _, y in spots) - above
    return left, top, right - left, max(y for _, y in feet) + 44 - top
