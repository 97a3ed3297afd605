"""Where one points at a hidden cell: its face, but for what is nearer to the sign of another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alcaide.games.alcazar.board.projection import Point, text_of

FACE: Final[list[Point]] = [(0, -24.2), (42.8, 0), (0, 24.2), (-42.8, 0)]  # as "hit" in sprites.svg


def hidden_shape(middle: Point, signs: Iterable[Point]) -> str:
    """Return the part of a face that is nearer to its middle than to any sign; "": all of it."""
    shape = FACE
    for x, y in signs:
        shape = nearer(shape, (x - middle[0], y - middle[1]))
    return "" if shape == FACE else text_of(shape)


def nearer(shape: list[Point], sign: Point) -> list[Point]:
    """Return the part of a convex shape that is as near to (0, 0) as to a sign."""
    x, y = sign
    half = (x * x + y * y) / 2
    beyond = [a * x + b * y - half for a, b in shape]
    if all([far <= 0 for far in beyond]):  # noqa: C419 - compiled, it is quicker
        return shape
    out: list[Point] = []
    for i, (a, b) in enumerate(shape):
        far, next_far = beyond[i], beyond[(i + 1) % len(shape)]
        if far <= 0:
            out.append((a, b))
        if far * next_far < 0:
            c, d = shape[(i + 1) % len(shape)]
            t = far / (far - next_far)
            out.append((a + (c - a) * t, b + (d - b) * t))
    return out
