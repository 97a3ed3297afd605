"""Everything that is kept of somebody, given to him, and taken away when he leaves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.board_store import BoardStore, KeptBoard
from alcaide.people.conduct.chat_lines import ChatStore, OwnChatLine
from alcaide.people.conduct.measures import Measure, Measures
from alcaide.people.conduct.reports import Reported, Reports
from alcaide.people.identity.accounts import Account, Accounts
from alcaide.people.identity.devices import Device, Devices, Key
from alcaide.people.identity.mailboxes import Mailbox, Mailboxes
from alcaide.people.identity.passkeys import Passkey, Passkeys
from alcaide.people.leaderboards import Standings, Tally
from alcaide.people.notify.contacts import Contact, Contacts
from alcaide.people.person import Person
from alcaide.storage.errors import TableError
from alcaide.storage.schema import ROWS, SITTERS, TABLES, TRACES, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.ahead.plans import Plan
from alcaide.tables.ahead.standing_orders import Order as StandingOrder
from alcaide.tables.errors import MissingError
from alcaide.tables.orders.seating import kick, sit, stand
from alcaide.tables.outcome.aborts import aborts_of
from alcaide.tables.provenance import SUBSTITUTE
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.standing_store import OrderStore
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.time.holidays import Holiday

NOBODY: Final = "N.N."  # how players are called whose names are not known, in every language
GIVEN: Final = ("/away", "/resign")  # what frees a seat of a running game: the first that may be

Order = Callable[[str, int, str], Awaitable[Any]]  # table, seat, row
Rewrite = Callable[[str, Callable[[], Awaitable[None]]], Awaitable[None]]  # a table, by whom


class Played(msgspec.Struct, frozen=True):
    """A table at which somebody sits, or which is his."""

    id: str
    game: str
    seats: tuple[SeatSpec, ...]
    phase: str
    owner: bool
    created: datetime
    ended: datetime | None


class Trace(msgspec.Struct, frozen=True):
    """That he came to a rated table; of his device and address only digests are kept."""

    table: str
    at: datetime


class OwnRow(msgspec.Struct, frozen=True):
    """A row of the log of a table that is about a seat of somebody's."""

    table: str
    number: int
    seat: int
    text: str
    at: datetime
    source: str  # by whom it was made; "": not known


class Told(msgspec.Struct, frozen=True):
    """What the house has decided about somebody, for himself."""

    kind: str
    why: str
    begins: datetime
    ends: datetime | None
    answer: str


class PersonalData(msgspec.Struct, frozen=True):
    """All that is kept of a person, for himself."""

    account: Account
    devices: list[Device]
    keys: list[Key]
    passkeys: list[Passkey]
    mailbox: Mailbox | None  # for recovery
    ways: list[Contact]  # to reach him; the secrets in them are not told
    tables: list[Played]
    standings: list[Tally]  # in each game, with the course of the rating
    said: list[OwnChatLine]  # at tables
    muted: list[str]  # ids of people whom he does not wish to hear
    plans: list[Plan]  # what he will play when his turn comes
    standing: list[StandingOrder]  # what his seats answer without him
    holidays: list[Holiday]
    traces: list[Trace]  # of where he came from to rated tables
    rows: list[OwnRow]  # of his seats, but for what a bot did in his place
    aborts: list[datetime]  # when he called rated games off in their first moves
    measures: list[Told]  # what the house has decided about him
    reported: list[Reported]  # by him
    boards: list[KeptBoard]  # that he has transcribed


async def everything(engine: AsyncEngine, user: str) -> PersonalData | None:
    """Return all that is kept of a person; None: there is nobody of this id."""
    account = await Accounts(engine).account(user)
    if account is None:
        return None
    devices = Devices(engine)
    tables = [_played(head, user) for head in await _heads(engine, user)]
    sessions, keys = await devices.sessions(user), await devices.keys(user)
    passkeys, mailbox = await Passkeys(engine).of(user), await Mailboxes(engine).of(user)
    standings, ways = await Standings(engine).tallies(user, user), await Contacts(engine).of(user)
    talk = ChatStore(engine)
    said, muted = await talk.said_by(user), sorted(await talk.muted(user))
    plans, off = list(await PlanStore(engine).by(user)), list(await Holidays(engine).of(user))
    orders, rows = list(await OrderStore(engine).by(user)), await _rows(engine, user)
    came = await _traces(engine, user)
    aborts = await aborts_of(engine, user)
    told = [_told(measure) for measure in await Measures(engine).about(user)]
    reported = list(await Reports(engine).by(user))
    boards = await BoardStore(engine).of(Person(user, ""))
    return PersonalData(
        account,
        sessions,
        keys,
        passkeys,
        mailbox,
        ways,
        tables,
        standings,
        said,
        muted,
        plans,
        orders,
        off,
        came,
        rows,
        aborts,
        told,
        reported,
        boards,
    )


