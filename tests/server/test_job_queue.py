"""The queues of turns: what one person has there is bounded, so that others are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from alcaide.server.jobs.job_queue import TurnQueue
from alcaide.server.jobs.scheduler import Priority
from alcaide.server.ops.redis_status import RedisStatus
from alcaide.server.ops.resource_limits import ResourceLimits
from alcaide.server.ops.settings import Config
from servers import Postgres, Redis
from working import server, tables_of, worker

MOST: Final = 2  # turns that one person may have in the queue


@asynccontextmanager
async def turns_of(config: Config, priority: Priority) -> AsyncIterator[TurnQueue]:
    """Give a queue, to look at."""
    turns = TurnQueue(config, priority, RedisStatus())
    try:
        yield turns
    finally:
        await turns.disconnect()


def test_whoever_has_many_turns_gets_his_share_of_the_workers_and_no_more(
    postgres: Postgres, redis: Redis
) -> None:
    redis.clear()
    config = Config(postgres.new(), redis=redis.url, bot_delay=0.0)
    capped, cap = replace(config, caps=ResourceLimits(bots=MOST)), {"ALCAIDE_MOST_BOTS": str(MOST)}

    async def run() -> None:
        async with (
            server(capped) as services,
            tables_of(services, "many", 12, "random") as many,
            tables_of(services, "one", 1, "random") as (own,),
            turns_of(config, Priority.BOTS) as turns,
        ):
            for table in many:
                services.bot_turns.wake(table.id)
            while (most := await turns.count("queued")) < MOST:
                await asyncio.sleep(0.05)
            services.bot_turns.wake(own.id)  # all others have asked before
            with worker(config, more=cap), worker(config, more=cap):
                played = 0
                while played < 2 * MOST:
                    asked = [job async for job in turns.iter_jobs()]
                    most = max(most, sum((job.kwargs or {})["table"] != own.id for job in asked))
                    played = sum([(await services.hub.get(table.id)).seq for table in many])
                    await asyncio.sleep(0.1)
                assert most == MOST
                assert (await services.hub.get(own.id)).seq > 1  # one after the other, meanwhile

    asyncio.run(run())
