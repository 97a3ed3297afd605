"""Tiles and wall as flat shapes: for the plan, and for tiles and boards that nobody has drawn."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.castle.board.camera import Eye, look
from alcaide.games.castle.board.geometry.curves import UNIT, Point, points_text, turned
from alcaide.games.castle.board.geometry.free_space import spot_of
from alcaide.games.castle.board.geometry.shapes import shape_of
from alcaide.games.castle.board.geometry.wall import WIDE, Wall
from alcaide.games.castle.rules.components import COURT, KINDS, Components
from alcaide.scene.model import Node

HALF = UNIT / 2
TOWER = 38  # half the side of a corner tower on the plan
SQUARE = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))


def parts(board: str, tile: int, turn: int, at: Point, key: str, cls: str = "") -> Iterator[Node]:
    """Yield a turned tile: a ground, then each part with the pattern of its kind."""
    shape = shape_of(board, tile)
    face = shape.face
    bare = face.square or any(face.well) or COURT not in face.kind
    ground = "pl-square" if bare else "pl-court"
    pick = key.replace("tile:", "cell:") if key.startswith("tile:") else ""
    yield Node(key, *at, points=points_text(SQUARE), cls=f"{ground} {cls}".strip(), pick=pick)
    for part in sorted(range(len(face.kind)), key=lambda number: -face.kind[number]):
        kind = KINDS[face.kind[part]]
        drawn = [turned(point, turn) for point in shape.polygons[part]]
        points = points_text((x - HALF, y - HALF) for x, y in drawn)
        node = f"{key}:{part}"
        yield Node(node, *at, points=points, cls=f"pl-{kind} cs-still", anchor=key)
        if kind != "path":
            yield Node(f"{node}:2", *at, points=points, cls=f"pl-{kind}2", anchor=key)


def letters(kit: Components, tile: int) -> Iterator[tuple[str, Point]]:
    """Yield the letter of each part and its place: W well, M market, else the kind's own."""
    for part, kind in enumerate(kit.kinds[tile]):
        x, y = spot_of(kit.text, tile, part)
        text = "W" if kit.wells[tile][part] else "M" if kit.markets[tile][part] else "PTHC"[kind]
        yield text, (x - HALF, y - HALF)


def plain_wall(wall: Wall, eye: Eye | None = None) -> Iterator[Node]:
    """Yield the wall with plain plates and square towers."""
    eye = eye or look(0)
    outer, inner = wall.outline(WIDE), wall.outline()
    ring = [*outer, outer[0], inner[0], *reversed(inner)]
    yield Node("wall", points=points_text(eye.at(*point) for point in ring), cls="pl-wall")
    for space, plate in sorted(wall.plates.items()):
        x, y = eye.at(*plate.at)
        w, h = plate.size if eye.turns % 2 == 0 else plate.size[::-1]
        five = " ten" if space % 10 == 0 else " five" if space % 5 == 0 else ""
        yield Node(f"plate:{space}", x, y, points=_box(w / 2, h / 2), cls=f"pl-plate{five}")
        yield Node(f"space:{space}", x, y + 8, text=str(space), cls=f"pl-no{five}")
    for corner in wall.corners:
        x, y = eye.at(*corner.at)
        key = f"tower:{corner.spaces[0]}"
        yield Node(key, x, y, points=_box(TOWER, TOWER), cls="pl-plate")
        for space, at in zip(corner.spaces, corner.numbers, strict=True):
            x, y = eye.at(*at)
            yield Node(f"space:{space}", x, y + 8, text=str(space), cls="pl-no")


def _box(w: float, h: float) -> str:
    return points_text(((-w, -h), (w, -h), (w, h), (-w, h)))
