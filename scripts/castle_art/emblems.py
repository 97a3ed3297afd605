"""Colours of seats and the emblems that go with them, as everywhere in the house."""

from __future__ import annotations

EMBLEMS = {
    "circle": '<circle cx="10" cy="10" r="7.5" fill="currentColor"/>',
    "square": '<rect x="3.5" y="3.5" width="13" height="13" rx="1" fill="currentColor"/>',
    "triangle": '<path d="M10 2 18.5 17H1.5z" fill="currentColor"/>',
    "diamond": '<path d="M10 1 18 10 10 19 2 10z" fill="currentColor"/>',
    "hexagon": '<path d="M10 1.5 17.6 5.8v8.5L10 18.5 2.4 14.3V5.8z" fill="currentColor"/>',
    "star": '<path d="M10 1l2.3 5.2L17.6 4 15.6 9.4 19 13l-5.3.4L12 19 10 14.4 8 19l-1.7-5.6L1 13'
    'l3.4-3.6L2.4 4l5.3 2.2z" fill="currentColor"/>',
    "crescent": '<path d="M13.4 2.2a8 8 0 1 0 3.9 12.6A6.9 6.9 0 0 1 13.4 2.2z"'
    ' fill="currentColor"/>',
}
COLOURS = {
    "blue": ("#1F5FA8", "#174880", "#fff"),
    "yellow": ("#D99A1C", "#AD7710", "#2B1D12"),
    "green": ("#2F7A43", "#215A30", "#fff"),
    "red": ("#B3261E", "#871A14", "#fff"),
    "white": ("#F4F1EA", "#D5CFC2", "#2B1D12"),
    "violet": ("#6E3A8C", "#53296B", "#fff"),
    "black": ("#2E2724", "#171311", "#F0C65E"),
}


def style() -> str:
    """Return the classes of seats and colours."""
    rows = {f".p-{name}": value for name, value in COLOURS.items()}
    rows |= {".seat-0": COLOURS["white"], ".seat-1": COLOURS["black"]}
    return ".em{color:var(--e)}" + "".join(
        f"{name}{{--c:{c};--d:{d};--e:{e}}}" for name, (c, d, e) in rows.items()
    )
