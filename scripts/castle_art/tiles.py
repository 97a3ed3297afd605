"""One castle tile: court below, path, houses, towers, then what stands on them."""

from __future__ import annotations

import random

from alcaide.games.castle.board.geometry.boundaries import PLAZA, arc
from alcaide.games.castle.board.geometry.curves import UNIT, Curve, Point, turned, turned_curve
from alcaide.games.castle.board.geometry.free_space import (
    Circle,
    circles,
    lines_of,
    stall_of,
    wells_of,
)
from alcaide.games.castle.board.geometry.shapes import MIDDLE, Shape, shape_of
from alcaide.games.castle.rules.components import COURT, HOUSE, PATH, TOWER, load_components
from castle_art.pen import OVER, pt, segments, use
from castle_art.roofs import houses
from castle_art.stonework import towers

PLANTS = ("tree0", "orange", "olive", "cypress", "flowers", "palm", "orange")


def tile(number: int) -> str:
    """Return the picture of an unturned tile, its middle at (0, 0)."""
    kit = load_components()
    name = kit.ids[number]
    shape = shape_of("", number)
    rnd = random.Random(name)
    of = {kind: [p for p, k in enumerate(shape.face.kind) if k == kind] for kind in range(4)}
    ground = "grass" if of[COURT] else "sand"
    s = [
        f'<path class="cs-{ground}" d="M-62-62H62V62H-62z"/>'
        f'<path class="cs-{ground}2" d="M-62-62H62V62H-62z"/>'
        '<g class="cs-turn"><g transform="translate(-60 -60)">'
    ]
    if of[PATH]:
        d = "".join(_way(shape, part) for part in of[PATH])
        s.append("".join(f'<path class="cs-way{k}" d="{d}"/>' for k in range(6)))
    busy = [*wells_of(shape, 24.0), *((*at, 15.0) for at, _ in gates(shape))]
    if shape.face.square:
        busy.append((*MIDDLE, 36.0))
    key = f"cs-{name}"
    if of[HOUSE]:
        s.append(houses(shape, of[HOUSE], rnd, key))
    if of[TOWER]:
        s.append(towers(shape, of[TOWER], rnd, key, busy))
    if shape.face.square:
        s.append(use("plaza", *MIDDLE))
    s += [use("gate", *at, 0.9, (edge * 90 + 180) % 360) for at, edge in gates(shape)]
    bedded = False
    for part in of[COURT]:
        art, bedded = _court(shape, number, part, rnd, bedded=bedded)
        s.append(art)
    s += [use("well", x, y, 0.95) for x, y, _ in wells_of(shape, 0)]
    return "".join(s) + "</g></g>"


def gates(shape: Shape) -> list[tuple[Point, int]]:
    """Return where paths end at a building, and the edge they come from."""
    found = []
    for part, depth in shape.gates.items():
        edge = shape.face.slots[part][0] // 3
        found.append((turned((UNIT / 2, depth), edge), edge))
    return found


def _way(shape: Shape, part: int) -> str:
    """Return the middle line of a path."""
    edges = [slot // 3 for slot in shape.face.slots[part]]
    if len(edges) == 2 and (edges[1] - edges[0]) % 4 in (1, 3):
        edge = edges[0] if (edges[1] - edges[0]) % 4 == 1 else edges[1]
        curve: Curve = [*arc(edge, 60), (turned((UNIT + OVER, 60), edge),)]
        return f"M{pt(turned((60, -OVER), edge))}L{pt(turned((60, 0), edge))}{segments(curve)}"
    if len(edges) == 2:
        ends = turned_curve([((60, -OVER),), ((60, UNIT + OVER),)], edges[0])
        return f"M{pt(ends[0][0])}L{pt(ends[1][0])}"
    end = shape.gates.get(part, UNIT / 2) + (1 if part in shape.gates else 0)
    return "".join(
        f"M{pt(turned((60, -OVER), edge))}L{pt(turned((60, end), edge))}" for edge in edges
    )


def _court(
    shape: Shape, number: int, part: int, rnd: random.Random, *, bedded: bool
) -> tuple[str, bool]:
    """Return what stands and grows in a court."""
    s = []
    taken: list[Circle] = wells_of(shape, 22.0)
    if shape.face.square:
        taken.append((*MIDDLE, PLAZA - 2.0))
    market = load_components().markets[number][part]
    if market:
        x, y, room = stall_of("", number, part)
        size = min(1.02, max(0.74, room / 22))
        s.append(use(f"stall{rnd.randrange(3)}", x, y, size))
        taken.append((x, y, 25 * size))
    slots = len(shape.face.slots[part])
    many = 5 if slots > 6 else 3 if slots > 2 else 2
    places = circles(
        shape.polygons[part],
        lines_of(shape),
        (6, 15),
        many,
        taken,
        margin=1,
        jitter=lambda: rnd.random() * 2,
    )
    for k, (x, y, room) in enumerate(places):
        if room > 12.5 and not market and k == 0 and not bedded and rnd.random() < 0.42:
            bedded = True
            s.append(use("bed", x, y, min(1.15, room / 13)))
            continue
        size = min(1.2, max(0.72, room / 10)) * (0.8 + 0.25 * rnd.random())
        s.append(use(rnd.choice(PLANTS), x, y, size))
    return "".join(s), bedded


STYLE = (
    ".cs-turn{transform:rotate(var(--q,0deg))}.cs-up{transform:rotate(calc(-1*var(--q,0deg)))}"
    ".cs-sh{fill:#20160e;transform:translate(var(--sx),var(--sy))}"
    ".cs-grass{fill:#93A468}.cs-grass2{fill:url(#cs-blades)}"
    ".cs-sand{fill:#C9B58C}.cs-sand2{fill:url(#cs-grit)}"
    ".cs-way0,.cs-way1,.cs-way2,.cs-way3,.cs-way4,.cs-way5{fill:none;stroke:#7d6644;"
    "stroke-width:30;stroke-linejoin:round}.cs-way1{stroke:#D9CBB0;stroke-width:27.6}"
    ".cs-way2{stroke-width:27.6;stroke-dasharray:.9 6.6;stroke-dashoffset:-3.3}"
    ".cs-way3{stroke:#A98246;stroke-width:20}.cs-way4{stroke:#EDD6A4;stroke-width:18.4}"
    ".cs-way5{stroke:url(#cs-grit);stroke-width:17}"
)
