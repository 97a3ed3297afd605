"""Where rows are written: one transaction at a time, with all that waits.

SQLite lets one write at a time, and a commit lasts until the disk has it. So one thread writes,
with a connection of its own; what comes in while it waits for the disk is committed together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.table.engine import direct_engine

PAUSE: Final = 0.002  # seconds between two commits: others write, too
T = TypeVar("T")
Work = Callable[[Connection], Any]


class Writer:
    """Carries out pieces of work, each wholly or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.direct = direct_engine(engine)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what some work on a connection returns, once that is stored."""
        if self.direct is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())
        return await done

    async def close(self) -> None:
        """Give the connection back."""
        if self.writing:
            await self.writing
        self.thread.shutdown()
        if self.direct:
            self.direct.dispose()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            works = [work for work, _ in batch]
            results = await loop.run_in_executor(self.thread, self._commit, works)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
            await asyncio.sleep(PAUSE)
        self.writing = None

    def _commit(self, works: Sequence[Work]) -> list[Any]:
        """Return what works return, or why they fail; without the commit all of them do."""
        assert self.direct is not None
        try:
            with self.direct.begin() as connection:
                if len(works) == 1:
                    return [works[0](connection)]
                return [_attempt(connection, work) for work in works]
        except Exception as error:
            return [error] * len(works)


def _attempt(connection: Connection, work: Work) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return error
