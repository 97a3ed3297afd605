"""When servers lived: a heartbeat in the database, and the outages that follow from it.

Any process writes it, so that one that lives is enough. It is written only while somebody's time
runs or people play with each other; otherwise nobody could lose any.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage.schema import HEARTBEAT, OUTAGES, TABLES
from alcaide.storage.stored_times import aware
from alcaide.tables.time.outages import Outage

NAME: Final = "servers"
LAPSE: Final = timedelta(seconds=5)  # without a heartbeat, after which no server lived
KEPT: Final = timedelta(days=365)


class Heartbeat:
    """The heartbeat of all servers of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def beat(self, now: datetime) -> Outage | None:
        """Write that a server lives; return the outage that ends with it. Raises OfflineError."""
        try:
            async with self.engine.begin() as connection:
                return await _beat(connection, now)
        except IntegrityError:  # another process has just written the same
            return None

    async def outages(self, since: datetime) -> Sequence[Outage]:
        """Return the outages that were over after a moment, in their order."""
        query = select(OUTAGES).where(OUTAGES.c.back > since).order_by(OUTAGES.c.begins)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Outage(aware(row.begins), aware(row.back)) for row in rows]


async def _beat(connection: AsyncConnection, now: datetime) -> Outage | None:
    here = HEARTBEAT.c.name == NAME
    among_people = (TABLES.c.access != "local") & (TABLES.c.phase == "playing")
    running = exists().where(TABLES.c.deadline.is_not(None) | among_people)
    runs = (await connection.execute(select(running))).scalar_one()
    last = (await connection.execute(select(HEARTBEAT.c.at).where(here))).one_or_none()
    at = now if runs else None
    if last is None:
        await connection.execute(insert(HEARTBEAT).values(name=NAME, at=at))
        return None
    if last.at is None and at is None:
        return None
    wrong = HEARTBEAT.c.at > now + LAPSE  # the clock of the machine has been put right
    later = HEARTBEAT.c.at.is_(None) | (HEARTBEAT.c.at < now) | wrong
    await connection.execute(update(HEARTBEAT).where(here, later).values(at=at))
    if last.at is None or now - aware(last.at) <= LAPSE:
        return None
    outage = Outage(aware(last.at), now)
    await connection.execute(delete(OUTAGES).where(OUTAGES.c.back < now - KEPT))
    await connection.execute(insert(OUTAGES).values(begins=outage.begins, back=outage.back))
    return outage
