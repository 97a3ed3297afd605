"""What board and tile data must hold, and what is wrong where they do not (CST-S3 to CST-S5)."""

from __future__ import annotations

import re
from typing import Any

from alcaide.core.errors import SetupError

KINDS = ("path", "tower", "house", "court")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MIDDLES = {1, 4, 7, 10}


def check_board(board: Any) -> None:
    """Check rows, corners and start spaces; raise SetupError for the first fault."""
    if not isinstance(board, dict) or not {"rows", "corners", "starts", "track"} <= set(board):
        raise SetupError(
            "CST-S3: a board needs rows, corners, starts and track", "castle-setup-board"
        )
    inside = _cells(board["rows"])
    _check_corners(board["corners"], inside)
    if not isinstance(board["starts"], list) or len(board["starts"]) != 7:
        raise SetupError("CST-S4: a board needs seven start spaces", "castle-setup-starts")
    for start in board["starts"]:
        _check_start(start, inside)
    places = {(tuple(start["cell"]), start["side"]) for start in board["starts"]}
    if len(places) != 7 or len({start["id"] for start in board["starts"]}) != 7:
        raise SetupError(
            "CST-S4: two start spaces have the same place or id", "castle-setup-start-twice"
        )
    track = board["track"]
    if not isinstance(track, list) or len(track) != 100 or not all(map(_is_place, track)):
        raise SetupError(
            "CST-S5: the track needs the places [x, y] of spaces 0 to 99", "castle-setup-track"
        )


def _cells(rows: Any) -> set[tuple[int, int]]:
    if not isinstance(rows, list) or len(rows) > 10 or not all(_is_row(row) for row in rows):
        raise SetupError(
            "CST-S3: rows are up to ten texts of up to ten '#' (inside) or '.'", "castle-setup-rows"
        )
    inside = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    if len(inside) != 76:
        raise SetupError(
            f"CST-S3: the wall encloses 76 cells, not {len(inside)}",
            "castle-setup-cells",
            found=len(inside),
        )
    if _piece(inside) != inside:
        raise SetupError(
            "CST-S3: the cells inside the wall are not in one piece", "castle-setup-piece"
        )
    if not encloses(inside):
        raise SetupError(
            "CST-S3: the wall must be one line that does not touch itself", "castle-setup-line"
        )
    return inside


def encloses(inside: set[tuple[int, int]]) -> bool:
    """Tell whether the wall round some cells is one line that does not touch itself."""
    outside = {(x, y) for x in range(-1, 11) for y in range(-1, 11)} - inside
    return bool(inside) and _piece(inside) == inside and _piece(outside) == outside


