"""The audit log: what those who keep a house have done, in lines that nobody changes.

There is no function that changes or deletes a line, and the database refuses both. Every line
holds a digest of itself and of the one before, so that a log that was changed behind the back of
the database does not fit together any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage.definitions.conduct_tables import AUDIT
from alcaide.storage.stored_times import aware

COMMAND_LINE: Final = ""  # instead of the id of a person
WHY: Final = 500  # characters of a reason
LISTED: Final = 200  # lines at once
LOCK: Final = text("LOCK TABLE audit IN SHARE ROW EXCLUSIVE MODE")


class Entry(msgspec.Struct, frozen=True):
    """Something that was done."""

    by: str  # id of a person, or COMMAND_LINE
    what: str
    about: str = ""  # id of a person
    why: str = ""
    thing: str = ""  # a case or a table
    ends: datetime | None = None


class AuditLine(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    at: datetime
    entry: Entry
    digest: str


class AuditLog:
    """The log in a database, to be read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def lines(self, before: int | None = None, about: str = "") -> Sequence[AuditLine]:
        """Return the newest lines first, those before a number, or those about a person."""
        query = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(LISTED)
        if before is not None:
            query = query.where(AUDIT.c.number < before)
        if about:
            query = query.where(AUDIT.c.about_id == about)
        async with self.engine.connect() as connection:
            return [_line(row) for row in await connection.execute(query)]

    async def broken(self) -> int | None:
        """Return the number of the first line that does not fit to the one before; None: all do."""
        last, number = "", 0
        async with self.engine.connect() as connection:
            async for row in await connection.stream(select(AUDIT).order_by(AUDIT.c.number)):
                line, number = _line(row), number + 1
                if line.number != number or line.digest != _digest(last, number, line):
                    return number
                last = line.digest
        return None


async def note(connection: AsyncConnection, entry: Entry) -> AuditLine:
    """Write a line in the transaction that does what it tells: there is not one without the other.

    The connection is one of ``engine.begin()``.
    """
    if connection.dialect.name == "postgresql":  # in SQLite, one writes at a time anyway
        await connection.execute(LOCK)
    newest = select(AUDIT.c.number, AUDIT.c.digest).order_by(AUDIT.c.number.desc()).limit(1)
    found = (await connection.execute(newest)).first()
    number, last = (found.number + 1, found.digest) if found else (1, "")
    line = AuditLine(number, datetime.now(UTC), entry, "")
    line = msgspec.structs.replace(line, digest=_digest(last, number, line))
    await connection.execute(insert(AUDIT).values(**_values(line)))
    return line


def _digest(last: str, number: int, line: AuditLine) -> str:
    signed = msgspec.json.encode((last, number, line.at, line.entry))
    return hashlib.sha256(signed).hexdigest()


def _values(line: AuditLine) -> dict[str, Any]:
    entry = line.entry
    return {
        "number": line.number,
        "at": line.at,
        "by_id": entry.by,
        "what": entry.what,
        "about_id": entry.about,
        "thing": entry.thing,
        "why": entry.why,
        "ends": entry.ends,
        "digest": line.digest,
    }


def _line(row: Record[Any]) -> AuditLine:
    ends = aware(row.ends) if row.ends else None
    entry = Entry(row.by_id, row.what, row.about_id, row.why, row.thing, ends)
    return AuditLine(row.number, aware(row.at), entry, row.digest)
