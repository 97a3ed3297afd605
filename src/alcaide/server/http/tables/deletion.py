"""Tables that are deleted with their log, by whoever set them up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from litestar import Request, delete
from litestar.di import NamedDependency
from litestar.params import FromPath

from alcaide.games import GAMES
from alcaide.server.live.hub import Hub
from alcaide.server.security.authentication import known_person
from alcaide.server.security.key_scope_guard import TABLES
from alcaide.server.security.permissions import owns
from alcaide.tables.errors import LackingError, OthersError, OwnerError
from alcaide.tables.stores.table_store import TableSummary

KEPT: Final = timedelta(days=30)  # that a table of others stays whose game is not installed

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
TableId = FromPath[str]


@delete("/tables/{id:str}", scope=TABLES)
async def delete_table(request: Ask, id: TableId, hub: Tables) -> None:
    """Delete a table with its log; one where others play or have played stays.

    But where its game has not been installed for long, nobody can play it on.
    """
    kept, person = await hub.store.summary(id), known_person(request)  # it may be of no use
    if not owns(kept, person):
        raise OwnerError
    others = any(spec.user not in ("", person.id) for spec in kept.seats if not spec.free)
    if others and kept.phase != "gathering" and not _given_up(kept):
        raise OthersError if kept.game in GAMES else LackingError(days=KEPT.days)
    await hub.delete(id)


def _given_up(kept: TableSummary) -> bool:
    """Tell whether the game of a table is not installed, and for so long that it will not be."""
    return kept.game not in GAMES and datetime.now(UTC) - kept.touched > KEPT
