"""What a server and a worker process have in common: tables, channels, bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.quotas import BEAT, MemoryQuotaStore, Quotas, QuotaStore, RedisQuotaStore
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.hub import Hub
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.server.live.pubsub import Channels, connect
from alcaide.server.live.stop_watch import StopWatch
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.storage.database import open_database
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.table_store import TableStore

ROUND: Final = 20.0  # seconds between two looks for bots that nobody has woken


class Services:
    """The tables of a database, and the bots that play at them."""

    def __init__(
        self,
        store: TableStore,
        plan_player: PlanPlayer,
        hub: Hub,
        worker_pool: WorkerPool,
        bot_turns: BotTurns,
        stop_watch: StopWatch,
    ) -> None:
        self.store = store
        self.plan_player = plan_player
        self.hub = hub
        self.worker_pool = worker_pool
        self.bot_turns = bot_turns
        self.stop_watch = stop_watch

    async def wake(self) -> None:
        """Wake bots and plans that nobody wakes: at the start, and after what may go wrong."""
        for id in await self.plan_player.due():
            self.bot_turns.wake(id)
        for id, seats in await self.store.bots_due():
            if not all(seat.bot for seat in seats) or await self.hub.seen(id):
                self.bot_turns.wake(id)


@asynccontextmanager
async def open_services(config: Config, channels: Channels) -> AsyncIterator[Services]:
    """Open the tables of a database and let the bots at them play. Raises DataError."""
    store = TableStore(await open_database(config.database))
    hub = Hub(store, channels, shared=bool(config.redis))
    kept = _shared(config) if config.redis else MemoryQuotaStore()
    quotas = Quotas(config.caps if config.limits else None, kept, config.caps)
    worker_pool, plan_player = WorkerPool(quotas), PlanPlayer(hub, PlanStore(store.engine))
    bot_turns = _bot_turns(config, hub, worker_pool, plan_player)
    stop_watch = StopWatch(hub)
    services = Services(store, plan_player, hub, worker_pool, bot_turns, stop_watch)
    try:
        await stop_watch.look()
        async with (
            periodically(services.wake, ROUND),
            periodically(quotas.beat, BEAT),
            stop_watch.open(channels),
        ):
            yield services
    finally:
        await bot_turns.close()
        await worker_pool.close()
        await quotas.close()
        await hub.settle()
        await store.close()


def _shared(config: Config) -> QuotaStore:
    from alcaide.server.ops.redis_status import (
        redis_status_of,  # needs what a plain install has not
    )

    return RedisQuotaStore(connect(config), redis_status_of(config.redis))


def _bot_turns(
    config: Config, hub: Hub, worker_pool: WorkerPool, plan_player: PlanPlayer
) -> BotTurns:
    if not config.redis:
        return BotTurns(hub, config.bot_delay, worker_pool, plan_player)
    from alcaide.server.jobs.job_queue import (  # need what a plain install has not
        CLASSES,
        QueuedBotTurns,
        TurnQueue,
    )
    from alcaide.server.ops.redis_status import redis_status_of

    reach = redis_status_of(config.redis)
    turns = {priority: TurnQueue(config, priority, reach) for priority in CLASSES}
    return QueuedBotTurns(hub, config.bot_delay, worker_pool, turns, plan_player)
