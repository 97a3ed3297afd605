"""Tells tables of the holidays of those who sit there: when they begin, and when they change.

The database says of which tables have still to hear, so that any process tells them, and none has
to remember anything. What a table has heard it does not take again.
"""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Final

from alcaide.core.errors import AlcaideError
from alcaide.server.live.hub import Hub
from alcaide.storage.errors import OfflineError, StaleError
from alcaide.tables.errors import OrderError
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.time import steady_clock
from alcaide.tables.time.holidays import Holiday, write_holiday

LOG: Final = logging.getLogger("alcaide")


class HolidayNews:
    """What the tables of this process's hub are told of holidays."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.holidays = Holidays(hub.store.engine)

    async def look(self, now: datetime | None = None) -> None:
        """Tell of all holidays that have begun or changed. Raises OfflineError."""
        for user, holiday in await self.holidays.untold(now or steady_clock.now()):
            try:
                await self.tell(user, holiday)
            except StaleError as error:  # there is a next look
                LOG.info("tables of %s have not all heard of a holiday: %s", user, error)

    async def tell(self, user: str, holiday: Holiday) -> None:
        """Tell the tables of somebody of a holiday. Raises OfflineError or StaleError."""
        for id, seat in await self.holidays.tables(user):
            try:
                await self.tell_one(id, seat, holiday)
            except (OfflineError, StaleError):
                raise
            except AlcaideError as error:  # it is broken, or is no more
                LOG.info("table %s does not hear of a holiday: %s", id, error)
        await self.holidays.told(user, holiday)

    async def catch_up(self, id: str, now: datetime) -> bool:
        """Tell a table of holidays in the present turn; False: there are none, or it knows.

        It has not heard of them if it began, or somebody came back to it, when they were on.
        """
        table = await self.hub.get(id)
        since = table.clock.since if table.clock else None
        if table.turn is None or since is None or table.terms.pace != "days":
            return False
        known = await self.holidays.of(table.seats[table.turn].user)
        missed = [one for one in reversed(known) if one.begins <= now and one.ends > since]
        heard = [await self.tell_one(id, table.turn, one) for one in missed]
        return any(heard)

    async def tell_one(self, id: str, seat: int, holiday: Holiday) -> bool:
        """Tell a table of a holiday; False: it has heard, or plays on without whoever rests."""
        try:
            await self.hub.order(id, seat, write_holiday(holiday))
        except OrderError:
            return False
        return True
