"""Watches deadlines: looks every second where somebody's time is over or nearly so.

The database says where, so that any process does it and none has to remember anything. A row is
unique: of several processes that see the same deadline one writes it. Time in which no server
lived does not count, and an action that came in time is not made late by the work of storing it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from alcaide.core.errors import AlcaideError
from alcaide.server.live.holiday_rows import HolidayNews
from alcaide.server.live.hub import Hub
from alcaide.server.live.outage_rows import Outages
from alcaide.storage.errors import TableError
from alcaide.tables.errors import OrderError
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock

LOG: Final = logging.getLogger("alcaide")
PAUSE: Final = 1.0  # seconds between two looks
AHEAD: Final = timedelta(hours=6)  # how far ahead of a deadline it looks
SHARE: Final = 0.25  # of the time for a turn, that is left when somebody is warned
LEAST: Final = timedelta(seconds=30)

Warn = Callable[[Table, int, datetime], Awaitable[None]]  # table, seat to move, its deadline


class DeadlineWatcher:
    """Ends the time of those who let it run out, and warns them before."""

    def __init__(self, hub: Hub, wake: Callable[[str], None], warn: Warn) -> None:
        self.hub = hub
        self.holiday_news = HolidayNews(hub)
        self.outages = Outages(hub)
        self.wake = wake  # lets the bots of a table play
        self.warn = warn
        self.clock: Callable[[], datetime] = steady_clock.now
        hub.on_time = self.on_time

    async def now(self) -> None:
        """Look at this moment; if this server has not just said that it lives, it does before."""
        now = self.clock()
        if not self.outages.beats(now):
            await self.outages.beat(now)
        await self.look(now)

    async def beat(self) -> None:
        """Say that this server lives."""
        await self.outages.beat(self.clock())

    async def on_time(self, id: str) -> None:
        """Write that time is over at a table where it is, so that an action comes too late."""
        deadline, now = (await self.hub.get(id)).deadline, self.clock()
        if deadline is not None and deadline <= now:
            await self.outages.beat(now)  # this process may have been stopped
            with suppress(OrderError):  # the row is there already
                await self._late(id, now)

    async def look(self, now: datetime) -> None:
        """Write the rows that are due, and warn whoever has little time left."""
        for id, deadline in await self.hub.store.due(now + AHEAD):
            try:
                if deadline > now:
                    await self._warn(id, deadline, now)
                elif not self.hub.playing[id]:
                    await self._late(id, now)
            except AlcaideError as error:
                LOG.info("table %s is not late: %s", id, error)

    async def _late(self, id: str, now: datetime) -> None:
        if await self.outages.catch_up(id) or await self.holiday_news.catch_up(id, now):
            return
        try:
            await self.hub.late(id, now)
        except OrderError:
            self.hub.forget(id)  # the database knows more than what is here
            raise
        except TableError as error:  # another process, or whoever was late, came first
            LOG.info("table %s has gone on: %s", id, error)
        self.wake(id)

    async def _warn(self, id: str, deadline: datetime, now: datetime) -> None:
        table = await self.hub.get(id)
        if (
            table.waiting
            or deadline - now > ahead(table)
            or not await self.hub.store.warn(id, deadline)
        ):
            return
        if await self.outages.catch_up(id) or await self.holiday_news.catch_up(id, now):
            return
        if table.turn is not None and table.deadline == deadline:
            await self.warn(table, table.turn, deadline)


def ahead(table: Table) -> timedelta:
    """Return how long before the end of a turn's time its player is warned."""
    terms = table.terms
    whole = timedelta(hours=terms.hours) if terms.pace == "days" else timedelta(seconds=terms.turn)
    return min(AHEAD, max(LEAST, whole * SHARE))
