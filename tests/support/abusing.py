"""People who play in peace, and clients who do everything but that."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from alcaide.storage.database import sqlite_url
from serving import ANA, LUIS, Json, new_key

SOCKETS = ("live", "program", "whatif")
WORST = 3.0  # seconds that others may wait for a move while somebody misbehaves; CI is slow
USUAL = 0.5
DEEP = "[" * 20_000
NONSENSE = [
    "", "null", "[", "[]", "{}", DEEP, '{"type": "nonsense"}', '{"type": []}', "\0", "\ud7ff",
    '{"type": "look", "lang": 7}', '{"type": "play", "seq": -1, "action": {}}',
    '{"type": "play", "seq": 99999999999999999999999, "action": {"type": "pass"}}',
    '{"type": "chat", "text": {"text": 1}}', '{"type": "report", "number": 99999999999999999999}',
    '{"seq": 1e999, "action": 0}', '{"seq": 0, "action": 123456789012345678901234567890}',
]  # fmt: skip


class Visitor:
    """A person with an address and a key of his own; "": nobody known."""

    def __init__(self, server: str, key: str, address: str) -> None:
        self.server = server
        self.headers = {"x-forwarded-for": address}
        if key:
            self.headers["authorization"] = f"Bearer {key}"

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask something over HTTP."""
        return httpx.request(method, self.server + path, headers=self.headers, **more)

    def table(self, *seats: Json, game: str = "alcazar", **terms: Any) -> str:
        """Set a table up and return its id."""
        body = {"game": game, "seats": list(seats or (ANA, LUIS)), "terms": terms}
        answer = self.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def address(self, id: str, kind: str, more: str = "") -> str:
        """Return the address of a socket of a table."""
        step = "step=0&" if kind == "whatif" else ""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{id}/{kind}?{step}{more}"

    @contextmanager
    def at(self, id: str, kind: str = "live", more: str = "") -> Iterator[ClientConnection]:
        """Connect to a table."""
        address = self.address(id, kind, more)
        with connect(address, additional_headers=self.headers, max_size=None) as line:
            yield line

    def may_come(self, id: str) -> bool:
        """Tell whether a connection to a table is had."""
        try:
            with self.at(id):
                return True
        except InvalidStatus:
            return False

    @contextmanager
    def raw(self, id: str, kind: str = "live") -> Iterator[socket.socket]:
        """Connect to a table by hand: no pings are answered, and nothing is read."""
        with knock(self.server, window=4096) as line:
            self._shake(line, id, kind)
            yield line

    def _shake(self, line: socket.socket, id: str, kind: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        parts = urlsplit(self.address(id, kind))
        head = {
            "Host": parts.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13", **self.headers,
        }  # fmt: skip
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        line.sendall(f"GET {parts.path}?{parts.query} HTTP/1.1\r\n{lines}\r\n".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert b" 101 " in answer, answer


def hear(line: ClientConnection, *types: str) -> Json:
    """Return the next message of some types."""
    while True:
        message: Json = json.loads(line.recv(timeout=20))
        if message["type"] in types:
            return message


def knock(server: str, window: int = 0) -> socket.socket:
    """Open a connection and say nothing."""
    line = socket.socket()
    if window:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    parts = urlsplit(server)
    line.settimeout(20)
    line.connect((parts.hostname, parts.port))
    return line


def frame(text: bytes, opcode: int = 1) -> bytes:
    """Return a frame as a browser sends it, with a mask of zeros."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + text


def ended(line: socket.socket, within: float) -> bool:
    """Tell whether the other end closes a connection in time, whatever it says before."""
    end = time.monotonic() + within
    try:
        while time.monotonic() < end:
            line.settimeout(max(0.01, end - time.monotonic()))
            if not line.recv(65536):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


class Neighbours(threading.Thread):
    """A table where a game goes on, whatever happens elsewhere."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.stop = threading.Event()
        self.waits: list[float] = []
        self.refused: list[Json] = []

    def run(self) -> None:
        """Play ten moves a second."""
        while not self.stop.is_set():
            with self.visitor.at(self.visitor.table(), "program") as line:
                self._play(line)

    def _play(self, line: ClientConnection) -> None:
        asked = 0.0
        while not self.stop.is_set():
            message = hear(line, "move", "over", "refused")
            if asked:
                self.waits.append(time.monotonic() - asked)
            if message["type"] == "refused":
                self.refused.append(message)
            if message["type"] == "over":
                return
            time.sleep(0.1)
            asked = time.monotonic()
            line.send(json.dumps({"seq": message["seq"], "action": 0}))


@contextmanager
def in_peace(visitor: Visitor) -> Iterator[Neighbours]:
    """Let a game go on meanwhile, and see that nobody there is held up."""
    playing = Neighbours(visitor)
    playing.start()
    while len(playing.waits) < 3:
        assert playing.is_alive()
        time.sleep(0.02)
    yield playing
    before = len(playing.waits)
    while len(playing.waits) < before + 3:  # they still go on
        assert playing.is_alive()
        time.sleep(0.02)
    playing.stop.set()
    playing.join(20)
    assert playing.refused == []
    assert max(playing.waits) < WORST
    assert statistics.median(playing.waits) < USUAL


class Street:
    """A server with people at it."""

    def __init__(self, server: str, folder: Path) -> None:
        def visitor(name: str, address: str) -> Visitor:
            return Visitor(server, asyncio.run(new_key(sqlite_url(folder), name)), address)

        self.server = server
        self.ana = visitor("Ana", "192.0.2.1")
        self.luis = visitor("Luis", "192.0.2.2")
        self.mallory = visitor("Mallory", "198.51.100.6")
        self.stranger = Visitor(server, "", "203.0.113.9")
        self.keys = [v.headers.get("authorization", "-")[7:] for v in (self.ana, self.mallory)]


def code(line: ClientConnection) -> int:
    """Read until a connection is closed and return the code."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=20)
    assert line.close_code is not None
    return line.close_code
