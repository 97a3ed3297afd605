"""Whoever sees a table is told nothing; to others it arrives, once, whatever server they are at."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from alcaide.people.identity.secrets import digest
from alcaide.people.notify import outbox
from alcaide.people.notify.contacts import Subscription
from alcaide.people.people_store import People
from alcaide.server.live.events import Event, Here
from alcaide.server.live.presence import Presence
from alcaide.server.live.pubsub import make_channels
from alcaide.server.live.viewers import Viewers
from alcaide.server.notify import turn_notices
from alcaide.server.ops.settings import Config
from alcaide.server.protocol.presence_messages import Eyes
from alcaide.server.shared_parts import open_services
from alcaide.storage.database import FILE
from databases import empty
from servers import Redis, until
from services import Browser, Service, service
from serving import Client, club, listening, seat, sit_down, tab
from telling import House, within


async def listen(presence: Presence, events: AsyncIterator[Event]) -> None:
    """Do what a screen at the table does with what others tell."""
    async for event in events:
        if isinstance(event, Here):
            presence.hear("t", event)


@pytest.mark.parametrize("shared", [False, True])
def test_who_sees_a_table_is_known_wherever_he_is(
    tmp_path: Path, shared: bool, request: pytest.FixtureRequest
) -> None:
    redis: Redis | None = request.getfixturevalue("redis") if shared else None
    config = Config(empty(tmp_path), redis=redis.url if redis else "", online=True)

    async def run() -> None:
        one, two = make_channels(config), make_channels(config)
        async with (
            one,
            two,
            open_services(config, one) as here,
            open_services(config, two) as there,
        ):
            first = Presence(here.hub.tell)
            second = Presence(there.hub.tell) if shared else first
            sees = Viewers(here.hub, first)
            async with there.hub.watch("t") as events:
                listening = asyncio.create_task(listen(second, events))
                with second.stay("t", "ana") as visit, second.stay("t", "luis"):
                    assert await sees("t") == {"ana", "luis"}
                    second.look("t", visit, Eyes(on=False))
                    assert await sees("t") == {"luis"}
                assert await sees("t") == set()
                listening.cancel()

    asyncio.run(run())


def sit(ana: Client, luis: Client) -> str:
    """Return a table at which Ana and Luis play over days."""
    for client, name in ((ana, "Ana"), (luis, "Luis")):
        assert client.post("/api/me", json={"name": name}).status_code == 201
    seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
    body = {"game": "alcazar", "seats": seats, "terms": {"access": "public", "pace": "free"}}
    id: str = ana.post("/api/tables", json=body).json()["id"]
    with tab(ana, id) as host, tab(luis, id) as guest:
        sit_down(guest, host)
        assert not guest.view["together"]["gathering"]
    return id


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers tell people at once."""
    monkeypatch.setattr(outbox, "GRACE", timedelta(0))
    monkeypatch.setattr(outbox, "LIVE_GRACE", timedelta(0))
    monkeypatch.setattr(turn_notices, "PAUSE", 0.1)


def enlist(client: Client, there: Service, name: str) -> Browser:
    """Let a browser ask to be told."""
    browser = Browser(f"http://{there.host}/{name}")
    answer = client.post("/api/account/ways/browser", json=browser.subscription)
    assert answer.status_code == 204
    return browser


@pytest.mark.usefixtures("hasty")
def test_it_arrives(tmp_path: Path) -> None:
    with (
        service() as there,
        club(tmp_path, private_notices=True, metrics_token="figures") as (ana, luis),
    ):
        id = sit(ana, luis)
        browsers = [enlist(ana, there, "ana"), enlist(luis, there, "luis")]
        until(lambda: bool(there.calls), "a notice")
        [call] = there.calls
        told = browsers[call.path == "/luis"].read(call)
        assert told["title"] == "Alcazar: it is your turn"
        assert told["path"] == f"/table/{id}"
        counted = 'alcaide_notices_total{result="sent",way="browser"}'
        token = {"authorization": "Bearer figures"}
        until(lambda: counted in ana.get("/metrics", headers=token).text, "the count")


@pytest.mark.usefixtures("hasty")
def test_of_two_servers_that_share_tables_one_tells(database: str, redis: Redis) -> None:
    config = Config(database, redis=redis.url, online=True, private_notices=True)
    with service() as there:
        enlisted = Browser(f"http://{there.host}/").subscription

        async def work(house: House) -> None:
            person = house.mover(await house.table())
            key = await People(house.store.engine).open_session(person)
            browser = Subscription(**enlisted)
            [old] = await house.contacts.of(person.id)
            await house.contacts.remove(old.id)
            await house.contacts.add_browser(person.id, browser, "Firefox", digest(key))

        within(database, work)
        with listening(config), listening(config):
            until(lambda: bool(there.calls), "a notice")
            time.sleep(2.0)
        assert len(there.calls) == 1


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("on", [True, False])
def test_a_page_that_is_open_is_not_always_seen(tmp_path: Path, on: bool) -> None:
    def told() -> bool:
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            return bool(database.execute("SELECT waits_told FROM tables").fetchone()[0])

    with service() as there, club(tmp_path, private_notices=True) as (ana, luis):
        id = sit(ana, luis)
        with tab(ana, id) as hers, tab(luis, id) as his:
            for screen in (hers, his):
                screen.look()
                screen.send("eyes", on=on)
                screen.look()  # so the one before has been heard
            enlist(ana, there, "ana")
            enlist(luis, there, "luis")
            until(told, "the turn")
            if not on:
                until(lambda: bool(there.calls), "a notice")
        assert bool(there.calls) is not on
