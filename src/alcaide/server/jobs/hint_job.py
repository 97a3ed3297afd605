"""A hint for whoever is to move, thought about elsewhere."""

from __future__ import annotations

from functools import partial
from typing import Final

from alcaide.bots import Budget
from alcaide.bots.analysis.advice_job import query, run_advice
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.table_source import TableSource
from alcaide.server.present.advice_sentences import hinted
from alcaide.server.protocol.looks.advice_messages import (
    HintMessage,
)
from alcaide.storage.errors import StaleError
from alcaide.tables.table import Table
from alcaide.tables.words import Words


async def hint(
    source: TableSource, worker_pool: WorkerPool, table: Table, words: Words, owner: str
) -> HintMessage:
    """Return the best action of the seat to move. Raises StaleError if the table moves on."""

    async def stale() -> None:
        if (await source.get(table.id)).seq != table.seq:
            raise StaleError

    asked = query(table.game, table.state, f"{table.id}/{table.seq}", BUDGET)
    job = Job(Claim(owner, Priority.HINT), BUDGET.seconds)
    (advice,) = await worker_pool.ask(job, partial(run_advice, asked), stale)
    return hinted(table, advice, words)


BUDGET: Final = Budget(seconds=1.0)
