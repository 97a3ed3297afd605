"""Processes that look at the same tables whose time runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

from litestar.channels.backends.memory import MemoryChannelsBackend

from alcaide.core.rng import Rng
from alcaide.server.live.deadlines import DeadlineWatcher
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import Channels
from alcaide.storage.database import open_database
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from databases import empty
from tabling import ALCAZAR, NAMES

LIVE = Terms(access="public", pace="live", turn=100, bank=20, gone="bot")


class Process:
    """A server's part that watches: its own memory, the common database."""

    def __init__(self, store: TableStore, channels: Channels) -> None:
        self.hub = Hub(store, channels)
        self.woken: list[str] = []
        self.warned: list[tuple[int, datetime]] = []
        self.watch = DeadlineWatcher(self.hub, self.woken.append, self.warn)

    async def warn(self, table: Table, seat: int, deadline: datetime) -> None:
        self.warned.append((seat, deadline))


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    store = TableStore(await open_database(empty(folder)))
    channels = Channels(MemoryChannelsBackend())
    async with channels:
        yield Process(store, channels), Process(store, channels)
    await store.close()


async def begun(process: Process, terms: Terms = LIVE) -> tuple[Table, datetime]:
    """Return a table where somebody's time runs, and when it is over."""
    return await begin(process.hub, terms)


async def begin(hub: Hub, terms: Terms) -> tuple[Table, datetime]:
    """Begin a game where somebody's time runs; return it, and when that is over."""
    seats = [SeatSpec("person", NAMES[i], ALCAZAR.colours[i], user=f"u{i}") for i in range(2)]
    table = await hub.create(ALCAZAR, ALCAZAR.setup(2, seed=1), seats, terms=terms)
    seat = table.turn
    assert seat is not None
    actions = ALCAZAR.legal_actions(table.state)
    action = actions[Rng(b"1").below(len(actions))]
    table = (await hub.play(table.id, seat, 0, action)).table
    assert table.deadline is not None
    return table, table.deadline
