"""Where holidays are kept: beside the person, who takes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.table.errors import HolidayError
from alcaide.table.holidays import YEAR, Holiday, left, longer
from alcaide.table.schema import HOLIDAYS, SITTERS, TABLES, USERS
from alcaide.table.store import aware
from alcaide.table.terms import Terms


class Holidays:
    """The holidays in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, user: str) -> Sequence[Holiday]:
        """Return the holidays of a person, those of a year at least, the newest first."""
        async with self.engine.connect() as connection:
            return await _of(connection, user)

    async def take(self, user: str, days: int, now: datetime) -> Holiday:
        """Begin a holiday, or make the present one longer. Raises HolidayError for too many."""
        mine = HOLIDAYS.c.user_id == user
        async with self.engine.begin() as connection:
            # of two that ask at once the second waits here
            same = update(USERS).where(USERS.c.id == user).values(seen=USERS.c.seen)
            await connection.execute(same)
            known = await _of(connection, user)
            if not 0 < days <= left(known, now):
                raise HolidayError(left=left(known, now))
            taken = longer(known, days, now)
            old = (HOLIDAYS.c.begins == taken.begins) | (HOLIDAYS.c.ends <= now - YEAR)
            await connection.execute(delete(HOLIDAYS).where(mine, old))
            await connection.execute(
                insert(HOLIDAYS).values(user_id=user, begins=taken.begins, ends=taken.ends)
            )
        return taken

    async def tables(self, user: str) -> Sequence[tuple[str, int]]:
        """Return the tables of days at which a person plays, and his seats there."""
        query = (
            select(TABLES.c.id, SITTERS.c.seat, TABLES.c.terms)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(TABLES.c.phase == "playing", SITTERS.c.user_id == user)
        )
        async with self.engine.connect() as connection:
            return [
                (id, seat)
                for id, seat, terms in await connection.execute(query)
                if msgspec.json.decode(terms, type=Terms).pace == "days"
            ]


async def _of(connection: AsyncConnection, user: str) -> Sequence[Holiday]:
    query = select(HOLIDAYS.c.begins, HOLIDAYS.c.ends).where(HOLIDAYS.c.user_id == user)
    found = await connection.execute(query.order_by(HOLIDAYS.c.begins.desc()))
    return [Holiday(aware(begins), aware(ends)) for begins, ends in found]
