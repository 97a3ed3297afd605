"""The flat plan: each kind of feature with its own pattern and letter, followers as they are."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.castle.board.camera import look
from alcaide.games.castle.board.decoration import bonuses, lane, markers, own_board
from alcaide.games.castle.board.drawing import BOX, DETAIL, PIECES, Board
from alcaide.games.castle.board.geometry.curves import points_text
from alcaide.games.castle.board.geometry.flat_shapes import letters, parts, plain_wall
from alcaide.games.castle.board.geometry.wall import wall_of
from alcaide.games.castle.board.preview_marks import NONE, Marks
from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.board.tooltips import spots
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import cell_name
from alcaide.games.castle.rules.state import State
from alcaide.scene.model import Drawing, Node, Phrase


def plan(view: View, marks: Marks = NONE, state: State | None = None) -> Drawing:
    """Draw the board as a plan."""
    town = Town(view, state)
    args = {"tiles": len(view.lying), "left": len(view.unseen)}
    nodes = list(Plan(town, marks).nodes())
    label = Phrase("castle-label-plan", args)
    way = lane(view.board, 0)
    return Drawing(BOX, nodes, label, spots(town), way, DETAIL, roles=PIECES)


class Plan(Board):
    """One plan in the making: the same things in the same places, drawn flat."""

    def __init__(self, town: Town, marks: Marks) -> None:
        super().__init__(town, look(0), marks)

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, those below first."""
        wall = wall_of(self.view.board)
        yield Node("soil", points=points_text(wall.outline(4)), cls="pl-floor")
        for lying in self.view.lying:
            yield from self.tile(lying.cell, lying.tile, lying.turn)
        if own_board(self.view.board):
            yield from plain_wall(wall)
        else:
            yield Node("wall", 0.0, 0.0, "cs-flat-wall", cls="cs-still")
        yield from self.starts()
        yield from bonuses(self.view, self.eye, self.marks)
        yield from self.places()
        yield from self.pieces()
        yield from markers(self.view, self.eye, self.marks)
        yield from self.handle()

    def tile(self, cell: int, tile: int, turn: int) -> Iterator[Node]:
        """Yield a flat tile with its letters."""
        kit = self.town.state.kit
        x, y = self.eye.middle(cell)
        key, pick = f"tile:{cell_name(cell)}", f"cell:{cell_name(cell)}"
        if not self.own_tiles:
            cls = self.marks.cls(key, f"tile {self.eye.cls(turn)}")
            yield Node(key, x, y, f"flat-{kit.ids[tile]}", cls=cls, pick=pick)
            return
        yield from parts(self.view.board, tile, turn, (x, y), key, self.marks.cls(key, "cs-still"))
        for part, (text, _) in enumerate(letters(kit, tile)):
            px, py = self.stand(cell, part)
            node = f"letter:{cell_name(cell)}.{part}"
            yield Node(node, px, py + 6, text=text, cls="pl-letter", anchor=key)

    def starts(self) -> Iterator[Node]:
        """Yield the start spaces as flat strips with a letter."""
        for start in wall_of(self.view.board).starts:
            x, y = self.eye.middle(start.cell[1] * 10 + start.cell[0])
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[start.side]
            long, deep = (15.0, 9.5) if start.kind == "path" else (56.0, 9.5)
            w, h = (long, deep) if dx == 0 else (deep, long)
            points = points_text(((-w, -h), (w, -h), (w, h), (-w, h)))
            x, y = x + 69.5 * dx, y + 69.5 * dy
            key = f"start:{start.name}"
            yield Node(key, x, y, points=points, cls=f"pl-{start.kind} cs-still")
            letter = "M" if start.market else start.kind[0].upper()
            yield Node(f"{key}:letter", x, y + 6, text=letter, cls="pl-letter", anchor=key)
