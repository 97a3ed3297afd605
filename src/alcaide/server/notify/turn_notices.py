"""Tell people who are not looking that it is their turn, that time is short, that a game is over.

It is looked up in the database again and again, so nothing of it stands in the way of a move, and
any process does it: to agree which one would be a write each time instead of two reads by index.
What is to be sent is a row, too, and outlives whoever wrote it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from alcaide.people.conduct.administration import keepers
from alcaide.people.notify.contacts import Contacts
from alcaide.people.notify.delivery_client import DeliveryClient, Job
from alcaide.people.notify.delivery_protocol import GONE, LATER, DeliveryResult
from alcaide.people.notify.outbox import OF_THE_HOUSE, Outbox, OutboxEntry, Wait
from alcaide.people.notify.vapid import SECRET, private_key, sender
from alcaide.people.people_store import People
from alcaide.server.notify.absence_watch import Stage
from alcaide.server.notify.notice_packing import pack
from alcaide.server.notify.notice_sentences import Notice, house_notice, notice
from alcaide.server.ops.metrics import count_notice
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock
from alcaide.tables.words import Words

PAUSE: Final = 5.0  # seconds between two looks
AT_ONCE: Final = 20  # people to look after: it takes a moment to ask who sees a table

T = TypeVar("T")
Sees = Callable[[str], Awaitable[set[str]]]  # who sees a table now


class Notices:
    """Finds who is to be told what, and sends it."""

    def __init__(
        self,
        outbox: Outbox,
        contacts: Contacts,
        delivery: DeliveryClient,
        sees: Sees,
        public_url: str = "",
    ) -> None:
        self.outbox = outbox
        self.engine = outbox.engine
        self.contacts = contacts
        self.delivery = delivery
        self.sees = sees
        self.public_url = public_url

    async def look(self, now: datetime | None = None) -> None:
        """Write notices to those whose turn has come, and to those whose game is over."""
        now = now or steady_clock.now()
        turns, ends = await self.outbox.turns(now), await self.outbox.ends(now)
        await together([*map(self._turns, turns), *map(self._end, ends)])

    async def warn(self, table: Table, seat: int, _deadline: datetime) -> None:
        """Write notices to a seat whose time is nearly over; live, its player has been told."""
        if table.terms.pace == "days":
            await self.outbox.write("soon", table.seats[seat].user, table.id)

    async def miss(self, table: Table, seat: int, stage: Stage) -> None:
        """Write notices to somebody about whom the others may vote soon, or now."""
        await self.outbox.write(stage, table.seats[seat].user, table.id)

    async def invite(self, table: Table, by: str) -> None:
        """Write notices to those for whom a new table keeps a seat."""
        for user in {spec.user for spec in table.seats if spec.free} - {"", by}:
            await self.outbox.write("seat", user, table.id, by)

    async def reported(self) -> None:
        """Write notices to those who keep the house: somebody has reported something."""
        await self.outbox.write_house("report", {one.id for one in await keepers(self.engine)})

    async def measured(self, user: str) -> None:
        """Write notices to somebody about whom the house has decided something."""
        await self.outbox.write_house("house", {user})

    async def send(self, now: datetime | None = None) -> None:
        """Send the notices that are due."""
        now = now or steady_clock.now()
        due = await self.outbox.take(now)
        told = await together([self._told(entry, now) for entry in due])
        sent: list[tuple[OutboxEntry, Job]] = []
        for entry, said in zip(due, told, strict=True):
            if said is None:  # it is past
                await self.outbox.settle(entry, now, again=False)
            else:
                sent.append((entry, pack(entry.kind, entry.value, said, self.public_url)))
        if not sent:
            return
        outcomes = await self.delivery.run([job for _, job in sent])
        for (entry, _), outcome in zip(sent, outcomes, strict=True):
            await self._done(entry, outcome, now)

    async def _turns(self, waits: Sequence[Wait]) -> None:
        """Write to somebody about all the tables that wait for him and that he does not see."""
        missed = [wait.table for wait in waits if await self._misses(wait)]
        await self.outbox.claim("turn", waits, {waits[0].user: missed})

    async def _end(self, wait: Wait) -> None:
        """Write to those who did not see the end of a game."""
        away = await self._away(wait)
        await self.outbox.claim("over", [wait], {user: [wait.table] for user in away})

    async def _misses(self, wait: Wait) -> bool:
        """Tell whether somebody does not see a table where others wait for him."""
        return not wait.alone and wait.user not in await self.sees(wait.table)

    async def _away(self, wait: Wait) -> set[str]:
        """Return who plays at a table with others and does not see its end."""
        if wait.alone or wait.live:
            return set()
        return await self.outbox.sitting(wait.table) - await self.sees(wait.table)

    async def _told(self, entry: OutboxEntry, now: datetime) -> Notice | None:
        """Return what to tell; None: it is past, or its table is seen."""
        if entry.reason == "soon" and entry.user in await self.sees(entry.tables[0]):
            return None
        if entry.reason in OF_THE_HOUSE:
            return house_notice(entry.reason, await self._words(entry.user))
        heads = await self.outbox.heads(entry.tables)
        if entry.reason in ("turn", "soon", "leaving", "gone"):
            heads = [head for head in heads if entry.user in head.waits_for]
        return notice(entry.reason, heads, entry.user, await self._words(entry.user), now)

    async def _words(self, user: str) -> Words:
        return Words(await self.outbox.language(user))

    async def _done(self, entry: OutboxEntry, outcome: DeliveryResult, now: datetime) -> None:
        count_notice(entry.kind, outcome.result)
        if outcome.result == GONE:
            await self.contacts.remove(entry.way)
        else:
            await self.outbox.settle(entry, now, again=outcome.result == LATER)


async def together(work: Sequence[Coroutine[Any, Any, T]]) -> list[T]:
    """Do things at the same time, but not too many, each to its end; return what came of them."""
    free = asyncio.Semaphore(AT_ONCE)

    async def in_turn(one: Coroutine[Any, Any, T]) -> T:
        async with free:
            return await one

    tasks = [asyncio.create_task(in_turn(one)) for one in work]
    if tasks:
        await asyncio.wait(tasks)
    return [task.result() for task in tasks]


async def notices_of(config: Config, people: People, sees: Sees) -> Notices:
    """Return the notices of a server."""
    key = private_key(await people.server_secret(SECRET)) if config.online else ""
    own = [host] if (host := urlsplit(config.public_url).hostname) else []
    delivery = DeliveryClient(config.private_notices, key, sender(config.public_url), own)
    engine = people.engine
    return Notices(Outbox(engine), Contacts(engine), delivery, sees, config.public_url)


@asynccontextmanager
async def notifying(config: Config, notices: Notices) -> AsyncIterator[None]:
    """Find whom to tell, and tell them, where people come from elsewhere."""
    if not config.online:
        yield
        return
    async with periodically(notices.look, PAUSE), periodically(notices.send, PAUSE):
        try:
            yield
        finally:
            notices.delivery.close()
