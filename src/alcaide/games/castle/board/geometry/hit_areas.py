"""Where a feature is pointed at: its outline, and the rims of holes in it."""

from __future__ import annotations

from functools import lru_cache

from alcaide.games.castle.board.camera import Eye, look
from alcaide.games.castle.board.geometry.curves import UNIT, Point, turned
from alcaide.games.castle.board.geometry.feature_outlines import Lying, lying_of, rings_of
from alcaide.games.castle.board.geometry.free_space import spot_of
from alcaide.games.castle.board.scene_model import Feature, Town
from alcaide.games.castle.rules.components import WIDTH
from alcaide.games.castle.rules.packed import shape_tile, shape_turn, spot_cell, spot_part
from alcaide.scene.model import Node


def area(town: Town, feature: Feature, turns: int, told: bool, state: str) -> list[Node]:
    """Return a feature to point at; nobody may change the list."""
    spot = town.state.name[feature.root]
    cell, part = spot_cell(spot), spot_part(spot)
    home = (cell, part, town.state.shape[cell])
    lying = lying_of(town, feature)
    starts, root, name = feature.starts, feature.root, feature.name
    return _area(town.state.kit.text, lying, starts, home, root, name, turns, told, state)


@lru_cache(maxsize=8192)  # most features stay as they are from one move to the next
def _area(
    board: str,
    lying: tuple[Lying, ...],
    starts: tuple[int, ...],
    home: Lying,
    root: int,
    name: str,
    turns: int,
    told: bool,
    state: str,
) -> list[Node]:
    x, y = standing(board, home, turns)
    outer, *holes = rings_of(board, lying, starts, turns, (x, y))
    marked = [f"b-{root}", *(["told"] if told else [])]
    cls = " ".join(["hit area", *marked, *state.split()])
    nodes = [Node(f"hit:{name}", x, y, points=outer, cls=cls, pick=f"part:{name}")]
    for k, points in enumerate(holes, 1):
        nodes.append(Node(f"rim:{name}:{k}", x, y, points=points, cls=" ".join(["rim", *marked])))
    return nodes


@lru_cache(maxsize=8192)
def standing(board: str, lies: Lying, turns: int) -> Point:
    """Return where a follower stands on a part of a lying tile."""
    cell, part, shape = lies
    x, y = on_tile(look(turns), cell, shape_turn(shape), spot_of(board, shape_tile(shape), part))
    return round(x), round(y)


def on_tile(eye: Eye, cell: int, turn: int, point: Point) -> Point:
    """Return where a point of a turned tile is drawn."""
    x, y = turned(point, turn)
    x, y = eye.at(x + cell % WIDTH * UNIT, y + cell // WIDTH * UNIT)
    return round(x, 1), round(y, 1)
