"""Tables that are told by what has changed, put together again as the browser does."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def merged(before: Json, change: Json) -> Json:
    """Return the table after a change (ui/src/pages/table/live/merge.ts)."""
    after = dict(before)
    for path, value in change["fields"].items():
        parent, name = _place(after, path)
        parent[name] = value
    for path, pieces in change["lists"].items():
        parent, name = _place(after, path)
        parent[name] = [item for piece in pieces for item in _items(parent[name], piece)]
    return after


def _place(table: Json, path: str) -> tuple[Json, str]:
    """Return what holds the field at a path, ready to be written to."""
    *above, name = path.split(".")
    for part in above:
        table[part] = dict(table[part])
        table = table[part]
    return table, name


def _items(old: list[Any], piece: Any) -> list[Any]:
    return old[piece[0] : piece[1]] if isinstance(piece, list) else [piece]
