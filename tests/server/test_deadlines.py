"""The watch writes what is due, once, whoever looks, and warns before."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import insert

from alcaide.server.live.deadlines import ahead
from alcaide.storage.errors import StaleError
from alcaide.storage.schema import USERS
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.terms import Terms
from tabling import ALCAZAR
from watching import begun, processes


def test_of_two_processes_one_writes_that_time_is_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            await other.hub.get(table.id)
            await asyncio.gather(one.watch.look(deadline), other.watch.look(deadline))
            rows = (await one.hub.store.load(table.id)).rows
            assert [row.text for row in rows].count("/late") == 1
            assert await one.hub.store.due(deadline) == []
            await other.watch.look(deadline + timedelta(hours=1))
            assert len((await one.hub.store.load(table.id)).rows) == len(rows)

    asyncio.run(run())


def test_nothing_happens_before_the_deadline(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            await one.watch.look(deadline - timedelta(seconds=1))
            assert (await one.hub.get(table.id)).bot == ""
            await one.watch.look(deadline)
            assert (await one.hub.get(table.id)).bot == "greedy"
            assert one.woken == [table.id]

    asyncio.run(run())


def test_an_action_after_the_deadline_is_too_late_before_the_watch_has_looked(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            seat, action = table.turn or 0, ALCAZAR.legal_actions(table.state)[0]
            one.watch.clock = lambda: deadline - timedelta(milliseconds=1)
            await one.watch.on_time(table.id)
            assert (await one.hub.get(table.id)).seq == table.seq
            one.watch.clock = lambda: deadline + timedelta(milliseconds=50)
            with pytest.raises(StaleError):
                await one.hub.play(table.id, seat, table.seq, action)
            assert [row.text for row in (await one.hub.get(table.id)).rows][-1] == "/late"
            assert one.woken == [table.id]

    asyncio.run(run())


def test_a_deadline_survives_the_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            await other.watch.look(deadline)  # the first one is gone; it never looked
            assert (await other.hub.get(table.id)).seats[table.turn or 0].bot

    asyncio.run(run())


def test_whoever_has_little_time_left_is_warned_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            early = deadline - ahead(table) - timedelta(seconds=1)
            await one.watch.look(early)
            assert one.warned == []
            for process in (one, other, one):
                await process.watch.look(deadline - ahead(table))
            assert one.warned + other.warned == [(table.turn, deadline)]

    asyncio.run(run())


def test_who_is_on_holiday_is_not_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            slow = Terms(access="public", pace="days", hours=24, gone="bot")
            table, deadline = await begun(one, slow)
            assert table.turn is not None
            user = table.seats[table.turn].user
            async with one.hub.store.engine.begin() as connection:
                now = datetime.now(UTC)
                person = {"id": user, "name": user, "created": now, "seen": now}
                await connection.execute(insert(USERS).values(person))
            off = await Holidays(one.hub.store.engine).take(user, 3, deadline - timedelta(hours=25))
            await other.hub.get(table.id)
            await asyncio.gather(one.watch.look(deadline), other.watch.look(deadline))
            again = await one.hub.store.load(table.id)
            assert again.deadline == off.ends + timedelta(hours=24)
            assert [row.text.split()[0] for row in again.rows].count("/holiday") == 1
            await one.watch.look(again.deadline)
            assert (await one.hub.store.load(table.id)).rows[-1].text == "/late"

    asyncio.run(run())


def test_where_nothing_happens_nobody_is_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            patient = Terms(access="public", pace="days", hours=1, gone="wait")
            seats = table.first_seats
            waits = await one.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=1), seats, terms=patient)
            assert [id for id, _ in await one.hub.store.due(deadline + timedelta(days=9))] == [
                table.id
            ]
            assert (await one.hub.get(waits.id)).deadline is None

    asyncio.run(run())
