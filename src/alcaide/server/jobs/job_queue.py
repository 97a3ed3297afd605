"""The queues of bots' turns, one a class, from which worker processes take (see worker.py)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Any, Final

from saq.job import Job, Status
from saq.queue.redis import RedisQueue

from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.quotas import BOTS
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.server.live.pubsub import PAUSE, connect
from alcaide.server.live.table_source import TableSource
from alcaide.server.ops.redis_status import ERRORS, RedisStatus
from alcaide.server.ops.settings import Config

NAME: Final = "alcaide"
MOVE: Final = "move"  # the one kind of job
BEAT: Final = 2.0  # seconds between two signs of life of a job
TERMS: Final[dict[str, Any]] = {
    "heartbeat": 5,  # seconds without a sign of life after which its worker counts as dead
    "timeout": 120,  # seconds
    "retries": 60,
    "retry_delay": 1.0,  # seconds
    "ttl": -1,  # nothing is kept of it
}


WAIT: Final = 0.5  # seconds between two attempts to get a turn of somebody into the queue
FRESH: Final = 5  # seconds until a turn that is let in stands in the queue
KEPT: Final = 24 * 3600  # seconds that is known whose turns there are
ADMIT: Final = """
local now = tonumber(redis.call('TIME')[1])
for _, job in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[4])) do
  if redis.call('EXISTS', job) == 0 then redis.call('ZREM', KEYS[1], job) end
end
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return 1
"""

CLASSES: Final = (Priority.LIVE, Priority.DAYS, Priority.BOTS)  # of turns at tables


class TurnQueue(RedisQueue):
    """Turns of bots, of one class, that wait for a worker."""

    def __init__(self, config: Config, priority: Priority, reach: RedisStatus) -> None:
        super().__init__(connect(config), f"{NAME}-{priority.name.lower()}")
        self.taken: set[bytes] = set()
        self.reach = reach

    async def sweep(self, lock: int = 60, abort: float = 0.0) -> list[str]:
        """Give the jobs of dead workers to others; all workers look, every few seconds.

        The library's own way takes a job for lost that was taken from the queue just now, and
        waits for the dead. Here a job must be seen twice.
        """
        before, self.taken = self.taken, set(await self._do("LRANGE", self._active, "0", "-1"))
        self.reach.found()
        swept = []
        for id in before & self.taken:
            job = await self.job(self.job_key_from_id(id.decode()))
            if job is None:
                await self._do("LREM", self._active, "0", id)
            elif job.status != Status.ACTIVE or job.stuck:
                await self.retry(job, "its worker is dead")
                swept.append(job.key)
        return swept

    async def dequeue(self, timeout: float = 0, poll_interval: float = 0.0) -> Job | None:
        """Return the next turn; None, after a pause, while Redis is away."""
        try:
            return await super().dequeue(timeout, poll_interval)
        except ERRORS as error:
            self.reach.lost(error)
            await asyncio.sleep(PAUSE)
            return None

    async def disconnect(self) -> None:
        """End, whether Redis is there or not."""
        with suppress(*ERRORS):
            await super().disconnect()

    async def _do(self, *command: Any) -> Any:
        ask: Any = self.redis.execute_command  # it has no types
        return await ask(*command)

    async def put(self, table: str, seq: int, owner: str = "", most: int | None = None) -> bool:
        """Ask for the move at position ``seq`` of a table; to ask twice is to ask once.

        Returns False if ``most`` turns of the owner are asked for already: so nobody's turns fill
        the queue, and the others wait where they take no room from anybody.
        """
        key = f"{table}/{seq}"
        limits = (self.job_id(key), most, KEPT, FRESH)
        if most is not None and not await self._do("EVAL", ADMIT, 1, self._of(owner), *limits):
            return False
        told = {"owner": owner}
        await self.enqueue(Job(MOVE, {"table": table, "seq": seq}, key=key, meta=told, **TERMS))
        return True

    async def finish(self, job: Job, status: Status, **told: Any) -> None:
        """Note that a turn is over."""
        await super().finish(job, status, **told)
        await self._do("ZREM", self._of(job.meta.get("owner", "")), job.id)

    def _of(self, owner: str) -> str:
        return f"{self.namespace('of')}:{owner}"


class QueuedBotTurns(BotTurns):
    """Lets others think: a bot's turn is put into the queue."""

    def __init__(
        self,
        hub: TableSource,
        delay: float,
        worker_pool: WorkerPool,
        turns: Mapping[Priority, TurnQueue],
        plan_player: PlanPlayer | None = None,
    ) -> None:
        super().__init__(hub, delay, worker_pool, plan_player)
        self.turns = turns

    async def close(self) -> None:
        """Stop asking."""
        await super().close()
        for turns in self.turns.values():
            await turns.disconnect()

    async def waiting(self) -> dict[Priority, int]:
        """Return how many jobs of each class wait, here and for a worker."""
        here, there = await super().waiting(), Counter[Priority]()
        with suppress(*ERRORS):  # while Redis is away, what waits here is all that is known
            for each, turns in self.turns.items():
                there[each] = await turns.count("queued")
        return {priority: here[priority] + there[priority] for priority in here}

    def allowed(self, claim: Claim) -> AbstractAsyncContextManager[None]:
        """Let bots think at once: no more turns are in the queue than may be thought about."""
        return nullcontext()

    async def play(self, id: str) -> None:
        """Ask for the turn of a bot, and again if the table has moved on meanwhile."""
        asked = -1
        while (table := await self.hub.get(id)).bot and table.seq != asked:
            claim = await self.claim(table)
            if claim is None:
                return
            asked, most = table.seq, self.worker_pool.quotas.most(BOTS, claim.owner)
            while not await self.turns[claim.priority].put(id, asked, claim.owner, most):
                await asyncio.sleep(WAIT)
