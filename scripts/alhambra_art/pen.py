"""How shapes become SVG. Outlines are inherited: a part is drawn inside the class al-ink."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

INK, PLASTER, CREAM = "#2B1D12", "#F6EFE2", "#FFFBF2"
LIT, STONE, SHADE, DEEP = "#F5E4C0", "#E3C795", "#C89862", "#A57342"
TERRA, AZUL, AZUL2, BRASS, GOLD = "#B5532F", "#1F4F8F", "#163A63", "#C8962E", "#E9BE55"
DARK, WATER, FOAM = "#35261D", "#6FB0CE", "#E6F4FA"
USUAL = 1.1  # width of an outline

# ground, its pattern, strong colour, the same in shade, by type
HUES = {
    "pavilion": ("#A9C6E4", "#86ABD2", "#2C68AC", "#1D4C84"),
    "seraglio": ("#E2A596", "#CE8474", "#AB3A2C", "#84281E"),
    "arcades": ("#DAB687", "#C39A66", "#8C5526", "#693D18"),
    "chambers": ("#F1EDE4", "#D5CEC0", "#8F8675", "#6E6657"),
    "garden": ("#B4CB93", "#94B06F", "#3F7038", "#2C5227"),
    "tower": ("#C0A8D3", "#A486BD", "#683A83", "#4C2763"),
}


def n(value: float) -> str:
    """Return a number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    text = "0" if text == "-0" else text
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def path(d: str, fill: str, width: float = USUAL, more: str = "") -> str:
    """Draw a filled shape with an outline (width 0: none)."""
    line = "" if width == USUAL else f' stroke-width="{n(width)}"' if width else ' stroke="none"'
    return f'<path d="{d}" fill="{fill}"{line}{" " + more if more else ""}/>'


def box(x: float, y: float, w: float, h: float) -> str:
    """Return a rectangle as the data of a path."""
    return f"M{n(x)},{n(y)}h{n(w)}v{n(h)}h{n(-w)}z"


def rect(
    x: float, y: float, w: float, h: float, fill: str, width: float = USUAL, more: str = ""
) -> str:
    """Draw a rectangle."""
    return path(box(x, y, w, h), fill, width, more)


def line(d: str, colour: str = INK, width: float = 0.7, more: str = "") -> str:
    """Draw an open line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}"'
        f"{' ' + more if more else ''}/>"
    )


def dashes(d: str, colour: str, width: float, on: float, off: float) -> str:
    """Draw a row of coloured tiles."""
    return line(d, colour, width, f'stroke-dasharray="{n(on)} {n(off)}" stroke-linecap="butt"')


def disc(x: float, y: float, r: float, fill: str, width: float = USUAL) -> str:
    """Draw a disc."""
    line = "" if width == USUAL else f' stroke-width="{n(width)}"' if width else ' stroke="none"'
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{line}/>'


def cast(x: float, y: float, rx: float, ry: float) -> str:
    """Draw the soft shadow under a building."""
    return (
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{INK}" opacity=".2"'
        ' stroke="none"/>'
    )


def use(
    name: str, x: float = 0, y: float = 0, wide: float = 1, high: float = 0, more: str = ""
) -> str:
    """Return a reference to a part of this game at a place."""
    high = high or abs(wide)
    move = f"translate({n(x)} {n(y)})" if x or y else ""
    if (wide, high) != (1, 1):
        move += f" scale({wide:.2f} {high:.2f})"
    at = f' transform="{move.strip()}"' if move else ""
    return f'<use href="#al-{name}"{at}{" " + more if more else ""}/>'


def horseshoe(x: float, base: float, w: float, top: float) -> str:
    """Return the outline of an opening under a horseshoe arch."""
    r = w * 0.62
    spring = top + r + sqrt(r * r - w * w / 4)
    return (
        f"M{n(x - w / 2)},{n(base)}V{n(spring)}A{n(r)},{n(r)} 0 1 1 {n(x + w / 2)},{n(spring)}"
        f"V{n(base)}z"
    )


def arch_ring(x: float, w: float, top: float, colour: str, thick: float = 3) -> str:
    """Draw the striped ring of a horseshoe arch, open below."""
    inner, opening = w * 0.62, 0.32 * pi
    r, cy = inner + thick / 2, top + inner
    dx, dy = r * cos(opening / 2), r * sin(opening / 2)
    d = f"M{n(x - dx)},{n(cy + dy)}A{n(r)},{n(r)} 0 1 1 {n(x + dx)},{n(cy + dy)}"
    stripe = r * (pi + opening) / 11
    return (
        line(d, INK, thick + 1)
        + line(d, "#FBF1DA", thick)
        + dashes(d, colour, thick, stripe, stripe)
    )


def star(x: float, y: float, r: float, waist: float = 0.765, turn: float = 0.0) -> str:
    """Return the outline of an eight-pointed star."""
    points = []
    for k in range(16):
        reach, angle = (r if k % 2 == 0 else r * waist), turn + k * pi / 8
        points.append(f"{n(x + reach * sin(angle))},{n(y - reach * cos(angle))}")
    return "M" + "L".join(points) + "z"
