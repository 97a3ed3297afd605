"""Who is at a table now: it is seen who comes, who goes, and who is only gone from the network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from alcaide.server.app import make_app
from alcaide.server.live.events import Event, Here
from alcaide.server.live.presence import BEAT, GONE, Presence
from alcaide.server.live.pubsub import make_channels
from alcaide.server.ops.settings import Config
from alcaide.server.protocol.presence_messages import Present
from alcaide.server.shared_parts import open_services
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table, new_table
from databases import empty
from servers import Redis
from serving import Client, Tab, club, create, seat, server, tab
from tabling import ALCAZAR

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")
PING = 0.2  # seconds between two signs of life that the server asks of a browser
PONG = 3.0  # seconds for the answer: a busy machine does not count as a cut cable
WAIT = 10.0


def name(client: Client, called: str) -> None:
    assert client.post("/api/me", json={"name": called}).status_code == 201


def table_of_ana(ana: Client, luis: Client) -> str:
    """Return a table at which Ana sits and Luis is still to sit down."""
    name(ana, "Ana")
    name(luis, "Luis")
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"access": "public"}}
    id: str = ana.post("/api/tables", json=body).json()["id"]
    return id


def seen(screen: Tab, seats: list[int], onlookers: int = 0) -> None:
    """Wait until a screen shows just these people."""
    wanted = {"type": "present", "seats": seats, "onlookers": onlookers}
    for _ in range(20):
        if screen.receive() == wanted:
            return
    raise AssertionError(wanted)


def test_it_is_seen_who_comes_and_who_goes(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own:
            seen(own, [0])
            with tab(luis, id) as other:
                seen(own, [0], 1)
                other.send("sit", seat=1)
                seen(own, [0, 1])
                seen(other, [0, 1])
            seen(own, [0])


def test_strangers_who_look_on_are_counted_one_by_one(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        luis.cookies.clear()
        with tab(ana, id) as own:
            with tab(luis, id), tab(luis, id):
                seen(own, [0], 2)
            seen(own, [0], 0)


def test_with_two_devices_one_is_there_until_both_are_gone(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(luis, id) as other:
            other.send("sit", seat=1)
            with tab(ana, id):
                seen(other, [0, 1])
                with tab(ana, id) as second:
                    seen(second, [0, 1])
                other.send("chat", text="still there?")
                while (message := other.receive())["type"] != "chat":
                    assert message["type"] != "present", message
            seen(other, [1])


def test_at_home_nobody_is_told_who_is_there(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as own:
        own.look()
        own.send("look", lang="en", turns=1, seat=0, step=None)
        assert own.receive()["type"] == "table"


@contextmanager
def pinging(folder: Path) -> Iterator[str]:
    """Start a server that soon notices who does not answer any more, and give its address."""
    app = make_app(Config(empty(folder), bot_delay=0.0, online=True))
    settings = uvicorn.Config(
        app, port=0, log_level="warning", ws_ping_interval=PING, ws_ping_timeout=PONG
    )
    running = uvicorn.Server(settings)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(WAIT)


def shown(screen: ClientConnection, seats: list[int], onlookers: int) -> None:
    """Wait until a screen shows just these people."""
    end = time.monotonic() + WAIT
    while True:
        message = json.loads(screen.recv(timeout=end - time.monotonic()))
        if message == {"type": "present", "seats": seats, "onlookers": onlookers}:
            return


def half_open(address: str, id: str) -> socket.socket:
    """Open a screen at a table that never answers again, as after a cable was cut."""
    parts = urlsplit(address)
    cut = socket.create_connection((parts.hostname, parts.port))
    head = (
        f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    cut.sendall(head.encode())
    return cut


def test_who_is_only_gone_from_the_network_is_noticed(tmp_path: Path) -> None:
    with pinging(tmp_path) as address, httpx.Client(base_url=address) as ana:
        token = ana.get("/api/me").cookies["csrftoken"]
        ana.headers["x-csrftoken"] = token
        ana.post("/api/me", json={"name": "Ana"})
        body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"access": "public"}}
        id = ana.post("/api/tables", json=body).json()["id"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in ana.cookies.jar)
        live = f"ws{address.removeprefix('http')}/api/tables/{id}/live"
        with connect(live, additional_headers={"Cookie": cookie}) as screen:
            shown(screen, [0], 0)
            with half_open(address, id):
                shown(screen, [0], 1)
                shown(screen, [0], 0)


def sitting() -> Table:
    """Return a table of two people."""
    seats = [
        SeatSpec("person", "Ana", "green", user="ana"),
        SeatSpec("person", "Luis", "white", user="luis"),
    ]
    return new_table("t", ALCAZAR, ALCAZAR.setup(2, seed=1), seats)


class Processes:
    """Two processes that hear each other, and a clock."""

    def __init__(self) -> None:
        self.time = 0.0
        self.told: list[tuple[str, Event]] = []
        self.one, self.two = (Presence(self.tell, lambda: self.time) for _ in range(2))

    def tell(self, table: str, event: Event) -> None:
        self.told.append((table, event))

    def deliver(self, *to: Presence) -> None:
        """Let processes hear what was told, and what they tell then."""
        while self.told:
            table, event = self.told.pop(0)
            assert isinstance(event, Here)
            for process in to:
                process.hear(table, event)


def test_another_process_is_heard_and_forgotten_when_it_dies() -> None:
    both = Processes()
    with both.one.stay("t", "ana"), both.two.stay("t", "luis"):
        both.deliver(both.one, both.two)
        assert both.one.at(sitting()) == both.two.at(sitting()) == Present([0, 1], 0)
        both.time = BEAT
        asyncio.run(both.one.beat())
        both.deliver(both.two)  # the second has died: it tells nothing more
        both.time = GONE + 1
        assert both.one.at(sitting()) == Present([0], 0)
        assert both.two.at(sitting()) == Present([0, 1], 0)


def test_news_that_come_late_are_no_news() -> None:
    both = Processes()
    with both.one.stay("t", "luis"):
        with both.two.stay("t", "ana"):
            came = both.told[-1]
        both.deliver(both.one)
        assert both.one.at(sitting()) == Present([1], 0)
        both.told.append(came)
        both.deliver(both.one)
        assert both.one.at(sitting()) == Present([1], 0)


def test_people_are_seen_through_redis(database: str, redis: Redis) -> None:
    async def run() -> list[Present]:
        config = Config(database, redis=redis.url, bot_delay=0.0, online=True)
        one, two = make_channels(config), make_channels(config)
        async with (
            one,
            two,
            open_services(config, one) as here,
            open_services(config, two) as there,
            here.hub.watch("t") as events,
            there.hub.watch("t"),
        ):
            first, second = Presence(here.hub.tell), Presence(there.hub.tell)
            found: list[Present] = []

            async def heard(wanted: Present) -> None:
                async for event in events:
                    if isinstance(event, Here):
                        first.hear("t", event)
                        found.append(first.at(sitting()))
                        if found[-1] == wanted:
                            return

            with first.stay("t", "ana"):
                with second.stay("t", "luis"):
                    await asyncio.wait_for(heard(Present([0, 1], 0)), WAIT)
                await asyncio.wait_for(heard(Present([0], 0)), WAIT)
            return found

    assert asyncio.run(run())[-1] == Present([0], 0)


@pytest.mark.parametrize("people", [["ana"], ["ana", "luis"]])
def test_whoever_sits_is_no_onlooker(people: list[str]) -> None:
    presence = Presence(lambda table, event: None)
    with presence.stay("t", people[0]), presence.stay("t", people[-1]), presence.stay("t", "eva"):
        assert presence.at(sitting()) == Present(list(range(len(people))), 1)
