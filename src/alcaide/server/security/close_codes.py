"""How a socket ends: why, in words, with a code, and in a line of the log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import proxy

from litestar import WebSocket
from litestar.types import Receive, Send

from alcaide.people.errors import FloodError, NoKeyError, SignedOutError, SocketsError
from alcaide.server.security.rate_limits import REFUSED, address_of, person_of
from alcaide.storage.errors import FullError, OfflineError, TableError
from alcaide.tables.errors import MissingError
from alcaide.tables.words import Words

LOG: Final = logging.getLogger("alcaide")
SHUT: Final = 4401  # the session or key is over
NONE: Final = 4403  # a what-if board is not to be had
GONE: Final = 4404  # there is no such table
LATER: Final = 1013  # come back in a moment
CODES: Final[dict[type[TableError], int]] = {
    FloodError: REFUSED,
    SocketsError: REFUSED,
    SignedOutError: SHUT,
    NoKeyError: SHUT,
    MissingError: GONE,
    OfflineError: LATER,
    FullError: LATER,
}


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
