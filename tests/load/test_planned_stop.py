"""Two servers on PostgreSQL stop as it was announced: both tell of it, and no time is lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import Channels
from alcaide.storage.database import open_database
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.time import steady_clock
from alcaide.tables.time.outages import GRACE
from killing import House
from servers import postgres_server, redis_server
from watching import LIVE, begin

AHEAD = 5  # seconds


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[Hub]:
    """Open the tables of a database beside its servers."""
    store = TableStore(await open_database(url))
    channels = Channels(MemoryChannelsBackend())
    async with channels:
        yield Hub(store, channels)
    await store.close()


async def planned(house: House) -> dict[str, Any] | None:
    """Return what a server tells of a stop."""
    async with httpx.AsyncClient(base_url=house.address) as client:
        found: dict[str, Any] | None = (await client.get("/api/me")).json()["stop"]
        return found


async def hear(line: ClientConnection, type: str) -> None:
    """Wait for a message."""
    async with asyncio.timeout(20):
        while json.loads(await line.recv())["type"] != type:
            pass


async def announced(house: House, line: ClientConnection) -> datetime:
    """See that a server tells of the stop, at the table and when it is asked; return when it is."""
    await hear(line, "stop")
    told = await planned(house)
    assert told is not None
    assert told["left"] <= AHEAD
    assert (told["back"], told["why"]) == (60, "new strings")
    return datetime.fromisoformat(told["at"])


async def terminate(houses: Sequence[House]) -> None:
    """Stop servers as systemd does, and wait for their end."""
    for house in houses:
        house.process.send_signal(signal.SIGTERM)
    for house in houses:
        await asyncio.to_thread(house.process.wait, 20)


async def reached(house: House) -> None:
    """Wait until a stop is there."""
    async with asyncio.timeout(30):
        while (told := await planned(house)) and told["left"] > 0:
            await asyncio.sleep(0.1)
    assert told


async def stopped(settings: dict[str, str], folder: Path) -> None:
    houses = [House(settings, folder / f"server{n}.log") for n in range(2)]
    await asyncio.gather(*(house.start() for house in houses))
    async with tables(settings["ALCAIDE_DATABASE"]) as hub:
        table, deadline = await begin(hub, LIVE)
        where = [f"{h.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live" for h in houses]
        async with connect(where[0]) as one, connect(where[1]) as other:
            words = ["--in", f"{AHEAD}s", "--back", "1m", "--why", "new strings"]
            command = [sys.executable, "-m", "alcaide", "stop", *words]
            await asyncio.to_thread(subprocess.run, command, check=True, env=os.environ | settings)
            stop = min([await announced(*each) for each in zip(houses, (one, other), strict=True)])
            await asyncio.gather(*(reached(house) for house in houses))
            await terminate(houses)
            for line in (one, other):
                with pytest.raises(ConnectionClosed):
                    await hear(line, "never")
        assert (await hub.store.load(table.id)).rows == table.rows
        back = steady_clock.now()
        await asyncio.gather(*(house.start() for house in houses))
        assert [await planned(house) for house in houses] == [None, None]
        async with asyncio.timeout(20):
            while len((after := await hub.store.load(table.id)).rows) == len(table.rows):
                await asyncio.sleep(0.1)
        assert [row.text.split()[0] for row in after.rows if row.order] == ["/outage"]
        assert after.deadline is not None
        assert after.deadline >= back + GRACE + (deadline - stop)
    await terminate(houses)


def test_both_servers_tell_of_a_stop_and_nobody_loses_time(tmp_path: Path) -> None:
    with postgres_server() as postgres, redis_server(tmp_path) as redis:
        settings = {"ALCAIDE_DATABASE": postgres.new(), "ALCAIDE_REDIS": redis.url}
        settings |= {"ALCAIDE_ONLINE": "yes"}
        asyncio.run(stopped(settings, tmp_path))
