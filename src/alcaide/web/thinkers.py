"""Bots that think in processes of their own and play through the door that everybody uses."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from alcaide.core.rng import Rng
from alcaide.table.errors import TableError
from alcaide.table.table import Table
from alcaide.table.think import Question, answer, ask, prepare, understand
from alcaide.web.hub import Hub, Thinks

LOG: Final = logging.getLogger("alcaide")
TRIES: Final = 3


class Thinkers:
    """Plays the turns of bots, at one table at a time each; start it with ``wake``."""

    def __init__(self, hub: Hub, delay: float) -> None:
        self.hub = hub
        self.delay = delay  # seconds that a move takes at least, so that people can follow
        self.pool: Executor = new_pool()
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, id: str) -> None:
        """Let the bots of a table play on until it is a person's turn or the end."""
        if id not in self.running:
            task = asyncio.create_task(self._run(id), name=f"bots of {id}")
            self.running[id] = task
            task.add_done_callback(lambda _: self.running.pop(id, None))

    async def close(self) -> None:
        """Stop: what a bot is thinking about now will be asked again after the next start."""
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.pool.shutdown, wait=False, cancel_futures=True)

    async def _run(self, id: str) -> None:
        try:
            while _bot_to_move(table := await self.hub.get(id)):
                await self._move(table)
        except TableError as error:  # deleted meanwhile
            LOG.info("the bots of table %s stop: %s", id, error)
        except Exception:
            LOG.exception("the bots of table %s stop", id)

    async def _move(self, table: Table) -> None:
        seat = table.turn
        assert seat is not None
        self.hub.tell(table.id, Thinks(seat, on=True))
        begun = time.monotonic()
        try:
            action = await self._choose(table)
            await asyncio.sleep(max(0.0, begun + self.delay - time.monotonic()))
            await self.hub.play(table.id, seat, table.seq, action)
        except TableError as error:
            LOG.info("a bot comes too late at table %s: %s", table.id, error)
        finally:
            if self.hub.thinking.get(table.id) == seat:
                self.hub.tell(table.id, Thinks(seat, on=False))

    async def _choose(self, table: Table) -> Any:
        """Return what the bot plays; any action if it fails, for people are waiting."""
        question = ask(table)
        legal = table.game.legal_actions(table.state)
        try:
            action = understand(table, await self._answer(question))
            if action in legal:
                return action
            LOG.error("bot %s answers with %s, which is not legal", question.level, action)
        except Exception:
            LOG.exception("bot %s fails at table %s", question.level, table.id)
        return legal[Rng(question.seed).below(len(legal))]

    async def _answer(self, question: Question) -> bytes:
        """Ask a worker process; start new ones when they have died."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                if not left:
                    raise
                LOG.warning("the processes of the bots have died; starting new ones")
                if self.pool is pool:
                    self.pool = new_pool()
        raise AssertionError


def new_pool() -> Executor:
    """Return worker processes, spawned: a fork of a process with threads can hang."""
    workers = max(1, min(4, (os.cpu_count() or 2) - 1))
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), prepare)


def _bot_to_move(table: Table) -> bool:
    return table.turn is not None and table.seats[table.turn].bot
