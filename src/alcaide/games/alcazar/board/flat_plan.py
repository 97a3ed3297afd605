"""The flat plan: the same tiles from above, heights as numbers, nobles as discs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alcaide.games.alcazar.board.cells import Piles, noble_key
from alcaide.games.alcazar.board.drawing import emblem, hub
from alcaide.games.alcazar.board.preview_marks import NONE, Marks
from alcaide.games.alcazar.board.projection import NUMBER, text_of
from alcaide.games.alcazar.information.view import Building, View
from alcaide.games.alcazar.rules.components import CELLS, SIDE
from alcaide.scene.model import Drawing, Node, Phrase

STEP: Final = 52  # from cell to cell
MARGIN: Final = 66
YARD: Final = 27.5  # half a cell and a little more: the outline of a building
HIGHEST: Final = 12  # levels have a badge up to here
DEEPEST: Final = 8  # levels have shades up to here
ROLES: Final = {"tile": "ground", "noble": "figure"}  # from above nothing is seen to fall


def plan(view: View, marks: Marks = NONE) -> Drawing:
    """Draw the board from above."""
    side = STEP * (SIDE - 1) + 2 * MARGIN
    castles = sum(bool(b.flag) for b in view.buildings)
    args = {"castles": castles, "palaces": len(view.buildings) - castles}
    drawing = Plan(view, marks)
    label = Phrase("alcazar-label-plan", args)
    box = (-MARGIN, -MARGIN, side, side)
    nodes = list(drawing.nodes())
    return Drawing(box, nodes, label, drawing.piles.spots(), detail=NUMBER, roles=ROLES)


class Plan:
    """One plan in the making."""

    def __init__(self, view: View, marks: Marks) -> None:
        self.piles = Piles(view)
        self.marks = marks
        self.flagged = {self.home(castle): castle for castle in self.piles.buildings.values()}

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, those below first."""
        yield Node("ground", symbol="plan-ground", cls="ground")
        for cell in range(CELLS):
            name = self.piles.names[cell]
            if name.isdigit():
                x, y = middle(cell)
                yield Node(f"tile:{name}", x, y, "plan-tile", pick=f"cell:{name}")
        yield from self.yards()
        yield from self.pieces()
        for cell in range(CELLS):
            yield from self.cell(cell)
        for cell, building in self.flagged.items():
            yield from self.value(cell, building)
        yield from self.hop()

    def home(self, building: Building) -> int:
        """Return the cell for a building's value: one without a noble if there is one."""
        cells = self.piles.cells_of[building.id]
        return min(cells, key=lambda cell: (cell in self.piles.noble, cell))

    def yards(self) -> Iterator[Node]:
        """Yield an outline behind each building."""
        for building in self.piles.buildings.values():
            shapes = []
            for cell in self.piles.cells_of[building.id]:
                x, y = middle(cell)
                low, left, high, right = y - YARD, x - YARD, y + YARD, x + YARD
                ring = ((left, low), (right, low), (right, high), (left, high), (left, low))
                shapes.append(text_of(ring))
            kind = "yard castle" if building.flag else "yard"
            yield Node(f"yard:{building.id}", points=hub(shapes), cls=kind)

    def pieces(self) -> Iterator[Node]:
        """Yield on each cell the highest stone and the bridges above it, the lowest first."""
        shown = []
        for cell, pile in enumerate(self.piles.parts):
            stones = [part for part in pile if part.piece.kind == "cube"]
            foot = stones[-1].piece.level if stones else 0
            shown += [(part.piece.level, cell, part) for part in pile if part.piece.level >= foot]
        for level, cell, part in sorted(shown, key=lambda item: item[:2]):
            key = self.piles.key(part)
            if part.piece.kind == "cube":
                symbol = "plan-stone"
            else:
                along = "x" if part.piece.cells[2] - part.piece.cells[0] == 2 else "y"
                symbol = f"plan-bridge-{along}{part.nth + 1}"
            x, y = middle(cell)
            cls = self.marks.cls(key, f"lv-{min(level, DEEPEST)}")
            yield Node(key, x, y, symbol, cls=cls, pick=f"cell:{self.piles.names[cell]}")

    def cell(self, cell: int) -> Iterator[Node]:
        """Yield what is written on a cell, the area to point at, the noble."""
        name, height = self.piles.names[cell], self.piles.height[cell]
        if not height and not name.isdigit():
            return
        x, y = middle(cell)
        state = self.marks.hits.get(cell, "")
        owner = self.piles.owner(cell)
        cls = " ".join(["hit", *([f"b-{owner.id}"] if owner else []), *([state] if state else [])])
        yield Node(f"hit:{name}", x, y, "plan-hit", cls=cls, pick=f"cell:{name}")
        if not height:
            yield Node(f"num:{name}", x, y + 6, text=name, cls="num")
            return
        yield Node(f"num:{name}", x - 12, y - 9, text=name, cls="num plan")
        if height <= HIGHEST:
            yield Node(f"level:{name}", x + 14, y - 14, f"level-{height}", cls="level")
        else:
            yield Node(f"level:{name}", x + 14, y - 9, text=str(height), cls="val level")
        if cell in self.piles.noble:
            yield from self.noble(cell)

    def noble(self, cell: int) -> Iterator[Node]:
        """Yield a noble as a disc with his emblem; a grandee wears his crown."""
        noble = self.piles.noble[cell]
        key = noble_key(noble, self.piles.names)
        x, y = middle(cell)
        cls = self.marks.cls(key, f"noble seat-{noble.seat}")
        pick = f"cell:{self.piles.names[cell]}"
        yield Node(key, x, y + 11, f"token-{noble.kind}", cls=cls, pick=pick)
        yield emblem(key, noble.seat, (x, y + 12), 13, self.marks.cls(key, "em"))

    def value(self, cell: int, building: Building) -> Iterator[Node]:
        """Yield a building's value, a castle's with its arms."""
        x, y = middle(cell)
        y += self.aside(cell) if cell in self.piles.noble else 12
        pick = f"cell:{self.piles.names[cell]}"
        text = str(building.value)
        if not building.flag:
            key = f"plate:{self.piles.names[min(self.piles.cells_of[building.id])]}"
            yield Node(key, x, y, "plate", cls="plate", pick=pick)
            yield Node(f"{key}:value", x, y + 5, text=text, cls="val small", anchor=key)
            return
        key = f"flag:{building.flag}"
        yield Node(key, x, y, "plan-flag", cls=self.marks.cls(key, "flag"), pick=pick)
        arms = f"sh-{building.flag}"
        yield Node(
            f"{key}:arms", x - 19, y - 9, arms, width=15.75, height=18, cls="arms", anchor=key
        )
        yield Node(f"{key}:value", x + 9, y + 5.5, text=text, cls="val small", anchor=key)

    def aside(self, cell: int) -> int:
        """Return how far below (or above) a noble's cell a value hides nothing."""
        height = self.piles.height
        if cell + SIDE >= CELLS or not height[cell + SIDE]:
            return 34
        return -34 if cell < SIDE or not height[cell - SIDE] else 27

    def hop(self) -> Iterator[Node]:
        """Yield the dotted way of a noble that moves."""
        if self.marks.hop is None:
            return
        (x1, y1), (x2, y2) = (middle(cell) for cell in self.marks.hop)
        steps = max(4, int((abs(x2 - x1) + abs(y2 - y1)) / 11))
        for i in range(1, steps):
            x, y = x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps + 10
            yield Node(f"hop:{i}", round(x, 1), round(y, 1), "hop", cls="hop")


def middle(cell: int) -> tuple[float, float]:
    """Return the middle of a cell on the plan."""
    return cell % SIDE * STEP, cell // SIDE * STEP
