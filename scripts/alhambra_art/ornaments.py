"""What stands on several pictures: trees, finials, pennants. The foot is at (0, 0)."""

from __future__ import annotations

from alhambra_art.pen import GOLD, TERRA, disc, line, path, rect

LEAF, LEAF_LIT = "#2F5A33", "#4E8149"


def _cypress() -> str:
    """Draw a cypress 32 high, lit from the left."""
    half = "C-6.5,-20.8 -7.4,-6.8 0,-3"
    full = f"M0,-32{half}C7.4,-6.8 6.5,-20.8 0,-32z"
    return (
        rect(-1, -4, 2, 4, "#6B4526", 0.7)
        + path(full, LEAF)
        + path(f"M0,-31{half}z", LEAF_LIT, 0)
        + line("M-1.2,-17v4.5M-2,-9.5v3.5", "#79A565", 1)
    )


def _orange() -> str:
    """Draw an orange tree in a pot."""
    fruit = "".join(disc(x, y, 1.1, "#E58A2B", 0) for x, y in ((-1.6, -9.2), (1.9, -7), (0, -5.4)))
    return path("M-3,-4.5h6l-1.2,4.5h-3.6z", TERRA, 0.8) + disc(0, -8, 4.8, "#4A7A41", 0.9) + fruit


def _finial() -> str:
    """Draw a brass ball on a stem."""
    return line("M0,0v-3", "#2B1D12", 1) + disc(0, -3.4, 2, GOLD, 0.8)


def _pennant() -> str:
    """Draw a pole with a pennant; its colour comes from where it is used."""
    return line("M0,0v-11", "#2B1D12", 1) + '<path d="M0,-11l9,2.6l-9,2.9z" stroke-width=".8"/>'


PARTS = {
    "cypress": _cypress(),
    "orange": _orange(),
    "finial": _finial(),
    "pennant": _pennant(),
}
