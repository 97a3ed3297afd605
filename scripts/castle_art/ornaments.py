"""Round towers, trees, stalls, wells: small things seen from above, lit from the north-west."""

from __future__ import annotations

import math

from castle_art.pen import AZUL, BRASS, DEEP, INK, PLASTER, TERRA, n, star

SHADOW = "#20160e"


def _shade(rgb: tuple[int, int, int], factor: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(c * factor))):02x}" for c in rgb)


def cone() -> str:
    """Return a round tower under a slate cone."""
    out = [
        f'<circle cx="4" cy="5" r="20" fill="{SHADOW}" opacity=".34"/>',
        f'<circle r="20" fill="#A9A499" stroke="{INK}" stroke-width="1.4"/>',
        '<circle r="17.6" fill="none" stroke="#77736a" stroke-width="1.2"'
        ' stroke-dasharray="2.2 1.6"/>',
    ]
    count = 14
    for i in range(count):
        a, b = (2 * math.pi * (i + q) / count for q in (0, 1.04))
        light = 0.86 + 0.34 * math.cos((a + b) / 2 - math.radians(225)) + (-0.03, 0.03)[i % 2]
        out.append(
            f'<path d="M0,0L{n(16.4 * math.cos(a))},{n(16.4 * math.sin(a))} '
            f'{n(16.4 * math.cos(b))},{n(16.4 * math.sin(b))}z"'
            f' fill="{_shade((116, 126, 138), light)}"/>'
        )
    out.append(
        '<g fill="none" stroke="#3a4048" stroke-width=".7" opacity=".6"><circle r="16.4"/>'
        '<circle r="11.6"/><circle r="6.6"/></g>'
        f'<circle r="2.4" fill="{BRASS}" stroke="{INK}" stroke-width=".7"/>'
    )
    return "".join(out)


BATTLEMENT = (
    f'<circle cx="4" cy="5" r="20" fill="{SHADOW}" opacity=".34"/>'
    f'<circle r="20" fill="#6F6A61" stroke="{INK}" stroke-width="1.4"/>'
    '<circle r="16.8" fill="none" stroke="#E6E1D6" stroke-width="5.4"'
    ' stroke-dasharray="5.9 4.66"/>'
    '<circle r="13.6" fill="#918B80" stroke="#4a463f" stroke-width="1"/>'
    '<path d="M-13,3A13.4,13.4 0 0 1 3,-13A15,15 0 0 0-13,3z" fill="#5d5850"/>'
    '<path d="M-9-4H9M-9,4H9M-3-4V4M4,4V11M-5,4V11M5-4V-11M-4-11V-4" stroke="#6f6a60"'
    ' stroke-width=".9" fill="none"/>'
    f'<rect x="-4" y="-3.2" width="8" height="7.4" fill="#7b5a36" stroke="{INK}"'
    f' stroke-width=".8"/><path d="M-1.4-3V4M1.4-3V4" stroke="{INK}" stroke-width=".5"/>'
)


def stall(dark: str, light: str, goods: list[str]) -> str:
    """Return a market stall: striped gabled awning with a scalloped hem, crates before it."""
    s = [f'<rect x="-18" y="-11" width="40" height="28" rx="2" fill="{SHADOW}" opacity=".3"/>']
    for i, colour in enumerate(goods):
        x = -17 + i * 9
        s.append(
            f'<rect x="{x}" y="11" width="8" height="6.6" fill="#9b6b3c" stroke="{INK}"'
            f' stroke-width=".7"/><g fill="{colour}"><circle cx="{n(x + 2.3)}" cy="13.2" r="1.5"/>'
            f'<circle cx="{n(x + 5.5)}" cy="13.2" r="1.5"/>'
            f'<circle cx="{n(x + 3.9)}" cy="15.6" r="1.5"/></g>'
        )
    hem = "M-20-13H20V11" + "q-2.86,4-5.72,0" * 7 + "z"
    stripes = "".join(f"M{n(-20 + 11.43 * i)}-13h5.72V11q-2.86,4-5.72,0z" for i in range(4))
    s.append(f'<path d="{hem}" fill="{light}"/><path d="{stripes}" fill="{dark}"/>')
    knobs = "".join(
        f'<circle cx="{x}" cy="-2" r="1.8" fill="{BRASS}" stroke="{INK}" stroke-width=".6"/>'
        for x in (-20, 20)
    )
    s.append(
        '<path d="M-20-13H20V-2H-20z" fill="#fff" opacity=".2"/>'
        f'<path d="M-20-2H20" stroke="{INK}" stroke-width=".9"/>'
        f'<path d="{hem}" fill="none" stroke="{INK}" stroke-width="1.2"/>{knobs}'
    )
    return "".join(s)


