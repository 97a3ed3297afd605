"""Whoever misbehaves is refused, in a line of the log; a table beside him plays on meanwhile."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from abusing import NONSENSE, SOCKETS, Street, code, ended, frame, hear, in_peace, knock
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.server.security import rate_limits, token_bucket
from alcaide.server.security.close_codes import GONE
from alcaide.server.security.protocol_hardening import (
    MESSAGE_SIZE,
    HttpProtocol,
    WebSocketProtocol,
    settings_of,
)
from alcaide.server.sockets import table_socket
from databases import empty
from serving import ANA, LUIS, WAIT, ZORAYA, listening, seat

HEAD_TIME = 2.0  # seconds; the head of a neighbour on a busy machine is there by then


@pytest.fixture
def street(
    tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[Street]:
    """A server that believes its proxy; nothing it logs has a secret or is longer than a line."""
    caplog.set_level(logging.INFO, "alcaide")
    config = Config(empty(tmp_path), bot_delay=0.0, online=True, proxies="127.0.0.1")
    with listening(config, **getattr(request, "param", {})) as server:
        street = Street(server, tmp_path)
        yield street
    for record in caplog.records:
        assert record.exc_info is None, record
        assert not any(key and key in record.getMessage() for key in street.keys)


def own_table(street: Street, kind: str) -> str:
    """Return a table of his own at which somebody may misbehave."""
    return street.mallory.table(ANA, ZORAYA if kind == "whatif" else LUIS)


@pytest.mark.parametrize("kind", SOCKETS)
def test_huge_messages_end_the_connection(street: Street, kind: str) -> None:
    with in_peace(street.ana):
        id = own_table(street, kind)
        huge: list[str | list[str]] = [
            "x" * (MESSAGE_SIZE + 1),
            ["x" * 20_000] * 4,
            "a" * 5_000_000,
        ]
        for text in huge:  # the last is small on the wire, for it is compressed
            with street.mallory.at(id, kind) as line:
                with suppress(ConnectionClosed):  # the server may not wait for the last part
                    line.send(text)
                assert code(line) == 1009


@pytest.mark.parametrize("kind", SOCKETS)
def test_nonsense_is_refused_and_the_connection_stays(street: Street, kind: str) -> None:
    with in_peace(street.ana):
        id = own_table(street, kind)
        with street.mallory.at(id, kind) as line:
            for text in NONSENSE:
                line.send(text)
                assert hear(line, "refused")["reason"]
            for data in (b"", b"\xff\x00", b'{"type": "look", "lang": "en"}'):
                line.send(data)
                assert hear(line, "refused")["reason"]


def test_what_is_no_text_ends_the_connection(street: Street) -> None:
    with street.mallory.raw(street.mallory.table()) as line:
        line.sendall(frame(b"\xff\xfe\xfd"))
        assert ended(line, WAIT)


def test_others_neither_move_nor_see_a_hand(street: Street) -> None:
    id = street.ana.table(
        seat("person", "Ana", "green"), seat("open", "", "white"), access="public"
    )
    with street.luis.at(id) as luis, in_peace(street.ana):
        luis.send(json.dumps({"type": "sit", "seat": 1}))
        hear(luis, "table")
        with street.mallory.at(id) as line:
            line.send(json.dumps({"type": "look", "lang": "en", "seat": 0}))
            shown = hear(line, "table")["table"]
            assert shown["hand"] is None
            for message in (
                {"type": "say", "seq": shown["seq"], "text": "buy deck"},
                {"type": "undo", "seq": shown["seq"]},
                {"type": "preview", "seq": shown["seq"], "action": {"type": "buy", "card": 1}},
                {"type": "hint", "seq": shown["seq"]},
                {"type": "sit", "seat": 0},
                {"type": "stand"},
                {"type": "bot", "seat": 1, "level": "easy"},
                {"type": "resign"},
                {"type": "chat", "text": "hello"},
                {"type": "seat", "seat": 0, "level": "easy"},
            ):
                line.send(json.dumps(message))
                assert hear(line, "refused", "table")["type"] == "refused", message
        with street.mallory.at(id, "program") as line:
            assert code(line) == GONE
        assert street.mallory.ask("DELETE", f"/api/tables/{id}").status_code == 403
        assert street.mallory.ask("GET", f"/api/tables/{id}/record").status_code == 409


def test_old_and_repeated_moves_change_nothing(street: Street) -> None:
    id = street.ana.table()
    with street.ana.at(id, "program") as line, in_peace(street.luis):
        first = hear(line, "move")
        line.send(json.dumps({"seq": first["seq"], "action": 0}))
        second = hear(line, "move")
        for _ in range(3):
            line.send(json.dumps({"seq": first["seq"], "action": 0}))
            assert hear(line, "refused")["stale"]
            assert hear(line, "move") == second
        for seq in (-5, second["seq"] + 1, 2**70):
            line.send(json.dumps({"seq": seq, "action": 0}))
            assert hear(line, "refused")["stale"]


@pytest.mark.parametrize("kind", SOCKETS)
def test_tables_of_others_are_not_to_be_found(street: Street, kind: str) -> None:
    own = own_table(street, kind)
    hidden = street.ana.table(
        seat("person", "Ana", "green"), seat("open", "", "white"), watch=False, access="private"
    )
    with in_peace(street.luis):
        for id in (hidden, "none", "a" * 3000, "'; DROP TABLE rows; --"):
            with street.mallory.at(quote(id), kind, "sit=true") as line:
                assert hear(line, "refused")["reason"]
                assert code(line) == GONE
        with street.mallory.at(own, kind) as line:  # his own is
            line.send('{"type": "look", "lang": "en"}')
            assert hear(line, "hello", "table")


@pytest.mark.parametrize("kind", ["live", "whatif"])
def test_a_flood_is_told_and_then_closed(
    street: Street, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    id = own_table(street, kind)
    with in_peace(street.ana) as playing:
        before = len(playing.waits)
        with street.mallory.at(id, kind) as line:
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    line.send('{"type": "why", "text": "tower"}')
            reasons = []
            with suppress(ConnectionClosed):
                while True:
                    reasons.append(hear(line, "refused")["reason"])
            assert code(line) == rate_limits.REFUSED
            assert len(reasons) > token_bucket.DEAF
            assert "too much" in reasons[-2]
            assert "faster" in reasons[-1]
        while len(playing.waits) < before + 3:
            time.sleep(0.05)
    [told] = [r for r in caplog.records if "FloodError" in r.getMessage()]
    assert "198.51.100.6" in told.getMessage()


def test_a_program_is_slowed_down(street: Street) -> None:
    id = street.mallory.table()
    with in_peace(street.ana), street.mallory.at(id, "program") as line:
        begun = time.monotonic()  # words are counted from the first one on
        for _ in range(int(token_bucket.BURST) + 30):
            line.send('{"seq": 9999, "action": 0}')
        for _ in range(int(token_bucket.BURST) + 30):
            hear(line, "refused")
        assert time.monotonic() - begun > 20 / token_bucket.RATE


def test_words_of_many_sockets_are_counted_together(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.WORDS, f"{3 * token_bucket.LOT}/minute")
    id = street.mallory.table()
    for allowed in (True, True, True, False):
        with street.mallory.at(id) as line:
            line.send('{"type": "look", "lang": "en"}')
            assert hear(line, "table", "refused")["type"] == ("table" if allowed else "refused")
            if not allowed:
                assert code(line) == rate_limits.REFUSED
    with street.luis.at(street.ana.table()) as line:
        line.send('{"type": "look", "lang": "en"}')
        assert hear(line, "table")


def test_connections_are_counted(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "5/minute")
    id = street.ana.table()
    with in_peace(street.ana):
        assert [street.stranger.may_come(id) for _ in range(10)] == [True] * 5 + [False] * 5


def test_whoever_does_not_read_is_dropped(
    street: Street, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_socket, "DRAIN", 0.5)
    monkeypatch.setattr(token_bucket, "BURST", 10_000.0)
    id = street.mallory.table(game="alhambra")
    with in_peace(street.ana), street.mallory.raw(id) as line:
        line.settimeout(0.2)
        with suppress(OSError):  # the server reads no more while it cannot answer
            for _ in range(2000):
                line.sendall(frame(b'{"type": "look", "lang": "en"}'))
                line.sendall(frame(b'{"type": "undo", "seq": -1}'))  # answered after the look
        end = time.monotonic() + 20
        while "TimeoutError" not in caplog.text and time.monotonic() < end:
            time.sleep(0.05)
        assert "TimeoutError" in caplog.text


def test_whoever_answers_no_pings_has_gone(tmp_path: Path) -> None:
    class Line(asyncio.Transport):
        def write(self, data: bytes | bytearray | memoryview) -> None:
            """Lose it."""

        def is_closing(self) -> bool:
            return False

        def close(self) -> None:
            """Let what was written be sent first."""

    async def run() -> None:
        config = Config(empty(tmp_path))
        settings = settings_of(make_app(config), config)
        settings.load()
        socket = WebSocketProtocol(settings, ServerState(), {}, asyncio.get_running_loop())
        socket.transport, socket.handshake_complete = Line(), True
        socket.keepalive_timeout()
        assert socket.ending is not None
        socket.ending.cancel()
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "Are you there?"})

    asyncio.run(run())


def test_pings_of_whoever_does_not_read_are_not_answered(street: Street) -> None:
    id = street.mallory.table()
    with in_peace(street.ana), street.mallory.raw(id) as line:
        for _ in range(100):
            line.sendall(frame(b"x" * 100, opcode=9) * 100)


@pytest.mark.parametrize(
    "street", [{"ws_ping_interval": 0.3, "ws_ping_timeout": 3.0}], indirect=True
)
def test_half_a_connection_is_closed(street: Street) -> None:
    id = street.mallory.table()
    with street.luis.at(id) as other, in_peace(street.ana):
        with street.mallory.raw(id) as line:
            assert ended(line, WAIT)
        other.send('{"type": "look", "lang": "en"}')
        assert hear(other, "table")


def test_heads_that_never_end_are_dropped(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "head_time", HEAD_TIME)
    address = street.server
    with in_peace(street.ana), knock(address) as silent, knock(address) as slow:
        with suppress(ConnectionError):  # it may be dropped already
            slow.sendall(b"GET / HTTP/1.1\r\n")
            for n in range(3):
                slow.sendall(b"X-%d: 1\r\n" % n)
                time.sleep(0.1)
        assert ended(silent, WAIT)
        assert ended(slow, WAIT)


def test_a_second_head_must_end_too(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "head_time", HEAD_TIME)
    with knock(street.server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /hea")
        assert ended(line, WAIT)


def test_a_body_that_is_no_body_is_answered_once(street: Street) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with knock(street.server) as line:
        line.sendall(head + b"many\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
        assert ended(line, WAIT)


def test_heads_have_a_size(street: Street) -> None:
    with knock(street.server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 20_000)
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
        assert ended(line, WAIT)


PATHS = [
    "/../../../etc/passwd", "/assets/../../../../etc/passwd", "/assets/../app.py", "//etc/passwd",
    "/assets/%2e%2e/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/assets/..%5c..%5capp.py",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py", "/licences/%252e%252e/app.py", "/assets//etc/passwd",
    "/assets/%00", "/%00", "/index.html%00.js", "/api/tables/%00/record", "/assets/" + "a" * 9000,
    "/" + "../" * 2000, "/api/tables/" + "a" * 9000 + "/record", "/%ff%fe", "/api/tables/..",
    "/api/games?lang=%00", "/api/tables/%0d%0aSet-Cookie:x=1/record", "/assets/CON", "/assets/.",
]  # fmt: skip


def test_paths_lead_nowhere_else(street: Street) -> None:
    with in_peace(street.ana):
        for path in PATHS:
            head, _, body = answered(street, path).partition(b"\r\n\r\n")
            assert head.split()[1] in (b"400", b"404", b"405"), (path, head)
            assert b"root:" not in body, path
            assert b"import " not in body, path
            assert b"x=1" not in head, path


def answered(street: Street, path: str) -> bytes:
    """Return all that is answered to a path as it stands, which no library tidies up."""
    with knock(street.server) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b""
        while data := line.recv(65536):
            answer += data
        return answer
