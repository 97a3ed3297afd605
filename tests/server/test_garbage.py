"""Garbage is found by looking now and then, and only then."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from pathlib import Path

import httpx
import pytest
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from alcaide.server.ops import garbage_collection
from alcaide.server.ops.settings import Config
from alcaide.server.sockets.screen import Screen
from databases import empty
from serving import ANA, LUIS, WAIT, listening

SEEN = (ServerProtocol, Screen)  # the ends of a socket and of a browser tab


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def dropped() -> weakref.ref[Ring]:
    """Return what is left of a ring that nobody has any more."""
    return weakref.ref(Ring())


def grown() -> list[Ring]:
    """Return more than Python would leave alone."""
    return [Ring() for _ in range(100_000)]


def test_garbage_stays_until_somebody_looks() -> None:
    with garbage_collection.rare_collection():
        left = dropped()
        grown()
        assert left() is not None
        gc.collect()
        assert left() is None
    assert gc.isenabled()


def test_it_is_looked_for_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "PAUSE", 0.01)

    async def run() -> None:
        garbage_collection.collect_periodically(asyncio.get_running_loop())
        for _ in range(3):
            left = dropped()
            async with asyncio.timeout(10):
                while left() is not None:
                    await asyncio.sleep(0.01)

    with garbage_collection.rare_collection():
        asyncio.run(run())
    assert gc.get_freeze_count() == 0


def test_a_closed_socket_leaves_nothing_that_has_to_be_looked_for(tmp_path: Path) -> None:
    body = {"game": "alhambra", "seats": [ANA, LUIS | {"colour": "red"}], "seed": "1"}
    with (
        garbage_collection.rare_collection(),
        listening(Config(empty(tmp_path), bot_delay=0.0)) as address,
    ):
        id = httpx.post(f"{address}/api/tables", json=body).json()["id"]
        table = f"{address.replace('http', 'ws')}/api/tables/{id}"
        for where, window in (("live?lang=en", True), ("whatif?step=0&seat=0", False)):
            with connect(f"{table}/{where}", max_size=None) as socket:
                socket.send(json.dumps({"type": "look", "lang": "en"}))
                while json.loads(socket.recv(WAIT))["type"] != "table":
                    pass
                (pressing,) = socket.protocol.extensions
                # A board presses every table by itself: a window is most of what a socket weighs.
                assert vars(pressing)["remote_no_context_takeover"] is not window
        end = time.monotonic() + WAIT
        while left := alive():
            assert time.monotonic() < end, left
            time.sleep(0.05)


def alive() -> list[str]:
    """Name what is there of sockets: to hold it would keep it there."""
    return [repr(each) for each in gc.get_objects() if issubclass(type(each), SEEN)]
