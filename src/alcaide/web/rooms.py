"""What a server and a worker process have in common: tables, channels, bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from alcaide.table.database import open_database
from alcaide.table.plan_store import Plans
from alcaide.table.store import Store
from alcaide.web.channels import Channels, connect
from alcaide.web.config import Config
from alcaide.web.hub import Hub
from alcaide.web.minds import Minds
from alcaide.web.planner import Planner
from alcaide.web.quotas import BEAT, Ledger, Memory, Quotas, Shared
from alcaide.web.rounds import rounds
from alcaide.web.thinkers import Thinkers

ROUND: Final = 20.0  # seconds between two looks for bots that nobody has woken


class Rooms:
    """The tables of a database, and the bots that play at them."""

    def __init__(
        self, store: Store, plans: Plans, hub: Hub, minds: Minds, thinkers: Thinkers
    ) -> None:
        self.store = store
        self.plans = plans
        self.hub = hub
        self.minds = minds
        self.thinkers = thinkers

    async def wake(self) -> None:
        """Wake bots and plans that nobody wakes: at the start, and after what may go wrong."""
        for id in await self.plans.due():
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
    minds, plans = Minds(quotas), Plans(store.engine)
    thinkers = _thinkers(config, hub, minds, Planner(hub, plans))
    rooms = Rooms(store, plans, hub, minds, thinkers)
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
    from alcaide.web.reach import reach_of  # needs what a plain install has not

    return Shared(connect(config), reach_of(config.redis))


def _thinkers(config: Config, hub: Hub, minds: Minds, planner: Planner) -> Thinkers:
    if not config.redis:
        return Thinkers(hub, config.bot_delay, minds, planner)
    from alcaide.web.queue import CLASSES, Asking, Turns  # need what a plain install has not
    from alcaide.web.reach import reach_of

    reach = reach_of(config.redis)
    turns = {priority: Turns(config, priority, reach) for priority in CLASSES}
    return Asking(hub, config.bot_delay, minds, turns, planner)
