"""The board without tiles: land, wall, start spaces, wall tiles on towers, markers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from alcaide.games.castle.board.camera import Eye, look
from alcaide.games.castle.board.geometry.curves import UNIT, Point, points_text
from alcaide.games.castle.board.geometry.flat_shapes import plain_wall
from alcaide.games.castle.board.geometry.wall import WIDE, wall_of
from alcaide.games.castle.board.preview_marks import Marks
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import LAP
from alcaide.scene.model import Node

BACK: Final = 15  # from the middle of a tower to its wall tile
STAND: Final = 30  # from the middle of a space to its marker
BESIDE: Final = 17  # between two markers on a space
EMBLEM: Final = 15


def own_board(text: str) -> bool:
    """Tell whether a board is one of its own, which no symbol shows."""
    return '"rows"' in text


@lru_cache(maxsize=16)
def land(board: str, turns: int) -> list[Node]:
    """Return what lies below the tiles."""
    return list(_land(board, look(turns)))


@lru_cache(maxsize=16)
def walls(board: str, turns: int) -> list[Node]:
    """Return the wall with its track and the start spaces."""
    return list(_walls(board, look(turns)))


def _land(board: str, eye: Eye) -> Iterator[Node]:
    if not own_board(board):
        yield Node("land", *eye.at(600, 600), "cs-land", cls=f"cs-still {eye.cls()}")
        return
    wall = wall_of(board)
    for key, far, cls in (("verge", WIDE + 22, "cs-verge"), ("soil", 4, "pl-floor")):
        points = points_text(eye.at(*p) for p in wall.outline(far))
        yield Node(key, points=points, cls=cls)


def _walls(board: str, eye: Eye) -> Iterator[Node]:
    wall = wall_of(board)
    if own_board(board):
        yield from plain_wall(wall, eye)
    else:
        middle = eye.at(600, 600)
        yield Node("shade", *middle, "cs-shade", cls=f"cs-still {eye.cls()}")
        yield Node("wall", *middle, "cs-wall", cls=f"cs-still {eye.cls()}")
    for start in wall.starts:
        x, y = eye.middle(start.cell[1] * 10 + start.cell[0])
        cls = f"start {eye.cls(start.side)}"
        yield Node(f"start:{start.name}", x, y, f"cs-start-{start.kind}", cls=cls)
        if start.market:
            yield Node(f"stall:{start.name}", x, y, "cs-start-stall", cls=cls)
    if not own_board(board):
        middle = eye.at(600, 600)
        yield Node("towers", *middle, "cs-towers", cls=f"cs-still {eye.cls()}")


def bonuses(view: View, eye: Eye, marks: Marks) -> Iterator[Node]:
    """Yield the face-down wall tiles that still lie on corner towers."""
    number = 0
    fresh = just_taken(view)
    for corner in wall_of(view.board).corners:
        if not corner.tile:
            continue
        lies = view.wall[number]
        number += 1
        if lies:
            ux, uy = corner.out
            x, y = eye.at(corner.at[0] + ux * BACK, corner.at[1] + uy * BACK)
            key = f"bonus:{corner.spaces[0]}"
            yield Node(key, x, y, "cs-back", cls=marks.cls(key, "bonus"))
        elif corner.spaces in fresh:
            ux, uy = corner.out
            x, y = eye.at(corner.at[0] + ux * BACK, corner.at[1] + uy * BACK)
            kind = fresh[corner.spaces]
            yield Node(f"bonus:{corner.spaces[0]}", x, y, f"cs-bonus{kind}", cls="bonus face")


def just_taken(view: View) -> dict[tuple[int, int], int]:
    """Return the wall tiles turned up in this turn or the last one, while the marker is there."""
    fresh: dict[tuple[int, int], int] = {}
    for seat in view.seats:
        corner = wall_of(view.board).corner_of(seat.score % LAP)
        if corner and seat.held and seat.held[-1].turn >= view.number - 1:
            fresh[corner.spaces] = seat.held[-1].kind
    return fresh


def markers(view: View, eye: Eye, marks: Marks) -> Iterator[Node]:
    """Yield the score markers outside the wall, one that has gone round lying down (CST-S5)."""
    wall = wall_of(view.board)
    spaces = [seat.score % LAP for seat in view.seats]
    stands = []
    for seat, space in enumerate(spaces):
        at, out = wall.stand(space)
        aside = (BESIDE if seat else -BESIDE) if spaces[0] == spaces[1] else 0
        away = STAND if space in wall.plates else STAND + 14
        x, y = at[0] + out[0] * away, at[1] + out[1] * away
        dx, dy = eye.way(-out[1], out[0])
        px, py = eye.at(x, y)
        stands.append((py + dy * aside, px + dx * aside, seat))
        plate = wall.plates.get(space)
        if plate:
            yield from _ringed(eye, plate.at, plate.size, seat, 6.0 * seat if aside else 0.0)
    for y, x, seat in sorted(stands):
        yield from marker(view, seat, (round(x), round(y)), marks)


@lru_cache(maxsize=16)
def lane(board: str, turns: int) -> str:
    """Return the way of the markers along the wall, space by space."""
    wall, eye = wall_of(board), look(turns)
    stands = []
    for space in range(LAP):
        (x, y), out = wall.stand(space)
        away = STAND if space in wall.plates else STAND + 14
        stands.append(eye.at(x + out[0] * away, y + out[1] * away))
    return points_text(stands)


def _ringed(eye: Eye, at: Point, size: Point, seat: int, inset: float) -> Iterator[Node]:
    """Yield a frame in the colour of the seat round the space of its marker."""
    x, y = eye.at(*at)
    w, h = size if eye.turns % 2 == 0 else size[::-1]
    a, b = w / 2 - inset, h / 2 - inset
    points = points_text(((-a, -b), (a, -b), (a, b), (-a, b)))
    yield Node(f"nowrim:{seat}", x, y, points=points, cls="nowrim cs-still")
    yield Node(f"now:{seat}", x, y, points=points, cls=f"now cs-still seat-{seat}")


def marker(view: View, seat: int, at: Point, marks: Marks) -> Iterator[Node]:
    """Yield the marker of a seat."""
    laps = view.seats[seat].score // LAP
    key = f"marker:{seat}"
    x, y = at
    cls = marks.cls(key, f"marker seat-{seat}")
    symbol = "cs-lying" if laps else "cs-marker"
    yield Node(key, x, y, symbol, cls=cls, along=view.seats[seat].score % LAP)
    spot = (x + 9, y + 2) if laps else (x - 1, y + 10)
    yield emblem(key, seat, spot, EMBLEM, marks)
    if laps:
        yield Node(f"{key}:badge", x, y + 24, "cs-badge", cls="badge cs-still", anchor=key)
        text = f"+{laps * LAP}"
        yield Node(f"{key}:lap", x, y + 29, text=text, cls="lap cs-still", anchor=key)


def emblem(key: str, seat: int, at: Point, size: float, marks: Marks) -> Node:
    """Return the emblem of a seat on its piece."""
    x, y = at
    cls = marks.cls(key, f"em seat-{seat}")
    return Node(
        f"{key}:em",
        round(x - size / 2, 1),
        round(y - size / 2, 1),
        f"em-seat-{seat}",
        width=size,
        height=size,
        cls=cls,
        anchor=key,
    )


@lru_cache(maxsize=16)
def night(board: str, turns: int) -> Node:
    """Return the veil that darkens the town when the page is dark."""
    eye = look(turns)
    points = points_text(eye.at(*p) for p in wall_of(board).outline(WIDE + 60))
    return Node("night", points=points, cls="night")


def middle_of_side(eye: Eye, cell: int, side: int) -> Point:
    """Return the middle of an edge of a cell."""
    x, y = cell % 10 * UNIT + UNIT / 2, cell // 10 * UNIT + UNIT / 2
    dx, dy = ((0, -60), (60, 0), (0, 60), (-60, 0))[side]
    return eye.at(x + dx, y + dy)
