"""Arcades: three wide horseshoe arches, under more and more house."""

from __future__ import annotations

from alhambra_art.pen import (
    DARK,
    GOLD,
    HUES,
    LIT,
    SHADE,
    TERRA,
    arch_ring,
    cast,
    horseshoe,
    line,
    path,
    rect,
    use,
)

_, _, STRONG, DIM = HUES["arcades"]
MIDDLES = (26.5, 50, 73.5)
WEST, EAST = 14.5, 85.5


def _hall() -> str:
    """Draw the three arches, a lawn seen through them."""
    openings = "".join(horseshoe(x, 84.5, 14, 58) for x in MIDDLES)
    capitals = "".join(
        rect(x, 73, w, 2.4, "#FBF1DA", 0.7) + rect(x, 82, w, 2.5, SHADE, 0.7)
        for x, w in ((13.6, 6.6), (33, 10.5), (56.5, 10.5), (79.8, 6.6))
    )
    return (
        cast(50, 85, 41, 4)
        + rect(WEST, 52, 71, 32.5, "#3F281A")
        + path("M14.5,84.5V77H85.5V84.5z", "#8C9A5A", 0)
        + path(f"M14.5,52H85.5V84.5H14.5z{openings}", LIT, 1, 'fill-rule="evenodd"')
        + path("M82,52H85.5V84.5H82z", SHADE, 0)
        + "".join(arch_ring(x, 14, 58, TERRA, 3.8) for x in MIDDLES)
        + capitals
    )


def _roof() -> str:
    """Draw the roof, its eaves at 0."""
    ribs = "".join(f"M{22 + 8 * k},-8.5L{16.4 + 9.6 * k:.1f},.4" for k in range(8))
    return (
        path("M10.5,1L18,-9H82L89.5,1z", STRONG)
        + line(ribs, "#C08A55", 0.9)
        + rect(10.5, 1, 79, 2.8, DIM, 0.9)
    )


def _storey() -> str:
    """Draw an upper storey with a row of windows, its top at 40."""
    windows = "".join(horseshoe(20.5 + 11.8 * k, 52, 5.4, 43.6) for k in range(6))
    return (
        rect(WEST, 40, 71, 13, "#FBEFD2")
        + path("M82,40H85.5V53H82z", SHADE, 0)
        + path(windows, DARK, 0.7)
        + rect(13.5, 51.4, 73, 3, SHADE, 0.8)
    )


def _bay() -> str:
    """Draw a raised middle bay, its foot at 0."""
    windows = "".join(horseshoe(x, 0, 3.4, -6.4) for x in (44.6, 50, 55.4))
    return (
        rect(40, -8, 20, 8, LIT, 0.9)
        + path(windows, DARK, 0.4)
        + path("M36.6,-7.4L43,-15.4H57L63.4,-7.4z", STRONG)
        + path("M53,-15.4H57L63.4,-7.4H55z", DIM, 0)
    )


PARTS = {"arc-hall": _hall(), "arc-roof": _roof(), "arc-storey": _storey(), "arc-bay": _bay()}
EAVES = (51, 49, 49, 49, 40, 40, 40)


def arcades(v: int) -> str:
    """Draw arcades."""
    eaves = EAVES[v]
    art = use("arc-hall")
    if eaves == 49:
        art += rect(WEST, 48, 71, 5, "#FBEFD2")
    art += (use("arc-storey") if v >= 4 else "") + use("arc-roof", 0, eaves)
    ridge = eaves - 9
    if v in (2, 5, 6):
        art += use("arc-bay", 0, ridge)
    if v in (1, 3, 6):
        art += line(f"M18,{ridge}H82", GOLD, 1.6)
    if v in (3, 4, 6):
        art += use("finial", 22, ridge) + use("finial", 78, ridge)
    if v == 3:
        art += use("finial", 50, ridge)
    return art
