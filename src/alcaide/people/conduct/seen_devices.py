"""Who was on which browser, so that a ban holds for the guests that somebody makes there.

Of a browser and of an address only keyed digests are kept, of an address for a day: a household
shares it, and a provider gives it to somebody else.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.definitions.conduct_tables import DEVICES
from alcaide.storage.errors import OrphanError
from alcaide.storage.schema import USERS

ADDRESS_LASTS: Final = timedelta(days=1)
NOTED: Final = timedelta(hours=1)  # after which it is noted again that somebody is there


class SeenDevices:
    """The browsers in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def note(self, device: str, user: str, address: str) -> None:
        """Note that a person is on a browser; ``device`` and ``address`` are keyed digests."""
        now = datetime.now(UTC)
        mine = (DEVICES.c.digest == device, DEVICES.c.user_id == user)
        old = (DEVICES.c.address != "", DEVICES.c.seen < now - ADDRESS_LASTS)
        values = {"digest": device, "user_id": user, "address": address, "seen": now}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(DEVICES).where(*old).values(address=""))
                await connection.execute(delete(DEVICES).where(*mine))
                await connection.execute(insert(DEVICES).values(**values))
        except (IntegrityError, OrphanError):
            pass  # another request of the same browser was quicker, or the person has left

    async def see(self, device: str, user: str, address: str) -> None:
        """Note that a person is still on a browser, now and then, and from where."""
        lately = (DEVICES.c.seen > datetime.now(UTC) - NOTED, DEVICES.c.address == address)
        mine = (DEVICES.c.digest == device, DEVICES.c.user_id == user)
        async with self.engine.connect() as connection:
            known = await connection.scalar(select(DEVICES.c.seen).where(*mine, *lately))
        if known is None:
            await self.note(device, user, address)

    async def mates(self, user: str) -> frozenset[str]:
        """Return who was on the same browsers, with the person himself."""
        async with self.engine.connect() as connection:
            return frozenset((await connection.execute(mates(user))).scalars()) | {user}


def mates(user: str) -> Select[Any]:
    """Return the query for who was on the browsers of a person."""
    own = select(DEVICES.c.digest).where(DEVICES.c.user_id == user)
    return select(DEVICES.c.user_id).where(DEVICES.c.digest.in_(own)).distinct()


def guests(user: str) -> Select[Any]:
    """Return the query for the guests on the browsers of a person."""
    return select(USERS.c.id).where(USERS.c.handle.is_(None), USERS.c.id.in_(mates(user)))
