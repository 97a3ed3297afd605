"""Followers, markers and keeps: turned wood in the colour of a seat, cloaks and tools."""

from __future__ import annotations

from castle_art.pen import INK, SOFT

CLOAK = "M-5-9H5C7-2 10,2 13,10Q17,20 16,23Q0,27-16,23Q-17,20-13,10C-10,2-7-2-5-9z"
STROKE = f'stroke="{INK}" stroke-width="1.4"'
TOOLS = {
    "herald": (
        f'<path d="M-9-18Q0-24 9-18L7-24Q0-29-7-24z" fill="#1F4F8F" stroke="{INK}"/>'
        f'<path d="M6-25Q14-36 17-28 13-29 8-22z" fill="#F6EFE2" stroke="{INK}"/>'
        f'<g transform="rotate(-24 8 -2)"><path d="M6-1.8H26L35-8V7.4L26,1.8H6z" fill="#F0C65E"'
        f' {STROKE}/><path d="M11,1.8H23V15L17,10.6 11,15z" fill="#B5532F" {STROKE}/></g>'
    ),
    "knight": (
        f'<path d="M-9-15V-20A9,7 0 0 1 9-20V-15L3-12V-16H-3V-12z" fill="#A9B1B9" {STROKE}/>'
        f'<path d="M0-26Q-6-36-14-28-6-30-2-25z" fill="#B5532F" stroke="{INK}"/>'
        f'<path d="M7-4h19v10q0,9-9.5,12.5Q7,15 7,6z" fill="#C9D0D6" {STROKE}/>'
        '<path d="M16.5-3V17M8,4H25" stroke="#8F2F17" stroke-width="3.4"/>'
    ),
    "squire": (
        '<g fill="none" stroke-linecap="square"><path d="M18-5V18M18,10h7M18,17h7"'
        f' stroke="{INK}" stroke-width="6.4"/><circle cx="18" cy="-13" r="6.6" stroke="{INK}"'
        ' stroke-width="6.4"/><path d="M18-5V18M18,10h7M18,17h7" stroke="#FFD873"'
        ' stroke-width="3.4"/><circle cx="18" cy="-13" r="6.6" stroke="#FFD873"'
        ' stroke-width="3.4"/></g>'
        f'<path d="M-10-19Q-9-28 1-27 11-26 11-20 0-24-10-19z" fill="#7D8F5A" {STROKE}/>'
    ),
    "merchant": (
        f'<path d="M-13-18Q0-14 13-18L7-21Q6-28 0-28T-7-21z" fill="#E3C795" {STROKE}/>'
        f'<path d="M9,2q10-7 17,4 3,12-8,13-14,1-9-17z" fill="#A57342" {STROKE}/>'
        f'<path d="M11,5q6,4 12,0" fill="none" {STROKE}/>'
        f'<circle cx="17.5" cy="12.5" r="3.8" fill="#F0C65E" stroke="{INK}"/>'
    ),
    "marker": "",
}


def body(role: str) -> str:
    """Return a standing pawn with the tools of a role."""
    return (
        f'<path d="{CLOAK}" class="cs-halo"/><circle cy="-16" r="10.6" class="cs-halo2"/>'
        f'<path d="{CLOAK}" class="cs-c"/><path d="M6-5Q9,5 13,12 15,20 14,22.4L7,24Q10,10 4-7z"'
        ' fill="#20160e" opacity=".22"/><path d="M-6-4Q-9,4-12,12L-13.4,20" class="cs-gleam"/>'
        '<circle cy="-16" r="8.8" class="cs-c"/><path d="M-5-18A6,6 0 0 1-1-21.6"'
        f' class="cs-gleam"/><path d="M-7-8.6Q0-5.4 7-8.6" stroke="{SOFT}" stroke-width="2"'
        f' fill="none"/>{TOOLS[role]}'
    )


def follower(role: str) -> str:
    """Return a follower with its shadow; the merchant lies on his side."""
    if role == "merchant":
        return (
            '<ellipse cx="3" cy="10" rx="28" ry="12" fill="#20160e" opacity=".38"/>'
            f'<g transform="rotate(-82)">{body(role)}</g>'
        )
    return f'<ellipse cx="6" cy="22" rx="20" ry="7" fill="#20160e" opacity=".42"/>{body(role)}'


def lying() -> str:
    """Return a marker that has gone round once: it lies."""
    return (
        '<ellipse cx="3" cy="10" rx="26" ry="11" fill="#20160e" opacity=".38"/>'
        f'<g transform="rotate(-82)">{body("marker")}</g>'
    )


def keep() -> str:
    """Return a keep with its banner."""
    towers = "".join(
        f'<path d="M{x - 8},14V-6h4v4h2.5v-4h3v4h2.5v-4h4v20z" class="cs-c"/>' for x in (-17, 17)
    )
    return (
        '<ellipse cx="5" cy="19" rx="32" ry="9" fill="#20160e" opacity=".4"/>'
        '<path d="M-14-8V-24h5v5h4.5v-5h9v5h4.5v-5h5V-8zM-20,20V-9H20V20zM-25,22V8H-9V22z'
        'M25,22V8H9V22z" class="cs-halo"/>'
        f'<path d="M-14-8V-24h5v5h4.5v-5h9v5h4.5v-5h5V-8z" class="cs-c"/>{towers}'
        '<path d="M-20,20V-9H20V20zM-25,22V8H-9V22zM25,22V8H9V22z" class="cs-c"/>'
        f'<path d="M-6,22V13a6,6 0 0 1 12,0V22z" fill="var(--e)" stroke="{INK}"/>'
        f'<path d="M0-24V-38" {STROKE}/><path d="M0-38L15-34 0-30z" fill="#B5532F"'
        f' stroke="{INK}"/>'
    )


PEOPLE = {role: follower(role) for role in TOOLS} | {"lying": lying(), "keep": keep()}
STYLE = (
    f".cs-c{{fill:var(--c);stroke:{INK};stroke-width:1.4}}"
    ".cs-halo{fill:none;stroke:#FBF5E8;stroke-width:4.6;opacity:.92}.cs-halo2{fill:#FBF5E8;"
    "opacity:.92}.cs-gleam{fill:none;stroke:#fff;stroke-width:1.7;stroke-linecap:round;"
    "opacity:.42}"
)
