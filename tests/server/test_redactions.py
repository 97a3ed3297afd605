"""Lines that are taken away: found by every process, and told to its open tables once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from litestar.channels.backends.memory import MemoryChannelsBackend

from alcaide.people.conduct.chat_lines import ChatStore
from alcaide.people.conduct.reports import Reports
from alcaide.people.person import Person
from alcaide.server.live.events import Changed, Spoken
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import Channels
from alcaide.server.live.redactions import BACK, Redactions
from alcaide.tables.log import load_table
from rated import ALCAZAR, persons, store_in

ANA, LUIS = Person("ana", "Ana"), Person("luis", "Luis")


async def heard(hub: Hub, *looks: datetime) -> list[tuple[int, str]]:
    """Return the lines that a page at the table is told of while its process looks."""
    redactions, end = Redactions(hub), Changed(99)
    async with hub.watch("t") as events:
        for look in looks:
            await redactions.look(look)
        hub.tell("t", end)
        lines: list[tuple[int, str]] = []
        async for event in events:
            if event == end:
                return lines
            assert isinstance(event, Spoken)
            lines.append((event.line.number, event.line.text))
    raise AssertionError


def test_each_process_tells_its_open_tables_once(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana", "luis") as store:
            table = load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=1), persons("ana", "luis"), ())
            await store.create(table)
            talk, reports = ChatStore(store.engine), Reports(store.engine)
            await talk.say("t", ANA, "good word")
            line = await talk.say("t", ANA, "bad word")
            for by in (LUIS, ANA):
                await reports.add("t", by, line)
            one, other = await reports.all()
            await reports.handle(one.id)
            now = datetime.now(UTC)
            for number in range(2):
                channels = Channels(MemoryChannelsBackend())
                async with channels:
                    hub = Hub(store, channels)
                    assert await heard(hub, now) == [(1, "")] * number
                    assert await heard(hub, now, now) == [(1, "")] * number
                    assert await heard(hub, now + 2 * BACK) == []
                await reports.handle(other.id, remove=True)

    asyncio.run(run())