WELL = (
    f'<circle cx="2" cy="3" r="21" fill="{SHADOW}" opacity=".25"/>'
    '<circle r="20.5" fill="#D9C7A4" stroke="#8A6B45" stroke-width="1.2"/>'
    '<circle r="18.6" fill="none" stroke="#8A6B45" stroke-width="2.4" stroke-dasharray=".8 4.07"/>'
    f'<path d="{star(17.5)}" fill="{AZUL}" stroke="{PLASTER}" stroke-width="1"/>'
    f'<circle r="11.4" fill="#EFE6D4" stroke="{INK}"/>'
    f'<circle r="8.6" fill="#5E9CC7" stroke="{DEEP}"/>'
    '<circle r="5.4" fill="none" stroke="#D7ECF7" stroke-width=".9"/><circle r="2.4" fill="#fff"/>'
    f'<path d="M-8,-1A8,8 0 0 1 1,-8" stroke="{DEEP}" stroke-width="1.6" fill="none"'
    ' opacity=".55"/>'
)
PLAZA = (
    f'<rect x="-22" y="-21" width="52" height="52" fill="{SHADOW}" opacity=".2"/>'
    '<rect x="-25.5" y="-25.5" width="51" height="51" fill="#7d6a4d"/>'
    '<rect x="-24.5" y="-24.5" width="49" height="49" fill="#E6DBC3"/>'
    '<path d="M-24.5-24.5h49v49h-49zM-18.5-18.5v37h37v-37z" fill="#B9AA8C" fill-rule="evenodd"/>'
    '<rect x="-21.5" y="-21.5" width="43" height="43" fill="none" stroke="#7d6a4d"'
    ' stroke-width="6" stroke-dasharray=".8 6.37"/>'
    '<rect x="-18.5" y="-18.5" width="37" height="37" fill="url(#cs-chequer)" stroke="#7d6a4d"'
    ' stroke-width=".9"/>'
    '<path d="M0-12L12,0 0,12-12,0z" fill="#E6DBC3" stroke="#7d6a4d"/>'
    '<path d="M0-7L7,0 0,7-7,0z" fill="#8d7b5c"/>'
)
CROWN = (
    "M8,0a3.4,3.4 0 0 1-2.5,5.5 3.6,3.6 0 0 1-5,2.6 3.6,3.6 0 0 1-5.6-1.6 3.6,3.6 0 0 1-2.6-5.6 "
    "3.6,3.6 0 0 1 1.9-5.6 3.6,3.6 0 0 1 5.6-2.6 3.6,3.6 0 0 1 5.7 1.8 3.6,3.6 0 0 1 2.5 5.5z"
)
TREE = (
    f'<circle cx="2.5" cy="3.5" r="8.4" fill="{SHADOW}" opacity=".3"/>'
    f'<path d="{CROWN}" fill="#4C6832" stroke="#26361a" stroke-width=".9"/>'
    '<circle cx="-1.8" cy="-2" r="4.6" fill="#6E8F45"/>'
    '<circle cx="-2.8" cy="-3" r="2" fill="#8FAE5F"/>'
)
ORANGE = (
    '<use href="#cs-tree0"/><g fill="#E58A1F" stroke="#7a430a" stroke-width=".4">'
    '<circle cx="3.4" cy="-2.6" r="1.5"/><circle cx="-4.6" cy="1.6" r="1.5"/>'
    '<circle cx="1" cy="3.8" r="1.5"/><circle cx="-1" cy="-5.4" r="1.5"/></g>'
)
OLIVE = (
    f'<ellipse cx="2.6" cy="3.6" rx="8.4" ry="7" fill="{SHADOW}" opacity=".28"/>'
    '<path d="M7.6,1.4a4,4 0 0 1-4,4.8 4.4,4.4 0 0 1-6.4.6 4.2,4.2 0 0 1-5-4.4 4,4 0 0 1 '
    '1.6-5.6 4.4,4.4 0 0 1 6.6-2.6 4.4,4.4 0 0 1 6 2.6 3.6,3.6 0 0 1 1.2 4.6z"'
    ' fill="#7C8A5E" stroke="#3a4428" stroke-width=".9"/>'
    '<path d="M-4-2q2-3 5-2M0 2q3 1 5-1M-5 2q1 2 3 2" stroke="#A9B58A" stroke-width="1.1"'
    ' fill="none" stroke-linecap="round"/>'
)
PALM = (
    f'<circle cx="3" cy="4" r="8" fill="{SHADOW}" opacity=".26"/>'
    '<g fill="#5E8038" stroke="#2a3d17" stroke-width=".7">'
    + "".join(
        f'<path d="M0,0Q4.6-3.4 10-.6 5,1.8 0,0z" transform="rotate({a})"/>'
        for a in range(10, 370, 45)
    )
    + f'</g><circle r="1.7" fill="#8a5a2b" stroke="{INK}" stroke-width=".5"/>'
)
CYPRESS = (
    f'<ellipse cx="2.6" cy="3" rx="5" ry="4.4" fill="{SHADOW}" opacity=".3"/>'
    '<circle r="4.6" fill="#2F4A2A" stroke="#1b2b17" stroke-width=".8"/>'
    '<circle cx="-1" cy="-1" r="2.2" fill="#54743F"/>'
    f'<g transform="translate(6.4 4.4) scale(.72)"><ellipse cx="2.6" cy="3" rx="5" ry="4.4"'
    f' fill="{SHADOW}" opacity=".3"/><circle r="4.6" fill="#2F4A2A" stroke="#1b2b17"'
    ' stroke-width=".8"/><circle cx="-1" cy="-1" r="2.2" fill="#54743F"/></g>'
)
FLOWERS = (
    '<g fill="#C9463D"><circle r="1.2"/><circle cx="4" cy="1.6" r="1.2"/></g>'
    '<g fill="#F6EFE2"><circle cx="1.8" cy="-2.4" r="1.1"/><circle cx="-2.6" cy="2" r="1.1"/></g>'
)
BED = (
    f'<rect x="-10" y="-9" width="22" height="22" rx="2" fill="{SHADOW}" opacity=".25"/>'
    '<rect x="-11" y="-11" width="22" height="22" rx="2" fill="#C98B5C" stroke="#6b3a1c"/>'
    '<path d="M-9-9h7.6v7.6h-7.6zM1.4-9h7.6v7.6h-7.6zM-9,1.4h7.6v7.6h-7.6zM1.4,1.4h7.6v7.6h-7.6z"'
    ' fill="#4C6832" stroke="#26361a" stroke-width=".8"/><g fill="#E9B9C0">'
    '<circle cx="-6.6" cy="-6" r="1.2"/><circle cx="-4" cy="-4" r="1.2"/>'
    '<circle cx="5.2" cy="5.6" r="1.2"/><circle cx="7" cy="3.6" r="1.2"/></g><g fill="#F6EFE2">'
    '<circle cx="4" cy="-6" r="1.2"/><circle cx="6.6" cy="-4" r="1.2"/>'
    '<circle cx="-5.4" cy="4" r="1.2"/><circle cx="-3.6" cy="6.6" r="1.2"/></g>'
    f'<circle r="2.6" fill="{PLASTER}" stroke="#6b3a1c" stroke-width=".8"/>'
)
POT = (
    f'<rect x="-1" y="-.4" width="7" height="7" fill="{SHADOW}" opacity=".4"/>'
    f'<rect x="-3" y="-3" width="6" height="6" fill="#EADFCB" stroke="{INK}" stroke-width=".8"/>'
    '<rect x="-1.3" y="-1.3" width="2.6" height="2.6" fill="#3a241a"/>'
)
GATE = (
    '<rect x="-15" y="-1" width="30" height="12" fill="#CFC3AC" stroke="#6b5640"'
    ' stroke-width=".9"/><path d="M-15,3H15M-15,7H15" stroke="#6b5640" stroke-width=".9"/>'
    f'<path d="M-12,0V-7A12,9 0 0 1 12-7V0z" fill="#E8DDC8" stroke="{INK}" stroke-width="1.1"/>'
    '<path d="M-7.5,0V-5A7.5,6 0 0 1 7.5-5V0z" fill="#4a2a18"/>'
    '<path d="M0-11V0" stroke="#E8DDC8" stroke-width=".7"/>'
)

UPRIGHT = {
    "cone": cone(),
    "cren": BATTLEMENT,
    "tree0": TREE,
    "orange": ORANGE,
    "olive": OLIVE,
    "palm": PALM,
    "cypress": CYPRESS,
    "flowers": FLOWERS,
    "bed": BED,
    "pot": POT,
    "well": WELL,
    "plaza": PLAZA,
    "stall0": stall(TERRA, PLASTER, ["#E58A1F", "#7D8F5A", "#C9463D", "#E3B65B"]),
    "stall1": stall(AZUL, PLASTER, ["#C9463D", "#E58A1F", "#F6EFE2", "#7D8F5A"]),
    "stall2": stall("#8A3B52", "#F1DDB0", ["#E3B65B", "#6E3A8C", "#E58A1F", "#C9463D"]),
}
