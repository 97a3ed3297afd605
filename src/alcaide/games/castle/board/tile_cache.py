"""What is drawn of a tile as long as it lies there: made once, and the same for all who look."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alcaide.games.castle.board.camera import look
from alcaide.games.castle.board.decoration import middle_of_side
from alcaide.games.castle.board.geometry.curves import points_text
from alcaide.games.castle.board.geometry.flat_shapes import SQUARE
from alcaide.games.castle.board.geometry.hit_areas import on_tile
from alcaide.games.castle.rules.components import (
    HOUSE,
    PATH,
    SIDES,
    TOWER,
    cell_name,
    load_components,
)
from alcaide.games.castle.rules.packed import shape_of, shape_tile
from alcaide.scene.model import Node

SLOTS: Final = ((22.5, "a"), (60.0, "b"), (97.5, "a"))  # middle of a slot, its cap


@lru_cache(maxsize=1024)
def cast(cell: int, turns: int) -> Node:
    """Return the shadow of a tile on bare ground."""
    x, y = look(turns).middle(cell)
    key = f"cast:{cell_name(cell)}"
    return Node(key, x + 4, y + 6, points=points_text(SQUARE), cls="cast cs-still")


@lru_cache(maxsize=8192)
def posterns(board: str, cell: int, tile: int, turn: int, turns: int) -> list[Node]:
    """Return a postern where a path of a tile ends at the wall, or at a start space without one."""
    kit, eye = load_components(board), look(turns)
    face = kit.faces[shape_of(tile, turn)]
    found: list[Node] = []
    for side in range(4):
        place = cell * 4 + side
        path = kit.kinds[tile][face[side * 3 + 1]] == PATH
        start = kit.start_near[place]
        if path and kit.near[place] < 0 and (start < 0 or kit.start_kind[start] != PATH):
            x, y = eye.middle(cell)
            key = f"postern:{cell_name(cell)}{SIDES[side]}"
            found.append(Node(key, x, y, "cs-postern", cls=f"cap {eye.cls(side)}"))
    return found


@lru_cache(maxsize=8192)
def caps(board: str, cell: int, side: int, one: int, two: int, turns: int) -> list[Node]:
    """Return a parapet or eaves on each slot where unlike kinds of two tiles face each other."""
    kit, eye = load_components(board), look(turns)
    mine, theirs = kit.faces[one], kit.faces[two]
    facing = ((side + 2) & 3) * 3 + 2
    needed = []
    for k in range(3):
        a = kit.kinds[shape_tile(one)][mine[side * 3 + k]]
        b = kit.kinds[shape_tile(two)][theirs[facing - k]]
        needed.append("" if a == b else "t" if TOWER in (a, b) else "h" if HOUSE in (a, b) else "")
    name = f"{cell_name(cell)}{SIDES[side]}"
    cls = f"cap {eye.cls(side)}"
    if needed[0] and needed[0] == needed[1] == needed[2]:
        x, y = middle_of_side(eye, cell, side)
        return [Node(f"cap:{name}", x, y, f"cs-cap-{needed[0]}c", cls=cls)]
    found: list[Node] = []
    for k, kind in enumerate(needed):
        if kind:
            along, length = SLOTS[k]
            x, y = on_tile(eye, cell, side, (along, 0))
            found.append(Node(f"cap:{name}{k}", x, y, f"cs-cap-{kind}{length}", cls=cls))
    return found


@lru_cache(maxsize=8192)
def picture(cell: int, tile: str, cls: str, turns: int) -> Node:
    """Return the picture of a tile that lies on a cell."""
    x, y = look(turns).middle(cell)
    name = cell_name(cell)
    return Node(f"tile:{name}", x, y, f"tile-{tile}", cls=cls, pick=f"cell:{name}")
