"""Where tables are kept: every row is in the database before anybody hears of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, delete, insert, select, update
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.core.errors import AlcaideError
from alcaide.games import GAMES
from alcaide.games import game as game_of
from alcaide.interface.values import Setup
from alcaide.storage.batched_writes import BatchedWriter
from alcaide.storage.engine import close_engine
from alcaide.storage.schema import ASKED, ROWS, SITTERS, TABLES
from alcaide.storage.stored_times import aware
from alcaide.tables.errors import BrokenError, MissingError, NotInstalledError
from alcaide.tables.log import load_table
from alcaide.tables.replay.sliced_replay import SlicedReplay
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.append import Appender, row_values, seat, standing
from alcaide.tables.table import Change, Row, Table
from alcaide.tables.terms import Terms
from alcaide.tables.time import steady_clock

SILENCE: Final = timedelta(hours=12)  # after which somebody may be missed
LONG_AGO: Final = timedelta(days=500)  # since when nobody is missed any more


class TableSummary(msgspec.Struct, frozen=True):
    """A line of the list of tables."""

    id: str
    game: str
    seats: tuple[SeatSpec, ...]
    aids_off: tuple[str, ...]
    touched: datetime
    owner: str
    phase: str
    terms: Terms
    options: dict[str, str]
    board_name: str  # "": the game's own
    version: str  # of the rules
    waits_for: str  # a person who is to move or to answer; "": nobody who would have to come
    bot_due: bool
    deadline: datetime | None


class TableStore:
    """The tables in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = BatchedWriter(engine)
        self.replaying = SlicedReplay()
        self.appender = Appender(engine, self.writer)

    async def create(self, table: Table) -> None:
        """Keep a new table, with the rows it may already have."""
        now = steady_clock.now()
        head = {
            "id": table.id,
            "first_seats": msgspec.json.encode(table.first_seats).decode(),
            "game": table.game.name,
            "version": table.game.version,
            "setup": msgspec.json.encode(table.setup).decode(),
            "aids_off": msgspec.json.encode(table.aids_off).decode(),
            "created": now,
            "owner": table.owner,
            "access": table.terms.access,
            "terms": msgspec.json.encode(table.terms).decode(),
            "seed": table.seed,
            "invite": table.invite,
            **standing(table, now),
            "waits_since": now,
        }
        rows = [row_values(table.id, row, now) for row in table.rows]

        def write(connection: Connection) -> None:
            connection.execute(insert(TABLES), head)
            if rows:
                connection.execute(insert(ROWS), rows)
            seat(connection, table)

        await self.writer.write(write)

    async def append(self, change: Change) -> None:
        """Add the row of a change to the log of its table.

        Raises StaleError if there is a row of this number already, MissingError if there is no
        such table.
        """
        await self.appender.append(change)

    async def load(self, id: str) -> Table:
        """Return a table, replayed. Raises MissingError or BrokenError."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if head is None:
                raise MissingError
            rows = await _rows(connection, id)
        if head.game not in GAMES:
            raise NotInstalledError(f"table {id}: {head.game} is not installed", game=head.game)
        try:
            game = game_of(head.game, head.version)
        except AlcaideError as error:
            raise BrokenError(f"table {id}: {error}") from error
        setup = msgspec.json.decode(head.setup, type=Setup)
        table = load_table(
            id,
            game,
            setup,
            msgspec.json.decode(head.first_seats or head.seats, type=tuple[SeatSpec, ...]),
            (),
            msgspec.json.decode(head.aids_off, type=tuple[str, ...]),
            head.owner,
            msgspec.json.decode(head.terms, type=Terms),
            head.seed,
            head.invite,
            kept=setup,
        )
        return await self.replaying.extended(table, rows)

    async def news(self, id: str, number: int) -> Sequence[Row]:
        """Return the rows of a table from a number on. Raises MissingError."""
        async with self.engine.connect() as connection:
            rows = await _rows(connection, id, number)
            if not rows:
                there = select(TABLES.c.id).where(TABLES.c.id == id)
                if (await connection.execute(there)).first() is None:
                    raise MissingError
            return rows

    async def bots_due(self) -> list[tuple[str, tuple[SeatSpec, ...]]]:
        """Return the tables at which a bot is to move, and who sits there."""
        query = select(TABLES.c.id, TABLES.c.seats).where(TABLES.c.bot_due)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.touched))
            return [
                (id, msgspec.json.decode(seats, type=tuple[SeatSpec, ...])) for id, seats in found
            ]

    async def summary(self, id: str) -> TableSummary:
        """Return the line of a table, which need not be played on. Raises MissingError."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
        if head is None:
            raise MissingError
        return _kept(head)

    async def list(self, limit: int, user: str | None = None) -> list[TableSummary]:
        """Return the tables that were played at last, newest first; of one person, or all.

        Of a person's tables those that wait for him come before all others, ended ones after them.
        """
        query = select(TABLES).limit(limit)
        if user is not None:
            asked = TABLES.c.id.in_(asked_for(user))
            query = select(TABLES, asked.label("asked")).limit(limit)
            here = asked | (TABLES.c.waits_for == user)
            wait = case((here, 0), (TABLES.c.phase != "over", 1), else_=2)
            query = query.where(of_person(user)).order_by(wait)
        query = query.order_by(TABLES.c.touched.desc(), TABLES.c.id)
        async with self.engine.connect() as connection:
            return [_kept(head, user) for head in await connection.execute(query)]

    async def public(self, game: str, limit: int) -> Sequence[TableSummary]:
        """Return the public tables that gather or are played, newest first; of a game, or all."""
        query = (
            select(TABLES)
            .where(TABLES.c.access == "public", TABLES.c.phase.in_(("gathering", "playing")))
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )
        if game:
            query = query.where(TABLES.c.game == game)
        async with self.engine.connect() as connection:
            return [_kept(head) for head in await connection.execute(query)]

    async def keep_gathering(self, ids: Collection[str], at: datetime) -> None:
        """Note that there are people at tables that gather."""
        if not ids:
            return
        here = TABLES.c.id.in_(ids) & (TABLES.c.phase == "gathering")
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(here).values(touched=at))

    async def due(self, by: datetime) -> Sequence[tuple[str, datetime]]:
        """Return the tables where somebody's time is over by then, and when it is."""
        here = TABLES.c.game.in_(list(GAMES))  # of the others nobody can say what is due
        query = select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline <= by, here)
        async with self.engine.connect() as connection:
            return [(id, aware(deadline)) for id, deadline in await connection.execute(query)]

    async def running(self) -> Sequence[str]:
        """Return the tables where somebody's time runs, with consequences."""
        here = TABLES.c.game.in_(list(GAMES))
        query = select(TABLES.c.id).where(TABLES.c.deadline.is_not(None), here)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def running_of(self, game: str) -> Sequence[str]:
        """Return the tables of a game where somebody's time runs, with consequences."""
        mine = (TABLES.c.game == game) & TABLES.c.deadline.is_not(None)
        async with self.engine.connect() as connection:
            return (await connection.execute(select(TABLES.c.id).where(mine))).scalars().all()

    async def warn(self, id: str, deadline: datetime) -> bool:
        """Note that a deadline is warned of; False: that was done, or it is none any more."""
        unwarned = TABLES.c.warned.is_(None) | (TABLES.c.warned != TABLES.c.deadline)
        query = update(TABLES).where(TABLES.c.id == id, TABLES.c.deadline == deadline, unwarned)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(query.values(warned=deadline))).rowcount)

    async def silent(self, now: datetime) -> Sequence[str]:
        """Return the tables where a person may have to be told that he is missed."""
        query = select(TABLES.c.id, TABLES.c.terms).where(
            TABLES.c.phase == "playing",
            TABLES.c.waits_for != "",
            TABLES.c.deadline.is_(None),
            TABLES.c.access != "local",
            TABLES.c.waits_since <= now - SILENCE,
            TABLES.c.waits_since > now - LONG_AGO,
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [id for id, terms in found if msgspec.json.decode(terms, type=Terms).absence]

    async def note_absence(self, id: str, mark: datetime) -> bool:
        """Note that somebody is told that he is missed; False: that was done.

        Where there is a deadline, the same place says that it was warned of (``warn``).
        """
        new = TABLES.c.warned.is_(None) | (TABLES.c.warned != mark)
        query = update(TABLES).where(TABLES.c.id == id, TABLES.c.deadline.is_(None), new)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(query.values(warned=mark))).rowcount)

    async def delete(self, id: str) -> None:
        """Delete a table with its log. Raises MissingError."""
        async with self.engine.begin() as connection:
            found = await connection.execute(delete(TABLES).where(TABLES.c.id == id))
            if not found.rowcount:
                raise MissingError

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.close()
        await close_engine(self.engine)


