"""The little tag of a preview: what is completed and the points, beside what is new."""

from __future__ import annotations

from typing import Final

from alcaide.scene.model import Drawing, Phrase, Tag

AWAY: Final = 96  # from the middle of a tile to its tag
WIDTH: Final = 190  # room of a tag
SPOTS: Final = ((0, -AWAY), (0, AWAY), (150, -40), (-150, -40), (150, 60), (-150, 60))
EDGE: Final = 60  # a tag keeps so far off the rim of the drawing


def tag(
    drawing: Drawing, keys: tuple[str, ...], plain: Phrase | None, gain: Phrase | None
) -> Tag | None:
    """Return the tag of a preview; None where there is nothing to say."""
    if plain is None and gain is None:
        return None
    node = next((n for key in keys for n in drawing.nodes if n.key == key), None)
    if node is None:
        return None
    people = [(n.x, n.y) for n in drawing.nodes if n.key.startswith(("person:", "keep:"))]
    x, y = min(
        ((node.x + dx, node.y + dy) for dx, dy in SPOTS),
        key=lambda at: _spoils(at, people, drawing),
    )
    return Tag(x, y, plain, gain)


def _spoils(at: tuple[float, float], people: list[tuple[float, float]], drawing: Drawing) -> float:
    """Return what a tag there would hide."""
    left, top, wide, high = drawing.box
    x, y = at
    cost = 0.0
    if not left + WIDTH / 2 < x < left + wide - WIDTH / 2 or not top + EDGE < y < top + high - EDGE:
        cost += 100
    return cost + sum(10 for px, py in people if abs(px - x) < WIDTH / 2 and abs(py - y) < 50)
