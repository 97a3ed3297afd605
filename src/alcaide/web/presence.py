"""Who is at a table now, whichever process his browser is connected to.

Every process tells on the channel of a table who is there by it, when that changes and every
``BEAT`` seconds; whoever is not heard of for ``GONE`` seconds is forgotten.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from alcaide.table.table import Table
from alcaide.web.events import Event, Here

BEAT: Final = 20.0
GONE: Final = 60.0


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table: seats, and how many others look on."""

    seats: list[int]
    onlookers: int


class Presence:
    """Who is at which table."""

    def __init__(
        self, tell: Callable[[str, Event], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self.tell = tell
        self.now = now
        self.process = secrets.token_urlsafe(6)
        self.number = 0  # of what was told last
        self.here: dict[str, Counter[str]] = {}  # table: its people at this process
        self.heard: dict[str, dict[str, tuple[Here, float]]] = {}  # table: what others told, when

    @contextmanager
    def stay(self, table: str, user: str) -> Iterator[None]:
        """Let somebody be at a table; "": a stranger."""
        first = table not in self.here
        people = self.here.setdefault(table, Counter())
        people[user] += 1
        self._tell(table, ask=first)
        try:
            yield
        finally:
            people[user] -= 1
            if not people[user]:
                del people[user]
            if not people:
                del self.here[table]
                self.heard.pop(table, None)
            self._tell(table)

    def hear(self, table: str, event: Here) -> None:
        """Take in what a process tells; every screen at the table may pass it on."""
        known = self.heard.setdefault(table, {})
        if event.process in known and known[event.process][0].number >= event.number:
            return
        known[event.process] = (event, self.now())
        if event.ask and event.process != self.process:
            self._tell(table)

    async def beat(self) -> None:
        """Tell again who is there."""
        for table in list(self.here):
            self._tell(table)

    def at(self, table: Table) -> Present:
        """Return who is at a table."""
        users = set(self.here.get(table.id, ()))
        strangers = self.here.get(table.id, Counter())[""]
        since = self.now() - GONE
        for event, at in self.heard.get(table.id, {}).values():
            if event.process != self.process and at > since:
                users |= set(event.users)
                strangers += event.strangers
        users.discard("")
        seated = [table.owner if s.kind in ("me", "friend") else s.user for s in table.seats]
        seats = [seat for seat, user in enumerate(seated) if user in users]
        return Present(seats, len(users - set(seated)) + strangers)

    def _tell(self, table: str, ask: bool = False) -> None:
        self.number += 1
        people = self.here.get(table, Counter())
        users = sorted(user for user in people if user)
        self.tell(table, Here(self.process, self.number, users, people[""], ask))
