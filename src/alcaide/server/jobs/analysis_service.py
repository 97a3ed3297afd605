"""Analyses of finished games, made in worker processes while people look at what is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.bots.advice import Advice
from alcaide.bots.analysis.advice_job import Query, run_advice
from alcaide.bots.analysis.depths import USUAL, Depth
from alcaide.bots.analysis.findings import Findings, content, queries, starts, unknown
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.live.events import Analysed
from alcaide.server.live.hub import Hub
from alcaide.server.ops.task_end import cancel
from alcaide.storage.errors import TableError
from alcaide.tables.records import to_record
from alcaide.tables.stores.analysis_store import find_analysis, find_content, keep_analysis
from alcaide.tables.table import Table

LOG: Final = logging.getLogger("alcaide")
PAUSE: Final = 1.0  # seconds between two messages about what has been found
SAVED: Final = 10.0  # seconds after which what has been found is kept, unfinished as it is
KEPT: Final = 50  # analyses in memory


class AnalysisService:
    """Makes the analysis of a table when it is asked for, and keeps it."""

    def __init__(
        self, hub: Hub, worker_pool: WorkerPool, engine: AsyncEngine, depth: Depth = USUAL
    ) -> None:
        self.hub = hub
        self.worker_pool = worker_pool
        self.engine = engine
        self.depth = depth
        self.known: OrderedDict[str, Findings] = OrderedDict()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.saving = asyncio.Lock()  # so that no part of an analysis replaces the whole
        self.saved: dict[str, float] = {}  # when each that is running was kept last

    async def of(self, table: Table, owner: str) -> Findings:
        """Return what is known of a finished game; the rest is worked out for who asks first."""
        found = await self.found(table, owner)
        if not found.complete and table.id not in self.running:
            self._start(table, found, Claim(owner, Priority.ANALYSIS))
        return found

    async def found(self, table: Table, owner: str) -> Findings:
        """Return what is known of a finished game, and leave it at that."""
        found = self.known.get(table.id)
        if found is None:
            found = await find_analysis(self.engine, table.id, self.depth)
        if found is None or found.steps != len(table.steps):
            claim, replay = Claim(owner, Priority.ANALYSIS), partial(_begun, table, self.depth)
            fresh = await self.worker_pool.here(claim, replay, len(table.steps) * ACTION)
            found = await find_content(self.engine, fresh.content, self.depth) or fresh
        found = self.known.setdefault(table.id, found)
        self.known.move_to_end(table.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop; what is not complete goes on from where it was kept when it is asked for again."""
        await cancel(list(self.running.values()))

    def _start(self, table: Table, found: Findings, claim: Claim) -> None:
        task = asyncio.create_task(self._run(table, found, claim), name=f"analysis of {table.id}")
        self.running[table.id] = task
        self.saved[table.id] = time.monotonic()

    async def _run(self, table: Table, found: Findings, claim: Claim) -> None:
        failed = False
        try:
            while not found.complete and await self.hub.seen(table.id):
                await self._analyse(table, found, claim)
        except* TableError as gone:  # deleted meanwhile
            LOG.info("the analysis of table %s stops: %s", table.id, gone.exceptions[0])
        except* Exception:
            LOG.exception("the analysis of table %s stops", table.id)
            failed = True
        finally:
            self.running.pop(table.id, None)
            self.saved.pop(table.id, None)
        self.hub.tell(table.id, Analysed(failed))

    async def _analyse(self, table: Table, found: Findings, claim: Claim) -> None:
        """Ask what is left, as much at a time as there are processes, while somebody looks."""
        actions = [step.action for step in table.steps]
        left = [number for number in found.decisions if number not in found.advice]
        first = await self._starts(table, claim)
        asked = queries(table.game, first, actions, left, self.depth)
        told = time.monotonic()
        room = asyncio.Semaphore(self.worker_pool.size)

        async def one(number: int, query: Query) -> None:
            nonlocal told
            try:
                await self._learn(table, found, number, await self._ask(table, query, claim))
            finally:
                room.release()
            if time.monotonic() > told + PAUSE and not found.complete:  # else at the end
                told = time.monotonic()
                self.hub.tell(table.id, Analysed())

        async with asyncio.TaskGroup() as group:
            for number, query in asked:
                await room.acquire()
                if not await self.hub.seen(table.id):
                    break
                group.create_task(one(number, query))
        if not found.complete:  # nobody looks: it may go on in another process
            await self._keep(table, found)

    async def _starts(self, table: Table, claim: Claim) -> list[Any]:
        """Return the first positions that a game could have had: several where not all is known."""
        if not table.setup.known:
            return [table.begin()]
        cost = len(table.steps) * ACTION
        return await self.worker_pool.here(claim, lambda: starts(to_record(table)), cost)

    async def _learn(self, table: Table, found: Findings, number: int, advice: Advice) -> None:
        """Take advice in; the last of it once the whole is kept, so that nobody hears before."""
        async with self.saving:
            more = replace(found, advice=found.advice | {number: advice})
            if more.complete or time.monotonic() > self.saved.get(table.id, 0.0) + SAVED:
                await keep_analysis(self.engine, table.id, more)
                self.saved[table.id] = time.monotonic()
            found.advice[number] = advice

    async def _keep(self, table: Table, found: Findings) -> None:
        async with self.saving:
            await keep_analysis(self.engine, table.id, found)

    async def _ask(self, table: Table, query: Query, claim: Claim) -> Advice:
        async def stale() -> None:
            await self.hub.get(table.id)

        advice: Advice
        job = Job(claim, self.depth.seconds)
        (advice,) = await self.worker_pool.ask(job, partial(run_advice, query), stale)
        return advice


def _begun(table: Table, depth: Depth) -> Findings:
    """Return the findings about a table of which nothing has been found out."""
    actions = [step.action for step in table.steps]
    found = unknown(table.game, table.begin(), actions, depth)
    found.content = content(to_record(table))
    return found
