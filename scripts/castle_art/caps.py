"""What closes a cut edge: a parapet or eaves between unlike neighbours, a postern in the wall."""

from __future__ import annotations

from castle_art.pen import INK

LENGTHS = {"a": 45, "b": 30, "c": 120}


def _cap(length: int, layers: list[tuple[str, float, str]]) -> str:
    d = f"M{-length / 2:g},0H{length / 2:g}"
    return "".join(
        f'<path d="{d}" stroke="{colour}" stroke-width="{width}"{more}/>'
        for colour, width, more in layers
    )


PARAPET = [
    ("#20160e", 9, ' opacity=".25" class="cs-sh2"'),
    (INK, 9.6, ""),
    ("#8a857a", 7, ""),
    ("#ECE8DE", 7, ' stroke-dasharray="5.4 3.6" stroke-dashoffset="-1.8"'),
]
EAVES = [
    ("#20160e", 7, ' opacity=".25" class="cs-sh2"'),
    (INK, 7, ""),
    ("#F0DFC0", 4.6, ""),
    ("#8E3B21", 4.6, ' stroke-dasharray="1.1 2.6"'),
]
CAPS = {
    f"cap-{kind}{name}": f'<g class="cs-turn">{_cap(length, layers)}</g>'
    for kind, layers in (("t", PARAPET), ("h", EAVES))
    for name, length in LENGTHS.items()
}
STYLE = ".cs-sh2{transform:translate(var(--sx),var(--sy))}"
