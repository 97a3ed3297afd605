"""What a server and a worker process have in common: tables, channels, bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from alcaide.server.jobs.bot_turns import Thinkers
from alcaide.server.jobs.quotas import BEAT, Ledger, Memory, Quotas, Shared
from alcaide.server.jobs.worker_pool import Minds
from alcaide.server.live.hub import Hub
from alcaide.server.live.plan_player import Planner
from alcaide.server.live.pubsub import Channels, connect
from alcaide.server.ops.periodic import rounds
from alcaide.server.ops.settings import Config
from alcaide.storage.database import open_database
from alcaide.tables.stores.plan_store import Plans
from alcaide.tables.stores.table_store import Store

ROUND: Final = 20.0  # seconds between two looks for bots that nobody has woken


class Rooms:
    """The tables of a database, and the bots that play at them."""

    def __init__(
        self, store: Store, planner: Planner, hub: Hub, minds: Minds, thinkers: Thinkers
    ) -> None:
        self.store = store
        self.planner = planner
        self.hub = hub
        self.minds = minds
        self.thinkers = thinkers

    async def wake(self) -> None:
        """Wake bots and plans that nobody wakes: at the start, and after what may go wrong."""
        for id in await self.planner.due():
            self.thinkers.wake(id)
        for id, seats in await self.store.bots_due():
            if not all(seat.bot for seat in seats) or await self.hub.seen(id):
                self.thinkers.wake(id)


@asynccontextmanager
async def open_rooms(config: Config, channels: Channels) -> AsyncIterator[Rooms]:
    """Open the tables of a database and let the bots at them play. Raises DataError."""
    store = Store(await open_database(config.database))
    hub = Hub(store, channels, shared=bool(config.redis))
    ledger = _shared(config) if config.redis else Memory()
    quotas = Quotas(config.caps if config.limits else None, ledger, config.caps)
    minds, planner = Minds(quotas), Planner(hub, Plans(store.engine))
    thinkers = _thinkers(config, hub, minds, planner)
    rooms = Rooms(store, planner, hub, minds, thinkers)
    try:
        async with rounds(rooms.wake, ROUND), rounds(quotas.beat, BEAT):
            yield rooms
    finally:
        await thinkers.close()
        await minds.close()
        await quotas.close()
        await hub.settle()
        await store.close()


def _shared(config: Config) -> Ledger:
    from alcaide.server.ops.redis_status import reach_of  # needs what a plain install has not

    return Shared(connect(config), reach_of(config.redis))


def _thinkers(config: Config, hub: Hub, minds: Minds, planner: Planner) -> Thinkers:
    if not config.redis:
        return Thinkers(hub, config.bot_delay, minds, planner)
    from alcaide.server.jobs.job_queue import (  # need what a plain install has not
        CLASSES,
        Asking,
        Turns,
    )
    from alcaide.server.ops.redis_status import reach_of

    reach = reach_of(config.redis)
    turns = {priority: Turns(config, priority, reach) for priority in CLASSES}
    return Asking(hub, config.bot_delay, minds, turns, planner)
