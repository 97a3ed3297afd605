"""The little tag of a preview: two figures beside the new piece, hiding no piece."""

from __future__ import annotations

from typing import Final

from alcaide.games.alcazar.board.label_layout import Box
from alcaide.interface.action_words import Wording
from alcaide.scene.model import Drawing, Node, Phrase, Tag

SIZE: Final = (180, 46)  # room for both figures, in the drawing's measure
ACROSS: Final = (142, -142, 0, 165, -165)
SPOTS: Final = [(dx, dy) for dy in (-40, 0, -80, 40, -110, 76, 105) for dx in ACROSS]
EXTENT: Final = {  # how far symbols reach from their place: left, up, right, down
    "baron": (15, 38, 15, 6),
    "grandee": (17, 55, 17, 8),
    "flag": (4, 80, 62, 4),
    "flag-tall": (4, 112, 62, 4),
    "plate": (13, 10, 13, 9),
    "stone": (42, 55, 42, 24),
    "bridge": (46, 57, 46, 26),
    "token": (14, 18, 14, 14),
    "plan-stone": (25, 25, 25, 25),
    "plan-bridge": (26, 26, 26, 26),
    "plan-flag": (23, 12, 23, 12),
}
WEIGHT: Final[dict[str, float]] = {
    "baron": 30,
    "grandee": 30,
    "flag": 25,
    "token": 30,
    "plan-flag": 25,
    "plate": 12,
}
GHOST: Final = 200.0
OUTSIDE: Final = 100.0


def tag(drawing: Drawing, words: Wording, figures: dict[str, int]) -> Tag | None:
    """Return the tag of a preview; None where nothing on the board changes."""
    plain, gain = _said(words, figures)
    piece = _piece(drawing)
    if piece is None or (plain is None and gain is None):
        return None
    taken = [(box, _cost(node)) for node in drawing.nodes if (box := _extent(node))]
    best = min(
        ((piece.x + dx, piece.y - 30 + dy) for dx, dy in SPOTS),
        key=lambda at: (
            _spoils(at, taken, drawing) + (abs(at[0] - piece.x) + abs(at[1] - piece.y)) / 30
        ),
    )
    return Tag(*best, plain, gain)


def _said(words: Wording, figures: dict[str, int]) -> tuple[Phrase | None, Phrase | None]:
    """Return the two most important figures: a value or a price, and a gain."""
    value = figures.get("value")
    income = figures.get("income", 0)
    points = figures.get("points", 0)
    if words.option in ("baron", "grandee", "move", "swap"):
        price = -figures.get("price", 0)
        plain = Phrase("alcazar-preview-tag-price", {"price": price})
        return plain, _gain("points", points)
    if words.option == "retire":
        return Phrase("alcazar-preview-tag-loss", {"count": -points}), _gain("income", income)
    plain_value = Phrase("alcazar-preview-tag-value", {"value": value}) if value else None
    return plain_value, _gain("income", income)


def _gain(what: str, count: int) -> Phrase | None:
    return Phrase(f"alcazar-preview-tag-{what}", {"count": count}) if count > 0 else None


def _piece(drawing: Drawing) -> Node | None:
    """Return the piece that the tag is about: the foremost ghost or chosen place."""
    found = None
    for node in drawing.nodes:
        cls = node.cls.split()
        drawn = node.symbol or node.points
        marked = drawn and not node.anchor and {"ghost", "gone", "chosen"} & set(cls)
        if marked and (found is None or "hit" not in cls):
            found = node
    return found


def _extent(node: Node) -> Box | None:
    kind = _kind(node)
    if kind not in EXTENT:
        return None
    left, up, right, down = EXTENT[kind]
    if node.flip:
        left, right = right, left
    return Box(node.x - left, node.y - up, node.x + right, node.y + down, 0)


def _kind(node: Node) -> str:
    """Return a symbol without its variant: "stone" of "stone-a"."""
    if node.symbol in EXTENT:
        return node.symbol
    return node.symbol.rpartition("-")[0]


def _cost(node: Node) -> float:
    if "ghost" in node.cls:
        return GHOST
    return WEIGHT.get(_kind(node), 4.0)


def _spoils(at: tuple[float, float], taken: list[tuple[Box, float]], drawing: Drawing) -> float:
    """Return what a tag there would hide."""
    x, y = at
    width, height = SIZE
    mine = Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2, 0)
    left, top, wide, high = drawing.box
    inside = left <= mine.x1 and mine.x2 <= left + wide and top <= mine.y1 and mine.y2 <= top + high
    cost = 0.0 if inside else OUTSIDE
    return cost + sum(weight for box, weight in taken if box.meets(mine))
