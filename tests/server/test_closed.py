"""What is closed is gone at once: nothing waits until garbage is looked for."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from alcaide.server import app
from alcaide.server.security.close_codes import Socket
from alcaide.server.sockets import table_socket, what_if_socket
from alcaide.server.sockets.screen import Screen
from alcaide.server.sockets.what_if_board import Sandbox
from alcaide.tables.stores.table_store import TableStore
from serving import WAIT, Client, create, server, tab
from trying import board


@contextmanager
def rare_collection() -> Iterator[None]:
    """Let nobody look for garbage."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Screen | Sandbox | Socket]]:
    found: list[weakref.ref[Screen | Sandbox | Socket]] = []

    class Watched(Screen):
        def __init__(self, *args: object, **words: object) -> None:
            super().__init__(*args, **words)  # type: ignore[arg-type]
            found.append(weakref.ref(self))
            if isinstance(self.hub, Sandbox):
                found.append(weakref.ref(self.hub))

    class Heard(Socket):
        def __init__(self, *args: object, **words: object) -> None:
            super().__init__(*args, **words)  # type: ignore[arg-type]
            found.append(weakref.ref(self))

    monkeypatch.setattr(app, "Socket", Heard)
    monkeypatch.setattr(table_socket, "Screen", Watched)
    monkeypatch.setattr(what_if_socket, "Screen", Watched)
    return found


def opened(client: Client) -> None:
    """Open a table and a board of it, and close both."""
    id = create(client)
    with tab(client, id) as one:
        turn = one.look()["turn"]
        with board(client, id, 0, turn) as own:
            own.look()
            own.play(own.view["decision"]["choices"][0]["text"])


def test_a_closed_board_and_a_closed_screen_leave_nothing(
    tmp_path: Path, made: list[weakref.ref[Screen | Sandbox | Socket]]
) -> None:
    with server(tmp_path) as client:
        opened(client)  # what is made once
        with rare_collection():
            opened(client)
            end = time.monotonic() + WAIT
            while any(one() for one in made) and time.monotonic() < end:
                client.get("/health")  # while this is answered, things are closed
            left = [one() for one in made if one() is not None]
    assert len(made) == 10
    assert left == []


def test_a_server_closes_its_database_when_the_last_socket_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    async def converse(socket: Socket, screen: Screen, follow: Coroutine[Any, Any, None]) -> None:
        follow.close()
        with suppress(WebSocketDisconnect):
            await socket.receive_text()
        await asyncio.sleep(0.2)
        await screen.hub.get(screen.id)
        said.append("the socket")

    async def close(store: TableStore) -> None:
        said.append("the database")
        await closed(store)

    closed = TableStore.close
    monkeypatch.setattr(TableStore, "close", close)
    monkeypatch.setattr(table_socket, "converse", converse)
    with server(tmp_path) as client, tab(client, create(client)):
        pass
    assert said == ["the socket", "the database"]
