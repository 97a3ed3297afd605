"""A planned stop: announced, no game against the clock begins, nobody loses time by it."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from alcaide.server.live.events import Stopping
from alcaide.server.live.stop_watch import StopWatch
from alcaide.storage.database import open_database
from alcaide.storage.errors import OfflineError
from alcaide.tables.errors import StoppedError, StopSoonError
from alcaide.tables.log import LATE
from alcaide.tables.orders.seating import sit
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.stop_store import PlannedStops
from alcaide.tables.terms import Terms
from alcaide.tables.time import steady_clock
from alcaide.tables.time.outages import GRACE
from alcaide.tables.time.planned_stop import PlannedStop
from serving import club, seat, sit_down, tab
from tabling import ALCAZAR, NAMES
from watching import LIVE, Process, begun, processes

SECOND = timedelta(seconds=1)
HOUR = 3600 * SECOND


class Server:
    """A process of a server that hears of planned stops."""

    def __init__(self, process: Process, now: datetime) -> None:
        self.process = process
        self.stop = StopWatch(process.hub)
        self.stop.on_end = process.watch.outages.expect
        process.watch.clock = self.stop.clock
        self.at(now)

    def at(self, now: datetime) -> None:
        self.stop.real = lambda: now

    async def beat(self, now: datetime) -> None:
        """Do what a server does every second."""
        self.at(now)
        await self.stop.look()
        await self.process.watch.now()
        await self.process.watch.outages.look()


def test_a_running_clock_stands_from_the_stop_until_a_server_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, second):
            table, deadline = await begun(first)
            stop = deadline - 10 * SECOND
            one, other = Server(first, stop - HOUR), Server(second, stop - HOUR)
            await one.stop.stops.plan(PlannedStop(stop, 300, "new strings"))
            for server in (one, other):
                await server.beat(stop - SECOND)
            seat, action = table.turn or 0, ALCAZAR.legal_actions(table.state)[0]
            for later in (0, 30, 600):  # it is over, and still runs for a while
                for server in (one, other):
                    await server.beat(stop + later * SECOND)
                    with pytest.raises(StoppedError):
                        await server.process.hub.play(table.id, seat, table.seq, action)
            assert (await first.hub.store.load(table.id)).rows == table.rows
            back = stop + 700 * SECOND
            again = Server(second, back)
            await again.stop.start()
            assert again.stop.plan is None
            await again.beat(back)
            after = await second.hub.store.load(table.id)
            assert [row.text.split()[0] for row in after.rows if row.order] == ["/outage"]
            assert after.deadline is not None
            assert abs(after.deadline - (back + GRACE + 10 * SECOND)) <= SECOND
            await other.beat(back + SECOND)  # the one that was left running goes on, too
            await second.hub.play(table.id, seat, after.seq, action)

    asyncio.run(run())


def test_a_short_restart_gives_the_minute_as_well(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            table, deadline = await begun(first)
            stop = deadline - 2 * SECOND
            one = Server(first, stop - SECOND)
            await one.stop.stops.plan(PlannedStop(stop))
            await one.beat(stop - SECOND)
            await one.beat(stop)
            one.at(stop + 2 * SECOND)
            await one.stop.start()
            await one.beat(stop + 2 * SECOND)
            after = await first.hub.store.load(table.id)
            assert after.deadline is not None
            assert after.deadline >= stop + GRACE

    asyncio.run(run())


def test_whose_time_was_over_before_the_stop_is_late_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            table, deadline = await begun(first)
            one = Server(first, deadline - SECOND)
            await one.stop.stops.plan(PlannedStop(deadline + SECOND / 2))
            await one.beat(deadline - SECOND)
            await one.beat(deadline + 3 * SECOND)
            assert (await first.hub.store.load(table.id)).rows[-1].text == LATE

    asyncio.run(run())


def test_live_games_begin_after_it_and_others_now(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            now = steady_clock.now()
            one = Server(first, now)
            people = [SeatSpec("person", NAMES[0], ALCAZAR.colours[0], user="u0")]
            seats = [*people, SeatSpec("open", "", ALCAZAR.colours[1])]
            setup = ALCAZAR.setup(2, seed=1)
            gathering = await first.hub.create(ALCAZAR, setup, seats, terms=LIVE)
            await one.stop.stops.plan(PlannedStop(now + 2 * HOUR, 300))
            await one.stop.look()
            await first.hub.create(ALCAZAR, setup, seats, terms=LIVE)  # it is far away
            await one.stop.stops.plan(PlannedStop(now + HOUR / 2, 300))
            await one.stop.look()
            with pytest.raises(StopSoonError) as refused:
                await first.hub.create(ALCAZAR, setup, seats, terms=LIVE)
            assert refused.value.words == {"minutes": 30, "back": 5}
            with pytest.raises(StopSoonError):
                await first.hub.order(gathering.id, 1, sit("u1", NAMES[1]))
            assert (await first.hub.get(gathering.id)).waiting
            await first.hub.create(ALCAZAR, setup, seats, terms=Terms(access="public"))
            await one.stop.stops.end(now)
            await one.stop.look()
            await first.hub.order(gathering.id, 1, sit("u1", NAMES[1]))

    asyncio.run(run())


def test_a_stop_that_nobody_carried_out_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            table, deadline = await begun(first)
            one = Server(first, deadline - 60 * SECOND)
            await one.stop.stops.plan(PlannedStop(deadline - 30 * SECOND, 300))
            await one.beat(deadline - 30 * SECOND)
            await one.beat(deadline + HOUR)
            with pytest.raises(OfflineError):
                await first.hub.order(table.id, 0, "/resign")
            await one.beat(deadline + HOUR + 300 * SECOND)
            await one.beat(deadline + HOUR + 301 * SECOND)
            assert one.stop.plan is None
            assert LATE not in [r.text for r in (await first.hub.store.load(table.id)).rows]

    asyncio.run(run())


def test_what_was_read_before_a_stop_ended_is_not_learnt_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            now = steady_clock.now()
            server = Server(first, now)
            await server.stop.stops.plan(PlannedStop(now - SECOND, 60, "new strings"))
            get, read, go = server.stop.stops.get, asyncio.Event(), asyncio.Event()

            async def slow() -> PlannedStop | None:
                plan = await get()
                if not read.is_set():
                    read.set()
                    await go.wait()
                return plan

            server.stop.stops.get = slow  # type: ignore[method-assign]
            looking = asyncio.create_task(server.stop.look())
            await read.wait()
            starting = asyncio.create_task(server.stop.start())
            await asyncio.wait([starting], timeout=0.2)
            go.set()
            await asyncio.gather(looking, starting)
            assert server.stop.plan is None

    asyncio.run(run())


def test_whoever_watches_a_table_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (first, _):
            table, _ = await begun(first)
            one = Server(first, steady_clock.now())
            async with first.hub.watch(table.id) as events:
                await one.stop.stops.plan(PlannedStop(steady_clock.now() + HOUR))
                await one.stop.look()
                await one.stop.look()
                assert await asyncio.wait_for(anext(events), 10) == Stopping()
                await one.stop.stops.end(steady_clock.now())
                await one.stop.look()
                assert await asyncio.wait_for(anext(events), 10) == Stopping()

    asyncio.run(run())


async def from_elsewhere(folder: Path, plan: PlannedStop) -> None:
    """Plan a stop as another process does."""
    engine = await open_database(f"sqlite+aiosqlite:///{folder / 'alcaide.sqlite3'}")
    await PlannedStops(engine).plan(plan)
    await engine.dispose()


def test_the_page_asks_and_is_told_at_once(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            client.post("/api/me", json={"name": name})
        assert ana.get("/api/me").json()["stop"] is None
        terms = {"access": "public"}
        seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
        body = {"game": "alcazar", "seats": seats, "terms": terms}
        id = ana.post("/api/tables", json=body).json()["id"]
        plan = PlannedStop(steady_clock.now() + HOUR / 2, 300, "new strings")
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)
            asyncio.run(from_elsewhere(tmp_path, plan))
            assert host.next("stop") == {"type": "stop"}
            told = ana.get("/api/me").json()["stop"]
            assert 1790 < told["left"] <= 1800
            assert (told["back"], told["why"]) == (300, "new strings")
            live = {**body, "terms": {"access": "public", "pace": "live", "bank": 600}}
            refused = ana.post("/api/tables?lang=en", json=live)
            assert refused.status_code == 409
            assert refused.json()["error"] == (
                "The server stops in 30 minutes for about 5 minutes. "
                "Games against the clock begin after that; games without a clock can begin now."
            )
