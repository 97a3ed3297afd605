"""How much somebody may hold at a time: open sockets, what-if boards, games with thinking bots.

What is held is counted for whoever holds it and, more generously, for his address. Several
processes count in Redis: what they hold runs out unless they say again and again that they have it,
so that nothing is held by the dead.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

from alcaide.people.errors import BoardsError, QuotaError, SocketsError
from alcaide.people.person import HOME
from alcaide.web.config import Caps
from alcaide.web.goodbye import Socket
from alcaide.web.limits import CROWD, address_of, owner_of
from alcaide.web.metrics import held, refused
from alcaide.web.scheduler import Claim

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG: Final = logging.getLogger("alcaide")
SOCKETS: Final = "sockets"
BOARDS: Final = "boards"
BOTS: Final = "bots"
ERRORS: Final[dict[str, type[QuotaError]]] = {SOCKETS: SocketsError, BOARDS: BoardsError}
LASTS: Final = 60  # seconds that something in Redis is held without a sign of life
BEAT: Final = 20.0  # seconds between two signs of life
PAUSE: Final = 0.5  # seconds between two attempts to get what others hold

TAKE: Final = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""
KEEP: Final = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
"""


class Ledger(Protocol):
    """Where is written who holds what."""

    async def take(self, key: str, id: str, most: int) -> bool:
        """Write something down, unless there are so many already."""

    async def drop(self, key: str, id: str) -> None:
        """Strike something out."""

    async def beat(self) -> None:
        """Give signs of life for everything that is held here."""

    async def close(self) -> None:
        """Close all connections."""


class Memory:
    """The ledger of a process that is alone."""

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
        """Do nothing: this process lives as long as its ledger."""

    async def close(self) -> None:
        """Do nothing: there are no connections."""


class Shared:
    """The ledger of several processes; without Redis, nothing is refused."""

    def __init__(self, redis: Redis) -> None:
        from redis.exceptions import RedisError

        self.redis = redis
        self.errors = (RedisError, OSError)
        self.here: set[tuple[str, str]] = set()  # held by this process

    async def take(self, key: str, id: str, most: int) -> bool:
        """Write something down, unless there are so many already."""
        full: bool = await self._do(TAKE, key, id, most, LASTS) == 0
        if not full:
            self.here.add((key, id))
        return not full

    async def drop(self, key: str, id: str) -> None:
        """Strike something out."""
        self.here.discard((key, id))
        await self._do("redis.call('ZREM', KEYS[1], ARGV[1])", key, id)

    async def beat(self) -> None:
        """Give signs of life for everything that is held here."""
        for key, id in list(self.here):
            await self._do(KEEP, key, id, LASTS)

    async def close(self) -> None:
        """Close all connections."""
        await self.redis.aclose()

    async def _do(self, script: str, key: str, *values: Any) -> Any:
        run: Any = self.redis.eval  # its types are those of two clients
        try:
            return await run(script, 1, f"alcaide:{key}", *values)
        except self.errors as error:  # better no limits than no games
            LOG.warning("what is held cannot be counted: %s", error)
            return None


def holding(socket: Socket, kind: str) -> AbstractAsyncContextManager[None]:
    """Hold something for as long as a socket is open. Raises a QuotaError."""
    quotas: Quotas = socket.app.state.quotas
    return quotas.hold(kind, owner_of(socket.scope), address_of(socket.scope))


class Quotas:
    """What everybody may hold, and holds."""

    def __init__(self, caps: Caps | None = None, ledger: Ledger | None = None) -> None:
        self.caps = caps.held if caps else {}  # without any, nothing counts
        self.ledger = ledger or Memory()

    async def beat(self) -> None:
        """Give signs of life for everything that is held here."""
        await self.ledger.beat()

    async def close(self) -> None:
        """Close all connections."""
        await self.ledger.close()

    @asynccontextmanager
    async def hold(self, kind: str, owner: str, address: str = "") -> AsyncIterator[None]:
        """Hold something of a kind. Raises a QuotaError if the owner or his address has enough."""
        async with AsyncExitStack() as both:
            try:
                for whose, cap in self._counted(kind, owner, address).items():
                    await both.enter_async_context(self._one(kind, whose, cap))
            except QuotaError:
                refused(kind)
                raise
            with held(kind):
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
            with held(kind):
                yield

    async def _enter(
        self, stack: AsyncExitStack, part: str, whose: str, most: int, kind: str
    ) -> None:
        """Hold something as soon as there is room; a wait is counted once."""
        for tries in count():
            with suppress(QuotaError):
                await stack.enter_async_context(self._one(part, whose, most))
                return
            if not tries:
                refused(kind)
            await asyncio.sleep(PAUSE)

    def _counted(self, kind: str, owner: str, address: str) -> dict[str, int]:
        """Return for whom something counts, and how much he may hold; at home nothing counts."""
        if owner == HOME.id or kind not in self.caps:
            return {}
        most = self.caps[kind]
        return {owner: most} if address in ("", owner) else {owner: most, address: CROWD * most}

    @asynccontextmanager
    async def _one(self, kind: str, whose: str, most: int) -> AsyncIterator[None]:
        key, id = f"{kind}:{whose}", secrets.token_urlsafe(9)
        if not await self.ledger.take(key, id, most):
            raise ERRORS.get(kind, QuotaError)(most=most)
        try:
            yield
        finally:
            await self.ledger.drop(key, id)
