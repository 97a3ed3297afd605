"""Where holidays are kept: beside the person, who takes them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage.schema import HOLIDAYS, SITTERS, TABLES, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.errors import HolidayGoneError
from alcaide.tables.terms import Terms
from alcaide.tables.time.holidays import YEAR, Holiday, announced, ended, longer


class Holidays:
    """The holidays in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, user: str) -> Sequence[Holiday]:
        """Return the holidays of a person, those of a year at least, the newest first."""
        async with self.engine.connect() as connection:
            return await _of(connection, user)

    async def take(
        self, user: str, days: int, now: datetime, begins: datetime | None = None
    ) -> Holiday:
        """Begin a holiday, make the present one longer, or announce one that begins later.

        Raises what `longer` and `announced` raise.
        """
        async with self.engine.begin() as connection:
            await _lock(connection, user)
            known = await _of(connection, user)
            if begins is None:
                taken = longer(known, days, now)
            else:
                taken = announced(known, days, begins, now)
            over = (HOLIDAYS.c.user_id == user) & (HOLIDAYS.c.ends <= now - YEAR)
            await connection.execute(delete(HOLIDAYS).where(_is(user, taken) | over))
            values = {"user_id": user, "begins": taken.begins, "ends": taken.ends, "untold": True}
            await connection.execute(insert(HOLIDAYS).values(values))
        return taken

    async def stop(self, user: str, number: int, now: datetime) -> Holiday | None:
        """End a holiday that has begun, and return it; withdraw one that has not.

        Raises HolidayGoneError if it is neither announced nor on.
        """
        async with self.engine.begin() as connection:
            await _lock(connection, user)
            known = [one for one in await _of(connection, user) if one.number == number]
            if not known or known[0].early or known[0].ends <= now:
                raise HolidayGoneError
            here = _is(user, known[0])
            if known[0].begins > now:
                await connection.execute(delete(HOLIDAYS).where(here))
                return None
            stopped = ended(known[0], now)
            change = update(HOLIDAYS).where(here)
            await connection.execute(change.values(ends=stopped.ends, early=True, untold=True))
        return stopped

    async def running(self, users: Collection[str], now: datetime) -> dict[str, Holiday]:
        """Return the holidays of some people that last at this moment."""
        on = (HOLIDAYS.c.begins <= now) & (HOLIDAYS.c.ends > now) & HOLIDAYS.c.early.is_(False)
        query = select(HOLIDAYS).where(HOLIDAYS.c.user_id.in_(users), on)
        async with self.engine.connect() as connection:
            return {row.user_id: _read(row) for row in await connection.execute(query)}

    async def untold(self, now: datetime) -> Sequence[tuple[str, Holiday]]:
        """Return the holidays that have begun or changed and that tables have to hear of."""
        query = select(HOLIDAYS).where(HOLIDAYS.c.untold, HOLIDAYS.c.begins <= now)
        async with self.engine.connect() as connection:
            return [(row.user_id, _read(row)) for row in await connection.execute(query)]

    async def told(self, user: str, holiday: Holiday) -> None:
        """Note that all tables have heard of a holiday as it is here."""
        same = _is(user, holiday) & (HOLIDAYS.c.ends == holiday.ends)
        query = update(HOLIDAYS).where(same, HOLIDAYS.c.early == holiday.early)
        async with self.engine.begin() as connection:
            await connection.execute(query.values(untold=False))

    async def tables(self, user: str) -> Sequence[tuple[str, int]]:
        """Return the tables where a holiday counts at which a person plays, and his seats there."""
        query = (
            select(TABLES.c.id, SITTERS.c.seat, TABLES.c.terms)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(TABLES.c.phase == "playing", SITTERS.c.user_id == user)
        )
        async with self.engine.connect() as connection:
            return [
                (id, seat)
                for id, seat, terms in await connection.execute(query)
                if msgspec.json.decode(terms, type=Terms).rests
            ]


async def _lock(connection: AsyncConnection, user: str) -> None:
    """Let the second of two that change the holidays of one person wait here."""
    same = update(USERS).where(USERS.c.id == user).values(seen=USERS.c.seen)
    await connection.execute(same)


async def _of(connection: AsyncConnection, user: str) -> Sequence[Holiday]:
    query = select(HOLIDAYS).where(HOLIDAYS.c.user_id == user)
    found = await connection.execute(query.order_by(HOLIDAYS.c.begins.desc()))
    return [_read(row) for row in found]


def _read(row: Row[Any]) -> Holiday:
    return Holiday(aware(row.begins), aware(row.ends), row.early)


def _is(user: str, holiday: Holiday) -> ColumnElement[bool]:
    return (HOLIDAYS.c.user_id == user) & (HOLIDAYS.c.begins == holiday.begins)
