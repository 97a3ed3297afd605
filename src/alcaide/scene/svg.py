"""A drawing as SVG text that stands by itself: symbols, styles and colours included."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from alcaide.core.homes import home
from alcaide.scene.model import Drawing, Node

COLOURS: Final = ("blue", "yellow", "green", "red", "white", "violet")
EMBLEMS: Final = {
    "blue": "em-circle",
    "yellow": "em-square",
    "green": "em-triangle",
    "red": "em-diamond",
    "white": "em-hexagon",
    "violet": "em-star",
    "black": "em-crescent",
}
ELEMENT: Final = re.compile(r'^<(\w+) id="([\w-]+)".*?(?=\n<|\Z)', re.MULTILINE | re.DOTALL)


class Sprites(NamedTuple):
    """A sprites file taken apart: styles, and each element with an id."""

    style: str
    parts: dict[str, str]


@lru_cache(maxsize=8)
def sprites_text(game: str) -> str:
    """Return the sprites file of a game."""
    return home(game).joinpath("sprites.svg").read_text("utf-8")


@lru_cache(maxsize=8)
def sprites(text: str) -> Sprites:
    """Take the text of a sprites file apart. Elements with an id are at the beginning of a line."""
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    parts = {match[2]: match[0].strip() for match in ELEMENT.finditer(text)}
    return Sprites(style[1].strip() if style else "", parts)


def svg_text(
    drawing: Drawing,
    source: str,
    label: str = "",
    *,
    colours: Sequence[str] = COLOURS,
    dark: bool = False,
) -> str:
    """Return a drawing as a whole SVG document; ``source`` is the text of its sprites file.

    ``label`` is what a person who cannot see it is told (the drawing's own, put into words);
    ``colours`` are those of the seats, in order.
    """
    cut = sprites(source)
    body = drawn(drawing, colours)
    wanted = needed(cut, body + cut.style)
    x, y, width, height = (_number(value) for value in drawing.box)
    theme = ' data-theme="dark"' if dark else ""
    title = f"<title>{escape(label)}</title>\n" if label else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}"'
        f' width="{width}" height="{height}" role="img"{theme}>\n{title}'
        f"<style>\n{escape(cut.style)}\n</style>\n<defs>\n{wanted}\n</defs>\n{body}\n</svg>\n"
    )


def drawn(drawing: Drawing, colours: Sequence[str]) -> str:
    """Return the nodes of a drawing as SVG, in the colours of the seats."""
    return "\n".join(_node(node, colours) for node in drawing.nodes)


def needed(cut: Sprites, text: str) -> str:
    """Return the parts a text refers to, and those that these refer to, in the file's order."""
    found: set[str] = set()
    todo = [text]
    while todo:
        for name in re.findall(r'#([\w-]+)["\')]', todo.pop()):
            if name in cut.parts and name not in found:
                found.add(name)
                todo.append(cut.parts[name])
    return "\n".join(part for name, part in cut.parts.items() if name in found)


def _node(node: Node, colours: Sequence[str]) -> str:
    style = _painted(node.cls, colours)
    common = f" class={quoteattr(style)}" if style else ""
    if node.text:
        return f"<text{common} x={_at(node.x)} y={_at(node.y)}>{escape(node.text)}</text>"
    move = f"translate({_number(node.x)} {_number(node.y)})" if node.x or node.y else ""
    if node.flip:
        move = f"{move} scale(-1 1)".strip()
    common += f' transform="{move}"' if move else ""
    if node.points:
        return f"<polygon{common} points={quoteattr(node.points)}/>"
    size = f" width={_at(node.width)} height={_at(node.height)}" if node.width else ""
    return f"<use{common} href={quoteattr('#' + _emblem(node.symbol, colours))}{size}/>"


def _painted(cls: str, colours: Sequence[str]) -> str:
    """Replace seat classes by those of the seats' colours."""
    return re.sub(r"\bseat-(\d+)\b", lambda m: f"p-{colours[int(m[1])]}", cls)


def _emblem(symbol: str, colours: Sequence[str]) -> str:
    match = re.fullmatch(r"em-seat-(\d+)", symbol)
    return EMBLEMS[colours[int(match[1])]] if match else symbol


def _at(value: float) -> str:
    return f'"{_number(value)}"'


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
