"""Work that is done again and again beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from alcaide.storage.errors import OfflineError

LOG: Final = logging.getLogger("alcaide")


@asynccontextmanager
async def periodically(work: Callable[[], Awaitable[None]], pause: float) -> AsyncIterator[None]:
    """Do something now and after every pause, until the context ends.

    What has been begun is finished: to cut off what speaks with a database would leave a
    connection open for ever.
    """
    stop = asyncio.Event()

    async def run() -> None:
        while not stop.is_set():
            try:
                await work()
            except OfflineError as error:
                LOG.warning("what is done every %g seconds has to wait: %s", pause, error)
            except Exception:
                LOG.exception("what is done every %g seconds has failed", pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)

    task = asyncio.create_task(run())
    try:
        yield
    finally:
        stop.set()
        await task
