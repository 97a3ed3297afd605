"""Time in which no server lived is nobody's, whichever process finds it out."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from functools import partial
from operator import add
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from alcaide.games import GAMES
from alcaide.server.live import outage_rows
from alcaide.storage.errors import StaleError
from alcaide.storage.schema import RATINGS, RESULTS
from alcaide.tables.stores import table_store
from alcaide.tables.stores.outage_store import LAPSE
from alcaide.tables.time.outages import GRACE
from tabling import ALCAZAR
from watching import LIVE, Process, begun, processes

SECOND = timedelta(seconds=1)


async def rows(process: Process, id: str) -> list[str]:
    """Return the verbs of the orders at a table."""
    return [row.text.split()[0] for row in (await process.hub.store.load(id)).rows if row.order]


async def live(process: Process, since: datetime, until: datetime) -> None:
    """Let a process look every second, as a server does."""
    for second in range((until - since) // SECOND + 1):
        process.watch.clock = partial(add, since, second * SECOND)
        await process.watch.now()


def test_nobody_loses_on_time_because_the_servers_were_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            gone, back = deadline - 10 * SECOND, deadline + 3600 * SECOND
            one.watch.clock = other.watch.clock = lambda: gone
            await one.watch.now()
            one.watch.clock = other.watch.clock = lambda: back
            await asyncio.gather(one.watch.now(), other.watch.now())
            assert await rows(one, table.id) == ["/outage"]
            again = await one.hub.store.load(table.id)
            assert again.deadline is not None
            assert abs(again.deadline - (back + GRACE + 10 * SECOND)) < SECOND / 100
            await live(one, back, back + GRACE + 9 * SECOND)
            assert await rows(one, table.id) == ["/outage"]
            await live(one, back + GRACE + 9 * SECOND, back + GRACE + 11 * SECOND)
            assert await rows(one, table.id) == ["/outage", "/late"]

    asyncio.run(run())


def test_a_game_that_began_after_the_last_beat_loses_no_time_either(tmp_path: Path) -> None:
    """Servers that die in its first second had said nothing of it: no time ran before."""

    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            await one.watch.now()
            table, deadline = await begun(one)
            other.watch.clock = lambda: deadline + 3600 * SECOND
            await other.watch.now()
            assert await rows(other, table.id) == ["/outage"]

    asyncio.run(run())


def test_as_long_as_one_server_lives_time_counts(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            await live(one, deadline - 30 * SECOND, deadline - SECOND)
            await live(other, deadline, deadline + SECOND)
            assert await rows(one, table.id) == ["/late"]

    asyncio.run(run())


def test_a_process_that_was_stopped_finds_out_before_it_plays(tmp_path: Path) -> None:
    """Its first work after that may be an action that has waited in a socket."""

    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            seat, action = table.turn or 0, ALCAZAR.legal_actions(table.state)[0]
            one.watch.clock = lambda: deadline - 10 * SECOND
            await one.watch.now()
            one.watch.clock = lambda: deadline + 60 * SECOND
            await one.hub.play(table.id, seat, table.seq, action)
            assert await rows(one, table.id) == ["/outage"]

    asyncio.run(run())


def test_where_nobody_has_time_to_lose_there_is_no_heartbeat(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            heartbeat = one.watch.outages.heartbeat
            now = one.watch.clock()
            assert await heartbeat.beat(now - 7200 * SECOND) is None
            assert await other.watch.outages.heartbeat.beat(now - 3600 * SECOND) is None
            await begun(one)
            assert await heartbeat.beat(now + SECOND) is None  # nobody's time ran before
            assert await heartbeat.beat(now + SECOND + LAPSE) is None
            assert await heartbeat.beat(now + 4 * SECOND + 3 * LAPSE) is not None

    asyncio.run(run())


def test_an_action_that_came_in_time_is_not_made_late_by_storing_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            seat, action = table.turn or 0, ALCAZAR.legal_actions(table.state)[0]
            one.watch.clock = lambda: deadline - SECOND
            await one.watch.now()
            async with one.hub._lock(table.id):  # the database is slow
                playing = asyncio.create_task(one.hub.play(table.id, seat, table.seq, action))
                while not one.hub.playing[table.id]:
                    await asyncio.sleep(0)
                one.watch.clock = lambda: deadline + SECOND
                await one.watch.look(one.watch.clock())
            assert (await playing).row.seat == seat
            assert await rows(one, table.id) == []
            assert not one.hub.playing

    asyncio.run(run())


def test_an_action_that_comes_late_is_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            seat, action = table.turn or 0, ALCAZAR.legal_actions(table.state)[0]
            one.watch.clock = lambda: deadline - SECOND
            await one.watch.now()
            one.watch.clock = lambda: deadline + SECOND / 20
            with pytest.raises(StaleError):
                await one.hub.play(table.id, seat, table.seq, action)
            assert await rows(one, table.id) == ["/late"]

    asyncio.run(run())


def test_outages_are_heard_of_in_whatever_order(tmp_path: Path) -> None:
    """A process died after it had found one, before it had told anybody."""

    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            heartbeat, gone = one.watch.outages.heartbeat, deadline - 10 * SECOND
            await heartbeat.beat(gone)
            await heartbeat.beat(gone + 3600 * SECOND)
            second = await heartbeat.beat(gone + 3630 * SECOND)
            assert second is not None
            await one.watch.outages.tell(table.id, second)
            one.watch.clock = lambda: gone + 3631 * SECOND
            await one.watch.now()
            assert await rows(one, table.id) == ["/outage", "/outage"]
            after = (await one.hub.store.load(table.id)).deadline
            assert after is not None
            assert after > gone + 3630 * SECOND + GRACE

    asyncio.run(run())


def test_telling_many_tables_is_no_outage_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            table, deadline = await begun(one)
            gone = deadline - 10 * SECOND
            await live(one, gone, gone)
            one.watch.clock = lambda: gone + 60 * SECOND
            await one.watch.beat()
            assert await rows(one, table.id) == []  # said at once, told later
            telling = asyncio.create_task(one.watch.outages.look())
            for second in range(61, 90):
                one.watch.clock = partial(add, gone, second * SECOND)
                await one.watch.beat()
            await telling
            await one.watch.outages.look()
            assert await rows(one, table.id) == ["/outage"]

    asyncio.run(run())


def test_a_heartbeat_of_a_clock_that_was_ahead_is_put_right(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, _):
            _, deadline = await begun(one)
            heartbeat, now = one.watch.outages.heartbeat, deadline - 10 * SECOND
            await heartbeat.beat(now + 3000 * SECOND)
            assert await heartbeat.beat(now) is None
            assert await heartbeat.beat(now + 2400 * SECOND) is not None

    asyncio.run(run())


@pytest.mark.parametrize("first", [0, 1])
def test_servers_with_different_clocks_agree_on_the_one_ahead(tmp_path: Path, first: int) -> None:
    """The clock of a machine was put right between the starts of two servers on it."""

    async def run() -> None:
        async with processes(tmp_path) as both:
            table, deadline = await begun(both[first])
            start, off = deadline - 100 * SECOND, [timedelta(), -3600 * SECOND]
            ticks: list[timedelta] = []

            def clock(n: int) -> datetime:
                return start + sum(ticks, timedelta()) + off[n]

            def follow(n: int, moment: datetime) -> None:
                off[n] += moment - clock(n)

            for n, process in enumerate(both):
                process.watch.clock = partial(clock, n)
                process.watch.outages.heartbeat.follow = partial(follow, n)
            for _ in range(30):
                ticks.append(SECOND)
                for process in (both[first], both[1 - first]):
                    await process.watch.beat()
                    await process.watch.now()
                    await process.watch.outages.look()
            assert abs(off[1]) <= LAPSE
            assert await rows(both[0], table.id) == ["/outage"]  # one, not one a second

    asyncio.run(run())


@pytest.mark.parametrize("lives", [False, True])
def test_a_server_that_starts_behind_goes_on_from_where_servers_lived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lives: bool
) -> None:
    """The machine's clock was put back an hour: a turn of seconds would have lasted that hour."""

    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            ahead = [deadline - 10 * SECOND]
            await one.watch.outages.heartbeat.beat(ahead[0])

            async def meanwhile(seconds: float) -> None:
                assert seconds >= LAPSE.total_seconds()
                if lives:
                    ahead[0] += LAPSE
                    await one.watch.outages.heartbeat.beat(ahead[0])

            followed: list[datetime] = []
            heartbeat = other.watch.outages.heartbeat
            heartbeat.follow = followed.append
            with monkeypatch.context() as waiting:
                waiting.setattr(asyncio, "sleep", meanwhile)
                await heartbeat.agree(ahead[0] - 3600 * SECOND)
            assert len(followed) == 1
            if lives:
                assert followed == ahead
                return
            assert timedelta() < followed[0] - ahead[0] < 10 * SECOND
            await live(other, followed[0], followed[0] + SECOND)
            assert await rows(other, table.id) == ["/outage"]  # it was away, nobody knows how long
            after = (await other.hub.store.load(table.id)).deadline
            assert after is not None
            assert abs(after - (followed[0] + GRACE + 10 * SECOND)) < SECOND
            await live(other, followed[0] + SECOND, after + SECOND)
            assert await rows(other, table.id) == ["/outage", "/late"]

    asyncio.run(run())


