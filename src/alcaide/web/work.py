"""A worker process: takes the turns of bots from the queue and plays them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from saq import Worker
from saq.job import Job
from saq.types import PartialTimersDict

from alcaide.bots.processes import cores
from alcaide.table.errors import BrokenError, MissingError
from alcaide.web.channels import make_channels
from alcaide.web.config import Config
from alcaide.web.queue import BEAT, MOVE, Asking, Turns
from alcaide.web.rooms import open_rooms

LOG: Final = logging.getLogger("alcaide")
EACH: Final = 8  # turns at a time for each core: most of them wait for their delay to pass
TIMERS: Final[PartialTimersDict] = {
    "schedule": 1,
    "sweep": 2,
    "worker_info": 10,
    "abort": 1,
}  # seconds


async def work(config: Config) -> None:
    """Work until interrupted. Raises DataError if the database cannot be used."""
    channels = make_channels(config)
    async with channels, open_rooms(config, channels) as rooms:
        thinkers = rooms.thinkers
        assert isinstance(thinkers, Asking)

        async def move(context: dict[str, Any], table: str, seq: int) -> None:
            beating = asyncio.create_task(_beat(context["job"]))
            try:
                await _move(thinkers, table, seq)
            finally:
                beating.cancel()

        turns = Turns(config)
        logging.getLogger("saq").addFilter(turns.reach.hear)
        worker: Worker[Any] = Worker(
            turns,
            [(MOVE, move)],
            concurrency=EACH * cores(),
            timers=TIMERS,
            shutdown_grace_period_s=0,
        )
        try:
            await worker.start()
        finally:
            await worker.queue.disconnect()


async def _move(thinkers: Asking, id: str, seq: int) -> None:
    """Play a bot's move, unless it has been played meanwhile, and ask for the next one."""
    try:
        table = await thinkers.hub.get(id)
        if table.bot and table.seq == seq:
            await thinkers.move(table)
    except (MissingError, BrokenError) as error:
        LOG.info("the bots of table %s stop: %s", id, error)
    else:
        thinkers.wake(id)


async def _beat(job: Job) -> None:
    """Give signs of life, so that nobody takes the job over."""
    while True:
        await asyncio.sleep(BEAT)
        await job.update()
