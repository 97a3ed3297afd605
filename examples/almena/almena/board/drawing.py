"""The board from above: cells, the keep, cards, and at the end of each wall who took it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alcaide.scene.model import PLAN, Drawing, Node, Phrase
from almena.information.view import View
from almena.rules.components import CELLS, KEEP, NAMES, WALL_NAMES, WALLS, WIDTH, treasure
from almena.rules.state import OPEN

UNIT: Final = 100.0  # from cell to cell; the keep is the origin
OUT: Final = 292.0  # from the keep to the ends of walls
BOX: Final = (-270.0, -270.0, 600.0, 600.0)
EMBLEM: Final = 22.0
LABEL: Final = "almena-label-board"
Point = tuple[float, float]


def board(view: View, turns: int = 0, ghost: int = -1) -> Drawing:
    """Draw the board after some quarter turns; the card on the cell ``ghost`` is a proposal."""
    label = Phrase(LABEL, {"count": sum(1 for card in view.cards if card)})
    turns = 0 if turns == PLAN else turns  # it is flat anyway
    nodes = [Node("ground", symbol="am-ground", cls="ground"), *_nodes(view, turns, ghost)]
    return Drawing(_box(turns), nodes, label, spots(view))


def spots(view: View) -> dict[str, Phrase]:
    """Return what there is to say about the cells where something is, by pick."""
    found = {f"cell:{NAMES[KEEP]}": Phrase("almena-label-keep")}
    for cell, card in enumerate(view.cards):
        if card:
            args = {"seat": view.owners[cell], "card": card, "treasure": treasure(card)}
            found[f"cell:{NAMES[cell]}"] = Phrase("almena-label-laid", args)
    return found


def _nodes(view: View, turns: int, ghost: int) -> Iterator[Node]:
    for cell in range(CELLS):
        x, y = turned(_middle(cell), turns)
        name = NAMES[cell]
        chosen = " chosen" if cell == ghost else ""
        yield Node(f"hit:{name}", x, y, "am-hit", cls=f"hit{chosen}", pick=f"cell:{name}")
        if cell == KEEP:
            yield Node("keep", x, y, "am-keep", cls="still")
        elif view.cards[cell]:
            yield from _card(view, cell, (x, y), " ghost" if chosen else "")
    for wall, owner in enumerate(view.walls):
        x, y = turned(_end(wall), turns)
        yield from _banner(wall, owner, (x, y))


def _card(view: View, cell: int, at: Point, state: str) -> Iterator[Node]:
    """Yield a stone in the colour of its seat, its strength and its treasure."""
    x, y = at
    key, card, seat = f"card:{NAMES[cell]}", view.cards[cell], view.owners[cell]
    yield Node(key, x, y, "am-stone", cls=f"stone seat-{seat}{state}")
    for part, dx, dy, text in (("strength", -12, 14, card), ("treasure", 27, 31, treasure(card))):
        cls = f"{part} seat-{seat}"
        yield Node(f"{key}:{part}", x + dx, y + dy, text=str(text), cls=cls, anchor=key)
    yield _emblem(f"{key}:em", (x + 25, y - 25), seat, key)


def _banner(wall: int, owner: int, at: Point) -> Iterator[Node]:
    """Yield the end of a wall: its name, or the emblem of who took it."""
    x, y = at
    key = f"wall:{WALL_NAMES[wall]}"
    if owner < 0:
        text = WALL_NAMES[wall] if owner == OPEN else "="
        yield Node(key, x, y + 8, text=text, cls="name")
        return
    yield Node(key, x, y, "am-banner", cls=f"banner seat-{owner}")
    yield _emblem(f"{key}:em", at, owner, key)


def _emblem(key: str, at: Point, seat: int, of: str) -> Node:
    """Return the emblem of a seat, its middle at a place."""
    x, y = at[0] - EMBLEM / 2, at[1] - EMBLEM / 2
    cls = f"em seat-{seat}"
    return Node(key, x, y, f"em-seat-{seat}", width=EMBLEM, height=EMBLEM, cls=cls, anchor=of)


def _middle(cell: int) -> Point:
    return (cell % WIDTH - WIDTH // 2) * UNIT, (cell // WIDTH - WIDTH // 2) * UNIT


def _end(wall: int) -> Point:
    """Return where a wall ends: rows on the right, columns below."""
    x, y = _middle(WALLS[wall][-1])
    return (OUT, y) if wall < WIDTH else (x, OUT)


def turned(at: Point, turns: int) -> Point:
    """Return a place after some quarter turns to the right about the keep."""
    x, y = at
    for _ in range(turns):
        x, y = -y, x
    return x, y


def _box(turns: int) -> tuple[float, float, float, float]:
    """Return the box, which has the ends of walls on two sides."""
    left, top, width, height = BOX
    right = turns in (0, 3)
    below = turns in (0, 1)
    return (left if right else left - 60, top if below else top - 60, width, height)
