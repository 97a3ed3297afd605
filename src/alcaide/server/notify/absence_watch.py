"""Tells those for whom games wait that the others may soon vote about them, or may now."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final, Literal

from alcaide.core.errors import AlcaideError
from alcaide.server.live.hub import Hub
from alcaide.server.live.outage_rows import Outages
from alcaide.storage.errors import OfflineError
from alcaide.tables.absence import DAY, opens
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock

LOG: Final = logging.getLogger("alcaide")
PAUSE: Final = 60.0  # seconds between two looks

Stage = Literal["leaving", "gone"]  # a day before the vote; once it is open
Warn = Callable[[Table, int, Stage], Awaitable[None]]


class AbsenceWatch:
    """Finds who has not moved for days; any process does, one of them tells him."""

    def __init__(self, hub: Hub, outages: Outages, warn: Warn) -> None:
        self.hub = hub
        self.outages = outages
        self.warn = warn

    async def look(self, now: datetime | None = None) -> None:
        """Tell those whose time has come. Raises OfflineError."""
        now = now or steady_clock.now()
        for id in await self.hub.store.silent(now):
            try:
                await self.outages.excuse(id)
                await self._tell(await self.hub.get(id), now)
            except OfflineError:
                raise
            except AlcaideError as error:  # it is broken, or is no more
                LOG.info("nobody is told that he is missed at table %s: %s", id, error)

    async def _tell(self, table: Table, now: datetime) -> None:
        moment, seat = opens(table), table.turn
        if moment is None or seat is None or now < moment - DAY:
            return
        stage: Stage = "gone" if now >= moment else "leaving"
        mark = moment if stage == "gone" else moment - DAY
        if await self.hub.store.note_absence(table.id, mark):
            await self.warn(table, seat, stage)
