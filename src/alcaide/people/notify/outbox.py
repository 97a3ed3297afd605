"""What is still to be sent to people who are not there: rows that any process may send.

That somebody has been told of his turn is a row, too (``waits_told`` of the table): of several
processes that see the same turn one changes it, and in the same transaction writes the notices.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.identity.secrets import new_id
from alcaide.people.notify.contacts import BROWSER, Kind
from alcaide.people.preferences import Prefs
from alcaide.storage.schema import ASKED, LETTERS, MUTES, SITTERS, TABLES, USERS, WAYS
from alcaide.storage.stored_times import aware
from alcaide.tables.seats import SeatSpec
from alcaide.tables.terms import Terms
from alcaide.tables.time import steady_clock

GRACE: Final = timedelta(minutes=1)  # in which somebody may come by himself
LIVE_GRACE: Final = timedelta(seconds=10)
OVER: Final = timedelta(hours=1)  # after which nobody is told any more that a game is over
LEASE: Final = timedelta(minutes=2)  # in which whoever took an entry has sent it
TRIES: Final = 4
AGAIN: Final = timedelta(minutes=2)  # before the second try; five times that before the third
AT_ONCE: Final = 40
Reason = Literal["turn", "soon", "leaving", "gone", "over", "seat", "report", "house"]
OF_THE_HOUSE: Final[tuple[Reason, ...]] = ("report", "house")  # about no table
KINDS: Final[dict[Reason, str]] = {
    "turn": "turn",
    "soon": "soon",
    "leaving": "soon",
    "gone": "soon",
    "over": "table",
    "seat": "table",
    "report": "report",
    "house": "house",
}


class Wait(msgspec.Struct, frozen=True):
    """A table where somebody is to be told something."""

    table: str
    user: str  # "": whoever sits there
    since: datetime
    live: bool
    alone: bool  # nobody else plays there
    early: bool = False  # asked together with the one to move


class TableHead(msgspec.Struct, frozen=True):
    """What may be said about a table: nothing of this is known to some people only."""

    id: str
    game: str
    owner: str
    seats: tuple[SeatSpec, ...]
    waits_for: frozenset[str]  # people
    deadline: datetime | None
    phase: str = "playing"


class OutboxEntry(msgspec.Struct, frozen=True):
    """A notice that this process is to send."""

    id: str
    way: str
    user: str
    kind: Kind
    value: str
    reason: Reason
    tables: tuple[str, ...]
    tries: int  # with this one


class Outbox:
    """The notices that wait in a database, each for one contact of one person."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def turns(self, now: datetime) -> list[list[Wait]]:
        """Return for each person whom a table waits for, and who can be told now, all of them."""
        reached = select(WAYS.c.user_id).distinct()
        query = select(TABLES).where(
            TABLES.c.waits_for.in_(reached),
            TABLES.c.waits_told.is_(False),
            TABLES.c.waits_since <= now - LIVE_GRACE,
        )
        people: dict[str, list[Wait]] = defaultdict(list)
        async with self.engine.connect() as connection:
            for head in await connection.execute(query):
                people[head.waits_for].append(_wait(head, head.waits_for, head.waits_since))
            for head in await connection.execute(_asked(now)):
                people[head.user_id].append(_wait(head, head.user_id, head.since, early=True))
        return [
            waits
            for waits in people.values()
            if any(wait.since <= now - (LIVE_GRACE if wait.live else GRACE) for wait in waits)
        ]

    async def ends(self, now: datetime) -> list[Wait]:
        """Return the tables where a game has come to its end, and nobody has been told."""
        query = select(TABLES).where(
            TABLES.c.touched > now - OVER,
            TABLES.c.phase == "over",
            TABLES.c.waits_told.is_(False),
            TABLES.c.ended <= now - LIVE_GRACE,
        )
        async with self.engine.connect() as connection:
            return [_wait(head, "", head.ended) for head in await connection.execute(query)]

    async def sitting(self, table: str) -> set[str]:
        """Return the people at a table, and those for whom a seat is kept."""
        query = select(SITTERS.c.user_id).where(SITTERS.c.table_id == table)
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def claim(
        self, reason: Reason, waits: Sequence[Wait], told: dict[str, Collection[str]]
    ) -> None:
        """Write notices about tables that nobody else has taken up; ``told``: to whom, which."""
        async with self.engine.begin() as connection:
            won = [wait for wait in waits if await _take_up(connection, wait)]
            for user, tables in told.items():
                about = [wait for wait in won if wait.table in tables]
                if entries := await _entries(connection, reason, user, about):
                    await connection.execute(insert(LETTERS), entries)

    async def write(self, reason: Reason, user: str, table: str, by: str = "") -> None:
        """Write notices to a person about a table, unless he does not wish to hear who does it."""
        wait = Wait(table, user, steady_clock.now(), live=False, alone=False)
        mutes = select(MUTES).where(MUTES.c.user_id == user, MUTES.c.muted_id == by)
        async with self.engine.connect() as connection:
            muted = (await connection.execute(mutes)).first()
            entries = [] if muted else await _entries(connection, reason, user, [wait])
        if entries:
            async with self.engine.begin() as connection:
                await connection.execute(insert(LETTERS), entries)

    async def write_house(self, reason: Reason, users: Collection[str]) -> None:
        """Write to people about what is about no table, unless they are to hear of it already."""
        for user in users:
            mine = select(WAYS.c.id).where(WAYS.c.user_id == user)
            waits = select(LETTERS.c.id).where(LETTERS.c.kind == reason, LETTERS.c.way_id.in_(mine))
            async with self.engine.connect() as connection:
                told = (await connection.execute(waits.limit(1))).first()
            if told is None:
                await self.write(reason, user, "")

    async def take(self, now: datetime) -> list[OutboxEntry]:
        """Take notices that are due: if they are not settled, others take them later."""
        query = (
            select(LETTERS, WAYS.c.user_id, WAYS.c.kind.label("way_kind"), WAYS.c.value)
            .join(WAYS, WAYS.c.id == LETTERS.c.way_id)
            .where(LETTERS.c.due <= now)
            .order_by(LETTERS.c.due)
            .limit(AT_ONCE)
        )
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        return [_entry(row) for row in found if await self._lease(row, now)]

    async def _lease(self, row: Any, now: datetime) -> bool:
        """Take an entry; False: another process has."""
        mine = update(LETTERS).where(LETTERS.c.id == row.id, LETTERS.c.due == row.due)
        taken = mine.values(due=now + LEASE, tries=row.tries + 1)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(taken)).rowcount)

    async def settle(self, entry: OutboxEntry, now: datetime, again: bool) -> None:
        """Put an entry away, or keep it for another try if there have not been too many."""
        mine = LETTERS.c.id == entry.id
        async with self.engine.begin() as connection:
            if again and entry.tries < TRIES:
                due = now + AGAIN * 5 ** (entry.tries - 1)
                await connection.execute(update(LETTERS).where(mine).values(due=due))
            else:
                await connection.execute(delete(LETTERS).where(mine))

    async def heads(self, tables: Collection[str]) -> list[TableHead]:
        """Return what may be said about tables, of those that are still there."""
        query = select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.waits_since)
        asked: dict[str, set[str]] = defaultdict(set)
        others = select(ASKED).where(ASKED.c.table_id.in_(tables))
        async with self.engine.connect() as connection:
            for row in await connection.execute(others):
                asked[row.table_id].add(row.user_id)
            return [_head(row, asked[row.id]) for row in await connection.execute(query)]

    async def language(self, user: str) -> str:
        """Return the language of a person; "": he has not chosen any."""
        query = select(USERS.c.lang).where(USERS.c.id == user)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) or ""


