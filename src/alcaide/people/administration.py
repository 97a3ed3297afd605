"""What an administrator does with people: find them, shut accounts, give rights."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.accounts import Account, account_of
from alcaide.people.errors import BadNameError, NobodyError
from alcaide.people.handles import handle
from alcaide.storage.schema import KEYS, LINKS, SESSIONS, USERS

ROLES: Final = ("player", "admin")


async def people(engine: AsyncEngine, limit: int = 100) -> list[Account]:
    """Return who was here last."""
    query = select(USERS).order_by(USERS.c.seen.desc()).limit(limit)
    async with engine.connect() as connection:
        return [account_of(row) for row in await connection.execute(query)]


async def find(engine: AsyncEngine, who: str) -> Account:
    """Return the person of an id or the account of a name. Raises NobodyError."""
    try:
        named = USERS.c.handle == handle(who)
        query = select(USERS).where((USERS.c.id == who) | named)
    except BadNameError:
        query = select(USERS).where(USERS.c.id == who)
    async with engine.connect() as connection:
        found = (await connection.execute(query)).first()
    if found is None:
        raise NobodyError
    return account_of(found)


async def set_role(engine: AsyncEngine, id: str, role: str) -> None:
    """Give a person a role."""
    async with engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == id).values(role=role))


async def ban(engine: AsyncEngine, id: str, banned: bool) -> None:
    """Shut an account or open it again; what is shut is signed out everywhere."""
    async with engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == id).values(banned=banned))
        for table in (SESSIONS, LINKS, KEYS) if banned else ():
            await connection.execute(delete(table).where(table.c.user_id == id))
