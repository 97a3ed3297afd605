"""How shapes become SVG: numbers, paths, references to symbols."""

from __future__ import annotations

import math
from collections.abc import Iterable

from alcaide.games.castle.board.geometry.curves import UNIT, Curve, Point, Polygon
from alcaide.games.castle.board.geometry.shapes import Side

OVER = 2  # drawn past the edge of a tile and clipped, so that no hairline shows

INK, SOFT, PLASTER = "#2B1D12", "#6B5640", "#F6EFE2"
TERRA, AZUL, DEEP, BRASS = "#B5532F", "#1F4F8F", "#163A63", "#C8962E"


def n(value: float) -> str:
    """Return a number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pt(point: Point) -> str:
    """Return a point."""
    return f"{n(point[0])},{n(point[1])}"


def segments(curve: Curve) -> str:
    """Return the commands of a curve."""
    return "".join("LQC"[len(s) - 1] + " ".join(pt(p) for p in s) for s in curve)


def over(point: Point) -> Point:
    """Return a point of the edge pushed past it."""
    x, y = (-OVER if v == 0 else UNIT + OVER if v == UNIT else v for v in point)
    return x, y


def ring(sides: Iterable[Side]) -> str:
    """Return the outline of a part, pushed past the edges of the tile."""
    out = ""
    for side in sides:
        command = "L" if out else "M"
        if side.slot >= 0:
            end = side.curve[-1][0]
            out += f"{command}{pt(over(side.start))}L{pt(over(end))}"
        else:
            out += f"{command}{pt(side.start)}{segments(side.curve)}"
    return out + "z"


def walls(sides: Iterable[Side]) -> str:
    """Return the lines of a part inside the tile, pushed past the edges."""
    out = ""
    for side in sides:
        if side.slot < 0:
            end = side.curve[-1][-1]
            out += f"M{pt(over(side.start))}L{pt(side.start)}{segments(side.curve)}L{pt(over(end))}"
    return out


def closed(polygon: Polygon) -> str:
    """Return a closed polygon."""
    return "M" + " ".join(pt(p) for p in polygon) + "z"


def use(name: str, x: float, y: float, scale: float = 1, spin: float = 0) -> str:
    """Return a reference to a symbol of this game at a place."""
    move = f"translate({n(x)} {n(y)})"
    move += f" rotate({n(spin)})" if spin else ""
    move += f" scale({scale:.2f})" if abs(scale - 1) > 0.004 else ""
    return f'<use href="#cs-{name}" transform="{move}"/>'


def star(radius: float, waist: float = 0.7654) -> str:
    """Return an eight-pointed star: two squares."""
    points = []
    for i in range(16):
        r = radius if i % 2 == 0 else radius * waist
        points.append((math.cos(math.pi * i / 8) * r, math.sin(math.pi * i / 8) * r))
    return closed(points)
