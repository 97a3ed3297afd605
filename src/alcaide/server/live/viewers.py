"""Who sees a table now, asked where nobody at this process may be listening to it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from alcaide.server.live.events import Here
from alcaide.server.live.hub import Hub
from alcaide.server.live.presence import Presence
from alcaide.tables.time import steady_clock

PATIENCE: Final = 1.0  # seconds for the other processes to answer
STAY: Final = 300.0  # seconds between two notes of who is at tables that gather


class Viewers:
    """Asks all processes who has a table before his eyes."""

    def __init__(self, hub: Hub, presence: Presence) -> None:
        self.hub = hub
        self.presence = presence

    async def __call__(self, table: str) -> set[str]:
        """Return the people who see a table."""
        if self.hub.shared:
            async with self.hub.watch(table) as events:
                self.presence.say(table, ask=True)
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        async for event in events:
                            if isinstance(event, Here):
                                self.presence.hear(table, event)
        seen = self.presence.looking(table)
        self.presence.leave(table)
        return seen

    async def note(self) -> None:
        """Keep tables that gather in the lobby while somebody is there, by this process."""
        await self.hub.store.keep_gathering(self.presence.attended(), steady_clock.now())
