"""Whoever is signed out, shut out or has lost his key is out of all sockets at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from abusing import SOCKETS, Visitor, hear
from alcaide.server.ops.settings import Config
from alcaide.server.security.close_codes import SHUT
from alcaide.server.sockets import session_registry
from databases import empty
from servers import Redis
from serving import ANA, LUIS, ZORAYA, listening
from terminal import alcaide

PASSWORD = "three moorish towers"


class Browser(Visitor):
    """A person with a cookie, and the key of a program."""

    def __init__(self, server: str, name: str) -> None:
        super().__init__(server, "", "192.0.2.1")
        first = self.ask("GET", "/api/me")
        self.cookies = dict(first.cookies)
        made = self.send("POST", "/api/account", name=name, password=PASSWORD)
        self.id: str = made["id"]

    def send(self, method: str, path: str, **body: Any) -> Any:
        """Ask for a change as the pages do."""
        self.headers["cookie"] = "; ".join(f"{name}={it}" for name, it in self.cookies.items())
        token = {"x-csrftoken": self.cookies["csrftoken"]}
        headers = self.headers | token
        answer = httpx.request(method, self.server + path, headers=headers, json=body)
        assert answer.is_success, answer.text
        self.cookies |= dict(answer.cookies)
        self.headers["cookie"] = "; ".join(f"{name}={it}" for name, it in self.cookies.items())
        return answer.json() if answer.content else None

    def table_with(self, *seats: Any) -> str:
        """Set a table up and return its id."""
        body = self.send("POST", "/api/tables", game="alcazar", seats=list(seats))
        id: str = body["id"]
        return id

    def program(self) -> Visitor:
        """Return a program of this person."""
        return Visitor(self.server, self.send("POST", "/api/account/keys", label="x")["secret"], "")


@contextmanager
def everywhere(visitor: Visitor, id: str) -> Iterator[list[ClientConnection]]:
    """Connect to all sockets of a table."""
    with ExitStack() as stack:
        lines = [stack.enter_context(visitor.at(id, kind)) for kind in SOCKETS]
        for line, kind in zip(lines, SOCKETS, strict=True):
            if kind != "program":
                line.send('{"type": "look", "lang": "en"}')
            hear(line, "table", "hello")
        yield lines


def all_closed(lines: list[ClientConnection], within: float = 1.5) -> bool:
    """Tell whether connections are closed for the reason that nobody is known any more."""
    end = time.monotonic() + within
    for line in lines:
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                line.recv(timeout=max(0.0, end - time.monotonic()))
    return [line.close_code for line in lines] == [SHUT] * len(lines)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that looks by itself so seldom that it must have been told."""
    monkeypatch.setattr(session_registry, "PAUSE", 600.0)
    config = Config(empty(tmp_path), bot_delay=0.0, online=True, limits=False)
    with listening(config) as server:
        yield server


def test_a_device_that_is_signed_out_sees_nothing_more(house: str) -> None:
    ana = Browser(house, "Ana")
    id = ana.table_with(ANA, ZORAYA)
    program = ana.program()
    with everywhere(ana, id) as own, everywhere(program, id) as others:
        ana.send("POST", "/api/account/sign-out")
        assert all_closed(own)
        assert not all_closed(others, 0.2)  # the key is another matter


def test_a_key_that_is_taken_away_opens_nothing_more(house: str) -> None:
    ana = Browser(house, "Ana")
    id = ana.table_with(ANA, ZORAYA)
    program = ana.program()
    [key] = ana.ask("GET", "/api/account").json()["keys"]
    with everywhere(ana, id) as own, everywhere(program, id) as others:
        ana.send("DELETE", f"/api/account/keys/{key['id']}")
        assert all_closed(others)
        assert not all_closed(own, 0.2)


CHANGES: list[Callable[[Browser], Any]] = [
    lambda ana: ana.send("PUT", "/api/account/password", old=PASSWORD, new="four moorish towers"),
    lambda ana: ana.send("DELETE", "/api/account/sessions"),
]


@pytest.mark.parametrize("change", CHANGES, ids=["password", "others"])
def test_other_devices_are_out(house: str, change: Callable[[Browser], Any]) -> None:
    ana = Browser(house, "Ana")
    id = ana.table_with(ANA, ZORAYA)
    other = Browser(house, "Eva")
    other.send("POST", "/api/account/sign-out")
    other.send("POST", "/api/account/sign-in", name="Ana", password=PASSWORD)
    with everywhere(other, id) as theirs, everywhere(ana, id) as own:
        change(ana)
        assert all_closed(theirs)
        assert not all_closed(own, 0.2)


def test_whoever_deletes_his_account_is_out(house: str) -> None:
    ana = Browser(house, "Ana")
    program = ana.program()
    id = ana.table_with(ANA, ZORAYA)
    with program.at(id) as line:
        line.send('{"type": "look", "lang": "en"}')
        hear(line, "table")
        ana.send("POST", "/api/account/delete", password=PASSWORD)
        assert all_closed([line])


def test_a_ban_reaches_a_server_that_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_registry, "PAUSE", 0.3)
    config = Config(empty(tmp_path), bot_delay=0.0, online=True, limits=False)
    with listening(config) as house:
        ana = Browser(house, "Ana")
        id = ana.table_with(ANA, ZORAYA)
        with everywhere(ana, id) as own, everywhere(ana.program(), id) as others:
            assert alcaide("admin", "ban", "Ana", "--data", str(tmp_path)).code == 0
            assert all_closed(own + others, 5)


def test_a_ban_reaches_all_servers_at_once(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_registry, "PAUSE", 600.0)
    monkeypatch.setenv("ALCAIDE_DATABASE", database)
    monkeypatch.setenv("ALCAIDE_REDIS", redis.url)
    config = Config(database, redis=redis.url, bot_delay=0.0, online=True, limits=False)
    with listening(config) as one, listening(config) as two:
        ana, luis = Browser(one, "Ana"), Browser(two, "Luis")
        mine, his = ana.table_with(ANA, ZORAYA), luis.table_with(LUIS, ZORAYA)
        there = Visitor(two, "", "192.0.2.1")
        there.headers |= {"cookie": ana.headers["cookie"]}
        with (
            everywhere(ana, mine) as here,
            everywhere(there, mine) as elsewhere,
            everywhere(luis, his) as others,
        ):
            assert alcaide("admin", "ban", "Ana").code == 0
            assert all_closed(here + elsewhere)
            assert not all_closed(others, 0.2)
