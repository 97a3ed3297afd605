"""Hints and analyses of one screen: asked for here, thought about elsewhere, never waited for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from alcaide.bots.analysis.findings import Findings
from alcaide.server.jobs.analysis_service import AnalysisService
from alcaide.server.jobs.hint_job import hint
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Hinted
from alcaide.server.live.table_source import TableSource
from alcaide.server.ops.latest_request import LatestRequest
from alcaide.server.present.advice_sentences import analysed
from alcaide.server.protocol.table_messages import FromServer, Refused
from alcaide.server.security.permissions import allowed
from alcaide.tables.errors import HintsOffError, UnfinishedError
from alcaide.tables.table import Table
from alcaide.tables.words import Words


class AdviceRequests:
    """Gives a screen what it asks for, in the words of its language."""

    def __init__(
        self,
        source: TableSource,
        worker_pool: WorkerPool,
        analyses: AnalysisService | None,
        send: Callable[[FromServer], Awaitable[None]],
        owner: str,
    ) -> None:
        self.source = source
        self.worker_pool = worker_pool
        self.analyses = analyses
        self.send = send
        self.owner = owner  # for whom everything is thought about here
        self.errand = LatestRequest()
        self.follows = False  # is the analysis looked at here?

    def hint(self, table: Table, seat: int, words: Words) -> None:
        """Send a hint as soon as there is one, and tell the table that it was asked for.

        Raises HintsOffError.
        """
        if not allowed(table):
            raise HintsOffError

        async def give() -> None:
            await self.send(await hint(self.source, self.worker_pool, table, words, self.owner))

        async def failed() -> None:
            await self.send(Refused(words.say("table-server-error")))

        self.errand.start(give(), failed)
        self.source.tell(table.id, Hinted(seat))

    async def analysis(self, table: Table, words: Words) -> None:
        """Send what is known of the analysis; the rest follows. Raises UnfinishedError."""
        if table.turn is not None or self.analyses is None:
            raise UnfinishedError
        self.follows = True
        await self._tell(table, await self.analyses.of(table, self.owner), words)

    async def more(self, table: Table, words: Words, failed: bool) -> None:
        """Send the analysis again if it is looked at here, and whether it has failed.

        It is not begun anew: what has failed once would fail for ever.
        """
        if self.follows and self.analyses is not None:
            await self._tell(table, await self.analyses.found(table, self.owner), words)
            if failed:
                await self.send(Refused(words.say("table-server-error")))

    async def _tell(self, table: Table, found: Findings, words: Words) -> None:
        """Send an analysis; that of a long game takes long to be put into words."""
        claim = Claim(self.owner, Priority.BOARD)
        await self.send(await self.worker_pool.here(claim, partial(analysed, table, found, words)))

    def close(self) -> None:
        """Give up what is still being thought about."""
        self.errand.stop()
