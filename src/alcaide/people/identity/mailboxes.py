"""Addresses of mail by which people get in again who have lost every other way."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.errors import LinkError, MailAddressError
from alcaide.people.identity.secrets import digest, secret
from alcaide.people.identity.ways_in import check_way_in, one_by_one
from alcaide.people.people_store import person_of
from alcaide.people.person import Person
from alcaide.storage import advisory_lock
from alcaide.storage.schema import MAILBOXES, USERS
from alcaide.storage.stored_times import aware

CODE_LASTS: Final = timedelta(hours=24)
LINK_LASTS: Final = timedelta(minutes=30)
RECOVERY: Final = "recovery"  # what a link is for
# Stricter than RFC 5321 where mail servers are: nothing in it can be taken for more than one
# address, for a header or for a part of another address.
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
LONGEST: Final = 254


class Mailbox(msgspec.Struct, frozen=True):
    """Where somebody gets mail."""

    address: str
    confirmed: datetime | None
    used: datetime | None  # when it let somebody in last
    created: datetime

    @property
    def shown(self) -> str:
        """Return the address as others may read it over a shoulder."""
        name, _, host = self.address.rpartition("@")
        return f"{name[0]}…@{host}"


class Mailboxes:
    """The addresses in a database; nobody is found by one that is not confirmed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, user: str) -> Mailbox | None:
        """Return the address of a person."""
        query = select(MAILBOXES).where(MAILBOXES.c.user_id == user)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return _mailbox(found) if found else None

    async def set(self, user: str, address: str) -> str:
        """Keep an address until it is confirmed; return what to send there.

        Raises MailAddressError. The one before lets nobody in any more.
        """
        now, code = datetime.now(UTC), secret()
        values = {
            "user_id": user, "address": checked(address), "mark": _mark(address),
            "code": digest(code), "expires": now + CODE_LASTS, "created": now,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, f"mailbox {user}")
            await connection.execute(delete(MAILBOXES).where(MAILBOXES.c.user_id == user))
            await connection.execute(insert(MAILBOXES).values(**values))
        return code

    async def confirm(self, code: str) -> None:
        """Note that who has an address has read what was sent there. Raises LinkError."""
        now = datetime.now(UTC)
        sent = (MAILBOXES.c.code == digest(code), MAILBOXES.c.expires > now)
        new = (*sent, MAILBOXES.c.confirmed.is_(None))
        async with self.engine.begin() as connection:
            done = await connection.execute(update(MAILBOXES).where(*new).values(confirmed=now))
            if not done.rowcount:
                raise LinkError

    async def remove(self, user: str) -> bool:
        """Forget the address of a person; tell whether there was one. Raises LastWayError."""
        async with self.engine.begin() as connection:
            await one_by_one(connection, user)
            mine = MAILBOXES.c.user_id == user
            gone = (
                await connection.execute(
                    delete(MAILBOXES).where(mine).returning(MAILBOXES.c.confirmed)
                )
            ).first()
            if gone and gone.confirmed:
                await check_way_in(connection, user, mail=False)
            return gone is not None

    async def whose(self, address: str) -> list[Person]:
        """Return who gets in again by an address."""
        query = (
            select(USERS)
            .join(MAILBOXES, MAILBOXES.c.user_id == USERS.c.id)
            .where(MAILBOXES.c.mark == _mark(address), MAILBOXES.c.confirmed.is_not(None))
            .where(
                USERS.c.handle.is_not(None)
            )  # who is shut out reads why when he follows the link
        )
        async with self.engine.connect() as connection:
            return [person_of(row) for row in await connection.execute(query)]

    async def used(self, user: str) -> None:
        """Note that somebody got in by his address."""
        values = {"used": datetime.now(UTC)}
        mine = MAILBOXES.c.user_id == user
        async with self.engine.begin() as connection:
            await connection.execute(update(MAILBOXES).where(mine).values(**values))


def checked(address: str) -> str:
    """Return an address of one mailbox. Raises MailAddressError."""
    address = address.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise MailAddressError
    return address


def _mark(address: str) -> str:
    return digest(address.strip().lower())


def _mailbox(row: Any) -> Mailbox:
    confirmed, used = row.confirmed, row.used
    return Mailbox(
        row.address,
        aware(confirmed) if confirmed else None,
        aware(used) if used else None,
        aware(row.created),
    )
