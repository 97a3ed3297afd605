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

from alcaide.bots import Budget
from alcaide.bots.advice import Advice
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.live.events import Analysed
from alcaide.server.live.hub import Hub
from alcaide.server.ops.task_end import cancel
from alcaide.storage.errors import TableError
from alcaide.tables.records import to_record
from alcaide.tables.stores.analysis_store import find_analysis, keep_analysis
from alcaide.tables.table import Table
from alcaide.tables.thinking.advice_job import Query, run_advice
from alcaide.tables.thinking.analysis import Findings, decisions, queries, starts

LOG: Final = logging.getLogger("alcaide")
BUDGET: Final = Budget(seconds=0.15)  # for each decision
PAUSE: Final = 1.0  # seconds between two messages about what has been found
KEPT: Final = 50  # analyses in memory


class AnalysisService:
    """Makes the analysis of a table when it is asked for, and keeps it."""

    def __init__(
        self, hub: Hub, worker_pool: WorkerPool, engine: AsyncEngine, budget: Budget = BUDGET
    ) -> None:
        self.hub = hub
        self.worker_pool = worker_pool
        self.engine = engine
        self.budget = budget
        self.known: OrderedDict[str, Findings] = OrderedDict()
        self.running: dict[str, asyncio.Task[None]] = {}

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
            found = await find_analysis(self.engine, table.id)
        if found is None or found.steps != len(table.steps):
            actions = [step.action for step in table.steps]
            replay = partial(decisions, table.game, table.begin(), actions)
            claim = Claim(owner, Priority.ANALYSIS)
            there = await self.worker_pool.here(claim, replay, len(actions) * ACTION)
            found = Findings(len(actions), there)
        found = self.known.setdefault(table.id, found)
        self.known.move_to_end(table.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop; what is not complete is begun anew when it is asked for again."""
        await cancel(list(self.running.values()))

    def _start(self, table: Table, found: Findings, claim: Claim) -> None:
        task = asyncio.create_task(self._run(table, found, claim), name=f"analysis of {table.id}")
        self.running[table.id] = task

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
        self.hub.tell(table.id, Analysed(failed))

    async def _analyse(self, table: Table, found: Findings, claim: Claim) -> None:
        """Ask what is left, as much at a time as there are processes, while somebody looks."""
        actions = [step.action for step in table.steps]
        left = [number for number in found.decisions if number not in found.advice]
        begun = await self._starts(table, claim)
        asked = queries(table.game, begun, actions, left, self.budget)
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
                    break  # what is known stays in memory
                group.create_task(one(number, query))

    async def _starts(self, table: Table, claim: Claim) -> list[Any]:
        """Return the first positions that a game could have had: several where not all is known."""
        if not table.setup.known:
            return [table.begin()]
        cost = len(table.steps) * ACTION
        return await self.worker_pool.here(claim, lambda: starts(to_record(table)), cost)

    async def _learn(self, table: Table, found: Findings, number: int, advice: Advice) -> None:
        """Take advice in; the last of it once the whole is kept, so that nobody hears before."""
        if len(found.advice) + 1 == len(found.decisions):
            whole = replace(found, advice=found.advice | {number: advice})
            await keep_analysis(self.engine, table.id, whole)
        found.advice[number] = advice

    async def _ask(self, table: Table, query: Query, claim: Claim) -> Advice:
        async def stale() -> None:
            await self.hub.get(table.id)

        advice: Advice
        job = Job(claim, self.budget.seconds)
        (advice,) = await self.worker_pool.ask(job, partial(run_advice, query), stale)
        return advice
