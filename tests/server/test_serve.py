"""The server as a process: ports, a kill in the middle, a quiet end, bots that die."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from alcaide.server.run import PortError, address_of, listen
from serving import ANA, ZORAYA
from terminal import shell

SCRIPT = """
import json, os, sys
from pathlib import Path
from alcaide.server.ops.settings import configure
from alcaide.server.run import serve

def tell(key, args):
    print(json.dumps([key, args]), flush=True)

if __name__ == "__main__":
    environment = {"ALCAIDE_URL": os.environ.get("ALCAIDE_URL", "")}
    config = configure(environment, data=Path(sys.argv[1]), bot_delay=float(sys.argv[3]))
    serve(config, int(sys.argv[2]), tell=tell)
"""


@contextmanager
def process(folder: Path, port: int = 0, delay: float = 0.0) -> Iterator[tuple[Any, str]]:
    """Start a server as a process; yield it and its address without the scheme."""
    script = folder / "run.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(folder / "data"), str(port), str(delay)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            key, args = json.loads(running.stdout.readline())
            assert key == "cli-serve-ready"
            yield running, args["address"].removeprefix("http://").rstrip("/")
        finally:
            running.kill()


@pytest.mark.parametrize(
    ("url", "key"), [("", "cli-serve-ready"), ("https://club.example", "cli-serve-ready-behind")]
)
def test_who_starts_it_is_told_where_browsers_find_it(tmp_path: Path, url: str, key: str) -> None:
    script = tmp_path / "run.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(tmp_path / "data"), "0", "0"]
    environment = {**os.environ, "ALCAIDE_URL": url}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        try:
            assert running.stdout is not None
            told, args = json.loads(running.stdout.readline())
        finally:
            running.kill()
    assert told == key
    assert args["address"] == (f"{url}/" if url else args["listens"])


def set_up(address: str) -> str:
    body = {"game": "alcazar", "seats": [ANA, ZORAYA], "options": {}, "seed": "5"}
    id: str = httpx.post(f"http://{address}/api/tables", json=body).json()["id"]
    return id


@contextmanager
def screen(address: str, id: str) -> Iterator[ClientConnection]:
    with connect(f"ws://{address}/api/tables/{id}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "look", "lang": "en"}))
        yield socket


def next_view(socket: ClientConnection) -> dict[str, Any]:
    """Return the next table that is sent."""
    while (message := json.loads(socket.recv(timeout=30)))["type"] != "table":
        pass
    view: dict[str, Any] = message["table"]
    return view


def play_some(socket: ClientConnection, moves: int) -> dict[str, Any]:
    """Play own moves, and return the last view in which one was asked for."""
    played = 0
    while True:
        view = next_view(socket)
        if view["decision"] is None:
            continue
        if played == moves:
            return view
        action = view["decision"]["choices"][0]["action"]
        socket.send(json.dumps({"type": "play", "seq": view["seq"], "action": action}))
        played += 1


def test_a_killed_server_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        id = set_up(address)
        with screen(address, id) as socket:
            before = play_some(socket, 8)
        running.send_signal(signal.SIGKILL)
        assert running.wait(10) == -signal.SIGKILL
    with process(tmp_path) as (_, address), screen(address, id) as socket:
        assert next_view(socket) == before
        after = play_some_from(socket, before)
        assert after["seq"] > before["seq"]


def play_some_from(socket: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    action = view["decision"]["choices"][0]["action"]
    socket.send(json.dumps({"type": "play", "seq": view["seq"], "action": action}))
    return next_view(socket)


def test_a_bot_that_was_thinking_when_the_server_was_killed_plays_after_a_restart(
    tmp_path: Path,
) -> None:
    with process(tmp_path, delay=60.0) as (running, address):  # it will not be done in time
        id = set_up(address)
        with screen(address, id) as socket:
            view = next_view(socket)
            while view["turn"] == 0:
                view = play_some_from(socket, view)
        running.send_signal(signal.SIGKILL)
        running.wait(10)
    with process(tmp_path) as (_, address), screen(address, id) as socket:
        while (now := next_view(socket))["turn"] == 1:
            assert now["seq"] >= view["seq"]
        assert now["seq"] > view["seq"]
        assert now["log"][: len(view["log"])] == view["log"]


def test_a_server_ends_quietly_and_leaves_no_process(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        id = set_up(address)
        with screen(address, id) as socket:
            play_some(socket, 2)
            workers = children(running.pid)
            assert workers
            running.send_signal(signal.SIGINT)
            assert running.wait(10) == 0
        assert gone(workers)


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        id = set_up(address)
        with screen(address, id) as socket:
            play_some(socket, 2)
        workers = children(running.pid)
        assert workers
        running.send_signal(signal.SIGKILL)
        running.wait(10)
        assert gone(workers)


def test_bots_play_on_when_their_process_dies(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        id = set_up(address)
        with screen(address, id) as socket:
            view = play_some(socket, 2)
            for worker in children(running.pid):
                os.kill(worker, signal.SIGKILL)
            seq = view["seq"]
            while view["seq"] < seq + 4:
                view = play_some_from(socket, view) if view["decision"] else next_view(socket)


def children(parent: int) -> list[int]:
    """Return the worker processes of a server (Linux)."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            stat = entry.read_text()
            command = (entry.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == parent and b"spawn_main" in command:
            found.append(int(entry.parent.name))
    return found


def gone(workers: list[int]) -> bool:
    for _ in range(100):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            return True
        time.sleep(0.1)
    return False


def test_a_port_in_use_is_told_and_the_next_one_taken() -> None:
    said: list[tuple[str, dict[str, Any]]] = []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with listen("127.0.0.1", port, lambda key, args: said.append((key, args))) as bound:
            assert bound.getsockname()[1] > port
    assert said[0] == ("cli-serve-taken", {"port": str(port), "next": str(port + 1)})


def test_who_serves_people_from_elsewhere_takes_no_other_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortError) as refused:
            listen("127.0.0.1", port, lambda key, args: None, exact=True)
        assert refused.value.key == "cli-port-taken"
        words = ["serve", "--online", "--no-browser", "--data", str(tmp_path), "--lang", "en"]
        told = shell(*words, "--port", str(port))
    assert told.code == 1
    assert f"Port {port} on 127.0.0.1 is in use by another program" in told.err
    assert "--port" in told.err


def test_an_address_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(PortError) as refused:
        listen("192.0.2.1", 8377, lambda key, args: None)
    assert refused.value.key == "cli-port-refused"


def test_the_address_can_be_typed_into_a_browser() -> None:
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::", 80) == "http://[::1]:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert address_of("localhost", 8377) == "http://localhost:8377/"
