"""SVG as PNG, by resvg: the extras ``online`` and ``print``, in the fonts of the pages."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FONTS: Final = Path(str(files("alcaide.server.http.previews").joinpath("fonts")))
LATIN: Final = re.compile(
    "[\x20-\x7e\xa0-\xff\u2013\u2014\u2018-\u201d\u2026\\s]*"
)  # that they have


def available() -> bool:
    """Tell whether pictures can be made here."""
    return find_spec("resvg_py") is not None


def painted(svg: str, width: int, height: int, _part: int, _ticket: int) -> bytes:
    """Return a PNG, as a part of a job."""
    return png(svg, width, height)


def png(svg: str, width: int, height: int) -> bytes:
    """Return a plain SVG document as a PNG; what our fonts lack is looked for in the system's."""
    import resvg_py  # it holds the interpreter's lock for a second: call it in a process of its own

    written = "".join(re.findall(r">([^<]+)<", svg))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            height=height,
            skip_system_fonts=LATIN.fullmatch(written) is not None,
            font_files=[str(file) for file in sorted(FONTS.glob("*.ttf"))],
            font_family="Alegreya Sans",
            serif_family="Marcellus",
            sans_serif_family="Alegreya Sans",
            languages=["en"],
        )
    )
