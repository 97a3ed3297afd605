"""How much may be held at a time: open sockets, what-if boards, games with thinking bots.

What is held is counted for whoever holds it and, more generously, for his address. Several
processes count in Redis, and each says again and again that it is alive, so that nothing is held by
the dead.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

from alcaide.people.errors import BoardsError, QuotaError, ServerFullError, SocketsError
from alcaide.people.person import HOME
from alcaide.server.jobs.scheduler import Claim
from alcaide.server.ops.metrics import count_refusal, track_held
from alcaide.server.ops.resource_limits import USUAL, ResourceLimits
from alcaide.server.security.close_codes import Socket
from alcaide.server.security.rate_limits import CROWD, address_of, owner_of

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from alcaide.server.ops.redis_status import RedisStatus

SOCKETS: Final = "sockets"
BOARDS: Final = "boards"
BOTS: Final = "bots"
ERRORS: Final[dict[str, type[QuotaError]]] = {SOCKETS: SocketsError, BOARDS: BoardsError}
LASTS: Final = 10  # seconds that a process counts as alive without a sign of life
BEAT: Final = 3.0  # seconds between two signs of life
KEPT: Final = 7 * 24 * 3600  # seconds that Redis keeps what nobody asks for
PAUSE: Final = 0.5  # seconds between two attempts to get what others hold

TAKE: Final = """
redis.call('SET', KEYS[2], 1, 'EX', ARGV[3])
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  for _, held in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    local process = ARGV[5] .. string.match(held, '^[^/]*')
    if redis.call('EXISTS', process) == 0 then redis.call('SREM', KEYS[1], held) end
  end
