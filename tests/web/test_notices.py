"""Who is told what, when, and how often; and that it says nothing that others may not know."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import update

from alcaide.core.rng import Rng
from alcaide.people import letters
from alcaide.people.courier import Courier, Job
from alcaide.people.letters import GRACE, LEASE, TRIES, Letters
from alcaide.people.parcels import Letter, Outcome, Push, Result
from alcaide.people.person import Person
from alcaide.people.secrets import digest
from alcaide.people.store import People
from alcaide.people.talk import Talk
from alcaide.people.ways import Subscription, Ways
from alcaide.table.database import FILE, open_database, sqlite_url
from alcaide.table.schema import TABLES, USERS
from alcaide.table.seats import SeatSpec
from alcaide.table.store import Store
from alcaide.table.table import Table
from alcaide.table.terms import Terms
from alcaide.web import notices
from alcaide.web.channels import make_channels
from alcaide.web.config import Config
from alcaide.web.events import Event, Here
from alcaide.web.hub import Hub
from alcaide.web.notices import Notices
from alcaide.web.presence import Eyes, Presence
from alcaide.web.rooms import open_rooms
from alcaide.web.sight import Sight
from servers import Redis, until
from services import Browser, Service, service
from serving import Client, club, listening, seat, tab
from tabling import ALCAZAR, NAMES

DAYS = Terms(access="private", pace="days", hours=48, gone="bot")
LIVE = Terms(access="private", pace="live", turn=100, bank=20, gone="bot")
FREE = Terms(access="private")
SOON = timedelta(seconds=15)
URL = "https://games.example.org"


class Recorder(Courier):
    """Takes down what it should send, and says what came of it."""

    def __init__(self) -> None:
        super().__init__()
        self.result: Result = "sent"
        self.jobs: list[Job] = []

    async def run(self, jobs: Sequence[Job]) -> list[Outcome]:
        self.jobs += jobs
        return [Outcome(number, self.result) for number in range(len(jobs))]

    def told(self) -> list[str]:
        """Return the titles of what was sent, and forget it."""
        jobs, self.jobs = self.jobs, []
        return [title(job) for job in jobs]


def title(job: Job) -> str:
    if isinstance(job, Push):
        return str(json.loads(job.body)["title"])
    assert isinstance(job, Letter)
    return job.title


class House:
    """A database with people, and servers that tell them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.hub = hub
        self.store = store
        self.ways = Ways(store.engine)
        self.people: list[Person] = []
        self.seen: set[str] = set()
        self.one, self.two = Recorder(), Recorder()
        self.first, self.second = self.server(self.one), self.server(self.two)

    def server(self, courier: Courier) -> Notices:
        """Return the part of a server that tells people."""

        async def sees(_table: str) -> set[str]:
            return self.seen

        return Notices(Letters(self.store.engine), self.ways, courier, sees, URL)

    async def welcome(self, players: int = 2, lang: str = "en") -> None:
        """Let people come, each of whom has a browser."""
        for name in NAMES[:players]:
            person = await People(self.store.engine).welcome(name, lang)
            self.people.append(person)
            await self.browser(person)

    async def browser(self, person: Person) -> None:
        """Let a browser of a person's ask to be told."""
        key = await People(self.store.engine).open_session(person)
        browser = Subscription(f"https://push.example/{person.id}", "p", "a")
        await self.ways.add_browser(person.id, browser, "Firefox", digest(key))

    async def table(self, terms: Terms = DAYS, seed: int = 1, bots: int = 0) -> Table:
        """Return a table at which a person is to move who sits there with others."""
        seats = [
            SeatSpec("person", person.name, ALCAZAR.colours[i], user=person.id)
            for i, person in enumerate(self.people)
        ]
        seats += [
            SeatSpec("bot", "Zoraya", ALCAZAR.colours[len(seats) + i], "random")
            for i in range(bots)
        ]
        setup = ALCAZAR.setup(len(seats), seed=seed)
        return await self.hub.create(ALCAZAR, setup, seats, terms=terms)

    async def move(self, table: Table) -> Table:
        """Play on until it is another one's turn."""
        first = table.turn
        while table.turn == first:
            actions = ALCAZAR.legal_actions(table.state)
            assert table.turn is not None
            action = actions[Rng(b"1").below(len(actions))]
            table = (await self.hub.play(table.id, table.turn, table.seq, action)).table
        return table

    def mover(self, table: Table) -> Person:
        assert table.turn is not None
        return self.people[table.turn]

    async def round(self, after: timedelta = GRACE + SOON) -> list[str]:
        """Let a server look and send; return what it has told."""
        now = datetime.now(UTC) + after
        await self.first.look(now)
        await self.first.send(now)
        return self.one.told()