async def _rows(connection: AsyncConnection, id: str, number: int = 0) -> Sequence[Row]:
    here = (ROWS.c.table_id == id) & (ROWS.c.number >= number)
    query = select(ROWS).where(here).order_by(ROWS.c.number)
    return [
        Row(row.number, row.seat, row.text, aware(row.at), row.source)
        for row in await connection.execute(query)
    ]


def _kept(head: Record[Any], user: str | None = None) -> TableSummary:
    """Return a line; at the tables of a person, those where he is asked wait for him."""
    seats = msgspec.json.decode(head.seats, type=tuple[SeatSpec, ...])
    aids_off = msgspec.json.decode(head.aids_off, type=tuple[str, ...])
    terms = msgspec.json.decode(head.terms, type=Terms)
    setup = msgspec.json.decode(head.setup, type=Setup)
    touched = aware(head.touched)
    return TableSummary(
        id=head.id,
        game=head.game,
        seats=seats,
        aids_off=aids_off,
        touched=touched,
        owner=head.owner,
        phase=head.phase,
        terms=terms,
        options=setup.options,
        board_name=setup.board_name,
        version=head.version,
        waits_for=user if user is not None and head.asked else head.waits_for,
        bot_due=head.bot_due,
        deadline=head.deadline and aware(head.deadline),
    )


def of_person(user: str) -> ColumnElement[bool]:
    """Return the condition for the tables that a person has set up or sits at."""
    sits = select(SITTERS.c.table_id).where(SITTERS.c.user_id == user)
    return (TABLES.c.owner == user) | TABLES.c.id.in_(sits)


def asked_for(user: str) -> Select[tuple[str]]:
    """Return the ids of the tables where a person is asked together with the one to move."""
    return select(ASKED.c.table_id).where(ASKED.c.user_id == user)
