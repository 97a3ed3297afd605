"""A planned stop, as this process knows it: what begins no more, what is played no more.

The database says of it, so that every process sees it within seconds, whoever has planned it. From
its moment on time stands still here, so that the outage begins with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

from litestar.channels import ChannelsPlugin

from alcaide.server.live.events import Stopping
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import make_backend
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.tables.errors import StoppedError, StopSoonError
from alcaide.tables.stores.stop_store import PlannedStops
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock
from alcaide.tables.time.planned_stop import PlannedStop

LOG: Final = logging.getLogger("alcaide")
STOPS: Final = "stops"  # the channel by which processes are told to look
LOOK: Final = b"look"
PAUSE: Final = 2.0  # seconds


async def announce(config: Config) -> None:
    """Tell the servers from another process that what is planned has changed."""
    if config.redis:
        backend = make_backend(config)
        await backend.publish(LOOK, [STOPS])
        await backend.on_shutdown()


class StopWatch:
    """The planned stop of the servers, and what it means for the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.stops = PlannedStops(hub.store.engine)
        self.plan: PlannedStop | None = None
        self.real: Callable[[], datetime] = steady_clock.now
        self.on_end: Callable[[], None] = lambda: None  # once a stop that was reached is over
        self.looking = asyncio.Lock()  # what was read before an end is not learnt after it
        hub.gate = self.check

    def clock(self) -> datetime:
        """Return the time, which stands still once the stop is reached."""
        now = self.real()
        return now if self.plan is None else min(now, self.plan.at)

    def check(self, before: Table | None, after: Table) -> None:
        """Raise StoppedError if nothing is played now, StopSoonError if a game is not to begin."""
        plan, now = self.plan, self.real()
        if plan is None:
            return
        if plan.reached(now):
            raise StoppedError(minutes=minutes(plan.back))
        if _begins(before, after) and after.terms.pace == "live" and plan.near(now):
            left = (plan.at - now).total_seconds()
            raise StopSoonError(minutes=minutes(left), back=minutes(plan.back))

    async def start(self) -> None:
        """Put a stop away that was carried out: this server lives again. Raises OfflineError."""
        async with self.looking:
            await self._look()
            if self.plan is not None and self.plan.reached(self.real()):
                await self._end()

    async def look(self) -> None:
        """Take in what is planned now. Raises OfflineError."""
        async with self.looking:
            await self._look()

    async def _end(self) -> None:
        outage = await self.stops.end(self.real())
        self._learn(None)
        if outage is not None:
            LOG.info("the planned stop is over after %d seconds", outage.seconds)

    async def _look(self) -> None:
        plan = await self.stops.get()
        if plan is not None and plan.forgotten(self.real()):
            LOG.warning("the stop that was planned for %s has been forgotten", plan.at)
            await self._end()
            return
        self._learn(plan)

    @asynccontextmanager
    async def open(self, channels: ChannelsPlugin) -> AsyncIterator[None]:
        """Look now and then, and whenever another process says so, until the context ends."""
        async with channels.start_subscription(STOPS) as heard:

            async def look(_data: bytes) -> None:
                await self.look()

            async with (
                periodically(self.look, PAUSE),
                heard.run_in_background(look, join=False),
            ):
                yield

    def _learn(self, plan: PlannedStop | None) -> None:
        if plan == self.plan:
            return
        before, self.plan = self.plan, plan
        LOG.info("a stop is planned for %s", plan.at if plan else "no time")
        if before is not None and before.reached(self.real()):
            self.on_end()
        for id in list(self.hub.watched):
            self.hub.tell(id, Stopping())


def _begins(before: Table | None, after: Table) -> bool:
    """Tell whether a table begins to be one where people play, or are asked whether they do."""
    if before is None:
        return True
    if not after.terms.ready:
        return before.waiting and not after.waiting
    gathering = before.agreements.readiness.phase == "gathering"
    return gathering and after.agreements.readiness.phase != "gathering"


def minutes(seconds: float) -> int:
    """Return how many minutes that are, begun ones counted."""
    return -int(-seconds // 60)
