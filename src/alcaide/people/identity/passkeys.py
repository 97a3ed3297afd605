"""Passkeys of people: public keys of authenticators, and the challenges that these have to sign."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.measures import told
from alcaide.people.errors import BannedError, PasskeyError, TooManyError
from alcaide.people.identity.secrets import digest
from alcaide.people.identity.ways_in import check_way_in, one_by_one
from alcaide.people.people_store import person_of
from alcaide.people.person import Person
from alcaide.storage.schema import CHALLENGES, PASSKEYS, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.seats import clean_name

EACH: Final = 20
CHALLENGE_LASTS: Final = timedelta(minutes=5)


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    synced: bool  # it is on all devices of whoever keeps it for him
    transports: list[str]
    created: datetime
    seen: datetime


class Credential(msgspec.Struct, frozen=True):
    """What an authenticator has shown of a new passkey."""

    id: str
    public_key: str
    uses: int
    synced: bool
    transports: list[str]


class Held(msgspec.Struct, frozen=True):
    """A passkey that somebody wants to sign in by, and whose it is."""

    public_key: str
    uses: int
    person: Person
    banned: bool


class Passkeys:
    """The passkeys in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def challenge(self, text: str, user: str | None = None) -> None:
        """Keep a challenge for some minutes; with a person, it is for a new passkey of his."""
        now = datetime.now(UTC)
        values = {"digest": digest(text), "user_id": user, "expires": now + CHALLENGE_LASTS}
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now))
            await connection.execute(insert(CHALLENGES).values(**values))

    async def use_up(self, text: str, user: str | None = None) -> None:
        """Take a challenge, which nobody can take again. Raises PasskeyError if there is none."""
        now = datetime.now(UTC)
        mine = (CHALLENGES.c.digest == digest(text), CHALLENGES.c.expires > now)
        whose = CHALLENGES.c.user_id == user if user else CHALLENGES.c.user_id.is_(None)
        async with self.engine.begin() as connection:
            if not (await connection.execute(delete(CHALLENGES).where(*mine, whose))).rowcount:
                raise PasskeyError

    async def of(self, user: str) -> list[Passkey]:
        """Return the passkeys of a person, oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.user_id == user)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(PASSKEYS.c.created, PASSKEYS.c.id))
            return [_passkey(row) for row in rows]

    async def add(self, user: str, name: str, new: Credential) -> None:
        """Keep a new passkey. Raises TooManyError, or PasskeyError if it is known already."""
        now = datetime.now(UTC)
        values = {
            "id": new.id, "user_id": user, "name": clean_name(name) or "Passkey",
            "public_key": new.public_key, "uses": new.uses, "synced": new.synced,
            "transports": msgspec.json.encode(new.transports).decode(), "created": now, "seen": now,
        }  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                count = select(func.count()).where(PASSKEYS.c.user_id == user)
                if (await connection.scalar(count) or 0) >= EACH:
                    raise TooManyError
                await connection.execute(insert(PASSKEYS).values(**values))
        except IntegrityError as error:
            raise PasskeyError from error

    async def rename(self, user: str, id: str, name: str) -> bool:
        """Call a passkey otherwise; tell whether there is one."""
        mine = (PASSKEYS.c.user_id == user, PASSKEYS.c.id == id)
        values = {"name": clean_name(name) or "Passkey"}
        async with self.engine.begin() as connection:
            done = await connection.execute(update(PASSKEYS).where(*mine).values(**values))
            return bool(done.rowcount)

    async def remove(self, user: str, id: str, mail: bool) -> bool:
        """Forget a passkey; tell whether there was one. Raises LastWayError.

        ``mail``: whether the server can send mail.
        """
        mine = PASSKEYS.c.user_id == user
        async with self.engine.begin() as connection:
            await one_by_one(connection, user)
            done = await connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == id))
            if not done.rowcount:
                return False
            await check_way_in(connection, user, mail)
        return True

    async def held(self, id: str) -> Held:
        """Return a passkey by its id. Raises PasskeyError if there is none."""
        query = (
            select(USERS, PASSKEYS.c.public_key, PASSKEYS.c.uses)
            .join(PASSKEYS, PASSKEYS.c.user_id == USERS.c.id)
            .where(PASSKEYS.c.id == id)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise PasskeyError
        return Held(found.public_key, found.uses, person_of(found), found.banned)

    async def let_in(self, held: Held) -> Person:
        """Return whose passkey it is. Raises BannedError."""
        if held.banned:
            async with self.engine.connect() as connection:
                raise BannedError(**await told(connection, held.person.id, "ban"))
        return held.person

    async def used(self, id: str, before: int, uses: int) -> None:
        """Note that a passkey was used. Raises PasskeyError if a copy of it was quicker."""
        mine = (PASSKEYS.c.id == id, PASSKEYS.c.uses == before)
        values = {"uses": uses, "seen": datetime.now(UTC)}
        async with self.engine.begin() as connection:
            if not (
                await connection.execute(update(PASSKEYS).where(*mine).values(**values))
            ).rowcount:
                raise PasskeyError


def _passkey(row: Any) -> Passkey:
    transports = msgspec.json.decode(row.transports, type=list[str])
    return Passkey(row.id, row.name, row.synced, transports, aware(row.created), aware(row.seen))