async def leave(engine: AsyncEngine, order: Order, rewrite: Rewrite, user: str) -> None:
    """Delete a person.

    Seats of running games are given up by the rule of their table. Finished games stay, for they
    belong to the others, too; but nobody is named there any more.
    """
    store = TableStore(engine)
    tables = [head.id for head in await _heads(engine, user)]
    for id in tables:
        with suppress(TableError):  # one that cannot be opened has no seats to give up
            await _stand_up(store, order, id, user)
        with suppress(TableError):
            await rewrite(id, partial(_unname, engine, id, user))
    async with engine.begin() as connection:
        await connection.execute(delete(USERS).where(USERS.c.id == user))


async def give_up_seats(engine: AsyncEngine, order: Order, user: str) -> None:
    """Give a person's seats of running games up, by the rule of their table."""
    store = TableStore(engine)
    for head in await _heads(engine, user):
        with suppress(TableError):
            await _stand_up(store, order, head.id, user)


async def _stand_up(store: TableStore, order: Order, id: str, user: str) -> None:
    table = await store.load(id)
    if table.turn is None:
        return
    for seat, spec in enumerate(table.seats):
        if spec.user != user:
            continue
        for row in (stand(),) if table.waiting else GIVEN:
            try:
                await order(id, seat, row)
                break
            except TableError:
                continue
        table = await store.load(id)


async def _unname(engine: AsyncEngine, id: str, user: str) -> None:
    """Take a name out of a table and its log; what stays is an id that means nobody.

    Raises MissingError.
    """
    here = TABLES.c.id == id
    sat = (ROWS.c.table_id == id, ROWS.c.text.startswith(sit(user, ""), autoescape=True))
    sent = (ROWS.c.table_id == id, ROWS.c.text.startswith(kick(user, ""), autoescape=True))
    async with engine.begin() as connection:
        head = (await connection.execute(select(TABLES).where(here))).one_or_none()
        if head is None:  # its owner has deleted it meanwhile
            raise MissingError
        seats, first = _unnamed(head.seats, user), _unnamed(head.first_seats, user)
        await connection.execute(update(TABLES).where(here).values(seats=seats, first_seats=first))
        await connection.execute(update(ROWS).where(*sat).values(text=sit(user, NOBODY)))
        await connection.execute(update(ROWS).where(*sent).values(text=kick(user, NOBODY)))


def _unnamed(seats: str, user: str) -> str:
    if not seats:
        return seats
    named = msgspec.json.decode(seats, type=tuple[SeatSpec, ...])
    unnamed = [
        msgspec.structs.replace(spec, name=NOBODY) if spec.user == user else spec for spec in named
    ]
    return msgspec.json.encode(unnamed).decode()


async def _heads(engine: AsyncEngine, user: str) -> list[Any]:
    sits = select(SITTERS.c.table_id).where(SITTERS.c.user_id == user)
    query = select(TABLES).where((TABLES.c.owner == user) | TABLES.c.id.in_(sits))
    async with engine.connect() as connection:
        return list(await connection.execute(query.order_by(TABLES.c.created)))


async def _traces(engine: AsyncEngine, user: str) -> list[Trace]:
    query = select(TRACES).where(TRACES.c.user_id == user).order_by(TRACES.c.at)
    async with engine.connect() as connection:
        return [Trace(row.table_id, aware(row.at)) for row in await connection.execute(query)]


async def _rows(engine: AsyncEngine, user: str) -> list[OwnRow]:
    sits = (SITTERS.c.table_id == ROWS.c.table_id) & (SITTERS.c.seat == ROWS.c.seat)
    his = (SITTERS.c.user_id == user) & (ROWS.c.source != SUBSTITUTE)
    query = select(ROWS).join(SITTERS, sits).where(his)
    async with engine.connect() as connection:
        found = await connection.execute(query.order_by(ROWS.c.table_id, ROWS.c.number))
        return [OwnRow(r.table_id, r.number, r.seat, r.text, aware(r.at), r.source) for r in found]


def _told(measure: Measure) -> Told:
    return Told(measure.kind, measure.why, measure.begins, measure.ends, measure.answer)


def _played(head: Any, user: str) -> Played:
    return Played(
        head.id,
        head.game,
        msgspec.json.decode(head.seats, type=tuple[SeatSpec, ...]),
        head.phase,
        head.owner == user,
        aware(head.created),
        aware(head.ended) if head.ended else None,
    )
