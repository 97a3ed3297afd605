"""The door of the house: who may make an account, whether guests may come, and invitations.

It is looked up whenever somebody wishes to come in, so that all processes do the same at once.
Whoever is in stays in.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.audit_log import Entry, note
from alcaide.people.errors import ClosedError, InvitedOnlyError, NoGuestsError, NoInvitationError
from alcaide.people.identity.secrets import digest, secret
from alcaide.storage import advisory_lock
from alcaide.storage.definitions.conduct_tables import DOOR, INVITATIONS
from alcaide.storage.stored_times import aware

SHOWN: Final = 16  # letters of a digest by which an invitation is pointed at
Registration = Literal["open", "invited", "closed"]


class Door(msgspec.Struct, frozen=True):
    """Who may come in."""

    registration: Registration = "open"
    guests: bool = True


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to make an account, without its secret."""

    id: str
    uses: int
    expires: datetime


class HouseDoor:
    """The door in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def state(self) -> Door:
        """Return who may come in."""
        async with self.engine.connect() as connection:
            kept = {row.name: row.value for row in await connection.execute(select(DOOR))}
        registration, guests = kept.get("registration", "open"), kept.get("guests") != "no"
        return msgspec.convert({"registration": registration, "guests": guests}, Door)

    async def change(self, door: Door, by: str) -> None:
        """Open or close it."""
        values = {"registration": door.registration, "guests": "yes" if door.guests else "no"}
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, "door")
            await connection.execute(delete(DOOR))
            rows = [{"name": name, "value": value} for name, value in values.items()]
            await connection.execute(insert(DOOR), rows)
            told = ", ".join(f"{name} {value}" for name, value in values.items())
            await note(connection, Entry(by, "door", why=told))

    async def new_invitation(self, by: str, uses: int, days: int) -> tuple[str, Invitation]:
        """Return the secret of a new invitation, which nobody sees again, and the rest."""
        key, expires = secret(), datetime.now(UTC) + timedelta(days=days)
        values: dict[str, Any] = {
            "digest": digest(key), "by_id": by, "uses": uses, "expires": expires,
        }  # fmt: skip
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(INVITATIONS).where(INVITATIONS.c.expires < datetime.now(UTC))
            )
            await connection.execute(insert(INVITATIONS).values(**values))
            await note(connection, Entry(by, "invitation", why=str(uses), ends=expires))
        return key, Invitation(digest(key)[:SHOWN], uses, expires)

    async def invitations(self) -> list[Invitation]:
        """Return the invitations that can be used, the first to end first."""
        good = (INVITATIONS.c.uses > 0, INVITATIONS.c.expires > datetime.now(UTC))
        query = select(INVITATIONS).where(*good).order_by(INVITATIONS.c.expires)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [Invitation(row.digest[:SHOWN], row.uses, aware(row.expires)) for row in found]

    async def withdraw(self, id: str, by: str) -> None:
        """Take an invitation back. Raises NoInvitationError."""
        async with self.engine.begin() as connection:
            gone = delete(INVITATIONS).where(INVITATIONS.c.digest.startswith(id, autoescape=True))
            if len(id) != SHOWN or not (await connection.execute(gone)).rowcount:
                raise NoInvitationError
            await note(connection, Entry(by, "invitation-lifted", thing=id))

    async def check_guest(self) -> None:
        """Raise NoGuestsError if nobody comes in without an account."""
        if not (await self.state()).guests:
            raise NoGuestsError

    async def let_register(self, key: str) -> bool:
        """Let somebody make an account; tell whether an invitation was used for it.

        Raises ClosedError, or InvitedOnlyError if there is no invitation of this secret.
        """
        registration = (await self.state()).registration
        if registration == "open":
            return False
        if registration == "closed":
            raise ClosedError
        if not await self._use(key, -1):
            raise InvitedOnlyError
        return True

    async def give_back(self, key: str) -> None:
        """Give a use back that came to nothing."""
        await self._use(key, 1)

    async def _use(self, key: str, more: int) -> bool:
        good = (INVITATIONS.c.digest == digest(key), INVITATIONS.c.expires > datetime.now(UTC))
        left = update(INVITATIONS).where(*good, INVITATIONS.c.uses + more >= 0)
        async with self.engine.begin() as connection:
            done = await connection.execute(left.values(uses=INVITATIONS.c.uses + more))
            return bool(done.rowcount)
