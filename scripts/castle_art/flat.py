"""The plan's symbols: flat tiles with patterns and letters, the wall with plain plates."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from alcaide.games.castle.board.geometry.flat_shapes import letters, parts, plain_wall
from alcaide.games.castle.board.geometry.wall import wall_of
from alcaide.games.castle.rules.components import load_components
from alcaide.scene.model import Node
from castle_art.pen import n


def tile(number: int) -> str:
    """Return an unturned tile of the plan, its middle at (0, 0); letters stay upright."""
    art = "".join(_node(node) for node in parts("", number, 0, (0, 0), "tile"))
    words = "".join(
        f'<g transform="translate({n(x)} {n(y)})"><text class="pl-letter cs-up" y="6">{text}</text>'
        "</g>"
        for text, (x, y) in letters(load_components(), number)
    )
    return f'<g class="cs-turn">{art}{words}</g>'


def wall() -> str:
    """Return the wall of the plan."""
    return "".join(_node(node) for node in plain_wall(wall_of("")))


def _node(node: Node) -> str:
    cls = f" class={quoteattr(node.cls)}" if node.cls else ""
    if node.text:
        return f'<text{cls} x="{n(node.x)}" y="{n(node.y)}">{node.text}</text>'
    move = f' transform="translate({n(node.x)} {n(node.y)})"' if node.x or node.y else ""
    return f"<polygon{cls}{move} points={quoteattr(node.points)}/>"