def test_a_server_that_starts_in_time_keeps_its_clock(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            _, deadline = await begun(one)
            await one.watch.outages.heartbeat.beat(deadline)
            followed: list[datetime] = []
            other.watch.outages.heartbeat.follow = followed.append
            for moment in (deadline - LAPSE, deadline, deadline + 3600 * SECOND):
                await other.watch.outages.heartbeat.agree(moment)
            assert followed == []

    asyncio.run(run())


def test_time_in_which_a_game_was_not_installed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            table, deadline = await begun(one)
            gone = deadline - 10 * SECOND
            await live(one, gone - SECOND, gone)
            with monkeypatch.context() as without:
                for module in (table_store, outage_rows):
                    left = {name: game for name, game in GAMES.items() if name != "alcazar"}
                    without.setattr(module, "GAMES", left)
                caplog.clear()
                await other.watch.outages.start(gone)
                await live(other, gone, gone + 20 * SECOND)
                assert not caplog.records  # nothing is said every second
                await other.watch.outages.start(gone + 30 * SECOND)  # started once more
            back = gone + 3600 * SECOND
            await one.watch.outages.heartbeat.beat(back - SECOND)
            await one.watch.outages.start(back)
            await one.watch.outages.start(back)
            one.watch.clock = lambda: back
            await one.watch.now()
            after = await one.hub.store.load(table.id)
            assert await rows(one, table.id) == ["/outage"]
            assert after.deadline is not None
            assert abs(after.deadline - (back + GRACE + 10 * SECOND)) < SECOND

    asyncio.run(run())


def test_nobody_loses_rating_through_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(tmp_path) as (one, other):
            rated = msgspec.structs.replace(LIVE, rated=True, gone="end")
            table, deadline = await begun(one, rated)
            gone = deadline - 5 * SECOND
            await live(one, gone - SECOND, gone)
            for second in range(20, 50):  # the servers come back one after the other
                other.watch.clock = partial(add, gone, second * SECOND)
                await other.watch.now()
                await other.watch.outages.look()
            after = await other.hub.store.load(table.id)
            assert after.turn is not None
            async with one.hub.store.engine.connect() as connection:
                assert (await connection.execute(select(RESULTS))).first() is None
                assert (await connection.execute(select(RATINGS))).first() is None

    asyncio.run(run())
