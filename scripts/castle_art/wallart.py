"""The wall with its track and towers, and the land around it: what never changes on a board."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import NormalDist

from alcaide.games.castle.board.geometry.curves import UNIT, gap, inside
from alcaide.games.castle.board.geometry.wall import REACH, WIDE, Corner, Plate, Wall, wall_of
from castle_art.pen import BRASS, INK, PLASTER, TERRA, closed, n, star, use

MID, LIT = "#C89862", "#E3C795"
CENTRE = 5 * UNIT
SOFT = NormalDist(WIDE + 44, 15)  # where the verge ends, and over how far
LEVELS = 16
NUMBER = 24
SMALL = 20


def wall() -> str:
    """Return the wall and the plates of the track."""
    ring = wall_of("")
    return _turned(_body(ring) + "".join(_plate(plate) for plate in ring.plates.values()))


def towers() -> str:
    """Return the corner towers, which stand before the start spaces."""
    return _turned("".join(_tower(corner) for corner in wall_of("").corners))


def land() -> str:
    """Return a verge of dry grass and trees outside the wall, and the bare ground inside."""
    ring = wall_of("")
    ground = closed(ring.outline(4))
    return _turned(
        f'<g class="cs-verge">{"".join(_levels())}</g>{_trees(ring)}'
        f'<path d="{_ring_path(ring)}" class="cs-fall" fill-rule="evenodd"/>'
        f'<path d="{ground}" fill="#D9C596"/><path d="{ground}" fill="url(#cs-soil)"/>'
    )


def verge() -> str:
    """Return the line from which the verge spreads, under the edge of the wall."""
    return f'<path id="cs-verge" d="{closed(wall_of("").outline(WIDE))}"/>'


def _levels() -> Iterator[str]:
    """Yield line upon line, each narrower: a soft edge that costs nothing, unlike a filter."""
    before = 0.0
    for level in range(LEVELS):
        part = (level + 0.5) / LEVELS
        wide = 2 * (SOFT.inv_cdf(1 - part) - WIDE)
        after = 0.5 * (level + 1) / LEVELS
        seen = (after - before) / (1 - before)
        yield f'<use href="#cs-verge" stroke-width="{n(wide)}" stroke-opacity="{seen:.4f}"/>'
        before = after


def shade() -> str:
    """Return the shadow that the wall casts on the town; what lies under the wall is not seen."""
    ring = _ring_path(wall_of(""), 24)
    return _turned(f'<path d="{ring}" fill-rule="evenodd" class="cs-inner"/>')


def _turned(art: str) -> str:
    return f'<g class="cs-turn"><g transform="translate({-CENTRE} {-CENTRE})">{art}</g></g>'


def _ring_path(ring: Wall, wide: float = WIDE) -> str:
    return closed(ring.outline(wide)) + closed(ring.outline()[::-1])


def _body(ring: Wall) -> str:
    """Merlons outside, a sandstone walk, a parapet inside."""
    lip, whole = closed(ring.outline(WIDE + 1)), _ring_path(ring)
    strokes = [
        (19, "#8d6a3c", 1.2, ""),
        (17, LIT, 2, ""),
        (5, "#A57342", 10, ""),
        (5, "#EED9AE", 9, ' stroke-dasharray="14 6" stroke-dashoffset="-3.5"'),
        (0, INK, 2.2, ""),
    ]
    s = (
        f'<path d="{lip}" fill="none" stroke="{INK}" stroke-width="21" stroke-dasharray="17 13"'
        f' stroke-dashoffset="1.5"/><path d="{lip}" fill="none" stroke="{MID}" stroke-width="18"'
        f' stroke-dasharray="14 16"/><path d="{whole}" fill-rule="evenodd" fill="#DDBE8C"/>'
        f'<path d="{whole}" fill-rule="evenodd" fill="url(#cs-sandstone)"/>'
        f'<path d="{closed(ring.outline(WIDE))}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )
    return s + "".join(
        f'<path d="{closed(ring.outline(far))}" fill="none" stroke="{colour}"'
        f' stroke-width="{width}"{dash}/>'
        for far, colour, width, dash in strokes
    )


def _plate(plate: Plate) -> str:
    (x, y), (w, h) = plate.at, plate.size
    ten, five = plate.space % 10 == 0, plate.space % 5 == 0
    fill = TERRA if ten else "#F1DDB0" if five else "#F8EBD0"
    line = BRASS if five else MID
    return (
        f'<rect x="{n(x - w / 2)}" y="{n(y - h / 2)}" width="{n(w)}" height="{n(h)}" rx="5"'
        f' fill="{fill}" stroke="{INK}" stroke-width="1.3"/>'
        f'<rect x="{n(x - w / 2 + 2.6)}" y="{n(y - h / 2 + 2.6)}" width="{n(w - 5.2)}"'
        f' height="{n(h - 5.2)}" rx="3" fill="none" stroke="{line}" opacity=".8"/>'
        + _number(plate.space, x, y, NUMBER, PLASTER if ten else "")
    )


def _number(space: int, x: float, y: float, size: int, fill: str = "") -> str:
    colour = f' fill="{fill}"' if fill else ""
    halo = " cs-halo3" if size == SMALL else ""
    return (
        f'<text class="cs-no cs-spin{halo}" x="{n(x)}" y="{n(y + size * 0.35)}"'
        f' font-size="{size}"{colour}>{space}</text>'
    )


def _tower(corner: Corner) -> str:
    cx, cy = corner.at
    ux, uy = corner.out
    r = REACH - 2
    dash = 2 * math.pi * (r - 2.5) / 20
    reach = r - 7
    s = [
        f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{r + 5}" class="cs-fall"/>'
        f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{r + 2}" fill="{MID}" stroke="{INK}"'
        ' stroke-width="2"/>'
        f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{r - 2.5}" fill="none" stroke="#F1DFB8"'
        f' stroke-width="9" stroke-dasharray="{dash * 0.6:.2f} {dash * 0.4:.2f}"/>'
        f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{reach}" fill="#F1E2C2" stroke="#6b4a22"'
        ' stroke-width="1.6"/>'
        f'<path d="M{n(cx - ux * reach)},{n(cy - uy * reach)}L{n(cx + ux * reach)},'
        f'{n(cy + uy * reach)}" stroke="#6b4a22" stroke-width="1.6"/>'
    ]
    x, y = cx + ux * 16, cy + uy * 16
    if corner.tile:
        s.append(
            f'<g transform="translate({n(x)} {n(y)})"><g class="cs-up"><rect x="-12" y="-12"'
            ' width="24" height="24" rx="3" fill="#DCC59A" stroke="#8d6a3c" stroke-width="1.2"'
            ' stroke-dasharray="3 2.4"/></g></g>'
        )
    else:
        s.append(
            f'<path d="{star(11)}" transform="translate({n(x)} {n(y)})" fill="{TERRA}"'
            f' stroke="{INK}"/>'
        )
    for space, at in zip(corner.spaces, corner.numbers, strict=True):
        s.append(_number(space, *at, SMALL))
    return "".join(s)


def _trees(ring: Wall) -> str:
    rnd = random.Random(11)
    outline = ring.outline(WIDE)
    made: list[tuple[float, float]] = []
    for _ in range(2600):
        x, y = rnd.uniform(-100, 1300), rnd.uniform(-100, 1300)
        away = gap((x, y), [[*outline, outline[0]]])
        if inside((x, y), outline) or not 58 < away < 170 or len(made) > 92:
            continue
        if rnd.random() < (away - 58) / 150:
            continue
        if any(math.hypot(x - a, y - b) < 27 for a, b in made):
            continue
        made.append((x, y))
    kinds = ("tree0", "olive", "olive", "cypress", "orange", "palm")
    return "".join(
        use(rnd.choice(kinds), x, y, rnd.uniform(0.95, 1.5))
        for x, y in sorted(made, key=lambda p: p[1])
    )


STYLE = (
    ".cs-verge{fill:none;stroke:#7D8F5A;stroke-linejoin:round}"
    ".cs-fall{fill:#20160e;fill-opacity:.3;transform:translate(calc(2*var(--sx)),calc(2*var(--sy)))}"
    ".cs-inner{fill:#20160e;fill-opacity:.28;"
    "transform:translate(calc(2.4*var(--sx)),calc(2.4*var(--sy)))}"
    '.cs-no{font-family:var(--text,"Alegreya Sans",sans-serif);font-weight:700;fill:#3A2413;'
    "text-anchor:middle;font-variant-numeric:lining-nums tabular-nums}"
    ".cs-spin{transform-box:fill-box;transform-origin:center;"
    "transform:rotate(calc(-1*var(--q,0deg)))}"
    ".cs-halo3{paint-order:stroke;stroke:#F1E2C2;stroke-width:4px;stroke-linejoin:round}"
)
