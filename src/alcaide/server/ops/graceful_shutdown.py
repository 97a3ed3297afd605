"""The end of a server: whoever is being served is served to the end first."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

PATIENCE: Final = 5.0  # seconds; by then uvicorn has cut off whoever does not go
LOOK: Final = 0.01  # seconds between two looks whether all have gone


class GracefulShutdown:
    """Holds up the shutdown of an application until no request and no socket is left.

    A socket whose browser has gone still gives back what it holds. Once databases and Redis are
    closed, it would open connections that nobody closes.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] not in ("http", "websocket"):
            hear: Any = partial(self._hear, receive)
            await self.app(scope, hear, send)
            return
        self.open += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open -= 1

    async def _hear(self, receive: Receive) -> Any:
        message: Any = await receive()
        if message["type"] == "lifespan.shutdown":
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while self.open:
                        await asyncio.sleep(LOOK)
        return message
