"""Lists of tiles in the form that JCloisterZone saves, told of The Castle: docs/importing.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from alcaide.core.errors import RecordError
from alcaide.record.exchange.sources.source import LINES, SHAPE, Entry, Source, Tag, misshapen

UNKNOWN: Final = "?"
TILES: Final = 60
SIDE: Final = 10  # of the grid: a1 is [0, 0], x grows to the east, y to the south
FOLLOWERS: Final = {"path": "herald", "tower": "knight", "house": "squire", "court": "merchant"}
USUAL: Final = {"road": "path", "city": "tower", "field": "court"}  # features of that program


def read_tile_list(told: Mapping[str, Any]) -> Source:
    """Return what a list of tiles tells. Raises RecordError with the number of the message."""
    try:
        return _read(told)
    except RecordError:
        raise
    except SHAPE as error:
        raise misshapen(0, error) from None


def _read(told: Mapping[str, Any]) -> Source:
    source = Source("log")
    people = told.get("slots") or told.get("players") or ()
    names = tuple(str(each.get("nickname") or each.get("name")) for each in people)
    source.tags["Game"] = Tag(0, ("castle",))
    source.tags["Names"], source.tags["Players"] = Tag(0, names), Tag(0, (str(len(names)),))
    source.tags["Start"] = Tag(0, (str(int(told.get("start", 0))),))
    order = (told.get("annotations") or {}).get("tilePack", {}).get("params", {})
    drawn = list(order.get("drawOrder") or ()) if isinstance(order, Mapping) else list(order)
    tiles = [str(tile) for tile in drawn if not str(tile).startswith("#")][:TILES]
    source.tags["Tiles"] = Tag(0, (" ".join([*tiles, *[UNKNOWN] * (TILES - len(tiles))]),))
    wall = (told.get("setup") or {}).get("wall")
    if wall:
        source.tags["Wall"] = Tag(0, (" ".join(str(kind) for kind in wall),))
    messages = told["replay"]
    if len(messages) > LINES:
        raise ValueError(f"more than {LINES} messages")
    for number, message in enumerate(messages, 1):
        try:
            _take(source, number, str(message["type"]), message.get("payload") or message)
        except SHAPE as error:
            raise misshapen(number, error) from None
    return source


def _take(source: Source, number: int, kind: str, payload: Mapping[str, Any]) -> None:
    match kind:
        case "PLACE_TILE":
            turns = int(str(payload["rotation"]).removeprefix("R")) // 90 % 4
            what = f"place {payload['tileId']} {_cell(payload['position'])} {turns}"
        case "DEPLOY_MEEPLE":
            what = _follower(payload.get("pointer") or payload)
        case "PASS":
            what = "done"
        case "SCORE":  # of ours: which feature is scored next, and with which wall tile
            what = f"score {_cell(payload['position'])}.{int(payload['part'])}"
            what += f" with {int(payload['wall'])}" if payload.get("wall") else ""
        case "EXTRA_TURN":  # of ours: the wall tile of kind 1
            what = "extra"
        case "COMMIT":
            return
        case _:
            raise ValueError(kind[:40])
    source.entries.append(Entry(number, "", what, text=what))


def _follower(pointer: Mapping[str, Any]) -> str:
    """Return the follower that goes to a part: by its number, or by the kind of thing it is."""
    feature = str(pointer["feature"]).lower()
    role = FOLLOWERS[USUAL.get(feature, feature)]
    part = pointer.get("part")
    return role if part is None else f"{role} {int(part)}"


def _cell(position: Any) -> str:
    x, y = int(position[0]), int(position[1])
    if not (0 <= x < SIDE and 0 <= y < SIDE):
        raise ValueError(f"position {x}, {y}")
    return f"{chr(ord('a') + x)}{y + 1}"
