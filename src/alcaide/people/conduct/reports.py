"""What people report: a line of the talk at a table, or a person; and what the keepers hide.

A report holds a copy of the line, for the table may be deleted.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.conduct.chat_lines import ChatLine, line_of
from alcaide.people.errors import NoReportError, ReasonError, TooManyReportsError
from alcaide.people.identity.secrets import new_id
from alcaide.people.person import Person
from alcaide.storage import advisory_lock
from alcaide.storage.schema import CHAT, REPORTS, USERS
from alcaide.storage.stored_times import aware

WHY: Final = 500  # characters
EACH: Final = 20  # reports of a person that nobody has seen to yet
OF_ONE: Final = 5  # of them about the same person and matter: at other tables, or told on
NO_LINE: Final = -1
About = Literal["name", "play", "leaving"]
Kind = Literal["line", "name", "play", "leaving"]
Bound = tuple[int, tuple[Any, ...]]  # how many of somebody's reports, and which


class Report(msgspec.Struct, frozen=True):
    """A line that somebody found bad, as it was."""

    id: str
    table: str
    number: int  # of the line, or NO_LINE
    by: str  # name of whoever reported it
    about: str  # id of whoever said it
    name: str
    text: str
    at: datetime
    handled: datetime | None
    kind: Kind = "line"
    why: str = ""  # in the words of whoever reported it
    step: int = 0  # actions that were played at the table


class Reported(msgspec.Struct, frozen=True):
    """What somebody has reported, for himself."""

    kind: Kind
    table: str
    text: str
    why: str
    at: datetime


class Reports:
    """The reports in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(
        self, table: str, by: Person, line: ChatLine, why: str = "", step: int = 0
    ) -> bool:
        """Keep a line for the moderators; tell whether it is new, not reported before by him.

        Raises TooManyReportsError.
        """
        values = {
            "table_id": table, "number": line.number, "user_id": line.user, "name": line.name,
            "text": line.text, "why": why[:WHY], "step": step,
        }  # fmt: skip
        same = (REPORTS.c.table_id == table, REPORTS.c.number == line.number)
        return await self._add(by, values, *same)

    async def add_person(
        self, by: Person, about: tuple[str, str], kind: About, why: str, table: str, step: int
    ) -> bool:
        """Keep what somebody says about a person (id and name); tell whether it is new.

        What happens at another table, or is told in other words, is; it joins the case.
        Raises ReasonError without one, and TooManyReportsError.
        """
        if not why.strip() or len(why) > WHY:
            raise ReasonError
        user, name = about
        values = {
            "table_id": table, "number": NO_LINE, "user_id": user, "name": name, "text": "",
            "kind": kind, "why": why, "step": step,
        }  # fmt: skip
        matter = (*alike(kind, table, NO_LINE, user), REPORTS.c.handled.is_(None))
        same = (*matter, REPORTS.c.table_id == table, REPORTS.c.why == why)
        return await self._add(by, values, *same, bounds=[(OF_ONE, matter)])

    async def _add(
        self, by: Person, values: dict[str, Any], *same: Any, bounds: Sequence[Bound] = ()
    ) -> bool:
        mine = REPORTS.c.by_id == by.id
        row = {"id": new_id(), "by_id": by.id, "at": datetime.now(UTC), **values}
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, f"reports {by.id}")
            if await connection.scalar(select(REPORTS.c.id).where(mine, *same).limit(1)):
                return False
            for most, those in (*bounds, (EACH, (REPORTS.c.handled.is_(None),))):
                waiting = select(func.count()).where(mine, *those)
                if (await connection.scalar(waiting) or 0) >= most:
                    raise TooManyReportsError
            await connection.execute(insert(REPORTS).values(**row))
        return True

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

    async def by(self, user: str) -> list[Reported]:
        """Return what a person has reported, oldest first."""
        query = select(REPORTS).where(REPORTS.c.by_id == user).order_by(REPORTS.c.at)
        async with self.engine.connect() as connection:
            return [
                Reported(row.kind, row.table_id, row.text, row.why, aware(row.at))
                for row in await connection.execute(query)
            ]

    async def handle(self, id: str, remove: bool = False) -> None:
        """Note that a report, and others of the same line, were seen to.

        ``remove``: take the line away, so that nobody reads it any more. Raises NoReportError.
        """
        this, seen = REPORTS.c.id == id, update(REPORTS).values(handled=datetime.now(UTC))
        async with self.engine.begin() as connection:
            found = (await connection.execute(select(REPORTS).where(this))).first()
            if found is None:
                raise NoReportError
            same = alike(found.kind, found.table_id, found.number, found.user_id)
            await connection.execute(seen.where(*same, this | REPORTS.c.handled.is_(None)))
            if remove:
                await hide(connection, found.table_id, found.number)

    async def removed(self, since: datetime) -> Sequence[tuple[str, ChatLine]]:
        """Return the lines that were taken away since then, and their tables."""
        said = (CHAT.c.table_id == REPORTS.c.table_id) & (CHAT.c.number == REPORTS.c.number)
        gone = (CHAT.c.text == "", REPORTS.c.handled >= since)
        query = select(CHAT).where(*gone).join(REPORTS, said).distinct()
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [(row.table_id, line_of(row)) for row in found]


def alike(kind: Kind, table: str, number: int, about: str) -> tuple[Any, ...]:
    """Return what reports have in common that are about the same."""
    if kind == "line":
        return (REPORTS.c.table_id == table, REPORTS.c.number == number)
    return (REPORTS.c.user_id == about, REPORTS.c.kind == kind)


async def hide(connection: AsyncConnection, table: str, number: int) -> None:
    """Take a line away, so that nobody reads it any more."""
    said = (CHAT.c.table_id == table, CHAT.c.number == number)
    await connection.execute(update(CHAT).where(*said).values(text=""))


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
        row.kind,
        row.why,
        row.step,
    )
