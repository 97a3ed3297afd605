"""The client for programs, against a server on a port."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("httpx")
pytest.importorskip("websockets")

import httpx

from alcaide.client import Client, ServerError, Turn
from alcaide.core.rng import Rng
from alcaide.server.ops.settings import Config
from databases import empty
from serving import listening, new_key

Key = Callable[[str], str]

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"
OWN = {"kind": "person", "name": "Robot", "colour": "blue"}
OPEN = {"kind": "open", "name": "", "colour": "red"}
BOT = {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Start a server for many; give its address and that of its database."""
    url = empty(tmp_path_factory.mktemp("data"))
    with listening(Config(url, bot_delay=0.0, online=True)) as address:
        yield address, url


@pytest.fixture
def address(house: tuple[str, str]) -> str:
    return house[0]


@pytest.fixture
def key(house: tuple[str, str]) -> Callable[[str], str]:
    """Give what makes the key of a program of a new person."""
    return lambda name: asyncio.run(new_key(house[1], name))


def any_of(rng: Rng) -> Any:
    def choose(turn: Turn) -> int | str:
        number = rng.below(len(turn.actions))
        return number if number % 2 else str(turn.actions[number]["notation"])

    return choose


def test_a_program_sets_a_table_up_and_plays_against_a_bot(address: str, key: Key) -> None:
    with Client(address, key("Robot")) as client:
        table = client.create("castle", [OWN, BOT])
        end = client.play(table, any_of(Rng(b"1")))
    assert end.seats == [0]
    assert len(end.scores) == 2
    assert end.winners


def test_two_programs_meet_in_the_lobby(address: str, key: Key) -> None:
    ends = []
    with Client(address, key("Host")) as host:
        table = host.create("alcazar", [OWN, OPEN], access="public")
        one = threading.Thread(target=lambda: ends.append(host.play(table, any_of(Rng(b"2")))))
        one.start()
        command = [sys.executable, str(EXAMPLE), address, key("Guest"), "alcazar"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        one.join(60)
    assert str(ends[0].scores) in done.stdout
    assert "mine [1]" in done.stdout


def test_what_the_server_refuses_is_told(address: str, key: Key) -> None:
    with Client(address, key("Robot")) as client:
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


def test_a_key_that_is_nobodys_is_told_as_such(address: str) -> None:
    with Client(address, "no such key") as stranger:
        for ask in (stranger.lobby, lambda: stranger.play("any", any_of(Rng(b"4")))):
            with pytest.raises(ServerError, match="This key is not known here"):
                ask()


@pytest.mark.parametrize("nowhere", ["http://127.0.0.1:1", "ftp://127.0.0.1", "play.example"])
def test_a_server_that_is_not_reached_is_told_in_one_way(nowhere: str) -> None:
    with Client(nowhere) as client:
        for ask in (client.lobby, lambda: client.play("any", any_of(Rng(b"5")))):
            with pytest.raises(httpx.HTTPError):
                ask()


@pytest.mark.parametrize(
    "typed", [[], ["http://127.0.0.1:1"], ["http://127.0.0.1:1", "x", "castle"]]
)
def test_the_example_tells_what_is_wrong(typed: list[str]) -> None:
    command = [sys.executable, str(EXAMPLE), *typed]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert ("ADDRESS KEY GAME" if len(typed) < 3 else "refused") in done.stderr