def _piece(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the cells that can be reached from one of them."""
    reached: set[tuple[int, int]] = set()
    edge = [min(cells)]
    while edge:
        cell = edge.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            edge += [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS.values()]
    return reached


def _is_row(row: Any) -> bool:
    return isinstance(row, str) and len(row) <= 10 and set(row) <= {"#", "."}


def _is_place(place: Any) -> bool:
    """Tell whether something is a pair of numbers near the board."""
    pair = isinstance(place, list) and len(place) == 2
    return pair and all(type(n) in (int, float) and -2 <= n <= 12 for n in place)


def _check_corners(corners: Any, inside: set[tuple[int, int]]) -> None:
    if not isinstance(corners, list) or len(corners) != 14:
        raise SetupError("CST-S5: a board needs 14 corner towers", "castle-setup-corners")
    taken: list[int] = []
    for corner in corners:
        spaces = corner.get("spaces") if isinstance(corner, dict) else None
        if not isinstance(spaces, list) or len(spaces) != 2 or not all(map(_is_space, spaces)):
            raise SetupError(
                f"CST-S5: a corner tower has two track spaces, not {spaces!r}",
                "castle-setup-corner-spaces",
                spaces=repr(spaces)[:40],
            )
        if spaces[1] != spaces[0] + 1:
            raise SetupError(
                f"CST-S5: the spaces {spaces} of a corner tower do not follow on",
                "castle-setup-corner-follow",
                spaces=_pair(spaces),
            )
        if taken and spaces[0] < taken[-1]:
            raise SetupError(
                "CST-S5: the corner towers must stand in the order of the track",
                "castle-setup-corner-order",
                spaces=_pair(spaces),
            )
        taken += spaces
        if not is_bend(corner.get("vertex"), inside):
            raise SetupError(
                f"CST-S5: the tower {spaces} needs a vertex where the wall bends",
                "castle-setup-corner-bend",
                spaces=_pair(spaces),
            )
        if corner.get("wall_tile") is not (spaces != [0, 1]):
            raise SetupError(
                f"CST-S5: every tower but 0/1 has a wall tile; see {spaces}",
                "castle-setup-corner-wall",
                spaces=_pair(spaces),
            )
    if len(set(taken)) != 28 or 0 not in taken:
        raise SetupError(
            "CST-S5: corner towers share a space, or none has 0/1", "castle-setup-corner-twice"
        )


def is_bend(vertex: Any, inside: set[tuple[int, int]]) -> bool:
    """Tell whether one or three of the four cells round a point lie inside the wall."""
    if not isinstance(vertex, list) or [type(n) for n in vertex] != [int, int]:
        return False
    x, y = vertex
    return sum((x - a, y - b) in inside for a in (0, 1) for b in (0, 1)) in (1, 3)


def _pair(spaces: list[int]) -> str:
    return f"{spaces[0]}/{spaces[1]}"


def _is_space(space: Any) -> bool:
    return type(space) is int and 0 <= space < 100


def _check_start(start: Any, inside: set[tuple[int, int]]) -> None:
    if not isinstance(start, dict) or not {"id", "cell", "side", "kind", "markets"} <= set(start):
        raise SetupError(
            "CST-S4: a start space needs id, cell, side, kind and markets",
            "castle-setup-start-fields",
        )
    name, cell = start["id"], start["cell"]
    if not isinstance(name, str) or not re.fullmatch("S[1-7]", name):
        raise SetupError(
            f"CST-S4: start spaces have the ids S1 to S7, not {name!r}",
            "castle-setup-start-id",
            name=repr(name)[:20],
        )
    if start["kind"] not in KINDS:
        raise SetupError(
            f"CST-S4: {name} shows {start['kind']!r}; kinds are {', '.join(KINDS)}",
            "castle-setup-start-kind",
            name=name,
            kind=repr(start["kind"])[:20],
            kinds=", ".join(KINDS),
        )
    if not _is_cell(cell, inside) or str(start["side"]) not in STEPS:
        raise SetupError(
            f"CST-S4: {name} must lie on a side N, E, S, W of a cell inside the wall",
            "castle-setup-start-side",
            name=name,
        )
    if not on_wall(start, inside):
        raise SetupError(
            f"CST-S4: {name} does not lie on the wall", "castle-setup-start-wall", name=name
        )
    if start["markets"] not in (0, 1) or (start["markets"] and start["kind"] != "court"):
        raise SetupError(
            f"CST-S4: {name}: only a court has a market, and one at most",
            "castle-setup-start-market",
            name=name,
        )


def on_wall(start: dict[str, Any], inside: set[tuple[int, int]]) -> bool:
    """Tell whether a start space lies at a side of a cell beyond which the wall stands."""
    cell: Any = start.get("cell")
    side = start.get("side")
    if not _is_cell(cell, inside) or not isinstance(side, str) or side not in STEPS:
        return False
    dx, dy = STEPS[side]
    return (cell[0] + dx, cell[1] + dy) not in inside


def _is_cell(cell: Any, inside: set[tuple[int, int]]) -> bool:
    pair = isinstance(cell, list) and [type(n) for n in cell] == [int, int]
    return pair and tuple(cell) in inside


def check_tiles(tiles: Any) -> None:
    """Check the 60 tiles; raise SetupError for the first fault."""
    listed = tiles.get("tiles") if isinstance(tiles, dict) else None
    if not isinstance(listed, list) or len(listed) != 60:
        raise SetupError("CST-S3: there are 60 castle tiles", "castle-setup-tiles")
    ids = [tile.get("id") if isinstance(tile, dict) else None for tile in listed]
    if ids != [f"T{n:02}" for n in range(1, 61)]:
        raise SetupError(
            "CST-S3: castle tiles are numbered T01 to T60 in order", "castle-setup-tile-ids"
        )
    for tile in listed:
        check_tile(tile["id"], tile.get("parts"))


def check_tile(name: str, parts: Any) -> None:
    """Check the parts of a tile; raise SetupError for the first fault."""
    if not isinstance(parts, list) or not 1 <= len(parts) <= 8:
        raise SetupError(
            f"CST-S3: tile {name} needs one to eight parts", "castle-setup-tile-parts", tile=name
        )
    slots: list[int] = []
    for part in parts:
        if not isinstance(part, dict) or part.get("kind") not in KINDS:
            raise SetupError(
                f"CST-S3: a part of tile {name} needs a kind: {', '.join(KINDS)}",
                "castle-setup-tile-kind",
                tile=name,
                kinds=", ".join(KINDS),
            )
        if not _are_slots(part.get("slots")):
            raise SetupError(
                f"CST-S3: a part of tile {name} needs slots, numbers of 0 to 11",
                "castle-setup-tile-slots",
                tile=name,
            )
        if not all(type(part.get(mark, False)) is bool for mark in ("market", "well")):
            raise SetupError(
                f"CST-S3: market and well of tile {name} are true or left out",
                "castle-setup-tile-marks",
                tile=name,
            )
        if part["kind"] == "path" and not set(part["slots"]) <= MIDDLES:
            raise SetupError(
                f"CST-S3: a path of tile {name} leaves the middle slots 1, 4, 7, 10",
                "castle-setup-tile-path",
                tile=name,
            )
        if part.get("market") and part["kind"] != "court":
            raise SetupError(
                f"CST-S3: tile {name} has a market outside a court",
                "castle-setup-tile-market",
                tile=name,
            )
        if part.get("well") and part["kind"] != "path":
            raise SetupError(
                f"CST-S3: tile {name} has a well off a path", "castle-setup-tile-well", tile=name
            )
        slots += part["slots"]
    if sorted(slots) != list(range(12)):
        raise SetupError(
            f"CST-S3: tile {name} must cover each of the slots 0 to 11 once",
            "castle-setup-tile-cover",
            tile=name,
        )
    _check_edges(name, parts)


def _are_slots(slots: Any) -> bool:
    listed = isinstance(slots, list) and bool(slots)
    return listed and all(type(slot) is int and 0 <= slot < 12 for slot in slots)


def _check_edges(name: str, parts: list[dict[str, Any]]) -> None:
    """Refuse an edge without a path that shows two things: such edges have one strip."""
    owner = {slot: number for number, part in enumerate(parts) for slot in part["slots"]}
    for middle in sorted(MIDDLES):
        three = {owner[middle - 1], owner[middle], owner[middle + 1]}
        if parts[owner[middle]]["kind"] != "path" and len(three) > 1:
            raise SetupError(
                f"CST-S3: the edge at slot {middle} of tile {name} shows two parts",
                "castle-setup-tile-edge",
                tile=name,
                slot=middle,
            )
