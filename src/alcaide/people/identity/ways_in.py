"""By how many ways somebody can sign in by himself: the last one cannot be taken away."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alcaide.people.errors import LastWayError
from alcaide.storage.schema import MAILBOXES, PASSKEYS, USERS


async def check_way_in(connection: AsyncConnection, user: str, mail: bool) -> None:
    """Raise LastWayError if a person has no password, no passkey and no mailbox any more.

    ``mail``: whether the server can send mail; else a mailbox is no way in.
    """
    word = select(func.count()).where(USERS.c.id == user, USERS.c.password.is_not(None))
    keys = select(func.count()).where(PASSKEYS.c.user_id == user)
    box = select(func.count()).where(
        MAILBOXES.c.user_id == user, MAILBOXES.c.confirmed.is_not(None)
    )
    for ways in (word, keys, *((box,) if mail else ())):
        if await connection.scalar(ways):
            return
    raise LastWayError


async def one_by_one(connection: AsyncConnection, user: str) -> None:
    """Let a transaction wait for others about the same person: of two ways the last one stays."""
    await connection.execute(update(USERS).where(USERS.c.id == user).values(seen=USERS.c.seen))
