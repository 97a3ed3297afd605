"""Tells tables where somebody's time runs that no server lived for a while: it did not count.

The database says when that was (outage_store.py), so that any process tells them. What a table has
heard it does not take again.
"""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Final

from alcaide.core.errors import AlcaideError
from alcaide.games import GAMES
from alcaide.server.live.hub import Hub
from alcaide.storage.errors import OfflineError
from alcaide.tables.absence import excuses, waits_since
from alcaide.tables.errors import OrderError
from alcaide.tables.stores.outage_store import LAPSE, Heartbeat
from alcaide.tables.time.outages import Outage, write_outage

LOG: Final = logging.getLogger("alcaide")


class Outages:
    """What the tables of this process's hub are told of outages."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.heartbeat = Heartbeat(hub.store.engine)
        self.found = False  # an outage of which tables have still to hear
        self.last: datetime | None = None  # when this process said that it lives

    def beats(self, now: datetime) -> bool:
        """Tell whether this process has said so lately that no outage can lie between."""
        return self.last is not None and abs(now - self.last) <= LAPSE / 2

    async def beat(self, now: datetime) -> None:
        """Say that this server lives; note if none did. Raises OfflineError.

        Nothing else is done here: a beat that had to wait for it would look like an outage.
        """
        if outage := await self.heartbeat.beat(now):
            LOG.warning("no server lived for %d seconds: that time does not count", outage.seconds)
            self.found = True
        self.last = now

    def expect(self) -> None:
        """Tell all tables at the next look: another process has found an outage."""
        self.found = True

    async def look(self) -> None:
        """Tell all tables whose clock runs, if an outage was found. Raises OfflineError.

        Those that are not told, as this process dies, hear when their time would be over.
        """
        if not self.found:
            return
        for id in await self.hub.store.running():
            try:
                await self.catch_up(id)
            except OfflineError:
                raise
            except AlcaideError as error:  # it has gone on, is broken, or is no more
                LOG.info("table %s does not hear of an outage: %s", id, error)
        self.found = False

    async def start(self, now: datetime) -> None:
        """Tell the tables of games that were not installed that this time did not count.

        Nobody could open them, and no clock of theirs was watched. Raises OfflineError.
        """
        for game, since in await self.heartbeat.lacks(now, GAMES):
            for id in await self.hub.store.running_of(game):
                try:
                    await self.tell(id, Outage(since, now))
                except OfflineError:
                    raise
                except AlcaideError as error:
                    LOG.info("table %s does not hear that its game is back: %s", id, error)
            await self.heartbeat.found(game)

    async def catch_up(self, id: str) -> bool:
        """Tell a table of outages in the present turn; False: there are none, or it knows."""
        table = await self.hub.get(id)
        since = table.counts_since
        if since is None:
            return False
        missed = await self.heartbeat.outages(since)
        return any([await self.tell(id, outage) for outage in missed])

    async def excuse(self, id: str) -> None:
        """Tell a table without clocks of outages in which whoever it waits for could not come."""
        table = await self.hub.get(id)
        since = waits_since(table)
        if since is not None:
            for outage in excuses(table, await self.heartbeat.outages(since)):
                await self.tell(id, outage)

    async def tell(self, id: str, outage: Outage) -> bool:
        """Tell a table of an outage; False: it has heard, or nobody's time ran there."""
        turn = (await self.hub.get(id)).turn
        if turn is None:
            return False
        try:
            await self.hub.order(id, turn, write_outage(outage))
        except OrderError:
            return False
        return True
