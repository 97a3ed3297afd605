"""The people in the database, and the sessions by which they are known again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row as Record
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.identity.secrets import digest, new_id, secret
from alcaide.people.person import Person
from alcaide.storage.schema import SECRETS, SESSIONS, USERS
from alcaide.storage.stored_times import aware

LASTS: Final = timedelta(days=400)  # of a session that is not used; browsers allow no more
NOTED: Final = timedelta(hours=1)  # how exactly it is kept when somebody was last seen
AGENT_LENGTH: Final = 200


class People:
    """The people in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def welcome(self, name: str, lang: str = "") -> Person:
        """Keep a new guest and return him."""
        person = Person(new_id(), name, lang=lang)
        now = datetime.now(UTC)
        values = {"id": person.id, "name": name, "lang": lang, "created": now, "seen": now}
        async with self.engine.begin() as connection:
            await connection.execute(insert(USERS).values(**values))
        return person

    async def open_session(self, person: Person, agent: str = "") -> str:
        """Return the secret by which a device of a person is known from now on."""
        key = secret()
        now = datetime.now(UTC)
        values = {
            "digest": digest(key),
            "user_id": person.id,
            "agent": agent[:AGENT_LENGTH],
            "created": now,
            "seen": now,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(SESSIONS).values(**values))
        return key

    async def close_session(self, key: str) -> None:
        """Forget a device."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest(key)))

    async def by_session(self, key: str) -> Person | None:
        """Return whose device this is; None: nobody's, or not any more."""
        now = datetime.now(UTC)
        query = (
            select(USERS, SESSIONS.c.seen.label("used"))
            .join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
            .where(SESSIONS.c.digest == digest(key), USERS.c.banned.is_(False))
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None or now - aware(found.used) > LASTS:
            return None
        if now - aware(found.used) > NOTED:
            await self._seen(found.id, digest(key), now)
        return person_of(found)

    async def by_id(self, id: str) -> Person | None:
        """Return a person; None: there is nobody of this id."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(USERS).where(USERS.c.id == id))).first()
        return person_of(found) if found else None

    async def server_secret(self, name: str) -> str:
        """Return a secret of the server, made by whichever process asks first."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(query)
        if found is not None:
            return found
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(SECRETS).values(name=name, value=secret()))
        except IntegrityError:
            pass  # another process was quicker
        return await self.server_secret(name)

    async def _seen(self, user: str, session: str, now: datetime) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == user).values(seen=now))
            await connection.execute(
                update(SESSIONS).where(SESSIONS.c.digest == session).values(seen=now)
            )


def person_of(record: Record[Any]) -> Person:
    """Return the person in a row of the users."""
    return Person(record.id, record.name, record.handle is None, record.role, record.lang)
