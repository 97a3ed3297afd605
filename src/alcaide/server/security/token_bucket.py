"""How fast somebody may speak at a socket: some words at once, fewer in the long run.

Words of all sockets together are counted, too, for the address and for the person behind them.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Scope

from alcaide.people.errors import FloodError, RateError
from alcaide.server.security.rate_limits import WORDS, Limits

RATE: Final = 10.0  # words a second
BURST: Final = 80.0  # words at once
DEAF: Final = 100  # words too many until a socket is closed
LOT: Final = 20  # words that are counted together

Connection = ASGIConnection[Any, Any, Any, Any]


class TokenBucket:
    """Counts the words of one socket."""

    def __init__(
        self, limits: Limits | None, scope: Scope, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self.scope = scope
        self.now = now
        self.left = BURST
        self.at = now()
        self.words = 0
        self.over = 0  # words too many

    async def spend(self) -> None:
        """Count a word. Raises RateError if it came too fast, FloodError if many did."""
        if self.limits is None:
            return
        await self._count()
        self._gain()
        if self.left >= 1:
            self.left -= 1
            return
        self.over += 1
        if self.over > DEAF:
            raise FloodError
        raise RateError(seconds=math.ceil((1 - self.left) / RATE))

    async def wait(self) -> None:
        """Count a word of a program, and wait until it may be heard."""
        if self.limits is None:
            return
        await self._count()
        self._gain()
        self.left -= 1
        if self.left < 0:
            await asyncio.sleep(-self.left / RATE)

    def _gain(self) -> None:
        now = self.now()
        self.left = min(BURST, self.left + (now - self.at) * RATE)
        self.at = now
        if self.left > BURST / 2:
            self.over = 0

    async def _count(self) -> None:
        """Count a lot of words in advance. Raises FloodError if there were too many."""
        self.words += 1
        if self.limits is None or self.words % LOT != 1:
            return
        try:
            await self.limits.spend_of(self.scope, WORDS, LOT)
        except RateError as error:
            raise FloodError from error


def token_bucket_of(connection: Connection) -> TokenBucket:
    """Return the bucket of a socket."""
    return TokenBucket(connection.app.state.limits, connection.scope)
