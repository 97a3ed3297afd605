"""An Alhambra as it is seen: lawn, tiles, walls that run on, the longest one in gold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from alcaide.games.alhambra.board.palace_outlines import HALF, UNIT, band, points_text, ring_of
from alcaide.games.alhambra.board.picture import SIDES, tile_symbol, wall_symbol
from alcaide.games.alhambra.board.preview_marks import NONE, Cell, Marks
from alcaide.games.alhambra.board.tooltips import beside, spots
from alcaide.games.alhambra.board.wall_graph import joined, longest_run, outline
from alcaide.games.alhambra.rules.components import BUILDINGS, FOUNTAIN
from alcaide.games.alhambra.rules.scoring import square_sides
from alcaide.games.alhambra.rules.state import State, is_square
from alcaide.scene.drawing_cache import Memory
from alcaide.scene.model import Drawing, Node, Phrase

MARGIN: Final = 25.0
LEAST: Final = (5, 4)  # cells across and down that are shown at least
FULL: Final = 1.0  # of the cells around that are seen: tiles may go there at any time
RIM: Final = 0.55
LEAST_PLAN: Final = (4, 4)
EMBLEMS: Final = (
    ("emblem", 8.0, 26.0, "al-fine"),
    ("emblem:plan", 18.0, 64.0, "al-plain"),
)  # of the seat, on its fountain: place and size by face
ROLES: Final = {"tile": "piece"}
DETAIL: Final = 33.0  # a price on its coin, with some air
MEADOW: Final = 4000.0  # how far the lawn reaches

DRAWN: Final[Memory[Drawing]] = Memory(2048)

Box = tuple[float, float, float, float]


def board(state: State, seat: int, marks: Marks = NONE) -> Drawing:
    """Draw the Alhambra of a seat, with every cell to point at."""
    plain = marks._replace(wishes=())
    made_of = (*_made_of(state, seat), "board")
    shown = DRAWN.recall(made_of, lambda: _board(state, seat, NONE)) if plain == NONE else None
    shown = shown or _board(state, seat, plain)
    room = FULL if state.reserves[seat] else RIM
    nodes = [*shown.nodes, *wishes(state, marks)] if marks.wishes else shown.nodes
    more = [cell for cell, _ in marks.wishes]
    return replace(shown, nodes=nodes, box=around(_cells(state, seat), LEAST, room, more))


def plan(state: State, seat: int) -> Drawing:
    """Draw the Alhambra of a seat with nothing to point at, as close as it fits."""
    return DRAWN.recall((*_made_of(state, seat), "plan"), lambda: _plan(state, seat))


def _board(state: State, seat: int, marks: Marks) -> Drawing:
    picture = Palace(state, seat, marks)
    nodes = [*picture.nodes(), *picture.places()]
    told = spots(state, seat, picture.run)
    box = around(picture.cells, LEAST, RIM)
    return Drawing(box, nodes, picture.label(), told, detail=DETAIL, roles=ROLES)


def _plan(state: State, seat: int) -> Drawing:
    picture = Palace(state, seat, NONE)
    return Drawing(around(picture.cells, LEAST_PLAN, 0), list(picture.nodes()), picture.label())


def _made_of(state: State, seat: int) -> tuple[object, ...]:
    """Return all that the drawing of an Alhambra depends on."""
    laid = state.palaces[seat].laid()
    return state.kit.text, state.count_squares, seat, laid, state.shown[seat]


def _cells(state: State, seat: int) -> list[Cell]:
    palace = state.palaces[seat]
    return [(palace.x_of(cell), palace.y_of(cell)) for cell in palace.lying]


def wishes(state: State, marks: Marks) -> Iterator[Node]:
    """Yield the walls of a tile where it might be laid."""
    for (x, y), tile in marks.wishes:
        symbol = wall_symbol(state.kit.walls[tile])
        if symbol:
            yield _square(f"wish:{x},{y}", (x, y), symbol, "al-tile al-wish")


def around(
    cells: list[Cell], least: tuple[int, int], room: float, more: Sequence[Cell] = ()
) -> Box:
    """Return the box of some cells with room on every side, and of those where more may go."""
    box = []
    for axis in (0, 1):
        low = min([cell[axis] - room for cell in cells] + [cell[axis] for cell in more])
        high = max([cell[axis] + room for cell in cells] + [cell[axis] for cell in more])
        count = high - low + 1
        spare = max(least[axis] - count, 0)
        start = (low - spare / 2) * UNIT - HALF - MARGIN
        box += [start, (count + spare) * UNIT + 2 * MARGIN]
    return box[0], box[2], box[1], box[3]


class Palace:
    """One drawing in the making."""

    def __init__(self, state: State, seat: int, marks: Marks, *, gold: bool = True) -> None:
        self.state = state
        self.seat = seat
        self.marks = marks
        self.palace = state.palaces[seat]
        self.kit = state.kit
        self.run = longest_run(self.palace, self.kit.walls) if gold else []
        self.gold = set(self.run)
        self.ends, self.corners = joined(self.palace, self.kit.walls)
        self.cells = sorted(_cells(state, seat), key=lambda cell: (cell[1], cell[0]))

    def label(self) -> Phrase:
        """Return what a person who cannot see it is told."""
        args = {"tiles": len(self.cells) - 1, "wall": len(self.run)}
        return Phrase("alhambra-label-board", args)

    def nodes(self) -> Iterator[Node]:
        """Yield all that is seen, what lies below first."""
        yield from self.ground()
        for cell in self.cells:
            yield from self.tile(cell)
        yield from self.turrets()
        for cell in self.cells:
            yield from self.tokens(cell)

    def ground(self) -> Iterator[Node]:
        """Yield the lawn, the shadow of the whole, the ribbon along the longest wall."""
        square = points_text(ring_of((-MEADOW, -MEADOW), (MEADOW, MEADOW)))
        yield Node("lawn", HALF, HALF, points=square, cls="al-lawn")
        yield Node("meadow", HALF, HALF, points=square, cls="al-meadow")
        shape = points_text([_at(segment.end(0)) for segment in outline(self.palace)])
        yield Node("shade", 4, 6, points=shape, cls="al-shade")
        if self.run:
            yield Node("ribbon", points=points_text(band(self.run)), cls="al-ribbon", aid="wall")

    def tile(self, cell: Cell) -> Iterator[Node]:
        """Yield a tile, and its golden walls; walls know by their classes how they end."""
        x, y = cell
        tile = self.palace.tile_at(x, y)
        gold = [k for k in range(4) if (x, y, k) in self.gold]
        ends = [f"al-j{end}" for end in self.ends.get(cell, ())]
        name = f"tile:{self.kit.names[tile]}"
        seat = [f"seat-{self.seat}"] if tile == FOUNTAIN else []
        cls = self.marks.cls(cell, " ".join(["al-tile", *seat, *ends]))
        for k, symbol in enumerate(tile_symbol(self.kit, tile).split()):
            key = f"{name}:{k}" if k else name
            yield _square(key, cell, symbol, cls, name if k else "")
        if gold:
            symbol = wall_symbol(sum(1 << k for k in gold))
            cls = " ".join([cls, *(f"al-g{SIDES[k]}" for k in gold)])
            yield replace(_square(f"{name}:gold", cell, symbol, cls, name), aid="wall")

    def turrets(self) -> Iterator[Node]:
        """Yield the turrets where walls of several tiles meet."""
        for x, y, corner, first, second in self.corners:
            key, symbol = f"turret:{x},{y}:{corner}", f"al-turret-{corner}"
            yield _square(key, (x, y), symbol, "al-tile")
            if first in self.gold or second in self.gold:
                golden = _square(f"{key}:gold", (x, y), symbol, "al-tile al-gold")
                yield replace(golden, aid="wall")

    def tokens(self, cell: Cell) -> Iterator[Node]:
        """Yield what is set on a tile: emblem, value of a square, bonus card shown."""
        tile = self.palace.tile_at(*cell)
        name = f"tile:{self.kit.names[tile]}"
        left, top = cell[0] * UNIT - HALF, cell[1] * UNIT - HALF
        if tile == FOUNTAIN:
            emblem, cls = f"em-seat-{self.seat}", f"al-em seat-{self.seat}"
            for key, at, size, face in EMBLEMS:
                yield Node(
                    key,
                    left + at,
                    top + at,
                    emblem,
                    width=size,
                    height=size,
                    cls=f"{cls} {face}",
                    anchor=name,
                )
        if is_square(tile):
            counted = square_sides(self.state, self.seat, self.palace.cell_of(*cell))
            lit = "".join(f" al-on{SIDES[k]}" for k in range(4) if counted >> k & 1)
            symbol = f"al-value-{counted.bit_count()}"
            yield _square(
                f"{name}:value", cell, symbol, self.marks.cls(cell, f"al-tile{lit}"), name
            )
        if tile < BUILDINGS and tile in self.state.shown[self.seat]:
            yield _square(f"{name}:bonus", cell, "al-bonus", self.marks.cls(cell, "al-tile"), name)

    def places(self) -> Iterator[Node]:
        """Yield what can be pointed at: tiles, and empty cells beside them."""
        empty = beside(self.palace)
        for kind, cells in (("al-empty", empty), ("al-full", self.cells)):
            for x, y in cells:
                pick = f"cell:{x},{y}"
                told = ["told"] if (x, y) in self.marks.told else []
                words = ["hit", kind, *told, *self.marks.hits.get(pick, "").split()]
                yield Node(
                    f"hit:{x},{y}", x * UNIT, y * UNIT, "al-hit", cls=" ".join(words), pick=pick
                )


def _at(corner: Cell) -> tuple[float, float]:
    return corner[0] * UNIT - HALF, corner[1] * UNIT - HALF


def _square(key: str, cell: Cell, symbol: str, cls: str, anchor: str = "") -> Node:
    """Return a symbol that fills a cell."""
    x, y = cell[0] * UNIT - HALF, cell[1] * UNIT - HALF
    return Node(key, x, y, symbol, width=UNIT, height=UNIT, cls=cls, anchor=anchor)
