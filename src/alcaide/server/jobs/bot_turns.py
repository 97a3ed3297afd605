"""Bots that think in processes of their own and play through the hub, as everybody does."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Final

from alcaide.bots import BOTS, Bot
from alcaide.core.rng import Rng
from alcaide.server.jobs.quotas import BOTS as THINKING
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Thinks
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.server.live.table_source import TableSource
from alcaide.server.ops.metrics import count_decision
from alcaide.server.ops.task_end import cancel
from alcaide.server.security.permissions import owner_of
from alcaide.storage.errors import OfflineError, StaleError, TableError
from alcaide.tables.table import Table
from alcaide.tables.thinking.bot_job import Question, answer, ask, read_reply

LOG: Final = logging.getLogger("alcaide")
PAUSE: Final = 1.0  # seconds between two attempts to reach the database
SIMULATION: Final = 0.01  # CPU seconds, about


class BotTurns:
    """Plays the turns of bots, and what people have planned; start it with ``wake``."""

    def __init__(
        self,
        hub: TableSource,
        delay: float,
        worker_pool: WorkerPool,
        plan_player: PlanPlayer | None = None,
        fixed: Claim | None = None,
    ) -> None:
        self.hub = hub
        self.delay = delay  # seconds that a move takes at least, so that people can follow
        self.worker_pool = worker_pool
        self.plan_player = plan_player  # None: nobody plans here
        self.fixed = fixed  # for whom all of it is done; None: that follows from the table
        self.running: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()  # tables that have changed since they were looked at

    def wake(self, id: str) -> None:
        """Let the bots of a table play on until it is a person's turn or the end."""
        self.woken.add(id)
        if id not in self.running:
            task = asyncio.create_task(self._run(id), name=f"bots of {id}")
            self.running[id] = task
            task.add_done_callback(lambda task: self._ended(id, task))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        del self.running[id]
        if id in self.woken and not task.cancelled():
            self.wake(id)

    async def close(self) -> None:
        """Stop: what a bot is thinking about now will be asked again after the next start."""
        await cancel(list(self.running.values()))

    async def waiting(self) -> dict[Priority, int]:
        """Return how many jobs of each class wait."""
        lengths = self.worker_pool.scheduler.lengths()
        return {priority: lengths[priority] for priority in Priority}

    async def play(self, id: str) -> None:
        """Play the moves of bots at a table until it is a person's turn or the end."""
        while (table := await self.hub.get(id)).bot and (claim := await self.claim(table)):
            try:
                await self.move(table, claim)
            except OfflineError:  # it will be back
                await asyncio.sleep(PAUSE)

    async def _run(self, id: str) -> None:
        try:
            while id in self.woken:
                self.woken.discard(id)
                await self.play(id)
                if self.plan_player and await self.plan_player.play(id):
                    self.woken.add(id)
        except TableError as error:  # deleted meanwhile
            LOG.info("the bots of table %s stop: %s", id, error)
        except Exception:
            LOG.exception("the bots of table %s stop", id)

    async def claim(self, table: Table) -> Claim | None:
        """Return for whom the bots of a table think; None: for nobody, as long as nobody looks."""
        if self.fixed:
            return self.fixed
        seen = await self.hub.seen(table.id)
        if all(spec.bot for spec in table.seats):
            return Claim(owner_of(table), Priority.BOTS) if seen else None
        live = seen and table.terms.pace != "days"
        return Claim(owner_of(table), Priority.LIVE if live else Priority.DAYS)

    def allowed(self, claim: Claim) -> AbstractAsyncContextManager[None]:
        """Wait until the bots of somebody may think about one more game."""
        return self.worker_pool.quotas.wait(THINKING, claim)

    async def move(self, table: Table, claim: Claim) -> None:
        """Play the move of the bot whose turn it is. Raises OfflineError if it is not stored."""
        seat = table.turn
        assert seat is not None
        begun = time.monotonic()
        try:
            async with self.allowed(claim):
                self.hub.tell(table.id, Thinks(seat, on=True))
                action = await self._choose(table, claim)
            count_decision(table.bot, time.monotonic() - begun)
            await asyncio.sleep(max(0.0, begun + self.delay - time.monotonic()))
            await self.hub.play(table.id, seat, table.seq, action)
        except OfflineError:
            raise
        except TableError as error:
            LOG.info("a bot comes too late at table %s: %s", table.id, error)
        finally:
            if self.hub.thinking.get(table.id) == seat:
                self.hub.tell(table.id, Thinks(seat, on=False))

    async def _choose(self, table: Table, claim: Claim) -> Any:
        """Return what the bot plays; any action if it fails, for people are waiting."""
        question = ask(table)
        legal = table.game.legal_actions(table.state)
        tried = (table.game.worthwhile or table.game.legal_actions)(table.state)
        if len(tried) == 1 and not secret(table):  # what else there is may be its secret (ALH-B2)
            return tried[0]
        bot = BOTS[question.level]
        try:
            job = Job(claim, cost(bot), 1 if bot.alone else self.worker_pool.size)
            replies = await self._answers(table, question, job)
            action = read_reply(table, replies, bot.ponder is not None)
            if action in legal:
                return action
            LOG.error("bot %s answers with %s, which is not legal", question.level, action)
        except TableError:
            raise
        except Exception:
            LOG.exception("bot %s fails at table %s", question.level, table.id)
        return legal[Rng(question.seed).below(len(legal))]

    async def _answers(self, table: Table, question: Question, job: Job) -> list[bytes]:
        """Ask worker processes, as long as the table stays as it is. Raises StaleError."""

        async def stale() -> None:
            if (await self.hub.get(table.id)).seq != table.seq:
                raise StaleError

        return await self.worker_pool.ask(job, partial(answer, question), stale)


def secret(table: Table) -> bool:
    """Tell whether answers are hidden until all are in: how long one takes tells nothing of it."""
    phase: str = table.game.observe(table.state, None).phase
    return phase in table.game.secret


def cost(bot: Bot) -> float:
    """Return about how many CPU seconds a bot needs for a decision, or for a part of it."""
    if bot.budget is None:
        return SIMULATION
    return bot.budget.seconds or bot.budget.simulations * SIMULATION
