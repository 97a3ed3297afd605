"""Whoever is missed is told a day before the others may vote, and when they may."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alcaide.server.notify.absence_watch import AbsenceWatch
from alcaide.tables.absence import DAY, opens
from alcaide.tables.orders.seating import sit
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
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
            watches = [AbsenceWatch(process.hub, warn) for process in (one, other)]
            for days in (-3, -1, -0.5, 0, 2):
                for watch in watches:
                    await watch.look(moment + days * DAY)
            assert told == [(table.turn, "leaving"), (table.turn, "gone")]

    asyncio.run(run())
