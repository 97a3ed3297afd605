"""Where rows are written: one transaction at a time, with all that waits.

SQLite lets one write at a time, and a commit lasts until the disk has it. So one thread writes,
with a connection of its own; what comes in while it waits for the disk is committed together.
Where one piece of it fails, which is rare, all are done again, each by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.engine import direct_engine
from alcaide.storage.errors import OfflineError

PAUSE: Final = 0.002  # seconds between two commits, at least: others write, too
SHARE: Final = 0.5  # of the time that a commit took
T = TypeVar("T")


class Write(NamedTuple):
    """What is to be done with a connection, and who waits for it."""

    do: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class BatchedWriter:
    """Carries out pieces of work, each wholly or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.direct = direct_engine(engine)
        self.thread: _Writing | None = None

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Return what some work on a connection returns, once that is stored."""
        if self.direct is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(do)
        loop = asyncio.get_running_loop()
        if self.thread is None:
            self.thread = _Writing(self.direct, loop)
        done: asyncio.Future[T] = loop.create_future()
        self.thread.works.put(Write(do, done))
        return await done

    async def close(self) -> None:
        """Give the connection back."""
        if self.thread:
            self.thread.works.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None


class _Writing(Thread):
    """The thread; it ends when it gets None."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.loop = loop
        self.works: SimpleQueue[Write | None] = SimpleQueue()
        self.connection: Connection | None = None
        self.start()

    def run(self) -> None:
        """Commit what waits, again and again."""
        while works := self._waiting():
            begun = time.monotonic()
            results = self._commit(works)
            self.loop.call_soon_threadsafe(_tell, works, results)
            time.sleep(max(PAUSE, SHARE * (time.monotonic() - begun)))
        self._let_go()
        self.engine.dispose()

    def _waiting(self) -> list[Write]:
        """Return all that waits, as soon as there is something; nothing at the end."""
        works: list[Write] = []
        while not works or not self.works.empty():
            work = self.works.get()
            if work is None:
                if works:
                    self.works.put(None)  # that is for the next time
                break
            works.append(work)
        return works

    def _commit(self, works: Sequence[Write]) -> list[Any]:
        """Return what works return, or why they fail: together, or else each by itself."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                return [work.do(self.connection) for work in works]
        except Exception as error:
            self._let_go()
            if len(works) == 1 or isinstance(error, OfflineError):
                return [error] * len(works)
            return [result for work in works for result in self._commit([work])]

    def _let_go(self) -> None:
        """Give the connection back; who knows what has become of it."""
        if self.connection is not None:
            with suppress(Exception):
                self.connection.close()
        self.connection = None


def _tell(works: Sequence[Write], results: Sequence[Any]) -> None:
    """Tell those who wait, in their own thread."""
    for work, result in zip(works, results, strict=True):
        if work.done.cancelled():
            continue
        if isinstance(result, Exception):
            work.done.set_exception(result)
        else:
            work.done.set_result(result)
