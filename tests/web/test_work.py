"""Worker processes: they take the turns of bots, and a dead one's turn is taken by another."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from alcaide.cli.main import BROKEN, run
from alcaide.table.database import sqlite_url
from alcaide.table.seats import SeatSpec
from alcaide.table.table import Table
from alcaide.web.channels import make_channels
from alcaide.web.config import Caps, Config
from alcaide.web.events import Event
from alcaide.web.hub import Hub
from alcaide.web.minds import Minds
from alcaide.web.queue import Asking, Turns
from alcaide.web.reach import Reach
from alcaide.web.rooms import Rooms, open_rooms
from alcaide.web.scheduler import Priority
from alcaide.web.work import work
from servers import Postgres, Redis
from tabling import ALCAZAR, NAMES

MOST = 2  # turns that one person may have in the queue
LONG = 90.0  # seconds in which what is expected must have happened


@pytest.fixture
def config(postgres: Postgres, redis: Redis) -> Config:
    """Return the settings of servers and workers; the queue is empty."""
    redis.clear()
    return Config(postgres.new(), redis=redis.url, bot_delay=0.0)


@contextmanager
def worker(
    config: Config, delay: str = "0", more: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a worker process."""
    environment = os.environ | {
        "ALCAIDE_DATABASE": config.database,
        "ALCAIDE_REDIS": config.redis,
        "ALCAIDE_BOT_DELAY": delay,
        **(more or {}),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "alcaide", "work"], env=environment, stdout=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline()
            yield process
        finally:
            process.kill()


@asynccontextmanager
async def server(config: Config) -> AsyncIterator[Rooms]:
    channels = make_channels(config)
    async with channels, open_rooms(config, channels) as rooms:
        yield rooms


@asynccontextmanager
async def table_of_bots(rooms: Rooms) -> AsyncIterator[Table]:
    """Give a table at which somebody looks, or nothing would be played there."""
    seats = [SeatSpec("bot", NAMES[i], ALCAZAR.colours[i], "random") for i in range(2)]
    table = await rooms.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=5), seats)
    async with rooms.hub.watch(table.id) as events:
        looking = asyncio.create_task(_look(events))
        yield table
        looking.cancel()


async def _look(events: AsyncIterator[Event]) -> None:
    async for _ in events:
        pass


async def until(rooms: Rooms, id: str, seq: int | None) -> Table:
    """Wait until a table has so many rows (None: until its game is over)."""
    end = time.monotonic() + LONG
    while True:
        table = await rooms.hub.get(id)
        if table.turn is None or (seq is not None and table.seq >= seq):
            return table
        assert time.monotonic() < end, f"only {table.seq} rows"
        await asyncio.sleep(0.05)


def test_workers_play_a_game_and_servers_do_not(config: Config) -> None:
    async def run() -> None:
        async with server(config) as rooms, table_of_bots(rooms) as table:
            rooms.thinkers.wake(table.id)
            await asyncio.sleep(1.0)
            assert (await rooms.hub.get(table.id)).seq == 0
            with worker(config):
                table = await until(rooms, table.id, None)
            assert [row.number for row in table.rows] == list(range(table.seq))

    asyncio.run(run())


def test_nobody_plays_where_only_bots_do_and_nobody_looks(config: Config) -> None:
    async def run() -> None:
        async with server(config) as one, server(config) as two:
            async with table_of_bots(one) as table:
                assert await two.thinkers.claim(await two.hub.get(table.id))  # seen by the other
            for rooms in (one, two):
                assert await rooms.thinkers.claim(await rooms.hub.get(table.id)) is None
            await one.wake()
            assert not one.thinkers.running

    asyncio.run(run())


def test_a_turn_is_asked_for_once(config: Config) -> None:
    async def run() -> None:
        async with server(config) as one, server(config) as two, table_of_bots(one) as table:
            for rooms in (one, two, one):
                rooms.thinkers.wake(table.id)
                await asyncio.gather(*rooms.thinkers.running.values())
            assert isinstance(one.thinkers, Asking)
            assert await one.thinkers.turns[Priority.BOTS].count("queued") == 1

    asyncio.run(run())


def test_the_turn_of_a_killed_worker_is_taken_by_another(config: Config) -> None:
    async def run() -> None:
        async with server(config) as rooms, table_of_bots(rooms) as table:
            with worker(config, delay="50") as first:
                turns = Turns(config, Priority.BOTS, Reach())
                rooms.thinkers.wake(table.id)
                while await turns.count("active") != 1:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.5)
                first.send_signal(signal.SIGKILL)
                first.wait(10)
                assert await turns.count("active") == 1
                begun = time.monotonic()
                with worker(config):
                    await until(rooms, table.id, 10)
                    assert time.monotonic() - begun < 30
                await turns.disconnect()

    asyncio.run(run())


def test_a_worker_that_is_stopped_gives_its_turn_back(config: Config) -> None:
    async def run() -> None:
        async with server(config) as rooms, table_of_bots(rooms) as table:
            turns = Turns(config, Priority.BOTS, Reach())
            with worker(config, delay="50") as first:
                rooms.thinkers.wake(table.id)
                while await turns.count("active") != 1:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1)  # it has taken the turn; now it has begun with it, too
                first.send_signal(signal.SIGTERM)
                first.wait(20)
            assert (await turns.count("active"), await turns.count("incomplete")) == (0, 1)
            await turns.disconnect()
            with worker(config):
                await until(rooms, table.id, 5)

    asyncio.run(run())


