"""What buildings stand on: a ground for each type, squares, the court of the fountain."""

from __future__ import annotations

from math import pi

from alhambra_art.pen import (
    BRASS,
    FOAM,
    HUES,
    INK,
    LIT,
    SHADE,
    STONE,
    WATER,
    disc,
    line,
    path,
    rect,
    star,
)

REPEAT = {
    "pavilion": f'<path d="{star(10, 10, 6)}M0,0l4,4M20,0l-4,4M0,20l4,-4M20,20l-4,-4"'
    ' fill="none" stroke="LINE" stroke-width=".9"/>',
    "seraglio": '<path d="M0,5L5,0L10,5L15,0L20,5M0,15L5,10L10,15L15,10L20,15" fill="none"'
    ' stroke="LINE" stroke-width="1.1"/>',
    "arcades": '<path d="M0,0A10,10 0 0 0 20,0M-10,10A10,10 0 0 0 10,10A10,10 0 0 0 30,10"'
    ' fill="none" stroke="LINE"/>',
    "chambers": '<path d="M0,0H10V10H0zM10,10H20V20H10z" fill="LINE" opacity=".55"/>'
    '<path d="M5,2.4L7.6,5L5,7.6L2.4,5zM15,12.4l2.6,2.6l-2.6,2.6l-2.6,-2.6z" fill="#FBF8F1"/>',
    "garden": '<path d="M3,6l1.4,-3M5,6V2.4M7,6l-1.4,-3M13,16l1.4,-3M15,16v-3.6M17,16l-1.4,-3"'
    ' stroke="LINE" stroke-linecap="round"/>',
    "tower": '<path d="M0,.5H20M0,10.5H20M5,.5V10M15,10.5V20" stroke="LINE" fill="none"/>',
}
PAVING = (
    '<path d="M0,.4H10M.4,0V10M0,10L10,0M0,0L10,10" stroke="#FBF6EC" stroke-width=".6"'
    ' opacity=".35"/>'
)
TUFTS = ((24, 30), (72, 18), (46, 72), (83, 64), (13, 82))
BLADES = "".join(f"M{x},{y}l-1.8,-3.6M{x},{y}v-5M{x},{y}l2,-3.4" for x, y in TUFTS)
MEADOW = (
    '<path d="M0,-5V5M-5,0H5M100,-5V5M95,0H105M0,95V105M-5,100H5M100,95V105M95,100H105"'
    f' class="al-cross"/><path d="{BLADES}" class="al-blade"/>'
)
USER = 'patternUnits="userSpaceOnUse"'
ARROW = "M50,2.4l9.4,8.8h-18.8z"


def patterns() -> dict[str, str]:
    """Return the patterns by id."""
    repeats = {
        f"al-p-{kind}": f'<pattern id="al-p-{kind}" width="20" height="20" {USER}>'
        f"{art.replace('LINE', HUES[kind][1])}</pattern>"
        for kind, art in REPEAT.items()
    }
    return repeats | {
        "al-paving": f'<pattern id="al-paving" width="10" height="10" {USER}>{PAVING}</pattern>',
        "al-grass": f'<pattern id="al-grass" width="100" height="100" {USER}>{MEADOW}</pattern>',
    }


def ground(kind: str) -> str:
    """Draw the ground of a type with its border."""
    base, _, strong, _ = HUES[kind]
    whole = "M0,0H100V100H0z"
    return (
        path(whole, base, 0)
        + path(whole, f"url(#al-p-{kind})", 0)
        + line("M1.6,1.6H98.4V98.4H1.6z", strong, 3.2)
        + line("M4.6,4.6H95.4V95.4H4.6z", "#FBF6EC", 1, 'opacity=".8"')
        + line("M.5,.5H99.5V99.5H.5z", INK, 1)
    )


def flat(kind: str) -> str:
    """Draw a building for a small plan: colour and sign."""
    base, _, _, dim = HUES[kind]
    return (
        path("M0,0H100V100H0z", base, 0)
        + line("M0,0H100V100H0z", INK, 2, 'opacity=".35"')
        + f'<use href="#al-{kind}" x="20" y="20" width="60" height="60" fill="{dim}"/>'
    )


def square(kind: str) -> str:
    """Draw a paved square with arrows to its four sides."""
    base, _, strong, _ = HUES[kind]
    arrows = "".join(f'<path d="{ARROW}" transform="rotate({90 * k} 50 50)"/>' for k in range(4))
    return (
        path("M0,0H100V100H0z", strong, 0)
        + path("M0,0H100V100H0z", "url(#al-paving)", 0)
        + line("M.5,.5H99.5V99.5H.5z", INK, 1)
        + path(star(50, 50, 37), "#F8F0DC")
        + path(star(50, 50, 32.5), base, 1)
        + path(star(50, 50, 32.5, turn=pi / 8), "none", 0.8, 'opacity=".55"')
        + disc(50, 50, 23, "#FBF6EC")
        + disc(50, 50, 20.6, "none", 1.2).replace("/>", f' stroke="{BRASS}"/>')
        + f'<use href="#al-{kind}" x="36" y="34.6" width="28" height="28" fill="{strong}"/>'
        + f'<g fill="none" stroke="#FBF6EC" opacity=".75">{arrows}</g>'
    )


