"""People at tables that count, and what is kept of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from alcaide.games import GAMES
from alcaide.storage.database import open_database
from alcaide.storage.schema import USERS
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.terms import Terms
from databases import empty

ALCAZAR = GAMES["alcazar"]
RATED = Terms(access="public", rated=True)


@asynccontextmanager
async def store_in(
    where: Path | str, *accounts: str, guests: Sequence[str] = ()
) -> AsyncIterator[TableStore]:
    address = where if isinstance(where, str) else empty(where)
    store = TableStore(await open_database(address))
    try:
        async with store.engine.begin() as connection:
            now = datetime.now(UTC)
            for id in (*accounts, *guests):
                handle = None if id in guests else id
                values = {"id": id, "name": id.title(), "handle": handle}
                await connection.execute(insert(USERS).values(**values, created=now, seen=now))
        yield store
    finally:
        await store.close()


def persons(*users: str) -> list[SeatSpec]:
    colours = ALCAZAR.colours
    return [SeatSpec("person", u.title(), colours[n], user=u) for n, u in enumerate(users)]


async def rows(store: TableStore, table: Any) -> list[Any]:
    async with store.engine.connect() as connection:
        return list(await connection.execute(select(table).order_by(table.c.user_id)))
