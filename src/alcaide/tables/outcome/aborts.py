"""Rated games that were called off in their first moves: counted, so that nobody chooses deals."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import ABORTS, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.errors import AbortsError
from alcaide.tables.table import Table

MOST: Final = 2  # within a day
DAY: Final = timedelta(days=1)


def count_abort(connection: Connection, table: Table, at: datetime) -> None:
    """Write who has called a rated game off, if that has not been done. Raises AbortsError."""
    user = table.seats[table.end.seat].user if table.end and table.terms.rated else ""
    known = select(USERS.c.id).where(USERS.c.id == user).with_for_update()
    done = select(ABORTS.c.user_id).where(ABORTS.c.table_id == table.id)
    if not connection.scalar(known) or connection.scalar(done):
        return
    mine = select(func.count()).where(ABORTS.c.user_id == user, ABORTS.c.at > at - DAY)
    if (connection.scalar(mine) or 0) >= MOST:
        raise AbortsError(most=MOST)
    connection.execute(insert(ABORTS).values(table_id=table.id, user_id=user, at=at))


async def aborts_of(engine: AsyncEngine, user: str) -> list[datetime]:
    """Return when somebody called rated games off, in their order."""
    query = select(ABORTS.c.at).where(ABORTS.c.user_id == user).order_by(ABORTS.c.at)
    async with engine.connect() as connection:
        return [aware(at) for at in (await connection.execute(query)).scalars()]
