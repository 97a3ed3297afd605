"""Worker processes: they take the turns of bots, and a dead one's turn is taken by another."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from alcaide.cli.main import BROKEN, run
from alcaide.server.jobs.job_queue import QueuedBotTurns, TurnQueue
from alcaide.server.jobs.scheduler import Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import make_channels
from alcaide.server.ops.redis_status import RedisStatus
from alcaide.server.ops.settings import Config
from alcaide.server.worker import work
from alcaide.storage.database import sqlite_url
from servers import Postgres, Redis
from working import LONG, server, table_of_bots, until, worker


@pytest.fixture
def config(postgres: Postgres, redis: Redis) -> Config:
    """Return the settings of servers and workers; the queue is empty."""
    redis.clear()
    return Config(postgres.new(), redis=redis.url, bot_delay=0.0)


def test_workers_play_a_game_and_servers_do_not(config: Config) -> None:
    async def run() -> None:
        async with server(config) as services, table_of_bots(services) as table:
            services.bot_turns.wake(table.id)
            await asyncio.sleep(1.0)
            assert (await services.hub.get(table.id)).seq == 0
            with worker(config):
                table = await until(services, table.id, None)
            assert [row.number for row in table.rows] == list(range(table.seq))

    asyncio.run(run())


def test_nobody_plays_where_only_bots_do_and_nobody_looks(config: Config) -> None:
    async def run() -> None:
        async with server(config) as one, server(config) as two:
            async with table_of_bots(one) as table:
                assert await two.bot_turns.claim(await two.hub.get(table.id))  # seen by the other
            for services in (one, two):
                assert await services.bot_turns.claim(await services.hub.get(table.id)) is None
            await one.wake()
            assert not one.bot_turns.running

    asyncio.run(run())


def test_a_turn_is_asked_for_once(config: Config) -> None:
    async def run() -> None:
        async with server(config) as one, server(config) as two, table_of_bots(one) as table:
            for services in (one, two, one):
                services.bot_turns.wake(table.id)
                await asyncio.gather(*services.bot_turns.running.values())
            assert isinstance(one.bot_turns, QueuedBotTurns)
            assert await one.bot_turns.turns[Priority.BOTS].count("queued") == 1

    asyncio.run(run())


def test_the_turn_of_a_killed_worker_is_taken_by_another(config: Config) -> None:
    async def run() -> None:
        async with server(config) as services, table_of_bots(services) as table:
            with worker(config, delay="50") as first:
                turns = TurnQueue(config, Priority.BOTS, RedisStatus())
                services.bot_turns.wake(table.id)
                while await turns.count("active") != 1:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.5)
                first.send_signal(signal.SIGKILL)
                first.wait(10)
                assert await turns.count("active") == 1
                with worker(config):
                    await until(services, table.id, 10)  # long before the queue itself gives it up
                await turns.disconnect()

    asyncio.run(run())


def test_a_worker_that_is_stopped_gives_its_turn_back(config: Config) -> None:
    async def run() -> None:
        async with server(config) as services, table_of_bots(services) as table:
            turns = TurnQueue(config, Priority.BOTS, RedisStatus())
            with worker(config, delay="50") as first:
                services.bot_turns.wake(table.id)
                while await turns.count("active") != 1:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1)  # it has taken the turn; now it has begun with it, too
                first.send_signal(signal.SIGTERM)
                first.wait(20)
            assert (await turns.count("active"), await turns.count("incomplete")) == (0, 1)
            await turns.disconnect()
            with worker(config):
                await until(services, table.id, 5)

    asyncio.run(run())


def test_turns_that_the_queue_has_forgotten_are_asked_for_again(config: Config) -> None:
    async def run() -> None:
        async with server(config) as services, table_of_bots(services) as table:
            services.bot_turns.wake(table.id)
            await asyncio.gather(*services.bot_turns.running.values())
            turns = TurnQueue(config, Priority.BOTS, RedisStatus())
            await turns.redis.flushdb()
            await turns.disconnect()
            with worker(config):  # looks for bots when it starts
                await until(services, table.id, 5)

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
        worker_pool, hub = WorkerPool(size=1), Hub(cast(Any, None), make_channels(config))
        turns = {Priority.LIVE: TurnQueue(config, Priority.LIVE, RedisStatus())}
        bot_turns = QueuedBotTurns(hub, 0.0, worker_pool, turns)
        try:
            return sum((await bot_turns.waiting()).values())
        finally:
            await bot_turns.close()
            await worker_pool.close()

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
