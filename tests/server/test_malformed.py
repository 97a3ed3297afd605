"""Whatever a client sends, at whatever address: it is told what is wrong, and nothing breaks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from litestar import Litestar

from alcaide.server.app import make_app
from alcaide.server.http.methods import HeadRequests
from alcaide.server.ops.graceful_shutdown import GracefulShutdown
from alcaide.server.ops.settings import Config
from alcaide.server.security.origin import OriginMiddleware
from alcaide.storage.database import sqlite_url
from serving import new_key

Head = tuple[str, bytes]
Asked = tuple[str, tuple[Head, ...], bytes, bytes]
METHODS: Final = (
    "GET",
    "HEAD",
    "OPTIONS",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "TRACE",
    "BREW",
    "get",
)
HOME: Final = ("host", b"127.0.0.1")
DEEP: Final = b"[" * 5000
FRONT: Final[dict[str, tuple[bytes, ...]]] = {  # what is read before anything is answered
    "host": (
        b"", b"[", b"127.0.0.1:x", b"127.0.0.1:99999", b"127.0.0.1:-1", b"\xff", b"127.0.0.1\0",
        b"@", b"elsewhere.example",
    ),
    "origin": (b"http://[", b"", b"null", b"://", b"http://\xff", b"http://127.0.0.1:x"),
    "authorization": (b"Bearer", b"Bearer \xff", b"Bearer " + b"x" * 9000),
    "content-type": (b"multipart/form-data; boundary=x; charset=no", b"multipart/form-data", b"/"),
}  # fmt: skip
HEADERS: Final[dict[str, tuple[bytes, ...]]] = {  # all of one column are sent together
    "cookie": (b"=", b"\xff=\xff", b"alcaide=\0; csrftoken=\xff", b'a="\\400"', b";;;"),
    "content-type": (
        b"", b"application/json; charset=klingon", b"multipart/form-data; boundary=",
        b"application/x-www-form-urlencoded; charset=\0", b"multipart/form-data",
    ),
    "content-length": (b"-1", b"x", b"9" * 30, b"1e9", b""),
    "accept": (b"\xff", b"*/*;q=x", b"/", b"text/html;q=nan", b";"),
    "accept-encoding": (b"gzip;q=x", b"\xff", b"gzip;q=nan", b",;", b"*;q=0"),
    "accept-language": (b"\xff", b"it;q=x", b";;", b"-" * 1000, b"*"),
    "if-none-match": (b"W/", b"\xff", b'"', b"*", b"a" * 9000),
    "if-modified-since": (b"x", b"\xff", b"", b"-1", b"nan"),
    "range": (b"bytes=x", b"bytes=-1", b"bytes=99-1", b"bytes=0-", b"x"),
    "x-forwarded-for": (b"[", b"\xff", b",,,", b"fe80::1%eth0", b"1.2.3.4:x"),
    "x-forwarded-proto": (b"\xff", b"x", b"", b"https,http", b"["),
    "x-csrftoken": (b"\xff", b"", b"\xd9\xa1", b"0" * 128, b"x"),
    "expect": (b"x", b"100-continue", b"", b"\xff", b"x"),
    "upgrade": (b"websocket", b"h2c", b"\xff", b"", b"x"),
}  # fmt: skip
BODIES: Final = (
    DEEP, b'{"game":' + DEEP, b"\xff\0", b'"\\ud800"', b"1e999", b'{"name":1,"name":"\\u0000"}',
    b"NaN",
)  # fmt: skip
QUERIES: Final = (
    b"%&=;", b"lang=%00", b"\xff", b"lang=%ff&step=%ed%a0%80",
    b"step=1e999&at=nan&page=-1&turns=-1",
    b"step=99999999999999999999999&at=99999999999999999999999&page=99999999999999999999999",
)  # fmt: skip
PLACES: Final = ("\ufffd", "\0", "..", "%", "a" * 5000, "-1", "[\r\n", "\udcff")


class Asker:
    """Asks an application directly, so that nothing is tidied up on the way."""

    def __init__(self, app: Any, *always: Head) -> None:
        self.app = app
        self.always = always

    def routes(self) -> Iterator[tuple[str, list[str]]]:
        """Yield the path and the methods of everything that can be asked."""
        litestar = self.app
        while isinstance(litestar, GracefulShutdown | OriginMiddleware | HeadRequests):
            litestar = litestar.app
        assert isinstance(litestar, Litestar)
        for route in litestar.routes:
            yield route.path, sorted(set(getattr(route, "methods", ["GET"])) - {"OPTIONS"})

    async def ask(
        self, method: str, path: str, *heads: Head, query: bytes = b"", body: bytes = b""
    ) -> dict[str, Any]:
        """Return the start of an answer."""
        named = {name for name, _ in heads}
        given = [*(each for each in (HOME, *self.always) if each[0] not in named), *heads]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "path": path, "raw_path": path.encode(errors="replace"), "root_path": "",
            "query_string": query, "headers": [(name.encode(), value) for name, value in given],
            "scheme": "http", "client": ("127.0.0.1", 5), "server": ("127.0.0.1", 80), "state": {},
        }  # fmt: skip
        said: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        return said[0]


@asynccontextmanager
async def running(app: Any) -> AsyncIterator[None]:
    """Let an application begin, and end."""
    said, heard = asyncio.Queue[Any](), asyncio.Queue[Any]()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    task = asyncio.create_task(app(scope, said.get, heard.put))
    await said.put({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    try:
        yield
    finally:
        await said.put({"type": "lifespan.shutdown"})
        await task


def addressed(methods: Iterable[str]) -> Iterator[Asked]:
    """Yield what is asked of one path: method, headers, query, body."""
    yield from ((method, (), b"", b"") for method in METHODS)
    for method in methods:
        for column in zip(*HEADERS.values(), strict=True):
            yield method, tuple(zip(HEADERS, column, strict=True)), b"", b"{}"
        yield from ((method, (), query, b"") for query in QUERIES)
        if method not in ("GET", "HEAD"):
            yield from ((method, (), b"", body) for body in BODIES)


async def broken(asker: Asker) -> list[Any]:
    """Return what the server has no sentence for."""
    found: list[Any] = []
    for path, methods in asker.routes():
        filled = re.sub(r"\{[^}]*\}", "x", path)
        for method, heads, query, body in addressed(methods):
            answer = await asker.ask(method, filled, *heads, query=query, body=body)
            if answer["status"] >= 500:
                found.append((answer["status"], method, filled, heads[:2], query, body[:20]))
        for place in PLACES if "{" in path else ():
            there = re.sub(r"\{[^}]*\}", place, path)
            answers = {method: await asker.ask(method, there) for method in methods}
            found += [(m, there[:60]) for m, answer in answers.items() if answer["status"] >= 500]
    return found


@pytest.mark.parametrize("online", [False, True])
def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path, online: bool) -> None:
    config = Config(sqlite_url(tmp_path), bot_delay=0.0, online=online, limits=False)

    async def run() -> list[Any]:
        key = await new_key(config.database, "Ana")
        asker = Asker(make_app(config), ("authorization", f"Bearer {key}".encode()))
        async with running(asker.app):
            return await broken(asker)

    assert asyncio.run(run()) == []


def test_what_nobody_can_read_is_refused_in_front(tmp_path: Path) -> None:
    config = Config(sqlite_url(tmp_path), bot_delay=0.0, online=True, limits=False)

    async def run() -> dict[str, set[int]]:
        asker = Asker(make_app(config))
        found: dict[str, set[int]] = {}
        async with running(asker.app):
            for kind, values in FRONT.items():
                asked = [
                    await asker.ask("POST", "/api/me", (kind, each), body=b"a") for each in values
                ]
                found[kind] = {answer["status"] for answer in asked}
        return found

    refused = {
        "host": {400, 403},
        "origin": {403},
        "authorization": {400, 401},
        "content-type": {400, 403},
    }
    assert asyncio.run(run()) == refused
