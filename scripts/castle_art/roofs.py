"""Houses: a roofscape of lots, each with a ridge, that reads as one building across seams."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import NamedTuple

from alcaide.games.castle.board.geometry.boundaries import RING, A, B
from alcaide.games.castle.board.geometry.curves import UNIT, Point, Polygon, gap, inside, turned
from alcaide.games.castle.board.geometry.free_space import lines_of
from alcaide.games.castle.board.geometry.shapes import Shape
from alcaide.games.castle.rules.components import HOUSE
from castle_art.pen import AZUL, INK, OVER, closed, n, pt, ring, star, use, walls

SIDES = "nesw"


class Lot(NamedTuple):
    """Return a piece of roof: its ridge runs up and down ("v") or across ("h") through a point."""

    polygon: Polygon
    ridge: str
    at: Point
    hip: bool
    hue: int


class Painted:
    """What a roofscape is made of, by look."""

    def __init__(self) -> None:
        self.faces: defaultdict[str, list[str]] = defaultdict(list)  # by side and hue
        self.lines: defaultdict[str, list[str]] = defaultdict(list)  # courses, by direction
        self.ridges: list[str] = []
        self.seams: list[str] = []
        self.pots: list[Point] = []
        self.yards: list[tuple[Point, float, float]] = []


def houses(shape: Shape, parts: list[int], rnd: random.Random, key: str) -> str:
    """Return all houses of a tile."""
    mine = [shape.polygons[part] for part in parts]
    large = max(len(shape.face.slots[part]) for part in parts) > 5 and rnd.random() < 0.7
    edges = lines_of(shape, parts)
    work = Painted()
    for lot in lots(shape, rnd):
        if any(inside(point, polygon) for point in _probes(lot.polygon) for polygon in mine):
            _build(work, lot, mine, edges, rnd, large=large)
    outline = "".join(ring(shape.sides[part]) for part in parts)
    wall = "".join(walls(shape.sides[part]) for part in parts)
    return _paint(work, outline, wall, key)


def lots(shape: Shape, rnd: random.Random) -> list[Lot]:
    """Return twelve lots that straddle the edges, alike on both sides, and free ones inside."""
    rim = [
        ((0, 0), (A, 0), (A, RING), (RING, RING)),
        ((A, 0), (B, 0), (B, RING), (A, RING)),
        ((B, 0), (UNIT, 0), (UNIT - RING, RING), (B, RING)),
    ]
    out = []
    for slot, part in enumerate(shape.face.part):
        if shape.face.kind[part] != HOUSE:
            continue
        edge, place = divmod(slot, 3)
        polygon = [turned(point, edge) for point in rim[place]]
        axis = turned(((26, 60, UNIT - 26)[place], 0), edge)
        ridge = "v" if (edge % 2 == 0) == (place != 1) else "h"
        out.append(Lot(polygon, ridge, axis, hip=False, hue=(0, 2, 0)[place]))
    return out + _inner(rnd)


def _inner(rnd: random.Random) -> list[Lot]:
    xs = [RING, 45 + rnd.randint(-5, 4), 74 + rnd.randint(-4, 5), UNIT - RING]
    ys = [RING, 45 + rnd.randint(-4, 5), 74 + rnd.randint(-5, 4), UNIT - RING]
    done: set[tuple[int, int]] = set()
    out = []
    for i, j in [(i, j) for j in range(3) for i in range(3)]:
        if (i, j) in done:
            continue
        w = h = 1
        roll = rnd.random()
        if roll < 0.36 and i < 2 and (i + 1, j) not in done:
            w = 2
        elif roll < 0.7 and j < 2:
            h = 2
        done |= {(i + a, j + b) for a in range(w) for b in range(h)}
        x0, x1, y0, y1 = xs[i], xs[i + w], ys[j], ys[j + h]
        ridge = "h" if (x1 - x0) > (y1 - y0) + rnd.randint(-6, 6) else "v"
        polygon: Polygon = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        hip = w + h == 3 and rnd.random() < 0.6
        out.append(Lot(polygon, ridge, ((x0 + x1) / 2, (y0 + y1) / 2), hip, rnd.randrange(3)))
    return out


def _probes(polygon: Polygon) -> list[Point]:
    x0, y0, x1, y1 = _extent(polygon)
    return [
        (x0 + (x1 - x0) * (a + 0.5) / 5, y0 + (y1 - y0) * (b + 0.5) / 5)
        for a in range(5)
        for b in range(5)
    ]


def _extent(polygon: Polygon) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def _build(
    work: Painted,
    lot: Lot,
    mine: list[Polygon],
    edges: list[Polygon],
    rnd: random.Random,
    *,
    large: bool,
) -> None:
    x0, y0, x1, y1 = _extent(lot.polygon)
    rim = len([1 for p in lot.polygon if 0 in p or UNIT in p]) > 1
    if not rim and not work.yards and large and _is_yard(lot, mine, edges):
        work.yards.append((lot.at, x1 - x0, y1 - y0))
        return
    if lot.hip:
        _hip(work, lot)
    else:
        first, second = _cut(lot)
        one, two = ("w", "e") if lot.ridge == "v" else ("n", "s")
        _face(work, first, one, lot.hue)
        _face(work, second, two, lot.hue)
        if lot.ridge == "v":
            a, b = y0 - (OVER if y0 == 0 else 0), y1 + (OVER if y1 == UNIT else 0)
            work.ridges.append(f"M{n(lot.at[0])},{n(a)}V{n(b)}")
        else:
            a, b = x0 - (OVER if x0 == 0 else 0), x1 + (OVER if x1 == UNIT else 0)
            work.ridges.append(f"M{n(a)},{n(lot.at[1])}H{n(b)}")
    work.seams.append(closed(lot.polygon))
    spot = (lot.at[0] + (6 if lot.ridge == "v" else 8), lot.at[1] + (8 if lot.ridge == "v" else 6))
    free = any(inside(spot, polygon) for polygon in mine) and gap(spot, edges) > 8
    if not rim and free and rnd.random() < 0.75:
        work.pots.append(spot)


def _is_yard(lot: Lot, mine: list[Polygon], edges: list[Polygon]) -> bool:
    x0, y0, x1, y1 = _extent(lot.polygon)
    whole = all(any(inside(p, polygon) for polygon in mine) for p in lot.polygon)
    room = min(gap(p, edges) for p in [*lot.polygon, lot.at])
    return whole and room > 5 and min(x1 - x0, y1 - y0) > 22


def _face(work: Painted, polygon: Polygon, side: str, hue: int) -> None:
    """Paint a roof face that looks to a side; its tile lines run down the slope."""
    if len(polygon) > 2:
        work.faces[f"{side}{hue}"].append(closed(polygon))
        work.lines["h" if side in "ew" else "v"].append(closed(polygon))


def _cut(lot: Lot) -> tuple[Polygon, Polygon]:
    """Return the two faces of a roof: before and after the ridge."""
    k = 0 if lot.ridge == "v" else 1
    both = []
    for sign in (1, -1):
        out: Polygon = []
        ahead = lot.polygon[1:] + lot.polygon[:1]
        for p, q in zip(lot.polygon, ahead, strict=True):
            a, b = sign * (lot.at[k] - p[k]), sign * (lot.at[k] - q[k])
            if a >= 0:
                out.append(p)
            if a * b < 0:
                t = a / (a - b)
                out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        both.append(out)
    return both[0], both[1]


def _hip(work: Painted, lot: Lot) -> None:
    """Paint a roof with four faces."""
    x0, y0, x1, y1 = _extent(lot.polygon)
    k = min(x1 - x0, y1 - y0) / 2
    if lot.ridge == "h":
        a, b = (x0 + k, lot.at[1]), (x1 - k, lot.at[1])
        ends = {"w": [(x0, y0), a, (x0, y1)], "e": [(x1, y0), b, (x1, y1)]}
        faces = {"n": [(x0, y0), (x1, y0), b, a], "s": [(x0, y1), (x1, y1), b, a]}
    else:
        a, b = (lot.at[0], y0 + k), (lot.at[0], y1 - k)
        ends = {"n": [(x0, y0), a, (x1, y0)], "s": [(x0, y1), b, (x1, y1)]}
        faces = {"w": [(x0, y0), (x0, y1), b, a], "e": [(x1, y0), (x1, y1), b, a]}
    for side, polygon in (faces | ends).items():
        _face(work, polygon, side, lot.hue)
    work.ridges.append(f"M{pt(a)}L{pt(b)}")
    work.seams += [f"M{pt(e[0])}L{pt(e[1])} {pt(e[2])}" for e in ends.values()]


def _paint(work: Painted, outline: str, wall: str, key: str) -> str:
    s = [
        f'<clipPath id="{key}h"><path d="{outline}"/></clipPath>',
        f'<path class="cs-sh" d="{outline}" opacity=".33"/>',
        f'<g clip-path="url(#{key}h)"><path d="{outline}" fill="#7a3018"/>',
    ]
    s += [f'<path class="cs-{look}" d="{"".join(d)}"/>' for look, d in sorted(work.faces.items())]
    s += [
        f'<path d="{"".join(d)}" fill="url(#cs-t{way})" opacity=".42"/>'
        for way, d in sorted(work.lines.items())
    ]
    ridge = "".join(work.ridges)
    s.append(f'<path class="cs-seam" d="{"".join(work.seams)}"/>')
    s.append(f'<path class="cs-ridge" d="{ridge}"/><path class="cs-tiles" d="{ridge}"/>')
    s.append(
        f'<path class="cs-eave" d="{wall}"/><path class="cs-eave2" d="{wall}"/>'
        f'<path class="cs-eave3" d="{wall}"/></g>'
    )
    s += [use("pot", *spot) for spot in work.pots]
    s += [_yard(*yard) for yard in work.yards]
    return "".join(s)


def _yard(at: Point, width: float, height: float) -> str:
    """Return a patio with a star of tiles and a tree."""
    w, h = width / 2, height / 2
    return (
        f'<g transform="translate({pt(at)})"><path d="M{n(-w)},{n(-h)}H{n(w)}V{n(h)}H{n(-w)}z"'
        ' fill="#D8C39A" stroke="#4f1c0d" stroke-width="1.1"/>'
        f'<path d="M{n(3 - w)},{n(3 - h)}H{n(w - 3)}V{n(h - 3)}H{n(3 - w)}z" fill="#F3E6CC"'
        f' stroke="{AZUL}" stroke-width="1.3" stroke-dasharray="2 1.4"/>'
        f'<path d="{star(5.4)}" fill="{AZUL}"/><circle r="2.4" fill="#BFE0F0"/>'
        f"{use('tree0', w - 7, h - 7, 0.5)}</g>"
    )


STYLE = (
    ".cs-seam{fill:none;stroke:#4f1c0d;stroke-width:1.1}"
    ".cs-ridge{stroke:#6b2a14;stroke-width:3}"
    ".cs-tiles{stroke:#EBB087;stroke-width:1.9;stroke-dasharray:2.6 1.15}"
    ".cs-eave,.cs-eave2,.cs-eave3{fill:none;stroke:#F0DFC0;stroke-width:7}"
    ".cs-eave2{stroke:#8E3B21;stroke-dasharray:1.1 2.6}"
    f".cs-eave3{{stroke:{INK};stroke-width:2.4}}"
)
