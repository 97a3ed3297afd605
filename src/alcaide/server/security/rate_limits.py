"""How much an address and an account may ask in a time."""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from alcaide.people.errors import RateError
from alcaide.server.ops.metrics import count_made, count_refusal
from alcaide.server.ops.resource_limits import USUAL, ResourceLimits

if TYPE_CHECKING:
    from limits.aio.strategies import SlidingWindowCounterRateLimiter
    from redis.asyncio import ConnectionPool

    from alcaide.server.ops.redis_status import RedisStatus

LOG: Final = logging.getLogger("alcaide")
REFUSED: Final = 4429  # a socket is closed with this code: too many
WORDS: Final = "words"  # the kind of what is said at sockets
KIND: Final = "rate"  # the option of a handler that says which limit it has besides

# By kind: what one address may ask, and what one account.
ALL: Final = "all"
FILES: Final = "files"  # of the pages, which browsers keep: many at a first visit
TABLE: Final = "table"  # tables that are made
ACTIONS: Final = "actions"  # of records that are loaded
CROWD: Final = 4  # an address may have so many times what a person may
ADDRESS: Final = {
    ALL: "1200/minute",
    FILES: "6000/minute",
    WORDS: "12000/minute",
    "sign-in": "20/5minute",
    "passkey-options": "60/5minute",  # a page may ask before anybody wants it
    "recover": "10/hour",
    "guest": "60/hour",
    "account": "20/hour",
    "preview": "30/minute",  # pictures of links
    "hint": "60/minute",  # in positions that were set up
}
ACCOUNT: Final = {
    ALL: "600/minute",
    FILES: "3000/minute",
    WORDS: "2400/minute",
    "handle": "20/hour",  # attempts at the password of one account from one address
    "device": "50/hour",  # the same from a device that was signed in to it
    "link": "20/hour",
    "passkey": "60/hour",  # steps on the way to a new one
    "mail": "6/hour",
    "recovered": "3/hour",  # links by mail to one account, whoever asks
    "notice": "12/hour",  # addresses that are tried, and what is sent to try them
    "browser": "60/hour",
    "chat": "20/minute",
    "report": "20/hour",
    "export": "10/hour",
    "password": "10/5minute",
    "hint": "20/minute",
}


Whose = Literal["address", "account"]
FIXED: Final[dict[Whose, dict[str, str]]] = {"address": ADDRESS, "account": ACCOUNT}


class Limits:
    """The counters, in memory or where all processes of a server have them."""

    def __init__(self, redis: str = "", caps: ResourceLimits = USUAL) -> None:
        self.capped: dict[Whose, dict[str, str]] = {
            "address": _hourly(caps, CROWD),
            "account": _hourly(caps),
        }
        self.pool = _pool(redis) if redis else None
        self.reach = _reach(redis) if redis else None
        self.limiter = _limiter(redis, self.pool)

    async def close(self) -> None:
        """Close all connections."""
        if self.pool is not None:
            await self.pool.aclose()

    async def spend(self, by: Whose, kind: str, whose: str, number: int = 1) -> None:
        """Count something of a kind. Raises RateError if there was too much."""
        from limits import parse
        from limits.errors import StorageError

        most = self.capped[by].get(kind) or FIXED[by].get(kind)
        if most is None:
            return
        item = parse(most)
        try:
            there = await self.limiter.hit(item, kind, whose, cost=min(number, item.amount))
            if self.reach is not None:
                self.reach.found()
            if there:
                if by == "account":
                    count_made(kind, number)
                return
            until, _ = await self.limiter.get_window_stats(item, kind, whose)
        except StorageError as error:  # better no limits than no games
            if self.reach is not None:
                self.reach.lost(error)
            return
        count_refusal(kind)
        raise RateError(seconds=max(1, math.ceil(until - time.time())))

    async def spend_of(self, scope: Scope, kind: str, number: int = 1) -> None:
        """Count something for an address and for the person behind it. Raises RateError."""
        if person := person_of(scope):  # first: who has had enough takes nothing from his household
            await self.spend("account", kind, person, number)
        await self.spend("address", kind, address_of(scope), number)


class RateLimitMiddleware:
    """Count every request and socket, by its address or by the person behind it."""

    def __init__(self, app: ASGIApp, by: Whose, whose: Callable[[Scope], str]) -> None:
        self.app = app
        self.by = by
        self.whose = whose

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or raise RateError."""
        counters: Limits | None = scope["litestar_app"].state.limits
        whose = self.whose(scope)
        kind = kind_of(scope)
        if counters is not None and whose:
            try:
                if kind != FILES:  # they have a limit of their own
                    await counters.spend(self.by, ALL, whose)
                await counters.spend(self.by, kind, whose)
            except RateError:
                if scope["type"] == ScopeType.HTTP:
                    raise
                LOG.info("no socket for %s: too many", whose)
                await receive()
                await send({"type": "websocket.close", "code": REFUSED, "reason": "too many"})
                return
        await self.app(scope, receive, send)


def kind_of(scope: Scope) -> str:
    """Return which limit a handler has besides the one for all."""
    kind: str = scope["route_handler"].opt.get(KIND, "")
    return kind


def address_of(scope: Scope) -> str:
    """Return the address that asks; of IPv6 the network, which belongs to one household."""
    host = (scope["client"] or ("", 0))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def person_of(scope: Scope) -> str:
    """Return the id of the person who asks."""
    id: str = scope["user"].id
    return id


def owner_of(scope: Scope) -> str:
    """Return for whom is counted what is done: the person who asks, else his address."""
    return person_of(scope) or address_of(scope)


BY_ADDRESS: Final = DefineMiddleware(RateLimitMiddleware, by="address", whose=address_of)
BY_PERSON: Final = DefineMiddleware(RateLimitMiddleware, by="account", whose=person_of)


def _hourly(caps: ResourceLimits, times: int = 1) -> dict[str, str]:
    """Return how much may be made and loaded."""
    return {TABLE: f"{times * caps.tables}/hour", ACTIONS: f"{times * caps.actions}/hour"}


def _pool(redis: str) -> ConnectionPool:
    from redis.asyncio import ConnectionPool

    return ConnectionPool.from_url(redis)


def _reach(redis: str) -> RedisStatus:
    from alcaide.server.ops.redis_status import (
        redis_status_of,  # needs what a plain install has not
    )

    return redis_status_of(redis)


def _limiter(redis: str, pool: ConnectionPool | None) -> SlidingWindowCounterRateLimiter:
    from limits.aio.strategies import SlidingWindowCounterRateLimiter
    from limits.storage import storage_from_string

    scheme, _, rest = redis.partition("://")
    known = {"": "async+memory", "unix": "async+redis+unix"}
    address = f"{known.get(scheme, f'async+{scheme}')}://{rest}"
    more: dict[str, Any] = {"implementation": "redispy", "connection_pool": pool} if redis else {}
    storage: Any = storage_from_string(address, wrap_exceptions=True, **more)
    return SlidingWindowCounterRateLimiter(storage)
