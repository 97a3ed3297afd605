"""The flat plan: each kind of feature with its own pattern and letter, followers as discs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alcaide.core.scene import Drawing, Node, Phrase
from alcaide.games.castle.board import BOX, Board, flat_tile
from alcaide.games.castle.components import cell_name
from alcaide.games.castle.curves import Point, points_text
from alcaide.games.castle.eye import look
from alcaide.games.castle.furniture import bonuses, flat_wall, markers
from alcaide.games.castle.marks import NONE, Marks
from alcaide.games.castle.spots import spots
from alcaide.games.castle.state import State
from alcaide.games.castle.town import Town
from alcaide.games.castle.view import View
from alcaide.games.castle.wall import wall_of

ROOM: Final = 20.0  # a letter is not put nearer to a follower


def plan(view: View, marks: Marks = NONE, state: State | None = None) -> Drawing:
    """Draw the board as a plan."""
    town = Town(view, state)
    args = {"tiles": len(view.lying), "left": len(view.unseen)}
    nodes = list(Plan(town, marks).nodes())
    return Drawing(BOX, nodes, Phrase("castle-label-plan", args), spots(town))


class Plan(Board):
    """One plan in the making: the same things in the same places, drawn flat."""

    def __init__(self, town: Town, marks: Marks) -> None:
        super().__init__(town, look(0), marks)

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, those below first."""
        wall = wall_of(self.view.board)
        yield Node("soil", points=points_text(wall.outline(4)), cls="pl-floor")
        for lying in self.view.lying:
            key = f"tile:{cell_name(lying.cell)}"
            yield from flat_tile(self.town, self.eye, lying.cell, key, self.marks)
        yield from flat_wall(self.view, self.eye)
        yield from self.start_letters()
        yield from bonuses(self.view, self.eye, self.marks)
        yield from self.places()
        yield from self.letters()
        yield from self.pieces()
        yield from markers(self.view, self.eye, self.marks)
        yield from self.wishes()

    def start_letters(self) -> Iterator[Node]:
        """Yield the start spaces as flat strips with a letter."""
        for start in wall_of(self.view.board).starts:
            x, y = self.eye.middle(start.cell[1] * 10 + start.cell[0])
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[start.side]
            long, deep = (15.0, 9.5) if start.kind == "path" else (56.0, 9.5)
            w, h = (long, deep) if dx == 0 else (deep, long)
            points = points_text(((-w, -h), (w, -h), (w, h), (-w, h)))
            x, y = x + 69.5 * dx, y + 69.5 * dy
            yield Node(f"start:{start.name}", x, y, points=points, cls=f"pl-{start.kind} cs-still")
            letter = letter_of(start.kind, market=start.market)
            yield Node(f"start:{start.name}:l", x, y + 6, text=letter, cls="pl-letter")

    def letters(self) -> Iterator[Node]:
        """Yield a letter on each part: W well, M market, S square, and the kind's own."""
        kit = self.town.state.kit
        taken = [self.stand(man.cell, man.part) for man in self.view.followers]
        for lying in self.view.lying:
            for part, kind in enumerate(kit.kinds[lying.tile]):
                spot = self.stand(lying.cell, part)
                if any(_near(spot, other) for other in taken):
                    continue
                wells, markets = kit.wells[lying.tile][part], kit.markets[lying.tile][part]
                text = "W" if wells else "M" if markets else "PTHC"[kind]
                x, y = spot
                key = f"letter:{cell_name(lying.cell)}.{part}"
                yield Node(key, x, y + 6, text=text, cls="pl-letter")


def letter_of(kind: str, *, market: bool) -> str:
    """Return the letter of a start space."""
    return "M" if market else kind[0].upper()


def _near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < ROOM and abs(a[1] - b[1]) < ROOM