end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
"""
ALIVE: Final = "alcaide:alive:"  # begins the name of the key of a process
HELD: Final = "alcaide:held:"  # begins that of what somebody holds


class QuotaStore(Protocol):
    """Where is written who holds what."""

    async def take(self, key: str, id: str, most: int) -> bool:
        """Write something down, unless there are so many already."""

    async def drop(self, key: str, id: str) -> None:
        """Strike something out."""

    async def beat(self) -> None:
        """Give a sign of life."""

    async def close(self) -> None:
        """Close all connections."""


class MemoryQuotaStore:
    """The store of a process that is alone."""

    def __init__(self) -> None:
        self.held: defaultdict[str, set[str]] = defaultdict(set)

    async def take(self, key: str, id: str, most: int) -> bool:
        """Write something down, unless there are so many already."""
        if len(self.held[key]) >= most:
            return False
        self.held[key].add(id)
        return True

    async def drop(self, key: str, id: str) -> None:
        """Strike something out."""
        self.held[key].discard(id)
        if not self.held[key]:
            del self.held[key]

    async def beat(self) -> None:
        """Do nothing: this process lives as long as its store."""

    async def close(self) -> None:
        """Do nothing: there are no connections."""


class RedisQuotaStore:
    """The store of several processes; without Redis, nothing is refused."""

    def __init__(self, redis: Redis, reach: RedisStatus) -> None:
        from alcaide.server.ops.redis_status import ERRORS  # needs what a plain install has not

        self.redis = redis
        self.errors = ERRORS
        self.reach = reach
        self.process = secrets.token_urlsafe(9)

    async def take(self, key: str, id: str, most: int) -> bool:
        """Write something down, unless there are so many already."""
        run: Any = self.redis.eval  # its types are those of two clients
        words = (f"{self.process}/{id}", most, LASTS, KEPT, ALIVE)
        taken = await self._do(run(TAKE, 2, HELD + key, ALIVE + self.process, *words))
        return bool(taken != 0)

    async def drop(self, key: str, id: str) -> None:
        """Strike something out."""
        await self._do(self.redis.srem(HELD + key, f"{self.process}/{id}"))

    async def beat(self) -> None:
        """Give a sign of life: what a process holds that gives none is not counted any more."""
        await self._do(self.redis.set(ALIVE + self.process, 1, ex=LASTS))

    async def close(self) -> None:
        """Close all connections."""
        await self.redis.aclose()

    async def _do(self, asking: Any) -> Any:
        try:
            answer = await asking
        except self.errors as error:  # better no limits than no games
            self.reach.lost(error)
            return None
        self.reach.found()
        return answer


def holding(socket: Socket, kind: str) -> AbstractAsyncContextManager[None]:
    """Hold something for as long as a socket is open. Raises a QuotaError."""
    quotas: Quotas = socket.app.state.quotas
    return quotas.hold(kind, owner_of(socket.scope), address_of(socket.scope))


class Quotas:
    """What everybody may hold, and holds."""

    def __init__(
        self,
        caps: ResourceLimits | None = None,
        store: QuotaStore | None = None,
        together: ResourceLimits = USUAL,
    ) -> None:
        self.caps = caps.held if caps else {}  # without any, nothing counts
        self.store = store or MemoryQuotaStore()
        self.together = {BOARDS: together.all_boards}
        self.here: Counter[str] = Counter()  # held by this process

    async def beat(self) -> None:
        """Give a sign of life for everything that is held here."""
        await self.store.beat()

    async def close(self) -> None:
        """Close all connections."""
        await self.store.close()

    @asynccontextmanager
    async def hold(self, kind: str, owner: str, address: str = "") -> AsyncIterator[None]:
        """Hold something of a kind.

        Raises a QuotaError if the owner or his address has enough, ServerFullError if the process
        has.
        """
        async with AsyncExitStack() as both:
            try:
                both.enter_context(self._room(kind))
                for whose, cap in self._counted(kind, owner, address).items():
                    await both.enter_async_context(self._one(kind, whose, cap))
            except (QuotaError, ServerFullError):
                count_refusal(kind)
                raise
            with track_held(kind):
                yield

    @asynccontextmanager
    async def wait(self, kind: str, claim: Claim) -> AsyncIterator[None]:
        """Hold something of a kind as soon as its owner may.

        Each class counts for itself, or what is urgent would wait for what is not.
        """
        part = f"{kind}/{claim.priority.name.lower()}"
        async with AsyncExitStack() as stack:
            for whose, cap in self._counted(kind, claim.owner, "").items():
                await self._enter(stack, part, whose, cap, kind)
            with track_held(kind):
                yield

    def most(self, kind: str, owner: str) -> int | None:
        """Return how much somebody may hold; None: as much as he likes."""
        return self._counted(kind, owner, "").get(owner)

    async def _enter(
        self, stack: AsyncExitStack, part: str, whose: str, most: int, kind: str
    ) -> None:
        """Hold something as soon as there is room; a wait is counted once."""
        for tries in count():
            with suppress(QuotaError):
                await stack.enter_async_context(self._one(part, whose, most))
                return
            if not tries:
                count_refusal(kind)
            await asyncio.sleep(PAUSE)

    @contextmanager
    def _room(self, kind: str) -> Iterator[None]:
        """Hold something in this process, whoever has it: its memory has a bound."""
        if kind in self.together and self.here[kind] >= self.together[kind]:
            raise ServerFullError
        self.here[kind] += 1
        try:
            yield
        finally:
            self.here[kind] -= 1

    def _counted(self, kind: str, owner: str, address: str) -> dict[str, int]:
        """Return for whom something counts, and how much he may hold; at home nothing counts."""
        if owner == HOME.id or kind not in self.caps:
            return {}
        most = self.caps[kind]
        return {owner: most} if address in ("", owner) else {owner: most, address: CROWD * most}

    @asynccontextmanager
    async def _one(self, kind: str, whose: str, most: int) -> AsyncIterator[None]:
        key, id = f"{kind}:{whose}", secrets.token_urlsafe(9)
        if not await self.store.take(key, id, most):
            raise ERRORS.get(kind, QuotaError)(most=most)
        try:
            yield
        finally:
            await self.store.drop(key, id)
