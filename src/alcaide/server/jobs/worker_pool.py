"""The processes and threads of a server in which all that takes long is done, as scheduled."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from alcaide.bots.worker_processes import NICE, PATIENT, Workers, cores, measured
from alcaide.server.jobs.quotas import Quotas
from alcaide.server.jobs.scheduler import Claim, Job, Lane, Scheduler
from alcaide.server.ops.metrics import count_cpu, observe_wait

LOG: Final = logging.getLogger("alcaide")
TRIES: Final = 3
POLL: Final = 0.25  # seconds between two looks whether the answer is still wanted
ACTION: Final = 0.0005  # CPU seconds to read and replay one of a record
DRAWING: Final = 0.01  # CPU seconds that a drawing takes until it is known better
T = TypeVar("T")

Work = Callable[[int, int], Any]  # gets the number of its part and the ticket that stops it
Stale = Callable[[], Awaitable[None]]  # raises what is to be raised when nobody wants it any more


class WorkerPool:
    """Runs jobs when it is their turn, and starts new processes when some die."""

    def __init__(self, quotas: Quotas | None = None, size: int | None = None) -> None:
        self.quotas = quotas or Quotas()
        self.size = size or cores()
        self.scheduler = Scheduler()
        self.workers = {lane: self.new_workers(lane) for lane in (Lane.SHORT, Lane.LONG)}
        self.free = dict.fromkeys(Lane, 1) | dict.fromkeys(self.workers, self.size)
        self.turns: dict[Job, asyncio.Future[int]] = {}
        self.running: dict[Job, float] = {}  # in processes: since when
        self.stops: dict[Job, Callable[[], None]] = {}  # how they are stopped
        self.stopped: set[Job] = set()  # they wait again

    def new_workers(self, lane: Lane) -> Workers:
        """Return processes for a lane: long searches take what everything else leaves."""
        return Workers(self.size, NICE if lane is Lane.SHORT else PATIENT)

    async def ask(self, job: Job, work: Work, stale: Stale) -> list[Any]:
        """Return what the parts of a job return; they are given up when ``stale`` raises."""
        for left in reversed(range(TRIES)):
            workers = self.workers[job.lane]
            try:
                return await self._ask(workers, job, work, stale)
            except BrokenProcessPool:
                if not left:
                    raise
                LOG.warning("the processes of the bots have died; starting new ones")
                if self.workers[job.lane] is workers:
                    self.workers[job.lane] = self.new_workers(job.lane)
        raise AssertionError

    async def here(self, claim: Claim, make: Callable[[], T], cost: float = DRAWING) -> T:
        """Return what a function returns that needs the tables of this process, in a thread."""
        job = Job(claim, cost, here=True)
        await self._turn(job, _wanted)
        seconds = 0.0

        def timed() -> T:
            nonlocal seconds
            begun = time.thread_time()
            try:
                return make()
            finally:
                seconds = time.thread_time() - begun

        making = asyncio.ensure_future(asyncio.to_thread(timed))

        def ended(making: asyncio.Future[T]) -> None:
            making.exception()  # who waited for it may be gone
            self._done(job, seconds)

        making.add_done_callback(ended)
        return await asyncio.shield(making)

    async def close(self) -> None:
        """Stop everything and send the processes home."""
        for workers in self.workers.values():
            await asyncio.to_thread(workers.close)

    async def _ask(self, workers: Workers, job: Job, work: Work, stale: Stale) -> list[Any]:
        while True:
            parts = await self._turn(job, stale)
            ticket = workers.ticket()
            self.running[job] = self.scheduler.now()
            self.stops[job] = partial(workers.stop, ticket)
            asked = [self._submit(workers, job, work, part, ticket) for part in range(parts)]
            try:
                while (await asyncio.wait(asked, timeout=POLL))[1]:
                    await stale()
                if job not in self.stopped:
                    return [future.result()[1] for future in asked]
            finally:
                workers.stop(ticket)
                for future in asked:
                    future.cancel()
                self.stopped.discard(job)
                del self.running[job], self.stops[job]

    def _submit(
        self, workers: Workers, job: Job, work: Work, part: int, ticket: int
    ) -> asyncio.Future[tuple[float, Any]]:
        """Begin a part; its slot is free when it has ended, also if nobody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            future = workers.pool.submit(measured, work, part, ticket)
        except BrokenProcessPool as error:
            future = Future()
            future.set_exception(error)

        def ended(future: Future[tuple[float, Any]]) -> None:
            failed = future.cancelled() or future.exception() is not None
            seconds = 0.0 if failed else future.result()[0]
            with contextlib.suppress(RuntimeError):  # the server has been closed meanwhile
                loop.call_soon_threadsafe(self._done, job, seconds)

        future.add_done_callback(ended)
        return asyncio.wrap_future(future)

    async def _turn(self, job: Job, stale: Stale) -> int:
        """Wait until a job may run, and return in how many slots. Raises what ``stale`` raises."""
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.turns[job] = turn
        self.scheduler.push(job)
        self._dispatch()
        try:
            while not (await asyncio.wait([turn], timeout=POLL))[0]:
                await stale()
        except BaseException:
            if turn.done():
                for _ in range(turn.result()):
                    self._done(job, 0.0)
            else:
                self.scheduler.discard(job)
            raise
        finally:
            del self.turns[job]
        observe_wait(job.claim.priority, self.scheduler.now() - job.since)
        return turn.result()

    def _dispatch(self) -> None:
        """Give free slots to those whose turn it is; stop what is in a person's way."""
        for lane in Lane:
            while found := self.scheduler.pop(lane, self.free[lane]):
                job, parts = found
                self.free[lane] -= parts
                self.turns[job].set_result(parts)
            for job in self.scheduler.yields(lane, self.running):
                self.stopped.add(job)
                self.stops[job]()

    def _done(self, job: Job, seconds: float) -> None:
        """Take back the slot of a part."""
        self.free[job.lane] += 1
        self.scheduler.done(job, seconds)
        count_cpu(job.claim.priority, seconds)
        self._dispatch()


async def _wanted() -> None:
    """Raise nothing: who waits here is cancelled when he goes away."""
