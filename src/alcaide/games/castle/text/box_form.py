"""Wall and tiles to be edited: corners and notches of a line, faces with strips; and back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from alcaide.games.castle.rules.components import KINDS, LAP, WIDTH
from alcaide.interface.real_table.boards import Corner, FacePart, Faces, Line, Notch, Section

MARKS: Final = {"well": "path", "market": "court"}
MARKET: Final = "market"  # a start space with a court that has one
NOTCHES: Final = [*KINDS, MARKET]
Point = tuple[float, float]
Cell = tuple[int, int]


def form(content: Any) -> list[Section]:
    """Return wall and tiles as they are edited, as far as the content tells of them."""
    told = _dict(content)
    board, tiles = _dict(told.get("board")), _dict(told.get("tiles"))
    corners = [_corner(_dict(one)) for one in _list(board.get("corners"))[:60]]
    starts = [_notch(_dict(one)) for one in _list(board.get("starts"))[:40]]
    faces = [_face(_dict(tile)) for tile in _list(tiles.get("tiles"))[:200]]
    corner_list = [one for one in corners if one is not None]
    notches = [one for one in starts if one is not None]
    return [
        Line("wall", WIDTH, NOTCHES, corner_list, notches),
        Faces("tiles", list(KINDS), MARKS, faces),
    ]


def filled(sections: Sequence[Section]) -> dict[str, Any]:
    """Return the content that a form makes: cells and track follow from the corners."""
    content: dict[str, Any] = {}
    for section in sections:
        if isinstance(section, Line):
            content["board"] = _board(section)
        elif isinstance(section, Faces):
            tiles = [_tile(n, parts) for n, parts in enumerate(section.faces, 1)]
            content["tiles"] = {"tiles": tiles}
    return content


def _board(line: Line) -> dict[str, Any]:
    points = [(corner.at[0], corner.at[1]) for corner in line.corners]
    numbers = [corner.number for corner in line.corners]
    return {
        "rows": _rows(points),
        "corners": [_tower(corner) for corner in line.corners],
        "starts": [_start(n, notch) for n, notch in enumerate(line.notches, 1)],
        "track": _track(points, numbers),
    }


def _tower(corner: Corner) -> dict[str, Any]:
    first = corner.number
    return {"spaces": [first, first + 1], "vertex": list(corner.at), "wall_tile": first != 0}


def _start(number: int, notch: Notch) -> dict[str, Any]:
    market = notch.kind == MARKET
    kind = "court" if market else notch.kind
    place = {"id": f"S{number}", "cell": list(notch.at), "side": notch.side}
    return {**place, "kind": kind, "markets": int(market)}


def _tile(number: int, parts: Sequence[FacePart]) -> dict[str, Any]:
    listed = [
        {"kind": part.kind, "slots": sorted(part.strips), **dict.fromkeys(part.marks, True)}
        for part in parts
    ]
    return {"id": f"T{number:02}", "parts": listed}


def _rows(points: list[Cell]) -> list[str]:
    """Return the cells within a line whose sides run along the grid; none within another."""
    if not _along_grid(points):
        return []
    upright = [(a[0], min(a[1], b[1]), max(a[1], b[1])) for a, b in _sides(points) if a[0] == b[0]]
    return ["".join(_mark(upright, x, y) for x in range(WIDTH)) for y in range(WIDTH)]


def _mark(upright: list[tuple[int, int, int]], x: int, y: int) -> str:
    crossed = sum(at <= x and low <= y < high for at, low, high in upright)
    return "#" if crossed % 2 else "."


def _along_grid(points: list[Cell]) -> bool:
    return len(points) > 3 and all((a[0] == b[0]) != (a[1] == b[1]) for a, b in _sides(points))


def _sides(points: list[Cell]) -> list[tuple[Cell, Cell]]:
    return list(pairwise([*points, *points[:1]]))


def _track(points: list[Cell], numbers: list[int]) -> list[list[float]]:
    """Return the places of the spaces: two on each tower, the others evenly between them."""
    ordered = numbers[:1] == [0] and all(a + 1 < b for a, b in pairwise(numbers))
    if not _along_grid(points) or not ordered or numbers[-1] + 1 >= LAP:
        return []
    ends = [*numbers[1:], LAP]
    track: list[Point] = []
    for n, here in enumerate(points):
        before, after = points[n - 1], points[(n + 1) % len(points)]
        track += _on_tower(before, here, after)
        beyond = points[(n + 2) % len(points)]
        inner = [_turns_in(before, here, after), _turns_in(here, after, beyond)]
        track += _between(here, after, inner, ends[n] - numbers[n] - 2)
    return [[round(x, 3), round(y, 3)] for x, y in track]


def _on_tower(before: Cell, here: Cell, after: Cell) -> list[Point]:
    (ax, ay), (bx, by) = _outward(before, here), _outward(here, after)
    x, y = here
    places = [
        (x + ax / 3 + bx / 6, y + ay / 3 + by / 6),
        (x + ax / 6 + bx / 3, y + ay / 6 + by / 3),
    ]
    return places[::-1] if _turns_in(before, here, after) else places


def _between(here: Cell, after: Cell, inner: list[bool], spaces: int) -> list[Point]:
    """Return the places along a straight wall; an inward bend takes half a cell from it."""
    (dx, dy), (ox, oy) = _ahead(here, after), _outward(here, after)
    long = abs(after[0] - here[0]) + abs(after[1] - here[1])
    first, last = inner[0] / 2, long - inner[1] / 2
    steps = [first + (last - first) * (n + 0.5) / spaces for n in range(spaces)]
    x, y = here
    return [(x + dx * s + ox / 4, y + dy * s + oy / 4) for s in steps]


def _ahead(here: Cell, after: Cell) -> Cell:
    return _sign(after[0] - here[0]), _sign(after[1] - here[1])


def _outward(here: Cell, after: Cell) -> Cell:
    """Return the way out of the town, which lies to the right of who walks the track."""
    dx, dy = _ahead(here, after)
    return dy, -dx


def _turns_in(before: Cell, here: Cell, after: Cell) -> bool:
    (ax, ay), (bx, by) = _ahead(before, here), _ahead(here, after)
    return ax * by - ay * bx < 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _corner(told: dict[str, Any]) -> Corner | None:
    at, spaces = _list(told.get("vertex")), _list(told.get("spaces"))
    if not _pair(at, 30) or not _pair(spaces, LAP):
        return None
    return Corner(at, spaces[0])


def _notch(told: dict[str, Any]) -> Notch | None:
    at, side, kind = _list(told.get("cell")), told.get("side"), told.get("kind")
    if not _pair(at, 30) or side not in ("N", "E", "S", "W") or kind not in KINDS:
        return None
    return Notch(at, side, MARKET if kind == "court" and told.get("markets") == 1 else kind)


def _face(tile: dict[str, Any]) -> list[FacePart]:
    parts = (_dict(part) for part in _list(tile.get("parts"))[:12])
    return [part for told in parts if (part := _face_part(told)) is not None]


def _face_part(told: dict[str, Any]) -> FacePart | None:
    kind, strips = told.get("kind"), _list(told.get("slots"))
    if kind not in KINDS or not all(type(s) is int and 0 <= s < 12 for s in strips[:12]):
        return None
    return FacePart(kind, strips[:12], [mark for mark in MARKS if told.get(mark) is True])


def _pair(value: list[Any], most: int) -> bool:
    return [type(n) for n in value] == [int, int] and all(0 <= n <= most for n in value)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
