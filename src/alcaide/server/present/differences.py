"""What has changed on a table since a screen was sent it: after a move, most is as it was."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from alcaide.scene.model import LASTING
from alcaide.server.protocol.table_messages import TableChange, TableView
from alcaide.server.protocol.table_parts import EventView


def lasting(kind: type[msgspec.Struct], path: str = "") -> Iterator[str]:
    """Yield the paths of the lists that are told by what comes and goes (see ``Lasting``)."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for part in get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,):
            if LASTING in getattr(part, "__metadata__", ()):
                yield path + name
            elif not path and isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from lasting(part, f"{name}.")


LISTS: Final = frozenset(lasting(TableView))

KEPT: Final = 32  # lists
KNOWN: Final[dict[tuple[int, int], tuple[list[Any], list[Any], list[Any]]]] = {}


def change(
    before: TableView, now: TableView, notes: list[str], events: list[EventView]
) -> TableChange:
    """Return what makes one table of another, and what happened in between."""
    fields: dict[str, Any] = {}
    lists: dict[str, list[Any]] = {}
    _compare(before, now, "", fields, lists)
    return TableChange(fields, lists, notes, events)


def _compare(
    before: Any, now: Any, path: str, fields: dict[str, Any], lists: dict[str, list[Any]]
) -> None:
    """Write down what differs between two structs, and between the structs right in them."""
    for name in now.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if old is new or old == new:
            continue
        where = path + name
        if where in LISTS and old and new:
            lists[where] = _known_pieces(old, new)
        elif not path and isinstance(new, msgspec.Struct) and old is not None:
            _compare(old, new, f"{where}.", fields, lists)
        else:
            fields[where] = new


def _known_pieces(old: list[Any], new: list[Any]) -> list[Any]:
    """Return the pieces of a list; people who are shown the same board share them."""
    key = id(old), id(new)
    known = KNOWN.get(key)
    if known is None or known[0] is not old or known[1] is not new:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        known = KNOWN[key] = (old, new, pieces(old, new))
    return known[2]


def pieces(old: list[Any], new: list[Any]) -> list[Any]:
    """Return a list as stretches of another one (from, to) and items that are not in it."""
    found: list[Any] = []
    begun = here = 0  # the stretch at hand
    for item in new:
        if here < len(old) and (old[here] is item or old[here] == item):
            here += 1
            continue
        if here > begun:
            found.append((begun, here))
        try:
            begun = old.index(item)
            here = begun + 1
        except ValueError:
            begun = here
            found.append(item)
    if here > begun:
        found.append((begun, here))
    return found