def flat_square(kind: str) -> str:
    """Draw a square for a small plan."""
    _, _, strong, dim = HUES[kind]
    return (
        path("M0,0H100V100H0z", strong, 0)
        + line("M0,0H100V100H0z", INK, 2, 'opacity=".35"')
        + path(star(50, 50, 42), "#FBF6EC", 0)
        + f'<use href="#al-{kind}" x="27" y="26" width="46" height="46" fill="{dim}"/>'
    )


def value(count: int) -> str:
    """Draw what a square counts now: a star, and the sides through which it does."""
    arrows = "".join(
        f'<path class="al-l{side}" d="{ARROW}" transform="rotate({90 * k} 50 50)"/>'
        for k, side in enumerate("nesw")
    )
    face = "#F3D27C" if count else "#FBF6EC"
    return f'<g fill="#F6CF62" stroke-width="1.1">{arrows}</g>' + number(
        path(star(24.5, 24.5, 14), face), 24.5, 30.2, 17, str(count)
    )


def number(below: str, x: float, y: float, size: float, text: str) -> str:
    """Write a number on something."""
    return f'{below}<text class="al-no" x="{x}" y="{y}" font-size="{size}">{text}</text>'


COIN = (
    disc(25.3, 25.7, 12.6, INK, 0).replace("/>", ' opacity=".3"/>')
    + disc(24.5, 24.5, 12.6, "#E3B44A", 1.2)
    + disc(24.5, 24.5, 10.8, "#F6DA8E", 0.8).replace("/>", ' stroke="#A9761B"/>')
)


def price(value: int) -> str:
    """Draw the price as a brass coin."""
    size = 18 if value < 10 else 16.5
    return number('<use href="#al-coin"/>', 24.5, 30.4 if value < 10 else 30, size, str(value))


def plus_one() -> str:
    """Draw the mark of a bonus card that is shown."""
    return number(path(star(75.5, 24.5, 13.5), "#F3D27C"), 75, 29.4, 14, "+1")


def fountain() -> str:
    """Draw the court with a basin on lions; the border has the colour of the seat."""
    jets = "M50,38V26M50,26Q42,27 41,37M50,26Q58,27 59,37M45,37Q38,38 36,48M55,37Q62,38 64,48"
    lions = "".join(
        path(f"M{x - 4.4:g},69v-6.5a4.4,4.4 0 0 1 8.8,0V69h-2.6v-3h-3.6v3z", "#FBF1DA", 0.9)
        + disc(x, 61.4, 3.4, STONE, 0.8)
        + line(f"M{x - 1.2:g},61h.1M{x + 1.2:g},61h.1M{x},62.6v.6", INK, 1)
        for x in (34, 50, 66)
    )
    return (
        path("M0,0H100V100H0z", "#DCCBA6", 0)
        + path("M0,0H100V100H0z", "url(#al-paving)", 0)
        + '<path class="al-rim" d="M2.6,2.6H97.4V97.4H2.6z" stroke-width="5.2"/>'
        + line("M.5,.5H99.5V99.5H.5z", INK, 1)
        + path(star(50, 50, 45), "#F8F0DC", 1)
        + f'<path class="al-rim" d="{star(50, 50, 41.5)}" stroke-width="1.6"/>'
        + path("M14,62L26,50H74L86,62L74,82H26z", SHADE, 1.2)
        + path("M14,60L26,48H74L86,60L74,79H26z", LIT, 1.2)
        + path("M20,60.4L29,51.6H71L80,60.4L71,75H29z", WATER, 0.9)
        + line("M27,66h7M66,66h7M33,71h8M60,71h8M30,57h6M64,57h6", FOAM, 1.1)
        + lions
        + path("M24,50Q26,60 42,61H58Q74,60 76,50z", STONE, 1.2)
        + path("M58,61Q74,60 76,50H66Q66,58 58,61z", SHADE, 0)
        + f'<ellipse cx="50" cy="50" rx="26" ry="6.4" fill="{LIT}"/>'
        + f'<ellipse cx="50" cy="50" rx="21.5" ry="4.4" fill="{WATER}" stroke-width=".8"/>'
        + path("M47.6,50V39h4.8V50z", STONE, 0.9)
        + f'<ellipse cx="50" cy="38.6" rx="8" ry="2.6" fill="{LIT}" stroke-width=".9"/>'
        + line(jets, "#FFFFFF", 2.6)
        + line(jets, "#5FA3C6", 1.2)
    )


def flat_fountain() -> str:
    """Draw the fountain for a small plan; the emblem of the seat comes upon it."""
    return path("M0,0H100V100H0z", "#F8F0DC", 0) + (
        '<path class="al-rim" d="M5,5H95V95H5z" stroke-width="10"/>'
        + line("M0,0H100V100H0z", INK, 2, 'opacity=".35"')
        + rect(14, 14, 72, 72, "#F8F0DC", 0)
    )
