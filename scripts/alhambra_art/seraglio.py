"""Seraglio: two wings under red roofs, a balcony between them."""

from __future__ import annotations

from alhambra_art.pen import (
    DARK,
    FOAM,
    HUES,
    LIT,
    SHADE,
    STONE,
    WATER,
    cast,
    dashes,
    horseshoe,
    line,
    path,
    rect,
    use,
)

_, _, STRONG, DIM = HUES["seraglio"]
RIB = "#D9806E"


def _range() -> str:
    """Draw the house between the wings with its balcony, and the court before it."""
    posts = "".join(f"M{x},58v7" for x in range(36, 66, 4))
    return (
        cast(50, 85, 39, 4)
        + rect(29, 46, 42, 30, STONE)
        + path("M26,48L33,37H67L74,48z", STRONG)
        + path("M55,37H67L74,48H56z", DIM, 0)
        + line("M41,37.5L38,47.5M50,37.5V47.5M59,37.5L62,47.5", RIB, 0.9)
        + rect(32, 50, 36, 8, DARK, 0.8)
        + path("M36,66l3,4.4h2.6l-2,-4.4zM64,66l-3,4.4h-2.6l2,-4.4z", "#7A4A24", 0.7)
        + path(horseshoe(50, 77, 10, 66), DARK, 0.8)
        + rect(30, 57, 40, 9.5, "#BF7A3C", 1.2)
        + rect(29, 54.6, 42, 3.2, "#EBB474", 0.9)
        + line(posts, "#5A3517", 1.4)
        + path("M32,76H68L70,86H30z", "#F3E6CC", 0.9)
    )


def _wing() -> str:
    """Draw a wing, its left edge at 0."""
    return (
        rect(0, 49, 19, 36, LIT)
        + path("M14.5,49H19V85H14.5z", SHADE, 0)
        + rect(0, 49, 19, 36, "none")
        + dashes("M1,54.2H18", STRONG, 2, 2, 2)
        + path(horseshoe(8.6, 68.5, 7, 58) + horseshoe(8.6, 85, 7, 74), DARK, 0.8)
        + rect(2.6, 68.5, 12, 2, SHADE, 0.6)
        + path("M-2.4,50.8L5.6,36H13.4L21.4,50.8z", STRONG)
        + path("M11,36H13.4L21.4,50.8H13.4z", DIM, 0)
        + line("M6.6,37L3.4,50M9.5,37V50", RIB, 0.9)
        + path("M-2.4,50.8L5.6,36H13.4L21.4,50.8z", "none")
    )


def _lantern() -> str:
    """Draw the raised bay over the house."""
    return (
        rect(43.6, 27.5, 12.8, 11, LIT, 1)
        + path(horseshoe(47.4, 37.5, 3.4, 30.4) + horseshoe(52.6, 37.5, 3.4, 30.4), DARK, 0.5)
        + path("M40.6,28.6L50,19L59.4,28.6z", STRONG)
        + path("M50,19L59.4,28.6H51z", DIM, 0)
        + use("finial", 50, 19.4)
    )


def _pool() -> str:
    """Draw a pool in the court."""
    return path("M42,79h16l1.6,5h-19.2z", WATER, 0.8) + line("M45,81.6h7", FOAM, 1)


PARTS = {"ser-range": _range(), "ser-wing": _wing(), "ser-lantern": _lantern(), "ser-pool": _pool()}


def seraglio(v: int) -> str:
    """Draw a seraglio."""
    art = ""
    if v >= 4:
        art += use("cypress", 38, 45, 0.8, 0.85) + use("cypress", 62, 45, 0.8, 0.85)
    art += use("ser-range")
    if v >= 2:
        art += use("ser-lantern")
    art += use("ser-pool") if v % 2 else use("orange", 50, 85)
    art += use("ser-wing", 14) + use("ser-wing", 67)
    if v >= 3:
        art += use("finial", 23.5, 36.4) + use("finial", 76.5, 36.4)
    return art
