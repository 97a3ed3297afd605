"""What an administrator takes away from the talk disappears from the pages that are open.

The command line may have no way to tell the servers: each looks in the database for its own pages.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from alcaide.people.conduct.reports import Reports
from alcaide.server.live.events import Spoken
from alcaide.server.live.hub import Hub

PAUSE: Final = 2.0  # seconds between two looks
BACK: Final = timedelta(minutes=1)  # as far as clocks may differ, and the database may be away


class Redactions:
    """The lines taken away lately of which the pages of this process have been told."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.reports = Reports(hub.store.engine)
        self.told: set[tuple[str, int]] = set()

    async def look(self, now: datetime | None = None) -> None:
        """Tell the tables that are watched of lines that are not there any more."""
        if not self.hub.watched:
            return
        gone = await self.reports.removed((now or datetime.now(UTC)) - BACK)
        lately = {(table, line.number) for table, line in gone}
        for table, line in gone:
            if table in self.hub.watched and (table, line.number) not in self.told:
                self.hub.tell(table, Spoken(line))
        self.told = lately
