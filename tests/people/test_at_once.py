"""Who sends the same twice at once, as by two pages, is served twice: nothing collides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial

from alcaide.people.conduct.chat_lines import ChatStore
from alcaide.people.conduct.house_door import Door, HouseDoor
from alcaide.people.identity.mailboxes import Mailboxes
from alcaide.tables.ahead.standing_orders import Order
from alcaide.tables.outcome.traces import leave_trace
from alcaide.tables.stores.asked_store import note_asked
from alcaide.tables.stores.outage_store import Heartbeat
from alcaide.tables.stores.standing_store import OrderStore
from telling import House, within

TIMES = 6


async def at_once(work: Callable[[], Awaitable[object]]) -> None:
    await asyncio.gather(*(work() for _ in range(TIMES)))


def test_what_is_put_in_the_place_of_something_is_put_there_once(database: str) -> None:
    """Each deleted what was there, or found nothing, and all but one failed in PostgreSQL."""

    async def work(house: House) -> None:
        engine, (ana, luis) = house.store.engine, house.people
        table, now = await house.table(), datetime.now(UTC)
        trace = partial(leave_trace, table=table.id, user=ana.id, device="d", address="a", at=now)

        async def come() -> None:
            async with engine.begin() as connection:
                await connection.run_sync(trace)

        await at_once(partial(HouseDoor(engine).change, Door("open", False), ana.id))
        await at_once(partial(ChatStore(engine).mute, ana.id, luis.id, True))
        await at_once(partial(OrderStore(engine).give, Order(table.id, 0, "x", ana.id, "no")))
        await at_once(partial(Mailboxes(engine).set, ana.id, "ana@example.org"))
        await at_once(partial(Heartbeat(engine).lacks, now, []))
        await at_once(partial(note_asked, engine, table))
        await at_once(come)
        assert await ChatStore(engine).muted(ana.id) == {luis.id}
        assert len(await OrderStore(engine).of(table.id)) == 1
        assert not (await HouseDoor(engine).state()).guests

    within(database, work)
