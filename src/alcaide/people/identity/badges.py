"""What stands beside a name: guest, program, bot, or a role in the house.

Whoever shows names asks for all of them at once; what was found is kept for some seconds, and
forgotten when anything about people is told between the processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.person import rank
from alcaide.storage.errors import OfflineError
from alcaide.storage.schema import USERS
from alcaide.tables.seats import SeatSpec

FRESH: Final = 10.0  # seconds for which it is not asked again
MOST: Final = 5000  # people that are remembered
BOT: Final = "bot"
PROGRAM: Final = "program"
GUEST: Final = "guest"


def badge_of(guest: bool, role: str) -> str:
    """Return the badge of a person; "": he has an account, and no role."""
    return GUEST if guest else role if rank(role) else ""


class Badges:
    """The badges of people in a database."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float] = time.monotonic) -> None:
        self.engine = engine
        self.now = now
        self.known: dict[str, tuple[float, str]] = {}  # since when, and which

    def forget(self) -> None:
        """Ask anew about everybody."""
        self.known.clear()

    async def of(self, users: Iterable[str]) -> dict[str, str]:
        """Return the badges of people, by id; those that are gone are guests."""
        asked = set(users) - {""}
        since = self.now() - FRESH
        if new := [user for user in asked if self.known.get(user, (-FRESH, ""))[0] <= since]:
            with suppress(OfflineError):  # better what was true lately than no table
                await self._ask(new)
        return {user: self.known.get(user, (0.0, GUEST))[1] for user in asked}

    async def of_seats(self, seats: Sequence[SeatSpec]) -> list[str]:
        """Return the badges of the seats of a table.

        A seat that somebody plays at his own screen for a friend has a name, but no account.
        """
        found = await self.of(seat.user for seat in seats)
        return [_of_seat(seat, found) for seat in seats]

    async def _ask(self, users: Sequence[str]) -> None:
        query = select(USERS.c.id, USERS.c.handle, USERS.c.role).where(USERS.c.id.in_(users))
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query))
        if len(self.known) > MOST:
            self.forget()
        now = self.now()
        self.known.update(dict.fromkeys(users, (now, GUEST)))
        for row in rows:
            self.known[row.id] = (now, badge_of(row.handle is None, row.role))


def _of_seat(seat: SeatSpec, found: dict[str, str]) -> str:
    if seat.free:
        return ""
    if seat.bot:
        return BOT
    if seat.program:
        return PROGRAM
    return found[seat.user] if seat.user else GUEST
