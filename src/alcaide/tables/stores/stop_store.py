"""Where a planned stop is kept: one row, which all processes of all servers see."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage.schema import HEARTBEAT, OUTAGES, STOPS
from alcaide.storage.stored_times import aware
from alcaide.tables.stores.outage_store import NAME
from alcaide.tables.time.outages import Outage
from alcaide.tables.time.planned_stop import PlannedStop


class PlannedStops:
    """The planned stop of all servers of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def get(self) -> PlannedStop | None:
        """Return what is planned. Raises OfflineError."""
        async with self.engine.connect() as connection:
            return await _get(connection)

    async def plan(self, stop: PlannedStop) -> None:
        """Plan a stop, in place of what was planned before."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(STOPS))
            row = {"name": NAME, "at": stop.at, "back": stop.back, "why": stop.why}
            await connection.execute(insert(STOPS), row)

    async def end(self, now: datetime) -> Outage | None:
        """Put a plan away; return the outage that ends with it if it was carried out.

        From the moment of the stop on no heartbeat was written, for time stood still.
        """
        async with self.engine.begin() as connection:
            stop = await _get(connection)
            if stop is None or not (await connection.execute(delete(STOPS))).rowcount:
                return None
            here = HEARTBEAT.c.name == NAME
            last = await connection.scalar(select(HEARTBEAT.c.at).where(here))
            if not stop.reached(now) or last is None or aware(last) >= now:
                return None
            outage = Outage(aware(last), now)
            await connection.execute(update(HEARTBEAT).where(here).values(at=now))
            await connection.execute(insert(OUTAGES).values(begins=outage.begins, back=now))
            return outage


async def _get(connection: AsyncConnection) -> PlannedStop | None:
    row = (await connection.execute(select(STOPS))).first()
    return None if row is None else PlannedStop(aware(row.at), row.back, row.why)
