"""Wall and tiles as in somebody's box: what is published of them (CST-S3 to CST-S5)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from alcaide.core.errors import SetupError
from alcaide.games.castle.rules.components import KINDS, TILES, load_components, standard
from alcaide.games.castle.rules.data_checks import MIDDLES, check_tile, encloses, is_bend, on_wall
from alcaide.games.castle.text.box_form import filled, form
from alcaide.interface.real_table.boards import Box, Fact, count, holds, some

INSIDE: Final = 76
STARTS: Final = 7
TOWERS: Final = 14
TRACK: Final = 100
OURS: Final = {"markets": 15, "wells": 5, "squares": 8, "forks": 2}  # of our reconstruction
Part = dict[str, Any]
Cell = tuple[int, int]


def box() -> Box:
    """Return what of the game can be transcribed."""
    return Box(content, facts, kept, form, filled)


def content() -> dict[str, Any]:
    """Return wall and tiles of the game."""
    return _plain(*standard())


def kept(content: Any) -> dict[str, Any]:
    """Return wall and tiles, checked; raise SetupError."""
    if not isinstance(content, dict) or not {"board", "tiles"} <= set(content):
        raise SetupError(
            'CST-S3: a board of The Castle needs "board" and "tiles"', "castle-setup-both"
        )
    board, tiles = content["board"], content["tiles"]
    load_components(json.dumps({"board": board, "tiles": tiles}))
    return _plain(board, tiles)


def facts(content: Any) -> list[Fact]:
    """Return what is known of wall and tiles, which may be incomplete."""
    told = content if isinstance(content, dict) else {}
    return [*_of_wall(_dict(told.get("board"))), *_of_tiles(_tiles(told.get("tiles")))]


def _plain(board: Any, tiles: Any) -> dict[str, Any]:
    """Return wall and tiles without what means nothing to the game."""
    corners = [{k: one[k] for k in ("spaces", "vertex", "wall_tile")} for one in board["corners"]]
    names = ("id", "cell", "side", "kind", "markets")
    starts = [{k: start[k] for k in names} for start in board["starts"]]
    plain = {"rows": board["rows"], "corners": corners, "starts": starts, "track": board["track"]}
    listed = [
        {"id": tile["id"], "parts": [_part(p) for p in tile["parts"]]} for tile in tiles["tiles"]
    ]
    return {"board": plain, "tiles": {"tiles": listed}}


def _part(part: Part) -> Part:
    marks = {mark: True for mark in ("market", "well") if part.get(mark)}
    return {"kind": part["kind"], "slots": sorted(part["slots"]), **marks}


def _of_wall(board: dict[str, Any]) -> Iterator[Fact]:
    rows = board.get("rows")
    inside = {
        (x, y)
        for y, row in enumerate(_list(rows)[:10])
        for x, m in enumerate(_row(row))
        if m == "#"
    }
    yield count("cells", "CST-S3", len(inside), INSIDE, needed=True)
    yield holds("wall", "CST-S3", encloses(inside), needed=True)
    yield from _of_corners(_list(board.get("corners"))[:40], inside)
    yield count("track", "CST-S5", len(_list(board.get("track"))), TRACK, needed=True)
    yield from _of_starts([_dict(start) for start in _list(board.get("starts"))[:40]], inside)
    yield Fact("outline", "CST-S3", "unknown")


def _of_corners(corners: list[Any], inside: set[Cell]) -> Iterator[Fact]:
    spaces = [_list(_dict(corner).get("spaces")) for corner in corners]
    off = [n for n, c in enumerate(corners, 1) if not is_bend(_dict(c).get("vertex"), inside)]
    odd = [n for n, pair in enumerate(spaces, 1) if not _follow_on(pair)]
    bends = sum(is_bend([x, y], inside) for x in range(11) for y in range(11))
    yield count("corners", "CST-S5", len(corners), TOWERS, needed=True)
    yield holds("on-bends", "CST-S5", not off, _corner_places(off), needed=True)
    yield count("bends", "CST-S5", bends, TOWERS, source="account")
    yield holds("pairs", "CST-S5", not odd, _corner_places(odd), needed=True)
    yield holds("first", "CST-S5", [0, 1] in spaces, needed=True)
    yield holds("second", "CST-S5", spaces[1:2] == [[12, 13]], ("corner:2",), source="account")
    yield holds("thirty-three", "CST-S5", any(33 in pair for pair in spaces), source="example")
    yield Fact("numbers", "CST-S5", "unknown")


def _of_starts(starts: list[dict[str, Any]], inside: set[Cell]) -> Iterator[Fact]:
    kinds = [start.get("kind") for start in starts]
    court = any(start.get("kind") == "court" and start.get("markets") == 1 for start in starts)
    off = tuple(f"start:{n}" for n, start in enumerate(starts, 1) if not on_wall(start, inside))
    yield count("starts", "CST-S4", len(starts), STARTS, needed=True)
    yield holds("starts-on-wall", "CST-S4", not off, off, needed=True)
    yield holds(
        "start-kinds", "CST-S4", court and {"path", "tower", "house"} <= set(map(str, kinds))
    )
    yield Fact("start-places", "CST-S4", "unknown")


def _of_tiles(tiles: list[list[Part]]) -> Iterator[Fact]:
    broken = [n for n, parts in enumerate(tiles, 1) if not _sound(n, parts)]
    yield count("tiles", "CST-S3", len(tiles), TILES, needed=True)
    yield holds("sound", "CST-S3", not broken, _tile_places(broken), needed=True)
    shown = {str(part.get("kind")) for parts in tiles for part in parts}
    yield holds("kinds", "CST-S3", set(KINDS) <= shown)
    for name, found in THINGS.items():
        yield some(name, "CST-S3", sum(map(found, tiles)), OURS[name])


def _wells(parts: list[Part]) -> int:
    return sum(part.get("well") is True for part in parts)


def _markets(parts: list[Part]) -> int:
    return sum(part.get("market") is True for part in parts)


def _square(parts: list[Part]) -> int:
    """Return 1 for a tile where three or more paths end that leave it on one side each."""
    return int(sum(len(middles) == 1 for middles in _middles(parts)) >= 3)


def _fork(parts: list[Part]) -> int:
    """Return 1 for a tile with a path that leaves it on three sides or more."""
    return int(any(len(middles) >= 3 for middles in _middles(parts)))


def _middles(parts: list[Part]) -> list[list[Any]]:
    paths = [part for part in parts if part.get("kind") == "path"]
    return [[slot for slot in _list(part.get("slots")) if slot in tuple(MIDDLES)] for part in paths]


THINGS: Final[dict[str, Callable[[list[Part]], int]]] = {
    "wells": _wells,
    "markets": _markets,
    "squares": _square,
    "forks": _fork,
}


def _sound(number: int, parts: list[Part]) -> bool:
    try:
        check_tile(f"T{number:02}", parts)
    except SetupError:
        return False
    return True


def _follow_on(pair: list[Any]) -> bool:
    return [type(n) for n in pair] == [int, int] and pair[1] == pair[0] + 1


def _tiles(told: Any) -> list[list[Part]]:
    listed = _list(_dict(told).get("tiles"))[: TILES * 2]
    return [[_dict(part) for part in _list(_dict(tile).get("parts"))[:12]] for tile in listed]


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _row(row: Any) -> str:
    return row[:10] if isinstance(row, str) else ""


def _corner_places(numbers: list[int]) -> tuple[str, ...]:
    return tuple(f"corner:{n}" for n in numbers)


def _tile_places(numbers: list[int]) -> tuple[str, ...]:
    return tuple(f"tile:{n}" for n in numbers)
