"""By what a person is known: devices, links that sign in once, keys for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.measures import told
from alcaide.people.errors import BannedError, KeyEndedError, LinkError, TooManyError
from alcaide.people.identity.key_scopes import EVERYTHING, Scope, loaded, stored
from alcaide.people.identity.secrets import digest, new_id, secret
from alcaide.people.people_store import NOTED, person_of
from alcaide.people.person import Person
from alcaide.storage.schema import KEYS, LINKS, SESSIONS, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.seats import clean_name

LINK_LASTS: Final = timedelta(minutes=15)
KEYS_EACH: Final = 20
KEY_LASTS: Final = timedelta(days=365)
LINKS_EACH: Final = 10  # that are not used up
SHOWN: Final = 16  # letters of a digest by which its owner points at it


class Device(msgspec.Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    agent: str
    created: datetime
    seen: datetime


class Key(msgspec.Struct, frozen=True):
    """A key of a program."""

    id: str
    label: str
    created: datetime
    seen: datetime
    scopes: frozenset[Scope] = EVERYTHING
    expires: datetime | None = None  # None: never


class KeyHolder(NamedTuple):
    """Whose program shows a key, and what it may do."""

    person: Person
    scopes: frozenset[Scope]


class Devices:
    """Sessions, links and keys in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def sessions(self, user: str) -> list[Device]:
        """Return the devices of a person, last used first."""
        return [
            Device(row.digest[:SHOWN], row.agent, aware(row.created), aware(row.seen))
            for row in await self._all(SESSIONS, user)
        ]

    async def end(self, user: str, id: str) -> bool:
        """Sign a device of a person out; tell whether there was one."""
        return await self._drop(SESSIONS, user, id)

    async def end_others(self, user: str, key: str = "") -> None:
        """Sign all devices of a person out but the one with this secret."""
        mine = SESSIONS.c.user_id == user
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.digest != digest(key)))
            await connection.execute(delete(LINKS).where(LINKS.c.user_id == user))

    async def link(
        self, user: str, lasts: timedelta = LINK_LASTS, purpose: str = ""
    ) -> tuple[str, datetime]:
        """Return the secret of a new link that signs a person in once, and until when."""
        now, key = datetime.now(UTC), secret()
        values = {
            "digest": digest(key), "user_id": user, "expires": now + lasts, "created": now,
            "purpose": purpose,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.expires < now))
            open_links = select(func.count()).where(LINKS.c.user_id == user, LINKS.c.used.is_(None))
            if (await connection.scalar(open_links) or 0) >= LINKS_EACH:
                raise TooManyError
            await connection.execute(insert(LINKS).values(**values))
        return key, now + lasts

    async def follow(self, key: str) -> Person:
        """Use a link up and return whose it is. Raises LinkError or BannedError."""
        now = datetime.now(UTC)
        mine = LINKS.c.digest == digest(key)
        unused = (mine, LINKS.c.used.is_(None), LINKS.c.expires > now)
        query = select(USERS).join(LINKS, LINKS.c.user_id == USERS.c.id).where(mine)
        async with self.engine.begin() as connection:
            used = await connection.execute(update(LINKS).where(*unused).values(used=now))
            if not used.rowcount:  # of two that follow it at once, one comes too late
                raise LinkError
            found = (await connection.execute(query)).one()
            if found.banned:
                raise BannedError(**await told(connection, found.id, "ban"))
        return person_of(found)

    async def purpose(self, key: str) -> str:
        """Return what a link was made for; "": to sign another device in."""
        query = select(LINKS.c.purpose).where(LINKS.c.digest == digest(key))
        async with self.engine.connect() as connection:
            return await connection.scalar(query) or ""

    async def keys(self, user: str) -> list[Key]:
        """Return the keys of a person's programs, last used first."""
        return [_key(row) for row in await self._all(KEYS, user)]

    async def new_key(
        self,
        user: str,
        label: str,
        scopes: frozenset[Scope] = EVERYTHING,
        lasts: timedelta = KEY_LASTS,
    ) -> tuple[str, Key]:
        """Return a new key for a program: its secret, which nobody sees again, and the rest."""
        now, key = datetime.now(UTC), f"alcaide_{secret()}"
        label = clean_name(label) or new_id()
        values = {
            "digest": digest(key), "user_id": user, "label": label, "created": now, "seen": now,
            "scopes": stored(scopes), "expires": now + lasts,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            count = select(func.count()).where(KEYS.c.user_id == user)
            if (await connection.scalar(count) or 0) >= KEYS_EACH:
                raise TooManyError
            await connection.execute(insert(KEYS).values(**values))
        return key, Key(digest(key)[:SHOWN], label, now, now, scopes, now + lasts)

    async def revoke(self, user: str, id: str) -> bool:
        """Take a key away; tell whether there was one."""
        return await self._drop(KEYS, user, id)

    async def ending(self, within: timedelta) -> list[tuple[Person, Key]]:
        """Return keys that end soon, each once, with whose they are."""
        now = datetime.now(UTC)
        soon = (KEYS.c.expires < now + within, KEYS.c.expires > now, KEYS.c.warned.is_(None))
        query = select(USERS, KEYS.c.digest).join(KEYS, KEYS.c.user_id == USERS.c.id).where(*soon)
        found: list[tuple[Person, Key]] = []
        async with self.engine.begin() as connection:
            for row in list(await connection.execute(query)):
                mine = (KEYS.c.digest == row.digest, KEYS.c.warned.is_(None))
                claim = update(KEYS).where(*mine).values(warned=now).returning(KEYS)
                if key := (await connection.execute(claim)).first():
                    found.append((person_of(row), _key(key)))
        return found

    async def by_key(self, key: str) -> KeyHolder | None:
        """Return whose program this is; None: nobody's, or not any more. Raises KeyEndedError."""
        now, mine = datetime.now(UTC), KEYS.c.digest == digest(key)
        query = (
            select(USERS, KEYS.c.seen.label("used"), KEYS.c.scopes, KEYS.c.expires)
            .join(KEYS, KEYS.c.user_id == USERS.c.id)
            .where(mine, USERS.c.banned.is_(False))
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        if found.expires and aware(found.expires) <= now:
            raise KeyEndedError
        if now - aware(found.used) > NOTED:
            async with self.engine.begin() as connection:
                await connection.execute(update(KEYS).where(mine).values(seen=now))
        return KeyHolder(person_of(found), loaded(found.scopes))

    async def good(self, digests: Sequence[str], program: bool) -> set[str]:
        """Return which of some keys, or else sessions, there still are."""
        if not digests:
            return set()
        kept = KEYS if program else SESSIONS
        query = (
            select(kept.c.digest)
            .join(USERS, kept.c.user_id == USERS.c.id)
            .where(kept.c.digest.in_(digests), USERS.c.banned.is_(False))
        )
        if program:
            query = query.where(KEYS.c.expires.is_(None) | (KEYS.c.expires > datetime.now(UTC)))
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def _all(self, table: Table, user: str) -> list[Any]:
        query = select(table).where(table.c.user_id == user).order_by(table.c.seen.desc())
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def _drop(self, table: Table, user: str, id: str) -> bool:
        mine = (table.c.user_id == user, func.substr(table.c.digest, 1, SHOWN) == id)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(delete(table).where(*mine))).rowcount)


def _key(row: Any) -> Key:
    expires = aware(row.expires) if row.expires else None
    return Key(
        row.digest[:SHOWN],
        row.label,
        aware(row.created),
        aware(row.seen),
        loaded(row.scopes),
        expires,
    )
