"""Chambers: a hall with a portal under a white dome."""

from __future__ import annotations

from alhambra_art.pen import (
    AZUL,
    AZUL2,
    DARK,
    GOLD,
    LIT,
    SHADE,
    STONE,
    box,
    cast,
    dashes,
    horseshoe,
    line,
    path,
    rect,
    star,
    use,
)


def _hall() -> str:
    """Draw the hall with its portal in a frame of tiles, the drum of the dome above it."""
    crest = "".join(box(28.6 + k * 5.9, 47.4, 3.6, 4) for k in range(8))
    drum = "".join(horseshoe(50 + k * 7.4, 48, 2.8, 43.4) for k in (-1, 0, 1))
    return (
        cast(50, 85, 40, 4.5)
        + rect(28, 51, 44, 34, LIT)
        + path("M67,51h5v34h-5z", SHADE, 0)
        + rect(28, 51, 44, 34, "none")
        + path(crest, LIT, 0.8)
        + rect(36.5, 57, 27, 28, AZUL, 0.9)
        + dashes("M38.6,85V59.2H61.4V85", "#F0D48A", 1.7, 2, 2)
        + path(horseshoe(50, 85, 13, 62), "#FBF1DA", 0.8)
        + path(horseshoe(50, 85, 9.6, 65.4), DARK, 0.8)
        + rect(34, 42.5, 32, 6, STONE, 0.9)
        + path(drum, AZUL2, 0.4)
    )


def _wing() -> str:
    """Draw a wing, its left edge at 0."""
    crest = "".join(box(0.4 + k * 4, 57.2, 2.6, 3.4) for k in range(4))
    return (
        rect(0, 60.6, 15, 24.4, LIT)
        + path("M11.4,60.6H15V85H11.4z", SHADE, 0)
        + rect(0, 60.6, 15, 24.4, "none")
        + path(crest, LIT, 0.8)
        + path(horseshoe(7.2, 78.4, 5.6, 66), AZUL2, 0.7)
    )


def _dome() -> str:
    """Draw the dome, the middle of its foot at (0, 0)."""
    left = "C-19.6,-11 -6,-15 0,-20.5"
    right = "C6,-15 19.6,-11 17.5,0"
    half = "C3.6,-15.4 11,-9 7.4,0"
    return (
        path(f"M-17.5,0{left}{right}z", "#FFFFFF", 1.2)
        + path(f"M0,-20.5{right}H7.4C11,-9 3.6,-15.4 0,-20.5z", "#C9D4E0", 0)
        + line(f"M0,-20V0M0,-20.5{half}M0,-20.5C-3.6,-15.4 -11,-9 -7.4,0", "#9AA8B8", 0.8)
        + path(f"M-17.5,0{left}{right}z", "none", 1.2)
        + dashes("M-16.5,-1H16.5", AZUL, 2, 2, 1.4)
        + use("finial", 0, -20)
    )


PARTS = {"cha-hall": _hall(), "cha-wing": _wing(), "cha-dome": _dome()}


def chambers(v: int) -> str:
    """Draw chambers."""
    art = use("cypress", 21, 62, 0.7, 0.9) + use("cypress", 79, 62, 0.7, 0.9) if v == 2 else ""
    art += use("cha-wing", 14) + use("cha-wing", 71)
    if v >= 3:
        size = 0.42 if v < 6 else 0.46
        art += use("cha-dome", 21.5, 58, size) + use("cha-dome", 78.5, 58, size)
    art += use("cha-hall") + use("cha-dome", 50, 43, 0.98 + 0.04 * v, 0.96 + 0.035 * v)
    if v in (1, 4, 6):
        art += path(star(32, 66, 2.8) + star(68, 66, 2.8), GOLD, 0.5)
    if v >= 5:
        art += line("M28,51H72", GOLD, 1.6)
    return art
