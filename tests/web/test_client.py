"""The client for programs, against a server on a port."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

pytest.importorskip("httpx")
pytest.importorskip("websockets")

from alcaide.client import Client, ServerError, Turn
from alcaide.core.rng import Rng
from alcaide.people.devices import Devices
from alcaide.people.store import People
from alcaide.table.database import open_database, sqlite_url
from alcaide.web.app import make_app
from alcaide.web.config import Config

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"
OWN = {"kind": "person", "name": "Robot", "colour": "blue"}
OPEN = {"kind": "open", "name": "", "colour": "red"}
BOT = {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "random"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server for many and give its address."""
    url = sqlite_url(tmp_path_factory.mktemp("data"))
    app = make_app(Config(url, bot_delay=0.0, online=True))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    KEYS[port] = url
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


KEYS: dict[int, str] = {}  # the database of a port


def key(address: str, name: str) -> str:
    """Return the key of a program of a new person."""

    async def make() -> str:
        engine = await open_database(KEYS[int(address.rpartition(":")[2])])
        try:
            person = await People(engine).welcome(name)
            return (await Devices(engine).new_key(person.id, "test"))[0]
        finally:
            await engine.dispose()

    return asyncio.run(make())


def any_of(rng: Rng) -> Any:
    def choose(turn: Turn) -> int | str:
        number = rng.below(len(turn.actions))
        return number if number % 2 else str(turn.actions[number]["notation"])

    return choose


def test_a_program_sets_a_table_up_and_plays_against_a_bot(address: str) -> None:
    with Client(address, key(address, "Robot")) as client:
        table = client.create("castle", [OWN, BOT])
        end = client.play(table, any_of(Rng(b"1")))
    assert end.seats == [0]
    assert len(end.scores) == 2
    assert end.winners


def test_two_programs_meet_in_the_lobby(address: str) -> None:
    ends = []
    with Client(address, key(address, "Host")) as host:
        table = host.create("alcazar", [OWN, OPEN], access="public")
        one = threading.Thread(target=lambda: ends.append(host.play(table, any_of(Rng(b"2")))))
        one.start()
        command = [sys.executable, str(EXAMPLE), address, key(address, "Guest"), "alcazar"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        one.join(60)
    assert str(ends[0].scores) in done.stdout
    assert "mine [1]" in done.stdout


def test_what_the_server_refuses_is_told(address: str) -> None:
    with Client(address, key(address, "Robot")) as client:
        with pytest.raises(ServerError, match="player"):
            client.create("castle", [OWN])
        with pytest.raises(ServerError):
            client.play("none", any_of(Rng(b"3")))
        table = client.create("castle", [OWN, BOT])
        with pytest.raises(ServerError):
            client.play(table, lambda turn: "castle of cards")
    with Client(address, "no such key") as stranger, pytest.raises(ServerError) as refused:
        stranger.create("castle", [OWN, BOT])
    assert refused.value.status == 401
