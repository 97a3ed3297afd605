"""The worker processes of a server, in which bots think and advice is found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from alcaide.bots.processes import Workers, cores

LOG: Final = logging.getLogger("alcaide")
TRIES: Final = 3
POLL: Final = 0.25  # seconds between two looks whether the answer is still wanted

Job = Callable[[int], Any]  # gets the ticket under which it can be stopped
Stale = Callable[[], Awaitable[None]]  # raises what is to be raised when nobody wants it any more


class Minds:
    """Asks worker processes, and starts new ones when they die."""

    def __init__(self) -> None:
        self.workers = new_workers()

    async def ask(self, jobs: Sequence[Job], stale: Stale) -> list[Any]:
        """Return what the jobs return; they are given up when ``stale`` raises."""
        for left in reversed(range(TRIES)):
            workers = self.workers
            try:
                return await _ask(workers, jobs, stale)
            except BrokenProcessPool:
                if not left:
                    raise
                LOG.warning("the processes of the bots have died; starting new ones")
                if self.workers is workers:
                    self.workers = new_workers()
        raise AssertionError

    async def close(self) -> None:
        """Stop everything and send the processes home."""
        await asyncio.to_thread(self.workers.close)


async def _ask(workers: Workers, jobs: Sequence[Job], stale: Stale) -> list[Any]:
    loop = asyncio.get_running_loop()
    ticket = workers.ticket()
    asked = [loop.run_in_executor(workers.pool, job, ticket) for job in jobs]
    try:
        while (await asyncio.wait(asked, timeout=POLL))[1]:
            await stale()
        return [future.result() for future in asked]
    finally:
        workers.stop(ticket)
        for future in asked:
            future.cancel()


def new_workers() -> Workers:
    """Return the worker processes of a server."""
    return Workers(cores())
