"""The board in height: ground, tiles, shadows, stones, bridges, nobles, flags, back to front."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sin
from typing import Final

from alcaide.games.alcazar.board.cells import Part, Piles, noble_key
from alcaide.games.alcazar.board.label_layout import NOBLE_FOOT, Places
from alcaide.games.alcazar.board.pick_shapes import hidden_shape
from alcaide.games.alcazar.board.preview_marks import NONE, Marks
from alcaide.games.alcazar.board.projection import (
    LEVEL,
    NUMBER,
    Look,
    Point,
    iso,
    look,
    on_ground,
    shade,
    text_of,
)
from alcaide.games.alcazar.information.view import Building, Noble, View
from alcaide.games.alcazar.rules.components import SIDE, load_board
from alcaide.scene.model import Drawing, Node, Phrase

LEFT: Final = -580  # of the drawing, with the border of the board and its shadow
WIDTH: Final = 1160
TOP: Final = -84  # room for a noble on a low tower at the back corner
BOTTOM: Final = 662
CHEST: Final = {"baron": (10, 13), "grandee": (13, 15)}  # emblem: height above the foot, size
HEAD: Final = {"baron": 42, "grandee": 60, "flag": 84, "flag-tall": 116}  # how high they reach
ROLES: Final = {"tile": "ground", "cube": "piece", "bridge": "weight", "noble": "figure"}
# Neighbours whose shadow can reach a cell: they lie to the left of it and in front.
CASTERS: Final = tuple((-dx, dy) for dx in range(3) for dy in range(3) if dx + dy)


def isometric(view: View, turns: int, marks: Marks = NONE) -> Drawing:
    """Draw the board in height after some quarter turns."""
    drawing = Isometric(view, turns, marks)
    nodes = list(drawing.nodes())
    top = TOP
    reach = min(node.y - HEAD.get(node.symbol, LEVEL + 24) for node in nodes)
    while reach < top:
        top -= LEVEL
    castles = sum(bool(b.flag) for b in view.buildings)
    label = Phrase(
        "alcazar-label-board",
        {"castles": castles, "palaces": len(view.buildings) - castles, "turns": turns},
    )
    box = (LEFT, top, WIDTH, BOTTOM - top)
    return Drawing(box, nodes, label, drawing.piles.spots(), detail=NUMBER, roles=ROLES)


class Isometric:
    """One drawing in the making."""

    def __init__(self, view: View, turns: int, marks: Marks) -> None:
        self.piles = Piles(view)
        self.eye: Look = look(turns)
        self.ground = ground(view.board, turns)
        self.places = Places(self.piles, self.eye)
        self.signs: list[tuple[int, Point]] = []  # numbers and nobles, with their cells
        self.marks = marks

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, back to front."""
        castles, palaces = self.piles.castles(), self.piles.palaces()
        self.places.settle(castles, palaces)
        yield Node("ground", symbol="ground", cls="ground")
        yield from self.floor()
        yield from self.shadows()
        for cell in self.eye.order:
            if self.piles.height[cell]:
                yield from self.pile(cell)
            elif not self.piles.names[cell].isdigit():
                continue
            if cell not in self.places.buried:
                yield self.hit(cell)
            yield from self.number(cell)
            if cell in self.piles.noble:
                yield from self.noble(self.piles.noble[cell])
        for cell in self.places.buried:
            yield self.hidden_hit(cell)
        for palace in palaces:
            yield from self.plate(palace)
        for castle in castles:
            yield from self.flag(castle)
        yield from self.hop()

    def floor(self) -> Iterator[Node]:
        """Yield the tiles of the spaces, and the beds of the garden that nothing stands on."""
        for cell, node in self.ground:
            if node.pick or not self.piles.height[cell]:
                yield node

    def shadows(self) -> Iterator[Node]:
        """Yield what the pieces throw on the ground: one shape each for contact and cast."""
        touching, thrown = [], []
        for cell in self.eye.order:
            x, y = self.eye.column[cell], self.eye.row[cell]
            for foot, top in self.piles.solid(cell):
                if fallen := cast(x, y, foot, top):
                    thrown.append(fallen)
                if not foot:
                    touching.append(contact(x, y))
        if thrown:
            yield Node("shadow:contact", points=hub(touching), cls="contact")
            yield Node("shadow:cast", points=hub(thrown), cls="cast")

    def pile(self, cell: int) -> Iterator[Node]:
        """Yield the pieces on a cell and the shadow on their top."""
        name = self.piles.names[cell]
        for part in self.piles.parts[cell]:
            key = self.piles.key(part)
            x, y = self.eye.middle(cell, part.piece.level - 1)
            yield piece(key, x, y, self.symbol(cell, part), self.marks.cls(key, ""), name)
        dark = self.darkness(cell)
        if dark:
            x, y = self.eye.middle(cell, self.piles.height[cell])
            anchor = self.piles.key(self.piles.parts[cell][-1])
            yield shadow(name, x, y, dark, anchor)

    def symbol(self, cell: int, part: Part) -> str:
        """Return the symbol of a piece; windows follow a fixed rule of the cell."""
        piece = part.piece
        if piece.kind == "cube":
            kinds = "abc" if piece.level == 1 else "def"
            return "stone-" + kinds[(cell % SIDE * 3 + cell // SIDE + piece.level) % 3]
        ends = [self.eye.column[c] + self.eye.row[c] for c in piece.cells]
        level_row = self.eye.row[piece.cells[0]] == self.eye.row[piece.cells[2]]
        nth = part.nth if ends[0] < ends[2] else 2 - part.nth
        return f"bridge-{'x' if level_row else 'y'}{nth + 1}"

    def darkness(self, cell: int) -> str:
        """Return the polygon of the shadow on the top of a pile."""
        column, row = self.eye.column[cell], self.eye.row[cell]
        z = self.piles.height[cell]
        shapes = []
        for dx, dy in CASTERS:
            x, y = column + dx, row + dy
            if x < 0 or y >= SIDE:
                continue
            other = self.eye.cell[y * SIDE + x]
            if self.piles.height[other] <= z:
                continue
            for foot, top in self.piles.solid(other):
                if top > z:
                    shapes.append(shade(dx, dy, max(foot - z, 0), top - z))
        return hub([shape for shape in shapes if shape])

    def hit(self, cell: int) -> Node:
        """Return the area to point at: the upper face of whatever is on the cell."""
        name = self.piles.names[cell]
        x, y = self.eye.middle(cell, self.piles.height[cell])
        if not self.piles.height[cell]:
            y -= 4
        state = self.marks.hits.get(cell, "")
        owner = self.piles.owner(cell)
        cls = " ".join(["hit", *([f"b-{owner.id}"] if owner else []), *([state] if state else [])])
        return hit(name, x, y, cls)

    def hidden_hit(self, cell: int) -> Node:
        """Return the area to point at of a hidden cell: the signs of others keep what is theirs."""
        node = self.hit(cell)
        others = [other for other in self.places.buried if other != cell]
        signs = [at for other, at in self.signs if other != cell]
        signs += [self.eye.middle(other, self.piles.height[other]) for other in others]
        points = hidden_shape((node.x, node.y), signs)
        if not points:
            return node
        return Node(node.key, node.x, node.y, points=points, cls=node.cls, pick=node.pick)

    def number(self, cell: int) -> Iterator[Node]:
        """Yield a cell's number where it can be read; nothing where it cannot."""
        (x, y), hidden = self.places.number(cell)
        if hidden > 1:
            return
        self.signs.append((cell, (x, y)))
        name = self.piles.names[cell]
        pile = self.piles.parts[cell]
        anchor = self.piles.key(pile[-1]) if pile else f"tile:{name}"
        cls = self.marks.cls(anchor, "num top" if pile else "num")
        yield number(name, x, y + 6, cls, anchor)

    def noble(self, noble: Noble) -> Iterator[Node]:
        """Yield a noble and the emblem on his chest."""
        key = noble_key(noble, self.piles.names)
        x, y = self.eye.middle(noble.cell, self.piles.height[noble.cell])
        pick = f"cell:{self.piles.names[noble.cell]}"
        y -= NOBLE_FOOT
        cls = self.marks.cls(key, f"noble seat-{noble.seat}")
        yield Node(key, x, y, noble.kind, cls=cls, pick=pick)
        up, size = CHEST[noble.kind]
        self.signs.append((noble.cell, (x, y - up)))
        yield emblem(key, noble.seat, (x - 0.5, y - up), size, self.marks.cls(key, "em"))

    def flag(self, castle: Building) -> Iterator[Node]:
        """Yield a castle's flag with its arms and its value."""
        pole = self.places.poles[castle.id]
        key = f"flag:{castle.flag}"
        pick = f"cell:{self.piles.names[pole.cell]}"
        x, y = pole.x, pole.y
        symbol = "flag-tall" if pole.rise else "flag"
        yield Node(key, x, y, symbol, cls=self.marks.cls(key, "flag"), pick=pick, flip=pole.flip)
        y -= pole.rise
        arms, value = (x - 30, x - 44) if pole.flip else (x + 5, x + 44)
        yield Node(
            f"{key}:arms",
            arms,
            y - 72,
            f"sh-{castle.flag}",
            width=25,
            height=28.5,
            cls=self.marks.cls(key, "arms"),
            anchor=key,
        )
        cls = self.marks.cls(key, "val")
        yield Node(f"{key}:value", value, y - 51, text=str(castle.value), cls=cls, anchor=key)

    def plate(self, palace: Building) -> Iterator[Node]:
        """Yield a palace's plate with its value."""
        cell, (x, y) = self.places.plates[palace.id]
        key = f"plate:{self.piles.names[min(self.piles.cells_of[palace.id])]}"
        pick = f"cell:{self.piles.names[cell]}"
        yield Node(key, x, y, "plate", cls="plate", pick=pick)
        text = str(palace.value)
        yield Node(f"{key}:value", x, y + 5, text=text, cls="val small", anchor=key)

    def hop(self) -> Iterator[Node]:
        """Yield the dotted way of a noble that moves."""
        if self.marks.hop is None:
            return
        (x1, y1), (x2, y2) = (self.eye.middle(c, self.piles.height[c]) for c in self.marks.hop)
        y1, y2 = y1 - 16, y2 - 46
        rise = 46 + abs(y2 - y1) * 0.15
        steps = max(6, int((abs(x2 - x1) + abs(y2 - y1)) / 13))
        for i in range(1, steps):
            t = i / steps
            y = y1 + (y2 - y1) * t - rise * sin(3.1416 * t)
            yield Node(f"hop:{i}", round(x1 + (x2 - x1) * t, 1), round(y, 1), "hop", cls="hop")


@lru_cache(maxsize=32)
def ground(board: str, turns: int) -> list[tuple[int, Node]]:
    """Return the tiles of the spaces and the beds of the garden with their cells."""
    found: list[tuple[int, Node]] = []
    names, eye = load_board(board).names, look(turns)
    for cell in eye.order:
        x, y = eye.middle(cell)
        name = names[cell]
        if name.isdigit():
            found.append((cell, Node(f"tile:{name}", x, y, "tile", pick=f"cell:{name}")))
        elif SIDE // 2 not in (cell % SIDE, cell // SIDE):
            bed = "bed-" + "abc"[(cell * 7 + cell // SIDE) % 3]
            found.append((cell, Node(f"bed:{name}", x, y, bed, cls="bed")))
    return found


@lru_cache(maxsize=8192, typed=True)  # most cells stay as they are from one move to the next
def hit(name: str, x: float, y: float, cls: str) -> Node:
    """Return the area to point at of a cell."""
    return Node(f"hit:{name}", x, y, "hit", cls=cls, pick=f"cell:{name}")


@lru_cache(maxsize=8192, typed=True)
def piece(key: str, x: float, y: float, symbol: str, cls: str, name: str) -> Node:
    """Return a stone, or a part of a bridge, on a cell."""
    return Node(key, x, y, symbol, cls=cls, pick=f"cell:{name}")


@lru_cache(maxsize=8192, typed=True)
def shadow(name: str, x: float, y: float, dark: str, anchor: str) -> Node:
    """Return the shadow on the top of a pile."""
    return Node(f"shade:{name}", x, y, points=dark, cls="shade", anchor=anchor)


@lru_cache(maxsize=8192, typed=True)
def number(name: str, x: float, y: float, cls: str, anchor: str) -> Node:
    """Return the number of a cell."""
    return Node(f"num:{name}", x, y, text=name, cls=cls, anchor=anchor)


def emblem(key: str, seat: int, at: Point, size: int, cls: str) -> Node:
    """Return the emblem of a seat on a piece."""
    x, y = at[0] - size / 2, at[1] - size / 2
    cls = f"{cls} seat-{seat}"
    return Node(f"{key}:em", x, y, f"em-seat-{seat}", width=size, height=size, cls=cls, anchor=key)


@lru_cache(maxsize=256)
def contact(column: int, row: int) -> str:
    """Return the shadow right at the foot of a pile as a closed polygon."""
    corners = ((-0.06, -0.06), (1.04, -0.06), (1.06, 1.06), (-0.06, 1.04), (-0.06, -0.06))
    return text_of([iso(column + a, row + b) for a, b in corners])


@lru_cache(maxsize=4096)
def cast(column: int, row: int, foot: int, top: int) -> str:
    """Return the shadow of a pile on the board as a closed polygon, "" if it falls beside it."""
    shape = on_ground(column, row, foot, top)
    return text_of([*shape, *shape[:1]])


def hub(shapes: list[str]) -> str:
    """Join closed polygons: after each the line returns to where the first began."""
    if not shapes:
        return ""
    start = shapes[0].split(" ", 1)[0]
    return " ".join([shapes[0], *(f"{shape} {start}" for shape in shapes[1:])])
