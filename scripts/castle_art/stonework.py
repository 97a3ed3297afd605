"""Towers: stone platforms with a parapet, round towers where there is room, walls between."""

from __future__ import annotations

import math
import random

from alcaide.games.castle.board.geometry.curves import UNIT, Point, turned
from alcaide.games.castle.board.geometry.free_space import Circle, circles, lines_of
from alcaide.games.castle.board.geometry.shapes import Shape
from castle_art.pen import INK, OVER, pt, ring, use, walls


def towers(
    shape: Shape, parts: list[int], rnd: random.Random, key: str, taken: list[Circle]
) -> str:
    """Return all towers of a tile."""
    outline = "".join(ring(shape.sides[part]) for part in parts)
    wall = "".join(walls(shape.sides[part]) for part in parts)
    s = [
        f'<clipPath id="{key}t"><path d="{outline}"/></clipPath>',
        f'<path class="cs-sh" d="{outline}" opacity=".36"/>',
        f'<g clip-path="url(#{key}t)"><path d="{outline}" fill="#BDB8AD"/>',
        f'<path class="cs-ash" d="{outline}"/>',
        "".join(f'<path class="cs-par{k}" d="{wall}"/>' for k in range(5)) + "</g>",
    ]
    s += [_round_towers(shape, part, rnd, key, taken) for part in parts]
    return "".join(s)


def _round_towers(
    shape: Shape, part: int, rnd: random.Random, key: str, taken: list[Circle]
) -> str:
    slots = set(shape.face.slots[part])
    full = [e for e in range(4) if {3 * e, 3 * e + 1, 3 * e + 2} <= slots]
    got = circles(
        shape.polygons[part],
        lines_of(shape, [part]),
        (9 if full else 11, 24),
        2 if len(slots) < 5 else 3,
        taken,
        step=4,
        jitter=lambda: rnd.random() * 2,
    )
    lines = [_curtain(edge, got) for edge in full if got]
    for k, circle in enumerate(got):
        if k:
            at = circle[:2]
            nearest = min(got[:k], key=lambda other, at=at: math.dist(at, other[:2]))  # type: ignore[misc]
            lines.append((at, nearest[:2]))
    d = "".join(f"M{pt(a)}L{pt(b)}" for a, b in lines)
    s = []
    if d:
        layers = "".join(f'<path class="cs-cur{k}" d="{d}"/>' for k in range(6))
        s.append(f'<g clip-path="url(#{key}t)">{layers}</g>')
    lead = rnd.randrange(2)
    for k, (x, y, r) in enumerate(got):
        s.append(use("cone" if (k + lead) % 2 == 0 else "cren", x, y, min(r, 24) / 21))
    return "".join(s)


def _curtain(edge: int, got: list[Circle]) -> tuple[Point, Point]:
    """Return a curtain wall that crosses the middle of an edge."""
    middle = turned((UNIT / 2, 0), edge)
    nearest = min(got, key=lambda circle: math.dist(circle[:2], middle))
    return turned((UNIT / 2, -OVER), edge), nearest[:2]


STYLE = (
    ".cs-ash{fill:var(--ash)}"
    ".cs-par0,.cs-par1,.cs-par2,.cs-par3,.cs-par4{fill:none;stroke:#20160e;stroke-width:20}"
    ".cs-par0{opacity:.16}.cs-par1{stroke:#5d584f;stroke-width:14}"
    ".cs-par2{stroke:#9a9488;stroke-width:12.4}"
    ".cs-par3{stroke:#E3DED3;stroke-width:12.4;stroke-dasharray:6 3;stroke-dashoffset:-1}"
    f".cs-par4{{stroke:{INK};stroke-width:2.6}}"
    ".cs-cur0,.cs-cur1,.cs-cur2,.cs-cur3,.cs-cur4,.cs-cur5{fill:none;stroke:#20160e;"
    "stroke-width:14}.cs-cur0{opacity:.3;transform:translate(var(--sx),var(--sy))}"
    f".cs-cur1{{stroke:{INK};stroke-width:13.6}}.cs-cur2{{stroke:#A29C90;stroke-width:11.4}}"
    ".cs-cur3{stroke:#E9E5DB;stroke-width:11.4;stroke-dasharray:5 2.6}"
    ".cs-cur4{stroke:#7b756a;stroke-width:7}.cs-cur5{stroke:#C4BFB3;stroke-width:5.8}"
)