@asynccontextmanager
async def house(url: str, players: int = 2, lang: str = "en") -> AsyncIterator[House]:
    store = Store(await open_database(url))
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    async with channels:
        found = House(store, Hub(store, channels))
        await found.welcome(players, lang)
        yield found
    await store.close()


def within(url: str, work: Callable[[House], Awaitable[None]], **about: Any) -> None:
    """Do something in a house."""

    async def run() -> None:
        async with house(url, **about) as found:
            await work(found)

    asyncio.run(run())


def test_whoever_is_to_move_is_told_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert await house.round() == ["Alcazar: it is your turn"]
        assert await house.round() == []
        await house.move(table)
        assert await house.round() == ["Alcazar: it is your turn"]

    within(sqlite_url(tmp_path), work)


def test_of_two_servers_that_race_one_tells(database: str) -> None:
    async def work(house: House) -> None:
        for seed in range(5):
            await house.table(seed=seed)
            now = datetime.now(UTC) + GRACE + SOON
            await asyncio.gather(house.first.look(now), house.second.look(now))
            await asyncio.gather(house.first.send(now), house.second.send(now))
            assert len(house.one.told() + house.two.told()) == 1

    within(database, work)


def test_there_is_time_to_come_by_oneself(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert await house.round(GRACE - SOON) == []
        await house.move(table)
        assert len(await house.round()) == 1

    within(sqlite_url(tmp_path), work)


def test_whoever_sees_the_table_is_told_nothing_of_this_turn(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        house.seen = {house.mover(table).id}
        assert await house.round() == []
        house.seen = set()
        assert await house.round() == []
        await house.move(table)
        assert len(await house.round()) == 1

    within(sqlite_url(tmp_path), work)


def test_nobody_is_told_of_a_game_that_he_plays_alone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table(bots=1)
        assert await house.round() == []

    within(sqlite_url(tmp_path), work, players=1)


def test_several_tables_are_told_of_in_one_notice(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        tables = [await house.table(seed=1) for _ in range(3)]
        assert await house.round() == ["3 tables are waiting for you"]
        for table in tables:
            await house.move(table)
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.move(await house.hub.get(tables[0].id))
        await house.first.send(datetime.now(UTC) + GRACE + SOON)
        assert house.one.told() == ["2 tables are waiting for you"]  # the third has gone on

    within(sqlite_url(tmp_path), work)


def test_of_live_games_only_browsers_are_told_and_soon(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for person in house.people:
            await house.ways.add_address(person.id, "json://example.org", "JSON")
        await house.table(LIVE)
        assert await house.round(SOON) == ["Alcazar: it is your turn"]
        await house.table(FREE)
        assert len(await house.round()) == 2

    within(sqlite_url(tmp_path), work)


def test_a_letter_has_the_address_of_the_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        await house.ways.add_address(house.mover(table).id, "json://example.org", "JSON")
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.first.send()
        [letter] = [job for job in house.one.jobs if isinstance(job, Letter)]
        other = next(p.name for p in house.people if p != house.mover(table))
        assert letter.body == f"Con {other}.\n{URL}/table/{table.id}"

    within(sqlite_url(tmp_path), work, lang="it")


@pytest.mark.parametrize(("kind", "told"), [("turn", 0), ("soon", 1), ("table", 1)])
def test_nobody_is_told_what_he_does_not_wish_to_hear(tmp_path: Path, kind: str, told: int) -> None:
    async def work(house: House) -> None:
        prefs = json.dumps({"quiet": [kind]})
        async with house.store.engine.begin() as connection:
            await connection.execute(update(USERS).values(prefs=prefs))
        await house.table()
        assert len(await house.round()) == told

    within(sqlite_url(tmp_path), work)


def test_short_time_is_told_of_where_it_is_counted_in_days(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert table.turn is not None
        await house.first.warn(table, table.turn, datetime.now(UTC))
        await house.first.send()
        assert house.one.told() == ["Alcazar: your time is nearly up"]
        live = await house.table(LIVE)
        assert live.turn is not None
        await house.first.warn(live, live.turn, datetime.now(UTC))
        house.seen = {house.mover(table).id}
        await house.first.warn(table, table.turn, datetime.now(UTC))
        await house.first.send()
        assert house.one.told() == []

    within(sqlite_url(tmp_path), work)


def test_the_time_that_is_left_is_said(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.move(await house.table())
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.first.send(datetime.now(UTC) + timedelta(hours=20))
        [push] = house.one.jobs
        assert isinstance(push, Push)
        assert json.loads(push.body)["body"].endswith("27 hours left.")
        assert push.seconds == 12 * 3600

    within(sqlite_url(tmp_path), work)


def test_the_end_is_told_to_those_who_do_not_see_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        seat = table.turn
        assert seat is not None
        await house.hub.order(table.id, seat, "/resign")
        house.seen = {house.people[seat].id}
        assert await house.round() == ["Alcazar: the game is over"]
        assert await house.round() == []

    within(sqlite_url(tmp_path), work)


def test_whoever_has_a_seat_kept_is_told(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ana, luis = house.people
        seats = [
            SeatSpec("person", "Ana", "green", user=ana.id),
            SeatSpec("open", "Luis", "white", user=luis.id),
        ]
        setup = ALCAZAR.setup(2, seed=1)
        table = await house.hub.create(ALCAZAR, setup, seats, owner=ana.id, terms=DAYS)
        await house.first.invite(table, ana.id)
        await house.first.send()
        assert house.one.told() == ["Alcazar: Ana is keeping a seat for you"]
        await Talk(house.store.engine).mute(luis.id, ana.id, on=True)
        await house.first.invite(table, ana.id)
        await house.first.send()
        assert house.one.told() == []

    within(sqlite_url(tmp_path), work)


def test_what_fails_is_tried_again_and_given_up(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        house.one.result = "later"
        now = datetime.now(UTC) + GRACE + SOON
        await house.first.look(now)
        for _ in range(TRIES + 2):
            await house.first.send(now)
            await house.first.send(now)  # not at once
            now += timedelta(hours=10)
        assert len(house.one.jobs) == TRIES

    within(sqlite_url(tmp_path), work)


def test_what_a_dead_server_was_sending_others_send(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        now = datetime.now(UTC) + GRACE + SOON
        await house.first.look(now)
        assert len(await house.first.letters.take(now)) == 1  # and then it dies
        await house.second.send(now)
        assert house.two.told() == []
        await house.second.send(now + LEASE)
        assert house.two.told() == ["Alcazar: it is your turn"]

    within(sqlite_url(tmp_path), work)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        house.one.result = "gone"
        assert len(await house.round()) == 1
        assert await house.ways.of(house.mover(table).id) == []

    within(sqlite_url(tmp_path), work)


def test_a_person_who_leaves_takes_his_letters_along(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        async with house.store.engine.begin() as connection:
            await connection.execute(USERS.delete())
        await house.first.send()
        assert house.one.told() == []

    within(sqlite_url(tmp_path), work)


def test_notices_say_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        said = set()
        for seed in range(6):
            table = await house.table(seed=seed)
            async with house.store.engine.begin() as connection:
                same = update(TABLES).where(TABLES.c.id == table.id)
                await connection.execute(same.values(waits_for=house.people[0].id))
            await house.first.look(datetime.now(UTC) + GRACE + SOON)
            await house.first.send()
            [push] = house.one.jobs
            house.one.told()
            assert isinstance(push, Push)
            said.add(push.body.replace(table.id, "ID"))
        assert len(said) == 1

    within(sqlite_url(tmp_path), work)


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
    config = Config(sqlite_url(tmp_path), redis=redis.url if redis else "", online=True)

    async def run() -> None:
        one, two = make_channels(config), make_channels(config)
        async with (
            one,
            two,
            open_rooms(config, one) as here,
            open_rooms(config, two) as there,
        ):
            first = Presence(here.hub.tell)
            second = Presence(there.hub.tell) if shared else first
            sees = Sight(here.hub, first)
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
    with tab(luis, id) as guest:
        guest.look()
        guest.send("sit", seat=1)
        guest.next("table")
        assert not guest.view["together"]["gathering"]
    return id


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers tell people at once."""
    monkeypatch.setattr(letters, "GRACE", timedelta(0))
    monkeypatch.setattr(letters, "LIVE_GRACE", timedelta(0))
    monkeypatch.setattr(notices, "PAUSE", 0.1)


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
            [old] = await house.ways.of(person.id)
            await house.ways.remove(old.id)
            await house.ways.add_browser(person.id, browser, "Firefox", digest(key))

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
