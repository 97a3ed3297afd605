"""Accounts whose names look like another: what each looks like is kept beside its handle.

It is kept without accents. Two accounts may differ in nothing else, for people are called so; who
has no account, and what no person wears, keeps away from both.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.errors import LookAlikeError
from alcaide.people.identity.likeness import likeness, unaccented
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
        return likeness(name) in await self._near(name, but)

    async def near(self, name: str, but: str = "") -> bool:
        """Tell whether an account looks to be called that, whatever the accents are."""
        return bool(await self._near(name, but))

    async def hold(self, connection: AsyncConnection, name: str, but: str) -> None:
        """Let nobody else look like a name before the end of a transaction in which it is given.

        Raises LookAlikeError if an account does that has been made since `has` told of none.
        """
        if looks := unaccented(likeness(name)):
            await connection.run_sync(advisory_lock.hold, f"looks {looks}")
            if likeness(name) in await _found(connection, looks, but):
                raise LookAlikeError

    async def _near(self, name: str, but: str) -> set[str]:
        """Return what accounts look like that differ from a name in accents at most."""
        looks = unaccented(likeness(name))
        if not looks:
            return set()
        await self._fill()
        async with self.engine.connect() as connection:
            return await _found(connection, looks, but)

    async def _fill(self) -> None:
        while not self.whole:
            async with self.engine.begin() as connection:
                self.whole = not await _fill_some(connection)


async def _found(connection: AsyncConnection, looks: str, but: str) -> set[str]:
    alike = USERS.c.looks == looks, USERS.c.handle.is_not(None), USERS.c.id != but
    names = await connection.scalars(select(USERS.c.name).where(*alike))
    return {likeness(name) for name in names}


async def _fill_some(connection: AsyncConnection) -> bool:
    """Fill in accounts of older versions; tell whether there may be more."""
    without = USERS.c.handle.is_not(None), USERS.c.looks.is_(None)
    query = select(USERS.c.id, USERS.c.name).where(*without).limit(AT_ONCE)
    found = [
        {"whose": row.id, "looked": unaccented(likeness(row.name))}
        for row in await connection.execute(query)
    ]
    if found:
        each = update(USERS).where(USERS.c.id == bindparam("whose"))
        await connection.execute(each.values(looks=bindparam("looked")), found)
    return len(found) == AT_ONCE
