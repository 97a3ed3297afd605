"""The symbols of a game as they are put into a page: their styles cannot touch anything else.

A page shows drawings of several games at once, and its own classes may have the same names. So
the rules of a sprites file are narrowed: all are about SVG elements only; those about the nodes of
drawings and the variables of the file hold inside elements of the class ``of-GAME``. What is inside
a symbol stays as it is, for where a symbol is used it has no ancestors.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from alcaide.scene.svg import sprites_text

SVG: Final = "@namespace url(http://www.w3.org/2000/svg);"
RULE: Final = re.compile(r"([^{}]+)(\{[^{}]*\})")
THEME: Final = re.compile(r"\[data-theme=\w+\]")


@lru_cache(maxsize=8)
def page_sprites(game: str) -> str:
    """Return the sprites file of a game with its styles narrowed to the drawings of the game."""
    head, style, symbols = re.split(r"<style>|</style>", sprites_text(game))
    inner = {name for names in re.findall(r'class="([^"]*)"', symbols) for name in names.split()}
    return f"{head}<style>\n{SVG}\n{narrowed(style, game, inner)}</style>{symbols}"


def narrowed(style: str, game: str, inner: set[str]) -> str:
    """Return rules that hold for a game only; ``inner`` are the classes inside of its symbols."""

    def rule(match: re.Match[str]) -> str:
        selectors = match[1].strip().split(",")
        return ",".join(_narrow(each.strip(), game, inner) for each in selectors) + match[2]

    return RULE.sub(rule, style)


def _narrow(selector: str, game: str, inner: set[str]) -> str:
    theme = THEME.match(selector)
    if theme:
        rest = selector[theme.end() :].strip() or ":root"
        return f"*|*{theme[0]} {_narrow(rest, game, inner)}"
    if selector == ":root":
        return f"*|*.of-{game}"
    if inner & set(re.findall(r"\.([\w-]+)", selector)):
        return selector
    return f"*|*:where(.of-{game}) {selector}"
