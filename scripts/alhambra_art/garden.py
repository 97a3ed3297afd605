"""Garden: cypresses over beds and a pool."""

from __future__ import annotations

from alhambra_art.pen import FOAM, WATER, disc, line, path, star, use

HEDGE, TOP = "#3B6B36", "#6B9A51"
BEDS = (
    "M29,52H46L45,61H26.4zM54,52H71L73.6,61H55zM24.4,69H44L42.6,81H20.6zM56,69H75.6L79.4,81H57.4z"
)
MIDDLES = ((36, 56.5), (64, 56.5), (33, 75), (67, 75))
ROWS = (
    ((44, 1.0), (58, 0.86)),
    ((41, 0.9), (50, 1.05), (60, 0.85)),
    ((37, 0.8), (46, 1.0), (56, 1.04), (65, 0.84)),
    ((34, 0.8), (43, 1.0), (52, 1.1), (62, 0.94)),
    ((33, 0.8), (41.5, 1.0), (50, 1.14), (58.5, 1.0), (67, 0.8)),
    ((31, 0.84), (40.5, 1.04), (50, 1.16), (59.5, 1.04), (69, 0.84)),
    ((27, 0.86), (36, 1.02), (45, 1.14), (55, 1.14), (64, 1.02), (73, 0.86)),
)  # of cypresses: where, how high
POOLS = (
    "M42,66H58L60,73H40z",
    "M45,60H55L58,66L55,72H45L42,66z",
    "M46.5,54H53.5L56.5,82H43.5z",
    star(50, 66, 10.5),
    "M47,54H53L54,62H60L61,70H54.6L56,83H44L45.4,70H39L40,62H46z",
    "M38,67a12,8.5 0 1 0 24,0a12,8.5 0 1 0 -24,0z",
    star(50, 67, 13),
)


def _beds(name: str) -> str:
    """Draw the sand and four beds with flowers of a colour."""
    flowers = "".join(
        disc(x + dx, y + dy, 1.5, name, 0)
        for x, y in MIDDLES
        for dx, dy in ((-5, -1.6), (5, -1.6), (0, 2), (-5.4, 3), (5.4, 3))
    )
    return (
        path("M25,46H75L88,86H12z", "#E8D8AE", 1)
        + path(BEDS, HEDGE, 1, 'transform="translate(0 2.4)"')
        + path(BEDS, TOP, 0.9)
        + flowers
    )


FLOWERS = ("#D9534A", "#F4D35E", "#F3E6F5")
PARTS = {f"beds-{k}": _beds(colour) for k, colour in enumerate(FLOWERS)} | {
    "jet": '<ellipse rx="6" ry="2" fill="#E6F4FA" stroke="none"/>'
    + line("M0,0V-8M0,-8Q-4.6,-8 -4.6,-1.4M0,-8Q4.6,-8 4.6,-1.4", "#FFFFFF", 1.5)
}


def garden(v: int) -> str:
    """Draw a garden."""
    art = use(f"beds-{v % 3}")
    art += "".join(use("cypress", x, 51.5, 0.95, high) for x, high in ROWS[v])
    art += path(POOLS[v], "#F8F0DC", 3.6) + path(POOLS[v], WATER, 1.8, 'stroke="#F8F0DC"')
    art += path(POOLS[v], WATER, 0.8)
    art += use("jet", 50, 69) if v >= 3 else line("M46,65h4.6M48,69h5.4", FOAM, 1)
    if v >= 4:
        return art + use("orange", 17.5, 85.5) + use("orange", 82.5, 85.5)
    return art + use("cypress", 18, 83, 0.78, 0.7) + use("cypress", 82, 83, 0.78, 0.7)
