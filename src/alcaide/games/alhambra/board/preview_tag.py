"""The little tag of a preview: the longest wall and the points, beside what is new."""

from __future__ import annotations

from typing import Final

from alcaide.scene.model import Drawing, Phrase, Tag

UNIT: Final = 100.0  # side of a cell
WIDTH: Final = 200.0  # room of a tag
SPOTS: Final = ((0.0, -72.0), (0.0, 72.0), (150.0, 0.0), (-150.0, 0.0))


def tag(
    drawing: Drawing, cell: tuple[int, int] | None, plain: Phrase | None, gain: Phrase | None
) -> Tag | None:
    """Return the tag beside a cell, where it hides least; None where there is nothing to say."""
    if cell is None or (plain is None and gain is None):
        return None
    x, y = cell[0] * UNIT, cell[1] * UNIT
    tiles = [(n.x, n.y) for n in drawing.nodes if "al-full" in n.cls]
    spots = [(x + dx, y + dy) for dx, dy in SPOTS]
    at = min(spots, key=lambda spot: _hides(spot, tiles, drawing))
    return Tag(at[0], at[1], plain, gain)


def _hides(at: tuple[float, float], tiles: list[tuple[float, float]], drawing: Drawing) -> float:
    left, top, wide, high = drawing.box
    x, y = at
    outside = not left + WIDTH / 2 < x < left + wide - WIDTH / 2 or not top < y < top + high
    covered = sum(abs(tx - x) < WIDTH / 2 and abs(ty - y) < UNIT / 2 for tx, ty in tiles)
    return 10.0 * outside + covered