def _asked(now: datetime) -> Select[Any]:
    """Return who is asked together with the one to move, and can be told now."""
    reached = select(WAYS.c.user_id).distinct()
    return (
        select(TABLES, ASKED.c.user_id, ASKED.c.since)
        .join(ASKED, ASKED.c.table_id == TABLES.c.id)
        .where(
            ASKED.c.user_id.in_(reached),
            ASKED.c.told.is_(False),
            ASKED.c.since <= now - LIVE_GRACE,
        )
    )


def _head(row: Any, asked: set[str]) -> TableHead:
    seats = msgspec.json.decode(row.seats, type=tuple[SeatSpec, ...])
    deadline = aware(row.deadline) if row.deadline else None
    return TableHead(
        row.id,
        row.game,
        row.owner,
        seats,
        frozenset({row.waits_for, *asked}),
        deadline,
        row.phase,
    )


def _wait(head: Any, user: str, since: datetime, early: bool = False) -> Wait:
    seats = msgspec.json.decode(head.seats, type=tuple[SeatSpec, ...])
    people = {spec.user or head.owner for spec in seats if not spec.bot}
    terms = msgspec.json.decode(head.terms, type=Terms)
    return Wait(head.id, user, aware(since), terms.pace == "live", len(people) < 2, early)


async def _take_up(connection: AsyncConnection, wait: Wait) -> bool:
    """Note that a turn or an end is told of; False: that was done, or it is past."""
    if wait.early:
        mine = (ASKED.c.table_id == wait.table, ASKED.c.user_id == wait.user)
        early = update(ASKED).where(*mine, ASKED.c.told.is_(False), ASKED.c.since == wait.since)
        return bool((await connection.execute(early.values(told=True))).rowcount)
    begun = TABLES.c.waits_since if wait.user else TABLES.c.ended
    query = update(TABLES).where(
        TABLES.c.id == wait.table,
        TABLES.c.waits_for == wait.user,
        TABLES.c.waits_told.is_(False),
        begun == wait.since,
    )
    return bool((await connection.execute(query.values(waits_told=True))).rowcount)


async def _entries(
    connection: AsyncConnection, reason: Reason, user: str, waits: Sequence[Wait]
) -> list[dict[str, Any]]:
    """Return one notice for each contact of a person; of live tables only browsers are told."""
    known = (USERS.c.id == user, USERS.c.banned.is_(False))
    prefs: str | None = await connection.scalar(select(USERS.c.prefs).where(*known))
    if prefs is None or KINDS[reason] in msgspec.json.decode(prefs, type=Prefs).quiet:
        return []
    entries = []
    for way in await connection.execute(select(WAYS).where(WAYS.c.user_id == user)):
        tables = [wait.table for wait in waits if way.kind == BROWSER or not wait.live]
        values = {"id": new_id(), "way_id": way.id, "kind": reason, "due": steady_clock.now()}
        if tables:
            entries.append({**values, "tables": msgspec.json.encode(tables).decode()})
    return entries


def _entry(row: Any) -> OutboxEntry:
    tables = msgspec.json.decode(row.tables, type=tuple[str, ...])
    return OutboxEntry(
        row.id, row.way_id, row.user_id, row.way_kind, row.value, row.kind, tables, row.tries + 1
    )
