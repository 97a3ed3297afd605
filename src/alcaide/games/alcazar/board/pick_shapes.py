"""Where one points at a hidden cell: its face, but for what is nearer to the sign of another."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from alcaide.games.alcazar.board.projection import Point, text_of

LEAST: Final = 12.0  # so far from its middle a shape reaches, that it can be hit
CLEAR: Final = 4.0  # and so far it ends before any sign
FACE: Final[list[Point]] = [(0, -24.2), (42.8, 0), (0, 24.2), (-42.8, 0)]  # as "hit" in sprites.svg


def hidden_shape(middle: Point, signs: Iterable[Point]) -> str:
    """Return the part of a face that is nearer to its middle than to a sign; "": all of it."""
    shape = FACE
    for x, y in signs:
        shape = nearer(shape, (x - middle[0], y - middle[1]))
    return "" if shape == FACE else text_of(shape)


def nearer(shape: list[Point], sign: Point) -> list[Point]:
    """Return the part of a convex shape that is as near to (0, 0) as to a sign, or very near."""
    x, y = sign
    away = sqrt(x * x + y * y)
    border = away * max(away / 2, min(LEAST, away - CLEAR))
    beyond = [a * x + b * y - border for a, b in shape]
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
