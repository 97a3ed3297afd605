"""Wall tiles: a blue back with a star, nine faces that say what they do without words."""

from __future__ import annotations

from castle_art.pen import AZUL, BRASS, DEEP, INK, PLASTER, TERRA, star, use

SHADOW = '<rect x="-15" y="-13" width="32" height="32" rx="4" fill="#20160e" opacity=".4"/>'
BACK = (
    f'{SHADOW}<rect x="-16" y="-16" width="32" height="32" rx="4" fill="{DEEP}" stroke="{INK}"'
    f' stroke-width="1.2"/><rect x="-13" y="-13" width="26" height="26" rx="2" fill="none"'
    f' stroke="{BRASS}" stroke-width="1.1"/><path d="{star(10)}" fill="{PLASTER}"'
    f' stroke="{BRASS}" stroke-width=".8"/><path d="{star(5)}" fill="{TERRA}"/>'
)
CARD = (
    f'<rect x="-16" y="-16" width="32" height="32" rx="4" fill="#F7E8C8" stroke="{INK}"'
    f' stroke-width="1.2"/><rect x="-13.6" y="-13.6" width="27.2" height="27.2" rx="2"'
    f' fill="none" stroke="{BRASS}"/>'
)


def _text(words: str, x: float, y: float, size: int, fill: str = INK) -> str:
    return f'<text class="cs-bt" x="{x}" y="{y}" font-size="{size}" fill="{fill}">{words}</text>'


def _house(x: float, y: float, dash: str = "") -> str:
    broken = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<g transform="translate({x} {y})"><path d="M-9,9V-1L0-9 9-1V9z" fill="{TERRA}"'
        f' stroke="{INK}" stroke-width="1.3"{broken}/><path d="M-9-1H9M-5 4H5M-5-4H5"'
        ' stroke="#7a3018" stroke-width="1.2"/></g>'
    )


def _path(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})"><path d="M-11 7Q-2 7 0-2T9-9" fill="none"'
        f' stroke="{INK}" stroke-width="9"/><path d="M-11 7Q-2 7 0-2T9-9" fill="none"'
        ' stroke="#EDD6A4" stroke-width="6.4"/><path d="M-11 7Q-2 7 0-2T9-9" fill="none"'
        ' stroke="#A98246" stroke-width="1.4" stroke-dasharray="2 2.6"/></g>'
    )


OPEN = (  # "not completed": a broken frame
    f'<path d="M-11-7V-11H-4M4-11H11V-4M11,4V11H4M-4,11H-11V4" fill="none" stroke="{AZUL}"'
    ' stroke-width="2"/>'
)
FACES = {
    1: (
        f'<path d="M8.6-4.4A10 10 0 1 0 10,3" fill="none" stroke="{TERRA}" stroke-width="3.4"/>'
        f'<path d="M2.6-4.6L12.6-5.6 10.4-13z" fill="{TERRA}" stroke="{INK}" stroke-width=".6"/>'
        + _text("+1", 0, 5.4, 13)
    ),
    2: use("cren", -3.5, -2, 0.44) + _text("\u00d72", 6.4, 12.4, 14),
    3: _house(-3, -3.6) + _text("\u00d72", 6.4, 12.4, 14),
    4: _path(0, 0) + OPEN,
    5: use("cren", 0, 0, 0.4) + OPEN,
    6: '<g transform="scale(.8)">' + _house(0, 0) + "</g>" + OPEN,
    7: use("stall0", 0, -5, 0.44) + _text("4", 0, 12.6, 15),
    8: (
        '<g transform="translate(-2 -2) scale(.42)" class="cs-plain">'
        f"{use('keep', 0, 4)}</g>" + _text("+2", 5.6, 12.6, 14)
    ),
    9: _text("+5", 0, 7.6, 21),
}
KINDS = {  # small pictures for rows and facts
    "path": _path(0, 0),
    "tower": use("cren", 0, 0, 0.62),
    "house": '<g transform="scale(1.25)">' + _house(0, 0) + "</g>",
    "court": use("stall0", 0, -1, 0.62),
    "tiles": (
        f'<rect x="-8" y="-6" width="19" height="19" rx="2.4" fill="{DEEP}" stroke="{INK}"/>'
        f'<rect x="-10" y="-10" width="19" height="19" rx="2.4" fill="{DEEP}" stroke="{INK}"/>'
        f'<path d="{star(6)}" transform="translate(-.5 -.5)" fill="{PLASTER}" stroke="{BRASS}"/>'
    ),
    "track": (
        f'<rect x="-12" y="-9" width="11" height="18" rx="2" fill="#F1DDB0" stroke="{INK}"/>'
        f'<rect x="1" y="-9" width="11" height="18" rx="2" fill="{TERRA}" stroke="{INK}"/>'
        f'<path d="M-12-9V-13H-8V-9M-5-9V-13H-1V-9M1-9V-13H5V-9M8-9V-13H12V-9" fill="#C89862"'
        f' stroke="{INK}"/>'
    ),
}


def face(kind: int) -> str:
    """Return the face of a wall tile, turned up."""
    return f'{CARD}<g font-weight="700">{FACES[kind]}</g>'


STYLE = (
    '.cs-bt{font-family:var(--text,"Alegreya Sans",sans-serif);font-weight:700;text-anchor:'
    "middle;font-variant-numeric:lining-nums;paint-order:stroke;stroke:#F7E8C8;stroke-width:3px;"
    "stroke-linejoin:round}.cs-plain{--c:#CDB083;--e:#2B1D12}"
)
