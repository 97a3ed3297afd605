"""Tower: high, with battlements, growing with its price."""

from __future__ import annotations

from alhambra_art.pen import (
    DARK,
    DEEP,
    GOLD,
    HUES,
    LIT,
    SHADE,
    STONE,
    arch_ring,
    box,
    cast,
    dashes,
    horseshoe,
    line,
    n,
    path,
    rect,
    star,
    use,
)

_, _, STRONG, _ = HUES["tower"]


def _curtain() -> str:
    """Draw the wall at its foot."""
    crest = "".join(box(9.4 + 7 * k, 67.6, 4.2, 3.8) for k in range(12))
    return (
        cast(51, 85, 40, 4.5)
        + rect(9, 71, 82, 14, SHADE)
        + path(crest, SHADE, 0.8)
        + line("M13,75.6h8M18,79.8h9M75,75.6h10M70,80h10", DEEP, 0.9)
    )


def _head() -> str:
    """Draw the head on corbels, the top of its floor at 0."""
    merlons = [box(-19 + 8.6 * k, -5.6, 4.6, 6) for k in range(5)]
    return (
        path("M-19,0H19V6.4L15.6,10H-15.6L-19,6.4z", STONE, 1.2)
        + path("M10,0H19V6.4L15.6,10H10z", SHADE, 0)
        + dashes("M-18,3.6H18", STRONG, 2.6, 2.6, 1.7)
        + path("".join(merlons[:3]), LIT, 1)
        + path("".join(merlons[3:]), SHADE, 1)
    )


def _turret() -> str:
    """Draw the upper turret, its foot at 0."""
    merlons = [box(-11 + 6.2 * k, -15, 4, 4.6) for k in range(4)]
    return (
        rect(-9.6, -11.4, 19.2, 12, STONE)
        + path("M4,-11.4H9.6V.6H4z", SHADE, 0)
        + rect(-9.6, -11.4, 19.2, 12, "none")
        + path("".join(merlons[:3]), LIT, 0.9)
        + path(merlons[3], SHADE, 0.9)
        + rect(-1.2, -8, 2.4, 5, DARK, 0.4)
    )


def _banner() -> str:
    """Draw the banner with a star, the middle of its top at (0, 0)."""
    return path("M-6.4,0h12.8v20l-6.4,-4.8l-6.4,4.8z", STRONG, 1) + path(
        star(0, 7.6, 4.2), GOLD, 0.5
    )


def _gate() -> str:
    """Draw the gate."""
    return path(horseshoe(50, 85, 9, 73), DARK, 0.8) + arch_ring(50, 9, 73, STRONG, 2.4)


PARTS = {
    "tow-curtain": _curtain(),
    "tow-head": _head(),
    "tow-turret": _turret(),
    "tow-banner": _banner(),
    "tow-gate": _gate(),
}
FLOORS = (42, 39, 36, 39, 36.5, 34, 32)  # where the head begins


def tower(v: int) -> str:
    """Draw a tower."""
    top = FLOORS[v]
    art = use("tow-curtain")
    if v >= 3:
        art += use("tow-turret", 50, top)
    art += (
        path(f"M34.4,{n(top + 7)}H65.6V72L69,85H31L34.4,72z", LIT, 1.2)
        + path(f"M57.6,{n(top + 7)}H65.6V72L69,85H57.6z", SHADE, 0)
        + line(
            f"M36.6,{n(top + 17)}h5M39,{n(top + 27)}h5M60,{n(top + 22)}h4.4M36.4,68h5", DEEP, 0.9
        )
        + use("tow-head", 50, top)
        + use("tow-gate")
    )
    art += use("tow-banner", 47.6, top + 13.5)
    peak = top - (15 if v >= 3 else 5)
    if v in (0, 1, 2, 4, 6):
        high = min(1.0, (peak - 9) / 11)
        art += use("pennant", 50, peak + 0.6, 1, high, more=f'fill="{STRONG}"')
    return art
