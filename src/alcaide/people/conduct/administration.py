"""What an administrator does with people: find them, shut accounts, give rights."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.audit_log import COMMAND_LINE, Entry, note
from alcaide.people.errors import BadNameError, LastOwnerError, NobodyError
from alcaide.people.identity.accounts import Account, account_of
from alcaide.people.identity.handles import handle
from alcaide.people.person import OWNER, ROLES
from alcaide.storage.schema import USERS


async def people(engine: AsyncEngine, limit: int = 100) -> list[Account]:
    """Return who was here last."""
    query = select(USERS).order_by(USERS.c.seen.desc()).limit(limit)
    async with engine.connect() as connection:
        return [account_of(row) for row in await connection.execute(query)]


async def find(engine: AsyncEngine, who: str) -> Account:
    """Return the person of an id or the account of a name. Raises NobodyError."""
    try:
        named = USERS.c.handle == handle(who)
        either = select(USERS).where((USERS.c.id == who) | named)
        query = either.order_by((USERS.c.id == who).desc())
    except BadNameError:
        query = select(USERS).where(USERS.c.id == who)
    async with engine.connect() as connection:
        found = (await connection.execute(query)).first()
    if found is None:
        raise NobodyError
    return account_of(found)


async def keepers(engine: AsyncEngine) -> list[Account]:
    """Return who keeps the house: everybody with a role."""
    query = select(USERS).where(USERS.c.role.in_(ROLES[1:]), USERS.c.banned.is_(False))
    async with engine.connect() as connection:
        return [account_of(row) for row in await connection.execute(query.order_by(USERS.c.name))]


async def names(engine: AsyncEngine, ids: Collection[str]) -> dict[str, str]:
    """Return the names of people, of those who are still there."""
    query = select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(set(ids)))
    async with engine.connect() as connection:
        return {row.id: row.name for row in await connection.execute(query)}


async def set_role(engine: AsyncEngine, id: str, role: str, by: str = COMMAND_LINE) -> None:
    """Give a person a role. Raises LastOwnerError if nobody would be owner any more."""
    owners = select(USERS.c.id).where(USERS.c.role == OWNER, USERS.c.id != id).limit(1)
    async with engine.begin() as connection:
        had = await connection.scalar(select(USERS.c.role).where(USERS.c.id == id))
        if had == OWNER != role and await connection.scalar(owners) is None:
            raise LastOwnerError
        await connection.execute(update(USERS).where(USERS.c.id == id).values(role=role))
        await note(connection, Entry(by, "role", id, role))
