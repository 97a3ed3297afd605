"""Tables hear of holidays when they begin, whoever looks, also after a process has died."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import insert

from alcaide.server.live.holiday_rows import HolidayNews
from alcaide.storage.errors import OfflineError
from alcaide.storage.schema import USERS
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.terms import Terms
from watching import Process, begun, processes

SLOW = Terms(access="public", pace="days", hours=24, gone="bot")
DAY = timedelta(days=1)


async def known_as(store: TableStore, *users: str) -> None:
    async with store.engine.begin() as connection:
        now = datetime.now(UTC)
        people = [{"id": user, "name": user, "created": now, "seen": now} for user in users]
        await connection.execute(insert(USERS), people)


async def told(process: Process, id: str) -> list[str]:
    """Return the rows of a table that tell of holidays."""
    rows = (await process.hub.store.load(id)).rows
    return [row.text for row in rows if row.text.startswith(("/holiday", "/return"))]


def test_what_was_announced_is_heard_once_when_it_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one, SLOW)
            await known_as(one.hub.store, "u0", "u1")
            both = HolidayNews(one.hub), HolidayNews(other.hub)
            begins = datetime.now(UTC) + timedelta(hours=3)
            user = table.seats[table.turn or 0].user
            off = await both[0].holidays.take(user, 4, datetime.now(UTC), begins)
            await both[0].look(off.begins - timedelta(seconds=1))
            assert await told(one, table.id) == []
            await asyncio.gather(*(holiday_news.look(off.begins) for holiday_news in both))
            await asyncio.gather(*(holiday_news.look(off.begins) for holiday_news in both))
            assert len(await told(one, table.id)) == 1
            assert await both[0].holidays.untold(off.begins) == []
            assert (await one.hub.store.load(table.id)).deadline == deadline + 4 * DAY

    asyncio.run(run())


def test_who_was_stopped_while_telling_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            tables = [await begun(one, SLOW) for _ in range(3)]
            await known_as(one.hub.store, "u0", "u1")
            user = tables[0][0].seats[0].user
            first = HolidayNews(one.hub)
            off = await first.holidays.take(user, 4, datetime.now(UTC))
            heard: list[str] = []

            async def fails(id: str, seat: int, text: str) -> None:
                if heard:
                    raise OfflineError
                heard.append(id)
                await HolidayNews(other.hub).tell_one(id, seat, off)

            monkeypatch.setattr(one.hub, "order", fails)
            with pytest.raises(OfflineError):
                await first.look()
            await HolidayNews(other.hub).look()
            for table, _ in tables:
                assert len(await told(other, table.id)) == 1

    asyncio.run(run())


def test_a_table_that_began_on_a_holiday_hears_before_anybody_is_warned_or_late(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            await known_as(one.hub.store, "u0", "u1")
            holiday_news, now = HolidayNews(one.hub), datetime.now(UTC)
            for user in ("u0", "u1"):
                await holiday_news.holidays.take(user, 4, now)
            await holiday_news.look()
            table, deadline = await begun(one, SLOW)
            assert await told(one, table.id) == []
            await one.watch.look(deadline - timedelta(minutes=5))
            assert one.warned == []
            later = (await one.hub.store.load(table.id)).deadline
            assert later is not None
            assert later - now > 4 * DAY
            await one.watch.look(later - timedelta(minutes=5))
            assert one.warned == [(table.turn, later)]

    asyncio.run(run())
