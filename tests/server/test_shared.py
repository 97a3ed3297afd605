"""Several servers on one database: what one does, the others show; of two moves one wins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from alcaide.server.live.events import Changed, Event, Thinks, channel
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import make_channels
from alcaide.server.live.stop_watch import STOPS
from alcaide.server.ops.settings import Config
from alcaide.server.shared_parts import open_services
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import MissingError
from alcaide.tables.table import Table
from servers import Redis
from tabling import ALCAZAR, people


@pytest.fixture
def config(database: str, redis: Redis) -> Config:
    """Return the settings of servers that share a database."""
    return Config(database, redis=redis.url, bot_delay=0.0)


@asynccontextmanager
async def hub_of(config: Config) -> AsyncIterator[Hub]:
    """Open the tables as one of several processes."""
    channels = make_channels(config)
    async with channels, open_services(config, channels) as services:
        yield services.hub


async def create(hub: Hub, players: int = 2) -> Table:
    return await hub.create(ALCAZAR, ALCAZAR.setup(players, seed=5), people(players))


def first(table: Table) -> tuple[int, int, object]:
    """Return what it takes to play any action."""
    seat = table.turn
    assert seat is not None
    return seat, table.seq, ALCAZAR.legal_actions(table.state)[0]


async def heard(events: AsyncIterator[Event]) -> Event:
    return await asyncio.wait_for(anext(events), 10)


async def reached(events: AsyncIterator[Event]) -> int:
    """Return how many rows a table has that has changed; 0: it is to be looked up."""
    event = await heard(events)
    assert isinstance(event, Changed)
    return event.seq


def test_a_move_is_seen_by_those_who_watch_elsewhere(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            async with two.watch(table.id) as events:
                assert (await two.get(table.id)).seq == 0
                for seq in range(1, 6):
                    played = (await one.play(table.id, *first(await one.get(table.id)))).table
                    assert await reached(events) == seq
                    seen = await two.get(table.id)
                    assert seen.rows == played.rows
                    for seat in (None, 0, 1):
                        view = ALCAZAR.observe(seen.state, seat)
                        assert view == ALCAZAR.observe(played.state, seat)

    asyncio.run(run())


def test_steps_that_are_known_stay_the_same_objects(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            await one.play(table.id, *first(table))
            before = await two.get(table.id)
            await one.play(table.id, *first(before))
            after = await two.get(table.id)
            assert after.seq == 2
            assert after.steps[0] is before.steps[0]  # else the log would be told anew

    asyncio.run(run())


def test_a_table_nobody_watches_is_compared_before_it_is_used(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            assert (await two.get(table.id)).seq == 0
            await one.play(table.id, *first(table))
            assert (await two.get(table.id)).seq == 1
            await two.play(table.id, *first(await two.get(table.id)))
            assert (await one.get(table.id)).seq == 2

    asyncio.run(run())


def test_of_two_moves_at_once_exactly_one_wins(config: Config) -> None:
    async def attempt(hub: Hub, table: Table) -> bool:
        try:
            await hub.play(table.id, *first(table))
        except StaleError:
            return False
        return True

    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            async with one.watch(table.id), two.watch(table.id):
                for seq in range(1, 11):
                    table = await one.get(table.id)
                    wins = await asyncio.gather(attempt(one, table), attempt(two, table))
                    assert sorted(wins) == [False, True]
                    for hub in (one, two):  # also the loser sees the new position
                        assert (await hub.get(table.id)).seq == seq

    asyncio.run(run())


def test_a_move_meant_for_a_position_that_only_others_know_is_played(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            async with two.watch(table.id):  # it hears of nothing while nobody listens
                await two.get(table.id)
                two.doubtful.clear()
                await one.play(table.id, *first(table))
                table = await one.get(table.id)
                assert two.tables[table.id].seq == 0
                assert (await two.play(table.id, *first(table))).table.seq == 2

    asyncio.run(run())


def test_whoever_has_no_time_hears_of_the_last_change_only(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as hub:
            table = await create(hub)
            async with hub.watch(table.id) as events, hub.watch(table.id) as quick:
                for seq in range(1, 100):
                    hub.tell(table.id, Changed(seq))
                hub.tell(table.id, Thinks(1, on=True))
                hub.tell(table.id, Changed(100))
                while await heard(quick) != Changed(100):
                    pass
                assert await heard(events) == Thinks(1, on=True)
                assert await reached(events) == 100

    asyncio.run(run())


def test_what_is_deleted_by_one_is_gone_for_all(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            async with two.watch(table.id) as events:
                await two.get(table.id)
                await one.delete(table.id)
                assert await heard(events) == Changed(gone=True)
                with pytest.raises(MissingError):
                    await two.get(table.id)
            other = await create(one)
            await two.get(other.id)
            await one.delete(other.id)
            with pytest.raises(MissingError):
                await two.get(other.id)

    asyncio.run(run())


def test_that_a_bot_thinks_is_known_everywhere(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one, hub_of(config) as two:
            table = await create(one)
            async with two.watch(table.id) as events:
                one.tell(table.id, Thinks(1, on=True))
                assert await heard(events) == Thinks(1, on=True)
                assert two.thinking == {table.id: 1}
                one.tell(table.id, Thinks(1, on=False))
                await heard(events)
                assert two.thinking == {}

    asyncio.run(run())


@asynccontextmanager
async def slow_way(port: int) -> AsyncIterator[int]:
    """Pass on what is said to a port, late; give the port to say it to."""

    ends: list[asyncio.StreamWriter] = []

    async def passed(source: asyncio.StreamReader, to: asyncio.StreamWriter, late: float) -> None:
        ends.append(to)
        while data := await source.read(65536):
            await asyncio.sleep(late)
            to.write(data)
        to.close()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(passed(reader, back, 0.2), passed(there, writer, 0.0))

    async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        for end in ends:
            end.close()
        await asyncio.gather(*(end.wait_closed() for end in ends))


def test_whoever_watches_is_heard_by_redis_before_he_sees_anything(config: Config) -> None:
    async def run() -> None:
        port = urlsplit(config.redis).port
        assert port is not None
        async with hub_of(config) as one, slow_way(port) as way:
            slow = replace(config, redis=f"redis://127.0.0.1:{way}/0")
            async with hub_of(slow) as two:
                table = await create(one)
                async with two.watch(table.id) as events:
                    await two.get(table.id)
                    await one.play(table.id, *first(table))
                    assert await reached(events) == 1

    asyncio.run(run())


def test_without_redis_a_process_still_tells_its_own_people(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("redis")

    async def run() -> None:
        server = Redis(folder)
        config = Config(database, redis=server.url, bot_delay=0.0)
        try:
            async with hub_of(config) as one, hub_of(config) as two:
                table = await create(one)
                async with one.watch(table.id) as here, two.watch(table.id) as there:
                    server.kill()
                    await one.play(table.id, *first(await one.get(table.id)))
                    assert await reached(here) == 1
                    await asyncio.to_thread(server.start)
                    assert await reached(there) == 0  # look again
                    assert (await two.get(table.id)).seq == 1
                    assert await reached(here) == 0
                    await two.play(table.id, *first(await two.get(table.id)))
                    assert await reached(here) == 2
        finally:
            server.kill()

    asyncio.run(run())


def test_a_channel_that_nobody_listens_to_any_more_is_forgotten(config: Config) -> None:
    async def run() -> None:
        async with hub_of(config) as one:
            always = set(one.channels._channels)  # whatever table one is at
            for number in range(3):
                async with one.watch(f"t{number}"), one.watch("t0"):
                    tables = set(one.channels._channels) - always
                    assert tables == {channel("t0"), channel(f"t{number}")}
            assert set(one.channels._channels) == always == {STOPS}

    asyncio.run(run())
