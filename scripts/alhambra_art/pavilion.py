"""Pavilion: a kiosk with a pointed roof, of one tier or two."""

from __future__ import annotations

from alhambra_art.pen import GOLD, HUES, LIT, SHADE, cast, dashes, horseshoe, line, path, rect, use

_, _, STRONG, DIM = HUES["pavilion"]
BRIGHT, RIB, INSIDE, TRIM = "#4A86C8", "#9CC2EA", "#2B3C55", "#F0D48A"


def _hall() -> str:
    """Draw steps, columns and arches."""
    openings = "".join(horseshoe(x, 76, w, 56.5) for x, w in ((34, 10), (50, 12), (66, 10)))
    return (
        cast(51, 84, 36, 4.5)
        + path("M17,85L21,80H79L83,85z", SHADE)
        + path("M21,80L24,76H76L79,80z", LIT)
        + rect(25, 49, 50, 27, INSIDE)
        + path(f"M24,49H76V76H24z{openings}", LIT, 1, 'fill-rule="evenodd"')
        + path("M71.6,49H76V76H71.6z", SHADE, 0, 'opacity=".8"')
        + dashes("M25,54.2H75", STRONG, 1.6, 1.6, 1.6)
    )


def _roof(shape: str, west: str, east: str, ribs: str) -> str:
    """Draw a roof with a lit and a dark face."""
    return (
        path(shape, STRONG, 0)
        + path(west, BRIGHT, 0)
        + path(east, DIM, 0)
        + line(ribs, RIB, 0.8)
        + path(shape, "none", 1.2)
    )


def _low() -> str:
    """Draw one large pointed roof."""
    return (
        _roof(
            "M50,18L86,46.5L69,51H31L14,46.5z",
            "M50,18L14,46.5L31,51z",
            "M50,18L86,46.5L69,51z",
            "M46.4,28L39,50.4M53.6,28L61,50.4M50,32V50.4M26,40L21.6,47.6M74,40L78.4,47.6",
        )
        + line("M50,18L31,51M50,18L69,51", width=0.8)
        + path("M14,46.5L31,51H69L86,46.5V49L69,53.6H31L14,49z", TRIM, 0.8)
        + use("finial", 50, 18)
    )


def _tiers() -> str:
    """Draw a roof with a lantern and a second roof."""
    lantern = "".join(horseshoe(x, 37, 3.4, 31.8) for x in (43.6, 50, 56.4))
    return (
        _roof(
            "M38,36H62L86,48L69,52.5H31L14,48z",
            "M38,36L31,52.5L14,48z",
            "M62,36L86,48L69,52.5z",
            "M43,37L40,52M50,37V52M57,37L60,52",
        )
        + line("M38,36L31,52.5M62,36L69,52.5", width=0.8)
        + path("M14,48L31,52.5H69L86,48V50.4L69,55H31L14,50.4z", TRIM, 0.8)
        + rect(39.5, 30, 21, 7.4, LIT, 0.9)
        + path(lantern, INSIDE, 0.5)
        + _roof(
            "M50,15.5L66,29.6L58,32H42L34,29.6z",
            "M50,15.5L42,32L34,29.6z",
            "M50,15.5L58,32L66,29.6z",
            "M50,22V32",
        )
        + use("finial", 50, 17.5, 0.9)
    )


PARTS = {"pav-hall": _hall(), "pav-low": _low(), "pav-tiers": _tiers()}


def pavilion(v: int) -> str:
    """Draw a pavilion."""
    art = ""
    if v in (1, 4, 6):
        art += use("orange", 18.5, 84.5) + use("orange", 81.5, 84.5)
    art += use("pav-hall") + use("pav-low" if v < 3 else "pav-tiers")
    if v in (2, 5, 6):
        high = 40 if v == 2 else 43
        art += use("pennant", 70, high, more=f'fill="{GOLD}"')
    if v == 6:
        art += line("M42,33.4H58M40,38.4H60", GOLD, 1.5)
    return art
