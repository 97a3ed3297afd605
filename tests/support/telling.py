"""People to be told something, and servers that tell them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from litestar.channels.backends.memory import MemoryChannelsBackend

from alcaide.core.rng import Rng
from alcaide.people.identity.secrets import digest
from alcaide.people.notify.contacts import Contacts, Subscription
from alcaide.people.notify.delivery_client import DeliveryClient, Job
from alcaide.people.notify.delivery_protocol import DeliveryResult, Message, Push, Result
from alcaide.people.notify.outbox import GRACE, Outbox
from alcaide.people.people_store import People
from alcaide.people.person import Person
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import Channels
from alcaide.server.notify.turn_notices import Notices
from alcaide.storage.database import open_database
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from tabling import ALCAZAR, NAMES

DAYS = Terms(access="private", pace="days", hours=48, gone="bot")
LIVE = Terms(access="private", pace="live", turn=100, bank=20, gone="bot")
FREE = Terms(access="private")
SOON = timedelta(seconds=15)
URL = "https://games.example.org"


class Recorder(DeliveryClient):
    """Takes down what it should send, and says what came of it."""

    def __init__(self) -> None:
        super().__init__()
        self.result: Result = "sent"
        self.jobs: list[Job] = []

    async def run(self, jobs: Sequence[Job]) -> list[DeliveryResult]:
        self.jobs += jobs
        return [DeliveryResult(number, self.result) for number in range(len(jobs))]

    def told(self) -> list[str]:
        """Return the titles of what was sent, and forget it."""
        jobs, self.jobs = self.jobs, []
        return [title(job) for job in jobs]


def title(job: Job) -> str:
    if isinstance(job, Push):
        return str(json.loads(job.body)["title"])
    assert isinstance(job, Message)
    return job.title


class House:
    """A database with people, and servers that tell them."""

    def __init__(self, store: TableStore, hub: Hub) -> None:
        self.hub = hub
        self.store = store
        self.contacts = Contacts(store.engine)
        self.people: list[Person] = []
        self.seen: set[str] = set()
        self.one, self.two = Recorder(), Recorder()
        self.first, self.second = self.server(self.one), self.server(self.two)

    def server(self, delivery: DeliveryClient) -> Notices:
        """Return the part of a server that tells people."""

        async def sees(_table: str) -> set[str]:
            return self.seen

        return Notices(Outbox(self.store.engine), self.contacts, delivery, sees, URL)

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
        await self.contacts.add_browser(person.id, browser, "Firefox", digest(key))

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
    store = TableStore(await open_database(url))
    channels = Channels(MemoryChannelsBackend())
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
