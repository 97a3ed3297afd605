"""Servers are killed or stopped while somebody's time runs: it costs him nothing."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

pytest.importorskip("httpx")
pytest.importorskip("websockets")

from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import select

from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import Channels
from alcaide.storage.database import open_database, sqlite_url
from alcaide.storage.schema import HEARTBEAT
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from alcaide.tables.time.outages import GRACE
from killing import House
from servers import postgres_server, redis_server
from watching import begin

QUICK = Terms(access="public", pace="live", turn=15, gone="end")
WAIT = 60.0  # seconds, on a slow machine
Work = Callable[[House], Awaitable[None]]


async def killed(house: House) -> None:
    house.kill()


async def stopped(house: House) -> None:
    house.process.send_signal(signal.SIGSTOP)


async def continued(house: House) -> None:
    house.process.send_signal(signal.SIGCONT)


async def interrupted(
    settings: dict[str, str], folder: Path, houses: int, stop: Work, again: Work
) -> None:
    """Let time be over while no server lives, and look what becomes of it."""
    servers = [House(settings, folder / f"server{n}.log") for n in range(houses)]
    for server in servers:
        await server.start()
    store = TableStore(await open_database(settings["ALCAIDE_DATABASE"]))
    channels = Channels(MemoryChannelsBackend())
    try:
        async with channels:
            table, deadline = await begin(Hub(store, channels), QUICK)
        await until(lambda: beats(store))
        assert datetime.now(UTC) < deadline, "this machine is too slow to try it"
        for server in servers:
            await stop(server)
        await asyncio.sleep((deadline - datetime.now(UTC)).total_seconds() + 1.0)
        back = datetime.now(UTC)
        for server in servers:
            await again(server)
        await until(lambda: orders(store, table))
        await asyncio.sleep(1.5)  # of two processes, each has looked
        assert [text.split()[0] for text in await orders(store, table)] == ["/outage"]
        later = (await store.load(table.id)).deadline
        assert later is not None
        assert later > back + GRACE + timedelta(seconds=1)
    finally:
        await store.close()
        for server in servers:
            server.kill()


async def beats(store: TableStore) -> bool:
    """Tell whether a server has written that it lives."""
    async with store.engine.connect() as connection:
        return (await connection.execute(select(HEARTBEAT.c.at))).scalar() is not None


async def orders(store: TableStore, table: Table) -> list[str]:
    """Return the rows of a table that are no actions."""
    return [row.text for row in (await store.load(table.id)).rows if row.order]


async def until(true: Callable[[], Awaitable[object]]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(WAIT):
        while not await true():
            await asyncio.sleep(0.1)


def test_a_server_with_sqlite_is_killed_and_started(tmp_path: Path) -> None:
    settings = {"ALCAIDE_DATABASE": sqlite_url(tmp_path / "data")}
    asyncio.run(interrupted(settings, tmp_path, 1, killed, House.start))


def test_a_server_with_sqlite_stands_still(tmp_path: Path) -> None:
    settings = {"ALCAIDE_DATABASE": sqlite_url(tmp_path / "data")}
    asyncio.run(interrupted(settings, tmp_path, 1, stopped, continued))


def test_two_servers_with_postgresql_are_killed_and_started(tmp_path: Path) -> None:
    with postgres_server() as postgres, redis_server(tmp_path) as redis:
        settings = {"ALCAIDE_DATABASE": postgres.new(), "ALCAIDE_REDIS": redis.url}
        asyncio.run(interrupted(settings, tmp_path, 2, killed, House.start))
