"""Who is at a table now, whichever process his browser is connected to.

Every process tells on the channel of a table who is there by it, when that changes and every
``BEAT`` seconds; whoever is not heard of for ``GONE`` seconds is forgotten. Who has the page open
is there; who has it before his eyes has to be told nothing.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from alcaide.server.live.events import Event, Here
from alcaide.server.protocol.presence_messages import Eyes, Present
from alcaide.tables.table import Table

BEAT: Final = 20.0
GONE: Final = 60.0


class Visit:
    """A screen at a table."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.looks = True


class Presence:
    """Who is at which table."""

    def __init__(
        self, tell: Callable[[str, Event], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self.tell = tell
        self.now = now
        self.process = secrets.token_urlsafe(6)
        self.number = 0  # of what was told last
        self.here: dict[str, list[Visit]] = {}  # table: its screens at this process
        self.heard: dict[str, dict[str, tuple[Here, float]]] = {}  # table: what others told, when

    @contextmanager
    def stay(self, table: str, user: str) -> Iterator[Visit]:
        """Let somebody be at a table; "": a stranger."""
        visits = self.here.setdefault(table, [])
        visit = Visit(user)
        visits.append(visit)
        self.say(table, ask=len(visits) == 1)
        try:
            yield visit
        finally:
            visits.remove(visit)
            if not visits:
                del self.here[table]
                self.leave(table)
            self.say(table)

    def leave(self, table: str) -> None:
        """Forget what was heard of a table where nobody is at this process."""
        if table not in self.here:
            self.heard.pop(table, None)

    def look(self, table: str, visit: Visit, eyes: Eyes) -> None:
        """Note whether somebody sees the screen where he is."""
        visit.looks = eyes.on
        self.say(table)

    def hear(self, table: str, event: Here) -> None:
        """Take in what a process tells; every screen at the table may pass it on."""
        known = self.heard.setdefault(table, {})
        if event.process in known and known[event.process][0].number >= event.number:
            return
        known[event.process] = (event, self.now())
        if event.ask and event.process != self.process:
            self.say(table)

    async def beat(self) -> None:
        """Tell again who is there."""
        for table in list(self.here):
            self.say(table)

    def attended(self) -> list[str]:
        """Return the tables at which somebody known is, by this process."""
        return [id for id, visits in self.here.items() if any(visit.user for visit in visits)]

    def at(self, table: Table) -> Present:
        """Return who is at a table."""
        visits = self.here.get(table.id, [])
        users = {visit.user for visit in visits}
        strangers = sum(not visit.user for visit in visits)
        for event in self._others(table.id):
            users |= set(event.users)
            strangers += event.strangers
        users.discard("")
        seated = [table.owner if s.kind in ("me", "friend") else s.user for s in table.seats]
        seats = [seat for seat, user in enumerate(seated) if user in users]
        return Present(seats, len(users - set(seated)) + strangers)

    def looking(self, table: str) -> set[str]:
        """Return who has a table before his eyes."""
        here = {visit.user for visit in self.here.get(table, []) if visit.looks}
        return here.union(*(event.eyes for event in self._others(table)))

    def say(self, table: str, ask: bool = False) -> None:
        """Tell at a table who is there by this process; ``ask``: the others shall tell, too."""
        self.number += 1
        visits = self.here.get(table, [])
        users = sorted({visit.user for visit in visits if visit.user})
        eyes = sorted({visit.user for visit in visits if visit.user and visit.looks})
        strangers = sum(not visit.user for visit in visits)
        self.tell(table, Here(self.process, self.number, users, strangers, ask, eyes))

    def _others(self, table: str) -> list[Here]:
        """Return what the other processes told at last, of those that are heard of."""
        since = self.now() - GONE
        told = self.heard.get(table, {}).values()
        return [event for event, at in told if event.process != self.process and at > since]
