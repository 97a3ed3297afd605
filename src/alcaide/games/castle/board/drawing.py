"""The board as it is seen: tiles joined within the wall, followers, keeps, places to point at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, dist, pi, sin
from typing import Final

from msgspec.structs import replace

from alcaide.games.castle.board.camera import Eye, look
from alcaide.games.castle.board.decoration import bonuses, emblem, land, lane, markers, night, walls
from alcaide.games.castle.board.geometry.curves import UNIT, Point, points_text
from alcaide.games.castle.board.geometry.flat_shapes import parts
from alcaide.games.castle.board.geometry.hit_areas import area, standing
from alcaide.games.castle.board.preview_marks import NONE, Marks
from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.board.tile_cache import caps, cast, picture, posterns
from alcaide.games.castle.board.tooltips import spots
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import KINDS, cell_name
from alcaide.games.castle.rules.state import State
from alcaide.scene.model import Drawing, Node, Phrase

AROUND: Final = 140.0  # from the middle of a tile, what is to be seen when it is looked at
DETAIL: Final = 33.8  # a number of the track with some air
BOX: Final = (-100.0, -100.0, 1400.0, 1400.0)
Box = tuple[float, float, float, float]
PIECES: Final = dict.fromkeys(("tile", "person", "keep", "wish"), "piece")
ROLES: Final = dict(zip(KINDS, ("herald", "knight", "squire", "merchant"), strict=True))
# Where the emblem of the seat is on a follower: a merchant lies on his side, the others stand.
EMBLEMS: Final = dict.fromkeys(ROLES.values(), (-1.0, 10.0)) | {"merchant": (8.5, 2.0)}
WIDE: Final = 60.0  # between followers that might be set: closer ones are drawn small
SMALL: Final = 0.66
REACH: Final = 33.0  # from the middle of such a follower, to be pointed at


def board(view: View, turns: int, marks: Marks = NONE, state: State | None = None) -> Drawing:
    """Draw the board after some quarter turns."""
    town = Town(view, state)
    drawn = Board(town, look(turns), marks)
    args = {"tiles": len(view.lying), "left": len(view.unseen)}
    label = Phrase("castle-label-board", args)
    way = lane(view.board, drawn.eye.turns)
    return Drawing(BOX, list(drawn.nodes()), label, spots(town), way, DETAIL, roles=PIECES)


def asked(shown: Drawing, view: View, turns: int, marks: Marks, state: State) -> Drawing:
    """Return a drawing with what only the seat to move is shown: where it might set a follower."""
    eye = look(turns)
    near = focus(view, eye)
    if near is None and not marks.wishes:
        return shown
    wishes = Board(Town(view, state), eye, marks).wishes()
    return replace(shown, nodes=[*shown.nodes, *wishes], focus=near)


def focus(view: View, eye: Eye) -> Box | None:
    """Return the surroundings of the tile on which a follower may be set now."""
    if view.phase != "follow" or view.seat != view.turn:
        return None
    x, y = eye.middle(view.spot)
    return x - AROUND, y - AROUND, 2 * AROUND, 2 * AROUND


class Board:
    """One drawing in the making."""

    def __init__(self, town: Town, eye: Eye, marks: Marks) -> None:
        self.town = town
        self.view = town.view
        self.eye = eye
        self.marks = marks
        self.own_tiles = '"tiles"' in self.view.board  # that no symbol shows

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, those below first."""
        yield from land(self.view.board, self.eye.turns)
        yield from self.tiles()
        yield from self.seams()
        yield from walls(self.view.board, self.eye.turns)
        yield from self.posterns()
        yield from bonuses(self.view, self.eye, self.marks)
        yield night(self.view.board, self.eye.turns)
        yield from self.places()
        yield from self.pieces()
        yield from markers(self.view, self.eye, self.marks)
        yield from self.handle()

    def handle(self) -> Iterator[Node]:
        """Yield the handle that turns a proposed tile, where there is more than one way."""
        if self.marks.handle >= 0:
            x, y = self.eye.middle(self.marks.handle)
            y += UNIT / 2
            yield Node("hit:turn", x, y, "cs-hit-turn", cls="hit handle", pick="turn:+")
            yield Node("turner", x, y, "cs-turner", cls="turner")

    def tiles(self) -> Iterator[Node]:
        """Yield the tiles; each casts a shadow on bare ground."""
        for lying in self.view.lying:
            if f"tile:{cell_name(lying.cell)}" not in self.marks.ghosts:
                yield cast(lying.cell, self.eye.turns)
        for lying in self.view.lying:
            yield from self.tile(lying.cell, lying.tile, lying.turn)

    def tile(self, cell: int, tile: int, turn: int) -> Iterator[Node]:
        """Yield a tile: its picture, or flat shapes for a tile that nobody has drawn."""
        key = f"tile:{cell_name(cell)}"
        if not self.own_tiles:
            cls = self.marks.cls(key, f"tile {self.eye.cls(turn)}")
            yield picture(cell, self.town.state.kit.ids[tile], cls, self.eye.turns)
            return
        cls = self.marks.cls(key, "cs-still")
        quarters = (turn - self.eye.turns) % 4
        at = self.eye.middle(cell)
        yield from parts(self.view.board, tile, quarters, at, key, cls)

    def seams(self) -> Iterator[Node]:
        """Yield what closes cut buildings between unlike neighbours."""
        state = self.town.state
        kit, turns = state.kit, self.eye.turns
        for lying in self.view.lying:
            cell = lying.cell
            for side in (1, 2):
                near = kit.near[cell * 4 + side]
                if near >= 0 and state.shape[near] >= 0:
                    one, two = state.shape[cell], state.shape[near]
                    yield from caps(self.view.board, cell, side, one, two, turns)

    def posterns(self) -> Iterator[Node]:
        """Yield a postern where a path meets the plain wall."""
        board, turns = self.view.board, self.eye.turns
        for lying in self.view.lying:
            yield from posterns(board, lying.cell, lying.tile, lying.turn, turns)

    def stand(self, cell: int, part: int) -> Point:
        """Return where a follower stands on a part."""
        lies = (cell, part, self.town.state.shape[cell])
        return standing(self.view.board, lies, self.eye.turns)

    def places(self) -> Iterator[Node]:
        """Yield what can be pointed at: features, the larger ones below, and empty cells."""
        state = self.town.state
        features = sorted(self.town.features.values(), key=lambda f: -f.tiles)
        for feature in features:
            told, hit = feature.name in self.marks.told, self.marks.hits.get(feature.pick, "")
            yield from area(self.town, feature, self.eye.turns, told, hit)
        chosen = {pick for pick in self.marks.hits if pick.startswith("cell:")}
        for cell in state.kit.inside:
            pick = f"cell:{cell_name(cell)}"
            if state.shape[cell] < 0 or pick in chosen:
                x, y = self.eye.middle(cell)
                cls = " ".join(["hit cell", *self.marks.hits.get(pick, "").split()])
                yield Node(f"hit:{cell_name(cell)}", x, y, "cs-hit", cls=cls, pick=pick)

    def pieces(self) -> Iterator[Node]:
        """Yield keeps and followers, those further back first."""
        standing: list[tuple[float, list[Node]]] = []
        for seat, known in enumerate(self.view.seats):
            if known.keep:
                x, y = self.stand(known.keep[1], known.keep[2])
                standing.append((y - 1, list(self.keep(seat, (x, y)))))
        for man in self.view.followers:
            x, y = self.stand(man.cell, man.part)
            key = f"person:{man.seat}:{cell_name(man.cell)}.{man.part}"
            nodes = list(self.person(key, ROLES[man.kind], man.seat, (x, y)))
            standing.append((y, nodes))
        for _, nodes in sorted(standing, key=lambda item: item[0]):
            yield from nodes

    def person(self, key: str, role: str, seat: int, at: Point, cls: str = "") -> Iterator[Node]:
        """Yield a follower with the emblem of its seat."""
        x, y = at
        classes = self.marks.cls(key, f"person seat-{seat} {cls}".strip())
        yield Node(key, x, y - 3, f"cs-{role}", cls=classes)
        dx, dy = EMBLEMS[role]
        yield emblem(key, seat, (x + dx, y - 3 + dy), 14, self.marks)

    def keep(self, seat: int, at: Point) -> Iterator[Node]:
        """Yield a keep."""
        x, y = at
        key = f"keep:{seat}"
        cls = self.marks.cls(key, f"keep seat-{seat}")
        yield Node(key, x, y, "cs-keep", cls=cls)
        yield emblem(key, seat, (x, y - 1), 13, self.marks)

    def wish(self, role: str, name: str, at: Point, *, small: bool) -> Iterator[Node]:
        """Yield a follower that might be set; small where several stand close together."""
        if not small:
            yield from self.person(f"wish:{name}", role, self.view.active, at, "wish")
            return
        (x, y), seat, key = at, self.view.active, f"wish:{name}"
        yield Node(key, x, y, f"cs-small-{role}", cls=f"person seat-{seat} wish")
        dx, dy = (SMALL * d for d in EMBLEMS[role])
        yield emblem(key, seat, (x + dx, y + dy), 14 * SMALL, self.marks)

    def wishes(self) -> Iterator[Node]:
        """Yield the followers that might be set on the tile just placed, and where to point."""
        cell = self.view.spot
        at = {name: self.stand(cell, int(name[-1])) for _, name in self.marks.wishes}
        apart = min((dist(a, b) for a, b in combinations(at.values(), 2)), default=WIDE)
        reach = min(apart / 2, REACH)
        points = points_text(
            (reach * cos(i * pi / 12), reach * sin(i * pi / 12)) for i in range(24)
        )
        for role, name in self.marks.wishes:
            x, y = at[name]
            pick = f"part:{name}"
            state = self.marks.hits.get(pick, "")
            cls = " ".join(f"hit spot {state}".split())
            yield Node(f"hit:spot:{name}", x, y, points=points, cls=cls, pick=pick)
            if state != "chosen":
                yield from self.wish(role, name, (x, y), small=apart < WIDE)
