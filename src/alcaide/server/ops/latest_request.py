"""Something that a screen waits for without being held up: the newest wish counts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from alcaide.storage.errors import TableError

LOG: Final = logging.getLogger("alcaide")
Failed = Callable[[], Awaitable[None]]


class LatestRequest:
    """At most one task at a time; one that nobody waits for any more is given up."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def start(self, work: Coroutine[Any, Any, None], failed: Failed) -> None:
        """Begin; ``failed`` is called if the work breaks down, not if the table has moved on."""
        self.stop()
        self.task = asyncio.create_task(_run(work, failed))

    def stop(self) -> None:
        """Give up."""
        if self.task is not None:
            self.task.cancel()


async def _run(work: Coroutine[Any, Any, None], failed: Failed) -> None:
    try:
        await work
    except TableError as error:
        LOG.info("advice comes too late: %s", error)
    except Exception:
        LOG.exception("advice could not be given")
        await failed()
