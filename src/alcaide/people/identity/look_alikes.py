"""Accounts whose names look like another: what each looks like is kept beside its handle."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.errors import LookAlikeError
from alcaide.people.identity.likeness import likeness
from alcaide.storage import advisory_lock
from alcaide.storage.schema import USERS

AT_ONCE: Final = 500  # accounts that are filled in by one transaction


class LookAlikes:
    """What the names of accounts in a database look like."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.whole = False  # accounts of older versions have been filled in

    async def has(self, name: str, but: str = "") -> bool:
        """Tell whether an account looks to be called that; ``but``: the id of one that may."""
        found = likeness(name)
        if not found:
            return False
        await self._fill()
        async with self.engine.connect() as connection:
            return await _found(connection, found, but)

    async def hold(self, connection: AsyncConnection, looks: str, but: str) -> None:
        """Let nobody else look like that before the end of a transaction in which a name is given.

        Raises LookAlikeError if an account does that has been made since `has` told of none.
        """
        if looks:
            await connection.run_sync(advisory_lock.hold, f"looks {looks}")
            if await _found(connection, looks, but):
                raise LookAlikeError

    async def _fill(self) -> None:
        while not self.whole:
            async with self.engine.begin() as connection:
                self.whole = not await _fill_some(connection)


async def _found(connection: AsyncConnection, looks: str, but: str) -> bool:
    alike = USERS.c.looks == looks, USERS.c.handle.is_not(None), USERS.c.id != but
    return (await connection.execute(select(USERS.c.id).where(*alike))).first() is not None


async def _fill_some(connection: AsyncConnection) -> bool:
    """Fill in accounts of older versions; tell whether there may be more."""
    without = USERS.c.handle.is_not(None), USERS.c.looks.is_(None)
    query = select(USERS.c.id, USERS.c.name).where(*without).limit(AT_ONCE)
    found = [
        {"whose": row.id, "looked": likeness(row.name)} for row in await connection.execute(query)
    ]
    if found:
        each = update(USERS).where(USERS.c.id == bindparam("whose"))
        await connection.execute(each.values(looks=bindparam("looked")), found)
    return len(found) == AT_ONCE
