"""How a socket ends: why, in words, with a code, and in a line of the log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from weakref import proxy

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send

from alcaide.people.errors import (
    FloodError,
    KeyEndedError,
    NoKeyError,
    ScopeError,
    SignedOutError,
    SocketsError,
)
from alcaide.server.security.rate_limits import REFUSED, address_of, person_of
from alcaide.storage.errors import FullError, OfflineError, TableError
from alcaide.tables.errors import MissingError
from alcaide.tables.words import Words

LOG: Final = logging.getLogger("alcaide")
SHUT: Final = 4401  # the session or key is over
NONE: Final = 4403  # a what-if board is not to be had, or a key is not good for this
GONE: Final = 4404  # there is no such table
LATER: Final = 1013  # come back in a moment
CODES: Final[dict[type[TableError], int]] = {
    FloodError: REFUSED,
    SocketsError: REFUSED,
    SignedOutError: SHUT,
    NoKeyError: SHUT,
    KeyEndedError: SHUT,
    ScopeError: NONE,
    MissingError: GONE,
    OfflineError: LATER,
    FullError: LATER,
}
AWAY: Final = (OSError, WebSocketDisconnect)  # raised where nobody is there any more


class Socket(WebSocket[Any, Any, Any]):
    """A socket that goes when its handler ends, with its buffers: its wrappers do not hold it."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Return what receives messages of this socket."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Return what sends messages of this socket."""
        return WebSocket.send_wrapper(proxy(self), send)


async def refuse(
    socket: Socket,
    say: Callable[[str], Awaitable[None]],
    error: TableError,
    lang: str,
    other: int = GONE,
) -> None:
    """Tell why a socket is closed, and close it; ``other``: the code of what has none."""
    note(socket, error)
    with suppress(*AWAY):
        await say(Words(lang).say(error.key, **error.words))
        await socket.close(CODES.get(type(error), other))


def note(socket: Socket, error: Exception) -> None:
    """Write a line about somebody who is not served any more."""
    scope = socket.scope
    whose = person_of(scope) or "nobody known"
    LOG.log(
        logging.WARNING if isinstance(error, FloodError) else logging.INFO,
        "the socket %r of %s at %s is closed: %s",
        scope["path"], whose, address_of(scope), type(error).__name__,
    )  # fmt: skip


async def unforeseen(error: Exception, scope: Scope) -> None:
    """Write down what ends a socket with 4500: the framework keeps it to itself (a hook of it)."""
    if scope["type"] != ScopeType.WEBSOCKET or isinstance(error, AWAY):
        return
    known = isinstance(error, TableError)  # as when the database is away before anybody is let in
    LOG.log(
        logging.WARNING if known else logging.ERROR,
        "the socket %r fails: %s", scope["path"], type(error).__name__,
        exc_info=None if known else error,
    )  # fmt: skip
