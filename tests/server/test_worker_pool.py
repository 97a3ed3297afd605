"""The processes and threads of a server: how much runs at once, who is served first and stopped."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from alcaide.server.jobs.scheduler import Claim, Job, Lane, Priority
from alcaide.server.jobs.worker_pool import WorkerPool


def job(owner: str, priority: Priority = Priority.BOARD, cost: float = 1.0, parts: int = 1) -> Job:
    return Job(Claim(owner, priority), cost, parts)


@contextmanager
def worker_pool(size: int) -> Iterator[WorkerPool]:
    """Give what runs jobs in threads of this process."""
    found = WorkerPool(size=size)
    with ThreadPoolExecutor(3 * size) as pool:
        for workers in found.workers.values():
            workers.pool = pool
        yield found


async def wanted() -> None:
    """Find that the answer is wanted."""


class Work:
    """Work that ends when it is let go, and notes who begins, and how many run."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.running = self.most = 0
        self.lock = threading.Lock()
        self.go = threading.Event()

    def __call__(self, name: str) -> Any:
        def run(part: int, ticket: int) -> str:
            with self.lock:
                self.begun.append(name)
                self.running += 1
                self.most = max(self.most, self.running)
            self.go.wait(20)
            with self.lock:
                self.running -= 1
            return name

        return run


async def asked(worker_pool: WorkerPool, work: Work, each: Job) -> list[Any]:
    return await worker_pool.ask(each, work(each.claim.owner), wanted)


def test_only_so_much_is_handed_to_processes_as_they_can_do() -> None:
    work = Work()

    async def main(worker_pool: WorkerPool) -> None:
        flood = [asyncio.create_task(asked(worker_pool, work, job("flood"))) for _ in range(20)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(asked(worker_pool, work, job("ana"))) for _ in range(2)]
        await asyncio.sleep(0)
        assert sum(worker_pool.scheduler.lengths().values()) == 20
        work.go.set()
        assert await asyncio.gather(*flood, *late) == [["flood"]] * 20 + [["ana"]] * 2

    with worker_pool(2) as found:
        asyncio.run(main(found))
    assert work.most <= 2
    assert "ana" in work.begun[2:4]  # two were running when she came


def test_long_searches_do_not_hold_up_a_short_one() -> None:
    work = Work()

    async def main(worker_pool: WorkerPool) -> None:
        flood = [
            asyncio.create_task(asked(worker_pool, work, job("flood", Priority.LIVE, 3.0, parts=2)))
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        short = worker_pool.ask(job("ana", Priority.LIVE, 0.1), lambda part, ticket: "here", wanted)
        assert await short == ["here"]
        assert not any(task.done() for task in flood)
        work.go.set()
        await asyncio.gather(*flood)

    with worker_pool(2) as found:
        asyncio.run(main(found))


def test_what_was_stopped_for_a_person_is_done_afterwards() -> None:
    begun: list[str] = []

    async def main(worker_pool: WorkerPool) -> None:
        stopped = worker_pool.workers[Lane.LONG].stopped

        def search(part: int, ticket: int) -> str:
            begun.append("board")
            if len(begun) > 2:
                return "whole"
            while not stopped[ticket]:
                time.sleep(0.001)
            return "cut off"

        def answer(part: int, ticket: int) -> str:
            begun.append("ana")
            return "ana"

        board = asyncio.create_task(
            worker_pool.ask(job("luis", Priority.BOARD, 3.0), search, wanted)
        )
        while not begun:
            await asyncio.sleep(0.001)
        assert await worker_pool.ask(job("ana", Priority.LIVE, 3.0), answer, wanted) == ["ana"]
        assert await board == ["whole"]
        assert (worker_pool.running, worker_pool.stops, worker_pool.stopped) == ({}, {}, set())

    with worker_pool(1) as found:
        asyncio.run(main(found))
    assert begun == ["board", "ana", "board"]


def test_who_waits_no_more_takes_nothing_from_others() -> None:
    work = Work()

    async def main(worker_pool: WorkerPool) -> None:
        running = asyncio.create_task(asked(worker_pool, work, job("ana")))
        waiting = asyncio.create_task(asked(worker_pool, work, job("luis")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not worker_pool.scheduler.waiting
        work.go.set()
        await running
        assert worker_pool.free[Lane.LONG] == 1

    with worker_pool(1) as found:
        asyncio.run(main(found))
    assert work.begun == ["ana"]


def test_one_thing_is_drawn_at_a_time() -> None:
    work = Work()

    async def main(worker_pool: WorkerPool) -> None:
        past, now = Claim("flood", Priority.BOARD), Claim("ana", Priority.LIVE)
        drawn = [
            asyncio.create_task(worker_pool.here(past, lambda: work("flood")(0, 0)))
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        drawn.append(asyncio.create_task(worker_pool.here(now, lambda: work("ana")(0, 0))))
        await asyncio.sleep(0)
        work.go.set()
        await asyncio.gather(*drawn)

    with worker_pool(1) as found:
        asyncio.run(main(found))
    assert work.most == 1
    assert work.begun == ["flood", "ana", *["flood"] * 4]
