"""Servers and workers that share a Redis, and tables of bots at which somebody looks."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Final

from alcaide.server.live.events import Event
from alcaide.server.live.pubsub import make_channels
from alcaide.server.ops.settings import Config
from alcaide.server.shared_parts import Services, open_services
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from tabling import ALCAZAR, NAMES

LONG: Final = 90.0  # seconds in which what is expected must have happened


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
async def server(config: Config) -> AsyncIterator[Services]:
    channels = make_channels(config)
    async with channels, open_services(config, channels) as services:
        yield services


@asynccontextmanager
async def table_of_bots(services: Services) -> AsyncIterator[Table]:
    """Give a table at which somebody looks, or nothing would be played there."""
    seats = [SeatSpec("bot", NAMES[i], ALCAZAR.colours[i], "random") for i in range(2)]
    table = await services.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=5), seats)
    async with services.hub.watch(table.id) as events:
        looking = asyncio.create_task(_look(events))
        yield table
        looking.cancel()


async def _look(events: AsyncIterator[Event]) -> None:
    async for _ in events:
        pass


async def until(services: Services, id: str, seq: int | None) -> Table:
    """Wait until a table has so many rows (None: until its game is over)."""
    end = time.monotonic() + LONG
    while True:
        table = await services.hub.get(id)
        if table.turn is None or (seq is not None and table.seq >= seq):
            return table
        assert time.monotonic() < end, f"only {table.seq} rows"
        await asyncio.sleep(0.05)


@asynccontextmanager
async def tables_of(
    services: Services, owner: str, count: int, level: str
) -> AsyncIterator[list[Table]]:
    """Give tables of one owner at which he looks, and where bots play alone."""
    seats = [SeatSpec("bot", NAMES[i], ALCAZAR.colours[i], level) for i in range(2)]
    async with AsyncExitStack() as stack:
        made = []
        for number in range(count):
            setup = ALCAZAR.setup(2, seed=number)
            made.append(await services.hub.create(ALCAZAR, setup, seats, owner=owner))
            events = await stack.enter_async_context(services.hub.watch(made[-1].id))
            looking = asyncio.create_task(_look(events))
            stack.callback(looking.cancel)
        yield made
