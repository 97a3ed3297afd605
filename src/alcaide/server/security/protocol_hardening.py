"""Connections that do not behave: requests that never begin, readers that do not read.

What a server has no time for is cut off here, so that neither tasks nor memory pile up.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from alcaide.server.ops.settings import Config

LOG: Final = logging.getLogger("alcaide")
MESSAGE_SIZE: Final = 64_000  # bytes that a browser may say at once
HEAD_SIZE: Final = 16_000  # bytes of the head of a request
HEAD_TIME: Final = 10.0  # seconds until it must be there
PING: Final = 20.0  # seconds between two pings at a socket, and for the answer
LINGER: Final = 5.0  # seconds in which the last words are sent
DEFLATE: Final[dict[str, Any]] = {  # one table is much like the last one: a window finds it there
    "client_max_window_bits": 12,
    "compress_settings": {"level": 2, "memLevel": 8},
}
CONNECTIONS: Final = 10_000  # at once
BOARD: Final = "/whatif"  # ends the address of a what-if board
NOTHING: Final = (None for _ in ())  # what a connection parses that is over


class HttpProtocol(H11Protocol):
    """HTTP, where a head must be there in time."""

    late: asyncio.TimerHandle | None = None
    head_time = HEAD_TIME

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Take some of a request, and wait on if its head is not whole."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.late is None:
            self._await_head()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; the request whose body it was gets no other answer."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self.late = self.loop.call_later(self.head_time, self._give_up)

    def _stop_waiting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        LOG.info("a request does not begin in time: it is dropped")
        self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets, where those who do not read are not waited for."""

    ending: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [ServerPerMessageDeflateFactory(**DEFLATE)]

    def handle_connect(self, event: Request) -> None:
        """Let a what-if board keep no window: most lie idle, and a window is what they weigh."""
        if self.conn.available_extensions and urlsplit(event.path).path.endswith(BOARD):
            pressing = ServerPerMessageDeflateFactory(server_no_context_takeover=True, **DEFLATE)
            self.conn.available_extensions = [pressing]
        super().handle_connect(event)

    def handle_ping(self) -> None:
        """Answer a ping, but keep no answers for somebody who does not read them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Close a connection at whose other end nobody is."""
        super().keepalive_timeout()
        LOG.info("a socket does not answer pings: it is closed")
        self._end()
        self.disconnected = True  # else whoever says something now is told that he closed it

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """End the connection when all has been said."""
        super().on_task_complete(task)
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back at once what takes much memory, whoever still has this connection."""
        super().connection_lost(exc)
        self.conn.extensions = []  # each with windows of its own
        self.conn.parser.close()  # it holds the connection, which holds it
        self.conn.parser = NOTHING
        if self.ending is not None:
            self.ending.cancel()

    def _end(self) -> None:
        if self.disconnected:
            return
        self.ending = self.loop.call_later(LINGER + self.close_timeout, self.transport.abort)


def settings_of(app: ASGIApp, config: Config, **more: Any) -> uvicorn.Config:
    """Return how a server is run: what it lets through, and how long it waits."""
    fixed: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": HttpProtocol,
        "h11_max_incomplete_event_size": HEAD_SIZE,
        "ws": WebSocketProtocol,
        "ws_max_size": MESSAGE_SIZE,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "limit_concurrency": CONNECTIONS,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": config.proxies,
    }
    return uvicorn.Config(app, **(fixed | more))
