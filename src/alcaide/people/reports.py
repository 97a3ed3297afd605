"""What administrators are shown of the talk at tables, and what they do about it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.chat_lines import ChatLine, line_of
from alcaide.people.errors import NoReportError
from alcaide.people.person import Person
from alcaide.people.secrets import new_id
from alcaide.storage.schema import CHAT, REPORTS, USERS
from alcaide.storage.stored_times import aware


class Report(msgspec.Struct, frozen=True):
    """A line that somebody found bad, as it was."""

    id: str
    table: str
    number: int  # of the line
    by: str  # name of whoever reported it
    about: str  # id of whoever said it
    name: str
    text: str
    at: datetime
    handled: datetime | None


class Reports:
    """The reports in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, table: str, by: Person, line: ChatLine) -> None:
        """Keep a line for the administrators; one that this person reported before only once."""
        same = (
            REPORTS.c.by_id == by.id,
            REPORTS.c.table_id == table,
            REPORTS.c.number == line.number,
        )
        async with self.engine.begin() as connection:
            if await connection.scalar(select(REPORTS.c.id).where(*same)):
                return
            await connection.execute(
                insert(REPORTS).values(
                    id=new_id(),
                    table_id=table,
                    number=line.number,
                    by_id=by.id,
                    user_id=line.user,
                    name=line.name,
                    text=line.text,
                    at=datetime.now(UTC),
                )
            )

    async def all(self, handled: bool = False) -> Sequence[Report]:
        """Return what was reported, newest first; ``handled``: also what was seen to."""
        query = (
            select(REPORTS, USERS.c.name.label("by"))
            .join(USERS, USERS.c.id == REPORTS.c.by_id)
            .order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        )
        if not handled:
            query = query.where(REPORTS.c.handled.is_(None))
        async with self.engine.connect() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def handle(self, id: str, remove: bool = False) -> None:
        """Note that a report, and others of the same line, were seen to.

        ``remove``: take the line away, so that nobody reads it any more. Raises NoReportError.
        """
        this, seen = REPORTS.c.id == id, update(REPORTS).values(handled=datetime.now(UTC))
        async with self.engine.begin() as connection:
            found = (await connection.execute(select(REPORTS).where(this))).first()
            if found is None:
                raise NoReportError
            line = (REPORTS.c.table_id == found.table_id, REPORTS.c.number == found.number)
            await connection.execute(seen.where(*line, this | REPORTS.c.handled.is_(None)))
            if remove:
                said = (CHAT.c.table_id == found.table_id, CHAT.c.number == found.number)
                await connection.execute(update(CHAT).where(*said).values(text=""))

    async def removed(self, since: datetime) -> Sequence[tuple[str, ChatLine]]:
        """Return the lines that were taken away since then, and their tables."""
        said = (CHAT.c.table_id == REPORTS.c.table_id) & (CHAT.c.number == REPORTS.c.number)
        gone = (CHAT.c.text == "", REPORTS.c.handled >= since)
        query = select(CHAT).where(*gone).join(REPORTS, said).distinct()
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [(row.table_id, line_of(row)) for row in found]

    async def silence(self, user: str, on: bool) -> None:
        """Take the word from somebody at all tables, or give it back."""
        async with self.engine.begin() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == user).values(silent=on))


def _report(row: Record[Any]) -> Report:
    return Report(
        row.id,
        row.table_id,
        row.number,
        row.by,
        row.user_id,
        row.name,
        row.text,
        aware(row.at),
        aware(row.handled) if row.handled else None,
    )
