"""When servers lived: a heartbeat in the database, and the outages that follow from it.

Any process writes it, so that one that lives is enough. It is written only while somebody's time
runs or people play with each other; otherwise nobody could lose any.

It is also by what servers agree on the time. One may have started before the clock of the machine
was put right, another after: whoever sees that another one lives ahead of him goes by its clock.
Where none lives any more, time goes on from when the last one did, so that it never goes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage import advisory_lock
from alcaide.storage.schema import HEARTBEAT, LACKS, OUTAGES, TABLES
from alcaide.storage.stored_times import aware
from alcaide.tables.time.outages import Outage

LOG: Final = logging.getLogger("alcaide")
NAME: Final = "servers"
LAPSE: Final = timedelta(seconds=5)  # without a heartbeat, after which no server lived
OUTAGE: Final = LAPSE + timedelta(seconds=1)  # the shortest that is seen for sure
KEPT: Final = timedelta(days=365)
HERE: Final = HEARTBEAT.c.name == NAME
LAST: Final = select(HEARTBEAT.c.at).where(HERE)


def _stay(_moment: datetime) -> None:
    """Go by one's own clock: no other server is here."""


class Heartbeat:
    """The heartbeat of all servers of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.written: datetime | None = None  # by this process, when it last beat
        self.follow: Callable[[datetime], None] = _stay  # goes by the clock of another server

    async def agree(self, now: datetime) -> None:
        """Go by the clock of servers that lived ahead of this one, before anything is played.

        Where the last beat lies ahead, it takes a while to see whether one still lives. If not,
        the clock of the machine was put back while none did. For how long, nobody can tell: time
        goes on after the shortest outage, for turns that began ahead would last until now comes
        up with them. Raises OfflineError.
        """
        last = await self._last()
        if last is not None and last > now + LAPSE:
            await asyncio.sleep(LAPSE.total_seconds())
            again = await self._last()
            if again is not None:
                self._follow(again if again > last else last + OUTAGE, now + LAPSE)

    async def beat(self, now: datetime) -> Outage | None:
        """Write that a server lives; return the outage that ends with it. Raises OfflineError."""
        try:
            async with self.engine.begin() as connection:
                last = (await connection.execute(LAST)).one_or_none()
                if last is not None and last.at is not None and self._others(aware(last.at), now):
                    self._follow(aware(last.at), now)
                    return None
                outage = await _beat(connection, last, now)
        except IntegrityError:  # another process has just written the same
            return None
        self.written = now
        return outage

    async def outages(self, since: datetime) -> Sequence[Outage]:
        """Return the outages that were over after a moment, in their order."""
        query = select(OUTAGES).where(OUTAGES.c.back > since).order_by(OUTAGES.c.begins)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Outage(aware(row.begins), aware(row.back)) for row in rows]

    async def lacks(self, now: datetime, games: Collection[str]) -> list[tuple[str, datetime]]:
        """Note which games at whose tables time runs are not installed here, since when.

        Returns those that were missing and are here again, with the moment since when they were.
        """
        at_tables = select(TABLES.c.game).where(TABLES.c.deadline.is_not(None)).distinct()
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, "lacks")
            played = set((await connection.execute(at_tables)).scalars())
            known = {row.game: aware(row.since) for row in await connection.execute(select(LACKS))}
            for game in played - set(games) - known.keys():
                await connection.execute(insert(LACKS).values(game=game, since=now))
            return [(game, since) for game, since in known.items() if game in games]

    async def found(self, game: str) -> None:
        """Note that the tables of a game that was missing have been told."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(LACKS).where(LACKS.c.game == game))

    async def _last(self) -> datetime | None:
        async with self.engine.connect() as connection:
            at = await connection.scalar(LAST)
            return None if at is None else aware(at)

    def _others(self, last: datetime, now: datetime) -> bool:
        """Tell whether a server has written since this one did whose clock is ahead."""
        return self.written is not None and last != self.written and last > now + LAPSE

    def _follow(self, moment: datetime, now: datetime) -> None:
        ahead = (moment - now).total_seconds()
        LOG.warning("servers lived %d seconds ahead: this one goes on from there", ahead)
        self.follow(moment)


async def _beat(connection: AsyncConnection, last: Row[Any] | None, now: datetime) -> Outage | None:
    among_people = (TABLES.c.access != "local") & (TABLES.c.phase == "playing")
    running = TABLES.c.deadline.is_not(None) | among_people
    moved = await connection.scalar(select(func.max(TABLES.c.touched)).where(running))
    at = None if moved is None else now
    if last is None:
        await connection.execute(insert(HEARTBEAT).values(name=NAME, at=at))
        return None
    if last.at is None and at is None:
        return None
    lived = last.at or moved  # the first game may have begun after the last beat
    wrong = HEARTBEAT.c.at > now + LAPSE  # the clock of the machine has been put right
    later = HEARTBEAT.c.at.is_(None) | (HEARTBEAT.c.at < now) | wrong
    await connection.execute(update(HEARTBEAT).where(HERE, later).values(at=at))
    if lived is None or now - aware(lived) <= LAPSE:
        return None
    outage = Outage(aware(lived), now)
    await connection.execute(delete(OUTAGES).where(OUTAGES.c.back < now - KEPT))
    await connection.execute(insert(OUTAGES).values(begins=outage.begins, back=outage.back))
    return outage