@asynccontextmanager
async def tables_of(rooms: Rooms, owner: str, count: int, level: str) -> AsyncIterator[list[Table]]:
    """Give tables of one owner at which he looks, and where bots play alone."""
    seats = [SeatSpec("bot", NAMES[i], ALCAZAR.colours[i], level) for i in range(2)]
    async with AsyncExitStack() as stack:
        made = []
        for number in range(count):
            setup = ALCAZAR.setup(2, seed=number)
            made.append(await rooms.hub.create(ALCAZAR, setup, seats, owner=owner))
            events = await stack.enter_async_context(rooms.hub.watch(made[-1].id))
            looking = asyncio.create_task(_look(events))
            stack.callback(looking.cancel)
        yield made


def test_whoever_has_many_turns_gets_his_share_of_the_workers_and_no_more(config: Config) -> None:
    capped, cap = replace(config, caps=Caps(bots=MOST)), {"ALCAIDE_MOST_BOTS": str(MOST)}

    async def run() -> None:
        async with (
            server(capped) as rooms,
            tables_of(rooms, "many", 12, "random") as many,
            tables_of(rooms, "one", 1, "random") as (own,),
            turns_of(config, Priority.BOTS) as turns,
        ):
            for table in many:
                rooms.thinkers.wake(table.id)
            while await turns.count("queued") < MOST:
                await asyncio.sleep(0.05)
            rooms.thinkers.wake(own.id)  # all others have asked before
            with worker(config, more=cap), worker(config, more=cap):
                played, most = 0, 0
                while played < 2 * MOST:
                    asked = [job async for job in turns.iter_jobs()]
                    most = max(most, sum((job.kwargs or {})["table"] != own.id for job in asked))
                    played = sum([(await rooms.hub.get(table.id)).seq for table in many])
                    await asyncio.sleep(0.1)
                assert most == MOST
                assert (await rooms.hub.get(own.id)).seq > 1  # one after the other, meanwhile

    asyncio.run(run())


@asynccontextmanager
async def turns_of(config: Config, priority: Priority) -> AsyncIterator[Turns]:
    """Give a queue, to look at."""
    turns = Turns(config, priority, Reach())
    try:
        yield turns
    finally:
        await turns.disconnect()


def test_turns_that_the_queue_has_forgotten_are_asked_for_again(config: Config) -> None:
    async def run() -> None:
        async with server(config) as rooms, table_of_bots(rooms) as table:
            rooms.thinkers.wake(table.id)
            await asyncio.gather(*rooms.thinkers.running.values())
            turns = Turns(config, Priority.BOTS, Reach())
            await turns.redis.flushdb()
            await turns.disconnect()
            with worker(config):  # looks for bots when it starts
                await until(rooms, table.id, 5)

    asyncio.run(run())


def test_work_without_redis_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.delenv("ALCAIDE_REDIS", raising=False)
    assert run(["work", "--data", str(tmp_path)]) == BROKEN
    assert "ALCAIDE_REDIS" in capsys.readouterr().err


def test_without_the_extra_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("ALCAIDE_REDIS", "redis://127.0.0.1:1/0")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    assert run(["work", "--data", str(tmp_path)]) == BROKEN
    assert "alcaide[online]" in capsys.readouterr().err


@pytest.mark.usefixtures("redis")
def test_what_waits_is_told_while_redis_is_away(tmp_path: Path) -> None:
    own = Redis(tmp_path)
    own.kill()
    config = Config(sqlite_url(tmp_path), redis=own.url)

    async def run() -> int:
        minds, hub = Minds(size=1), Hub(cast(Any, None), make_channels(config))
        turns = {Priority.LIVE: Turns(config, Priority.LIVE, Reach())}
        thinkers = Asking(hub, 0.0, minds, turns)
        try:
            return sum((await thinkers.waiting()).values())
        finally:
            await thinkers.close()
            await minds.close()

    assert asyncio.run(run()) == 0


@pytest.mark.usefixtures("redis")
def test_a_worker_waits_for_redis_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    own = Redis(tmp_path)
    own.kill()
    config = Config(sqlite_url(tmp_path), redis=own.url)

    async def run() -> list[str]:
        said = asyncio.Queue[str]()
        heard: list[str] = []
        handler = logging.Handler()
        handler.emit = lambda record: said.put_nowait(record.getMessage())  # type: ignore[method-assign]
        logging.getLogger().addHandler(handler)
        working = asyncio.create_task(work(config))
        try:
            async with asyncio.timeout(LONG):
                heard.append(await said.get())
                own.start()
                heard.append(await said.get())
                own.kill()
                heard.append(await said.get())
                own.start()
                heard.append(await said.get())
        finally:
            logging.getLogger().removeHandler(handler)
            working.cancel()
            await asyncio.wait([working])
        return heard

    try:
        heard = asyncio.run(run())
    finally:
        own.kill()
    assert ["waited for" in text for text in heard] == [True, False, True, False]
    assert heard[1] == heard[3] == "Redis is back"
    assert not any(record.exc_info for record in caplog.records)
