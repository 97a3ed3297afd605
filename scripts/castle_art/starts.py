"""Start spaces on the north side: recesses that show the strip an edge of a tile would show."""

from __future__ import annotations

from alcaide.games.castle.rules.components import KINDS
from castle_art.pen import AZUL, INK, use

DEEP = 19
FRAME = f"M4,1V{-DEEP}H116V1z"


def start(kind: str) -> str:
    """Return a start space of a kind; its cell lies below, its middle at (0, 0)."""
    art = {"house": _house, "tower": _tower, "court": _court, "path": _path}[kind]()
    rim = (
        f'<path d="M4,2V{-DEEP}H116V2" fill="none" stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M4,2V{-DEEP}H116V2" fill="none" stroke="#F3E3C3" stroke-width="1"/>'
    )
    return (
        '<g class="cs-turn"><g transform="translate(-60 -60)"><g clip-path="url(#cs-recess)">'
        f'{art}<path d="M4{-DEEP}H116V{5 - DEEP}H4z" fill="#20160e" opacity=".3"/></g>{rim}</g></g>'
    )


def _house() -> str:
    lots = ((4, 45, 26), (45, 75, 60), (75, 116, 94))
    s = []
    for x0, x1, ridge in lots:
        if ridge == 60:
            s.append(f'<path class="cs-n2" d="M{x0}{-DEEP}H{x1}V2H{x0}z"/>')
        else:
            s.append(f'<path class="cs-w0" d="M{x0}{-DEEP}H{ridge}V2H{x0}z"/>')
            s.append(f'<path class="cs-e0" d="M{ridge}{-DEEP}H{x1}V2H{ridge}z"/>')
    ridges = f"M26{-DEEP}V2M94{-DEEP}V2M45,0H75"
    return (
        "".join(s)
        + f'<path d="M4{-DEEP}H45V2H4zM75{-DEEP}H116V2H75z" fill="url(#cs-th)" opacity=".42"/>'
        f'<path d="M45{-DEEP}H75V2H45z" fill="url(#cs-tv)" opacity=".42"/>'
        f'<path class="cs-seam" d="M45{-DEEP}V2M75{-DEEP}V2"/><path class="cs-ridge" d="{ridges}"/>'
        f'<path class="cs-tiles" d="{ridges}"/>'
    )


def _tower() -> str:
    wall = f"M60,4V{-DEEP}"
    layers = "".join(f'<path class="cs-cur{k}" d="{wall}"/>' for k in range(6))
    return (
        f'<path d="{FRAME}" fill="#BDB8AD"/><path class="cs-ash" d="{FRAME}"/>{layers}'
        + use("cren", 24, -9, 0.44)
        + use("cone", 96, -9, 0.44)
    )


def _court() -> str:
    return (
        f'<path class="cs-grass" d="{FRAME}"/><path class="cs-grass2" d="{FRAME}"/>'
        + use("orange", 18, -8, 0.85)
        + use("tree0", 102, -8, 0.85)
        + use("flowers", 84, -8)
    )


def _path() -> str:
    way = f"M60,4V{-DEEP}"
    layers = "".join(f'<path class="cs-way{k}" d="{way}"/>' for k in range(6))
    return (
        f'<path d="{FRAME}" fill="#8d6a3c"/><path d="{FRAME}" fill="url(#cs-sandstone)"/>{layers}'
        + use("cypress", 20, -8, 0.8)
        + use("cypress", 92, -8, 0.8)
        + use("gate", 60, 1 - DEEP, 0.9)
    )


STARTS = {kind: start(kind) for kind in KINDS}
STYLE = f".cs-recess{{stroke:{AZUL}}}"
