"""What people say to each other at a table: kept lines, who does not hear whom, and reports."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.measures import Measure, holding, told
from alcaide.people.errors import LineError, SilentError
from alcaide.people.person import Person
from alcaide.storage import advisory_lock
from alcaide.storage.errors import StaleError
from alcaide.storage.schema import CHAT, MUTES, USERS
from alcaide.storage.stored_times import aware

LENGTH: Final = 500  # characters of a line
LISTED: Final = 100  # lines that are shown to whoever comes
TRIES: Final = 5  # to find the number of a new line
SHOWN: Final = ("\u200d",)  # joins the parts of an emoji
KEPT: Final = CHAT.c.text != ""  # and not taken away by an administrator


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said at a table."""

    number: int
    user: str
    name: str
    text: str  # "": an administrator has taken it away
    at: datetime


class OwnChatLine(msgspec.Struct, frozen=True):
    """Something that a person has said, for himself."""

    table: str
    text: str
    at: datetime


class ChatStore:
    """The lines of all tables in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def say(self, table: str, person: Person, text: str) -> ChatLine:
        """Keep a line and return it.

        Raises LineError if there is nothing in it, or too much, SilentError if this person has
        no word.
        """
        text = clean(text)
        now = datetime.now(UTC)
        silent = select(USERS.c.silent).where(USERS.c.id == person.id)
        following = select(func.coalesce(func.max(CHAT.c.number) + 1, 0))
        for _ in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    if await connection.scalar(silent):
                        raise SilentError(**await told(connection, person.id, "silence"))
                    number = await connection.scalar(following.where(CHAT.c.table_id == table))
                    line = ChatLine(number or 0, person.id, person.name, text, now)
                    await connection.execute(insert(CHAT).values(**_values(table, line)))
                    return line
            except IntegrityError:
                continue  # another process took the number
        raise StaleError

    async def last(self, table: str) -> list[ChatLine]:
        """Return the last lines of a table, oldest first."""
        query = (
            select(CHAT)
            .where(CHAT.c.table_id == table, KEPT)
            .order_by(CHAT.c.number.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return [line_of(row) for row in await connection.execute(query)][::-1]

    async def line(self, table: str, number: int) -> ChatLine:
        """Return a line. Raises LineError if there is none of this number."""
        query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number == number, KEPT)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise LineError
        return line_of(found)

    async def silence(self, user: str) -> Measure | None:
        """Return why somebody has no word, and until when; None: he has."""
        async with self.engine.connect() as connection:
            return await holding(connection, user, "silence")

    async def muted(self, user: str) -> frozenset[str]:
        """Return the people that somebody does not wish to hear."""
        query = select(MUTES.c.muted_id).where(MUTES.c.user_id == user)
        async with self.engine.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def mute(self, user: str, other: str, on: bool) -> None:
        """Let somebody hear another person no more, or again."""
        pair = (MUTES.c.user_id == user, MUTES.c.muted_id == other)
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, f"mutes {user}")
            await connection.execute(delete(MUTES).where(*pair))
            if on:
                await connection.execute(insert(MUTES).values(user_id=user, muted_id=other))

    async def said_by(self, user: str) -> list[OwnChatLine]:
        """Return all that a person has said, oldest first."""
        query = select(CHAT).where(CHAT.c.user_id == user, KEPT).order_by(CHAT.c.at)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [OwnChatLine(row.table_id, row.text, aware(row.at)) for row in found]


def clean(text: str) -> str:
    """Return a line as it is kept: plain text in one line, without signs that turn others round.

    Raises LineError if nothing is left, or too much.
    """
    shown = (
        c if c.isprintable() or c in SHOWN else " " for c in unicodedata.normalize("NFC", text)
    )
    line = " ".join("".join(shown).split())
    if not line.strip("".join(SHOWN)) or len(line) > LENGTH:
        raise LineError
    return line


def _values(table: str, line: ChatLine) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": line.number,
        "user_id": line.user,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }


def line_of(row: Record[Any]) -> ChatLine:
    """Return the line of a record."""
    return ChatLine(row.number, row.user_id, row.name, row.text, aware(row.at))
