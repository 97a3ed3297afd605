"""A database that is away or full: moves are refused in words, and play goes on when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Connection, event, func, select

from alcaide.people.person import HOME
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.server.protocol.table_messages import Refused
from alcaide.server.security.close_codes import Socket, refuse
from alcaide.server.sockets.display import Display
from alcaide.server.sockets.table_socket import sender
from alcaide.storage import engine
from alcaide.storage.database import open_database, sqlite_url
from alcaide.storage.schema import SECRETS
from alcaide.tables.errors import MissingError
from servers import Postgres
from serving import ANA, LUIS, create, server, tab


def test_play_goes_on_when_the_database_is_back(postgres: Postgres) -> None:
    app = make_app(Config(postgres.new(), bot_delay=0.0))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        id = create(client)
        with tab(client, id) as ana:
            ana.look()
            before = ana.look(seat=ana.view["turn"])
            choice = before["decision"]["choices"][0]
            postgres.kill()
            for _ in range(3):
                ana.send("play", seq=before["seq"], action=choice["action"])
                refused = ana.next("refused")
                assert "cannot be stored" in refused["reason"]
            assert client.get("/api/tables").status_code == 503
            assert (
                ana.look(seat=before["turn"])["seq"] == before["seq"]
            )  # what is known is shown on
            postgres.start()
            ana.send("play", seq=before["seq"], action=choice["action"])
            ana.next("table")
            assert ana.view["seq"] == before["seq"] + 1
        with tab(client, id) as again:
            assert again.look()["seq"] == before["seq"] + 1


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, full = engine._begin_sqlite, [False]

    def limited(connection: Connection) -> None:
        pages = 1 if full[0] else 2**30  # fewer than there are: it grows no more
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close()
        begin(connection)

    monkeypatch.setattr(engine, "_begin_sqlite", limited)
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as ana:
            ana.look()
            view = ana.look(seat=ana.view["turn"])
            full[0] = True
            answer = client.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"database": "down"})
            for _ in range(200):  # there is some room in the last page
                answer = client.post("/api/tables", json={"game": "alcazar", "seats": [ANA, LUIS]})
                if answer.status_code != 201:
                    break
            assert (answer.status_code, "no room left" in answer.json()["error"]) == (503, True)
            full[0] = False
            assert client.get("/ready").status_code == 200
            assert create(client)
            ana.send("play", seq=view["seq"], action=view["decision"]["choices"][0]["action"])
            assert ana.next("table")["table"]["seq"] == view["seq"] + 1


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_what_ready_stores_is_gone_again(tmp_path: Path, where: str, request: Any) -> None:
    url = sqlite_url(tmp_path) if where == "sqlite" else request.getfixturevalue("postgres").new()

    async def run() -> tuple[list[str], int]:
        opened, said = await open_database(url), list[str]()
        event.listen(opened.sync_engine, "before_cursor_execute", lambda *of: said.append(of[2]))
        try:
            await engine.probe(opened)
            async with opened.connect() as connection:
                left = (
                    await connection.execute(select(func.count()).select_from(SECRETS))
                ).scalar_one()
            return said, left
        finally:
            await opened.dispose()

    said, left = asyncio.run(run())
    assert [text.split()[0] for text in said if "secrets" in text] == ["INSERT", "DELETE", "SELECT"]
    assert left == 0


def test_a_fault_that_ends_a_socket_stands_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def renew(_screen: Display) -> None:
        raise LookupError("nobody has thought of this")

    monkeypatch.setattr(Display, "renew", renew)
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as ana:
            choice = ana.look(seat=ana.look()["turn"])["decision"]["choices"][0]
            ana.send("play", seq=0, action=choice["action"])
            with pytest.raises(WebSocketDisconnect) as ended:
                ana.next("table")
    assert ended.value.code == 4500
    assert f"/api/tables/{id}/live" in caplog.text
    assert "LookupError: nobody has thought of this" in caplog.text
    assert "Traceback" in caplog.text


def test_whoever_leaves_while_he_is_refused_is_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def come() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def go(message: dict[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            raise OSError

    scope: dict[str, Any] = {"type": "websocket", "path": "/", "user": HOME, "client": None}

    async def run() -> None:
        socket = Socket(scope, come, go)  # type: ignore[arg-type]
        await socket.accept()
        await refuse(socket, lambda why: sender(socket)(Refused(why)), MissingError(), "en")

    asyncio.run(run())
    assert not caplog.records
