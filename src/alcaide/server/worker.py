"""A worker process: takes the turns of bots from the queues and plays them."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Any, Final

from saq import Worker
from saq.job import Job
from saq.types import PartialTimersDict
from saq.utils import cancel_tasks

from alcaide.bots.worker_processes import cores
from alcaide.server.jobs.job_queue import BEAT, CLASSES, MOVE, QueuedBotTurns, TurnQueue
from alcaide.server.live.pubsub import make_channels
from alcaide.server.ops.redis_status import redis_status_of
from alcaide.server.ops.settings import Config
from alcaide.server.shared_parts import open_services
from alcaide.tables.errors import BrokenError, MissingError

LOG: Final = logging.getLogger("alcaide")
EACH: Final = 8  # turns of a class at a time for each core: most wait for their delay to pass
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
TIMERS: Final[PartialTimersDict] = {
    "schedule": 1,
    "sweep": 2,
    "worker_info": 10,
    "abort": 1,
}  # seconds


class QueueWorker(Worker[Any]):
    """Takes turns of one class; in which order they are thought about, the scheduler says."""

    SIGNALS = []  # one signal ends all of them  # noqa: RUF012

    async def stop(self) -> None:
        """End at once: what waits for turns never ends by itself, of which the library warns."""
        self.event.set()
        tasks = list(self.tasks)
        self.tasks.clear()
        await cancel_tasks(tasks)
        await super().stop()


async def work(config: Config) -> None:
    """Work until interrupted. Raises DataError if the database cannot be used."""
    channels = make_channels(config)
    async with channels, open_services(config, channels) as services:
        bot_turns = services.bot_turns
        assert isinstance(bot_turns, QueuedBotTurns)

        async def move(context: dict[str, Any], table: str, seq: int) -> None:
            beating = asyncio.create_task(_beat(context["job"]))
            try:
                await _move(bot_turns, table, seq)
            finally:
                beating.cancel()

        reach = redis_status_of(config.redis)
        logging.getLogger("saq").addFilter(reach.hear)
        takers = [
            QueueWorker(
                TurnQueue(config, priority, reach),
                [(MOVE, move)],
                concurrency=EACH * cores(),
                timers=TIMERS,
                shutdown_grace_period_s=0,
            )
            for priority in CLASSES
        ]
        await _until_interrupted(takers)


async def _until_interrupted(takers: list[QueueWorker]) -> None:
    loop, over = asyncio.get_running_loop(), asyncio.Event()
    for each in SIGNALS:
        with suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(each, over.set)
    taking = [asyncio.create_task(taker.start()) for taker in takers]
    try:
        await asyncio.wait(
            [*taking, ending := asyncio.create_task(over.wait())],
            return_when=asyncio.FIRST_COMPLETED,
        )
        ending.cancel()
    finally:
        for taker in takers:
            await taker.stop()
        await asyncio.gather(*taking)
        for taker in takers:
            await taker.queue.disconnect()


async def _move(bot_turns: QueuedBotTurns, id: str, seq: int) -> None:
    """Play a bot's move, unless it has been played meanwhile, and ask for the next one."""
    try:
        table = await bot_turns.hub.get(id)
        if table.bot and table.seq == seq and (claim := await bot_turns.claim(table)):
            await bot_turns.move(table, claim)
    except (MissingError, BrokenError) as error:
        LOG.info("the bots of table %s stop: %s", id, error)
    else:
        bot_turns.wake(id)


async def _beat(job: Job) -> None:
    """Give signs of life, so that nobody takes the job over."""
    while True:
        await asyncio.sleep(BEAT)
        await job.update()
