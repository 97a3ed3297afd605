"""Whoever is missed is told a day before the others may vote, and when they may."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from alcaide.server.notify.absence_watch import AbsenceWatch
from alcaide.tables.absence import DAY, opens, waits_since
from alcaide.tables.orders.seating import sit
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from alcaide.tables.time.outages import GRACE
from tabling import ALCAZAR, NAMES
from watching import processes


def test_he_is_told_twice_by_one_of_the_processes(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            told: list[tuple[int, str]] = []

            async def warn(_table: Table, seat: int, stage: str) -> None:
                told.append((seat, stage))

            seats = [
                SeatSpec("person", NAMES[0], ALCAZAR.colours[0], user="u0"),
                SeatSpec("open", "", ALCAZAR.colours[1]),
            ]
            terms = Terms(access="private", absence=7)
            table = await one.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=1), seats, terms=terms)
            await one.hub.create(ALCAZAR, table.setup, seats, terms=Terms(access="private"))
            table = (await one.hub.order(table.id, 1, sit("u1", NAMES[1]))).table
            moment = opens(table)
            assert moment is not None
            watches = [AbsenceWatch(each.hub, each.watch.outages, warn) for each in (one, other)]
            for days in (-3, -1, -0.5, 0, 2):
                for watch in watches:
                    await watch.look(moment + days * DAY)
            assert told == [(table.turn, "leaving"), (table.turn, "gone")]

    asyncio.run(run())


def test_days_in_which_no_server_lived_are_held_against_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            told: list[str] = []

            async def warn(_table: Table, _seat: int, stage: str) -> None:
                told.append(stage)

            seats = [
                SeatSpec("person", NAMES[0], ALCAZAR.colours[0], user="u0"),
                SeatSpec("open", "", ALCAZAR.colours[1]),
            ]
            terms = Terms(access="private", absence=2)
            table = await one.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=1), seats, terms=terms)
            table = (await one.hub.order(table.id, 1, sit("u1", NAMES[1]))).table
            begins, moment = waits_since(table), opens(table)
            assert begins is not None
            assert moment is not None
            heartbeat = one.watch.outages.heartbeat
            await heartbeat.beat(begins + DAY)
            await heartbeat.beat(begins + DAY + timedelta(minutes=30))  # no excuse for days
            await heartbeat.beat(begins + 9 * DAY)
            for process in (one, other):
                watch = AbsenceWatch(process.hub, process.watch.outages, warn)
                for _ in range(2):
                    await watch.look(begins + 9 * DAY)
            after = await other.hub.get(table.id)
            assert [row.text.split()[0] for row in after.rows] == ["/sit", "/outage"]
            later = opens(after)
            assert later is not None
            away = timedelta(days=8) - timedelta(minutes=30) + GRACE
            assert abs(later - (moment + away)) < timedelta(seconds=1)
            assert told == ["leaving"]

    asyncio.run(run())
