"""By what somebody is reached who is not there: addresses that he names, browsers of his."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.errors import PeopleError, TooManyError
from alcaide.people.identity.secrets import digest, new_id
from alcaide.storage.schema import WAYS
from alcaide.storage.stored_times import aware

EACH: Final = 10  # contacts that a person may have
SHOWN: Final = 200  # characters
ADDRESS: Final = "address"
BROWSER: Final = "browser"
Kind = Literal["address", "browser"]


class AddressError(PeopleError):
    """Nothing can be sent there; ``why`` says what is wrong with it."""

    key = "notices-address"


class UnsentError(PeopleError):
    """A notice did not arrive."""

    key = "notices-unsent"


class Subscription(msgspec.Struct, frozen=True):
    """What a browser says so that its push service brings it notices."""

    endpoint: str
    p256dh: str
    auth: str


class Contact(msgspec.Struct, frozen=True):
    """A contact as it is shown: without what is secret about it."""

    id: str
    kind: Kind
    shown: str  # what an address is called; what a browser calls itself
    created: datetime
    mark: str  # by which a browser finds itself


class Contacts:
    """The contacts of people in a database, whose table calls them ways."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add_address(self, user: str, address: str, shown: str) -> None:
        """Keep an address of a person. Raises TooManyError."""
        await self._add(user, ADDRESS, address, digest(f"{user} {address}"), shown)

    async def add_browser(self, user: str, new: Subscription, agent: str, session: str) -> None:
        """Keep a browser, which tells nobody else from now on. Raises TooManyError.

        A browser has one subscription: a new one of the same session takes the place of the old.
        """
        value = msgspec.json.encode(new).decode()
        await self._add(user, BROWSER, value, digest(new.endpoint), agent, session)

    async def follow(self, user: str, old: str, new: str) -> None:
        """Let the browser of a session go on with the next one, if it is the same person's."""
        mine = (WAYS.c.user_id == user, WAYS.c.session == old)
        async with self.engine.begin() as connection:
            await connection.execute(update(WAYS).where(*mine).values(session=new))

    async def of(self, user: str) -> list[Contact]:
        """Return the contacts of a person, oldest first."""
        query = select(WAYS).where(WAYS.c.user_id == user).order_by(WAYS.c.created, WAYS.c.id)
        async with self.engine.connect() as connection:
            return [_contact(row) for row in await connection.execute(query)]

    async def value(self, user: str, id: str) -> tuple[Kind, str] | None:
        """Return what is secret about a way of a person; None: he has no such way."""
        query = select(WAYS).where(WAYS.c.user_id == user, WAYS.c.id == id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return (found.kind, found.value) if found else None

    async def remove(self, id: str, user: str | None = None) -> bool:
        """Forget a way, of a person or whoever has it; tell whether there was one."""
        query = delete(WAYS).where(WAYS.c.id == id)
        if user is not None:
            query = query.where(WAYS.c.user_id == user)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def _add(
        self, user: str, kind: Kind, value: str, mark: str, shown: str, session: str | None = None
    ) -> None:
        values = {
            "id": new_id(), "user_id": user, "session": session, "kind": kind, "value": value,
            "mark": mark, "shown": shown[:SHOWN], "created": datetime.now(UTC),
        }  # fmt: skip
        same = WAYS.c.mark == mark
        if session is not None:
            same |= WAYS.c.session == session
        async with self.engine.begin() as connection:
            await connection.execute(delete(WAYS).where(same))
            count = select(func.count()).where(WAYS.c.user_id == user)
            if (await connection.scalar(count) or 0) >= EACH:
                raise TooManyError
            await connection.execute(insert(WAYS).values(**values))


def _contact(row: Record[Any]) -> Contact:
    return Contact(row.id, row.kind, row.shown, aware(row.created), row.mark)
