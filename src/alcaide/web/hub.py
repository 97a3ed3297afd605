"""The tables in memory: one door for every change, whoever makes it."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin

from alcaide.core.game import Game, Setup
from alcaide.table.errors import MissingError, StaleError
from alcaide.table.seats import SeatSpec
from alcaide.table.store import Store
from alcaide.table.table import Change, Row, Table, late, load_table, order, play, undo
from alcaide.table.terms import Terms

TRIES: Final = 5  # to give an order that others come before
KEPT: Final = 200  # tables in memory; the others are loaded again when somebody comes


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table has got a row, or has been deleted."""

    gone: bool = False


class Thinks(msgspec.Struct, frozen=True, tag="thinks"):
    """A bot has begun or stopped to think."""

    seat: int
    on: bool


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """Somebody has asked for a hint."""

    seat: int


class Analysed(msgspec.Struct, frozen=True, tag="analysed"):
    """The analysis of a table has got further."""


Event = Changed | Thinks | Hinted | Analysed


class Hub:
    """The tables of a store, loaded when needed; tells the channel of a table what happens."""

    def __init__(self, store: Store, channels: ChannelsPlugin) -> None:
        self.store = store
        self.channels = channels
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.thinking: dict[str, int] = {}  # table: seat of the bot that is thinking
        self.changes: set[asyncio.Task[Change]] = set()

    async def create(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        seats: Sequence[SeatSpec],
        rows: Sequence[Row] = (),
        aids_off: Sequence[str] = (),
        owner: str = "",
        terms: Terms | None = None,
        seed: str = "",
        invite: str = "",
    ) -> Table:
        """Keep a new table, with the rows it may already have, and return it."""
        id = secrets.token_urlsafe(9)
        table = load_table(id, game, setup, seats, rows, aids_off, owner, terms, seed, invite)
        await self.store.create(table)
        self._keep(table)
        return table

    async def get(self, id: str) -> Table:
        """Return a table as it stands. Raises MissingError or BrokenError."""
        if id in self.tables:
            self.tables.move_to_end(id)
            return self.tables[id]
        async with self._lock(id):
            if id not in self.tables:
                try:
                    self._keep(await self.store.load(id))
                except MissingError:
                    self.locks.pop(id, None)
                    raise
            return self.tables[id]

    async def play(self, id: str, seat: int, seq: int, action: Any) -> Change:
        """Play an action; it is stored when this returns. Raises what `table.play` raises."""
        return await self._finish(id, lambda table: play(table, seat, seq, action))

    async def undo(self, id: str, seat: int, seq: int) -> Change:
        """Take an action back. Raises what `table.undo` raises."""
        return await self._finish(id, lambda table: undo(table, seat, seq))

    async def order(self, id: str, seat: int, text: str) -> Change:
        """Carry out an order of a seat, on whatever position. Raises what `table.order` raises."""
        for left in reversed(range(TRIES)):
            try:
                return await self._finish(id, lambda table: order(table, seat, text))
            except StaleError:  # another process was first: the order may still be possible
                if not left or id in self.tables:
                    raise
        raise AssertionError

    async def late(self, id: str, now: datetime) -> Change:
        """Say that time is over at a table. Raises OrderError if it is not, or StaleError."""
        return await self._finish(id, lambda table: late(table, now))

    def forget(self, id: str) -> None:
        """Load a table anew when it is needed next."""
        self.tables.pop(id, None)

    async def delete(self, id: str) -> None:
        """Delete a table. Raises MissingError."""
        async with self._lock(id):
            await self.store.delete(id)
            self.tables.pop(id, None)
        self.tell(id, Changed(gone=True))

    def tell(self, id: str, event: Event) -> None:
        """Send an event to everybody at a table."""
        if isinstance(event, Thinks) and event.on:
            self.thinking[id] = event.seat
        elif isinstance(event, Thinks | Changed):
            self.thinking.pop(id, None)
        self.channels.publish(msgspec.json.encode(event), channel(id))

    async def settle(self) -> None:
        """Wait until everything that was begun is stored."""
        await asyncio.gather(*self.changes, return_exceptions=True)

    async def _finish(self, id: str, change: Callable[[Table], Change]) -> Change:
        """Make a change to its end, also if whoever wants it goes away meanwhile."""
        task = asyncio.create_task(self._change(id, change))
        self.changes.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Change]) -> None:
        self.changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted it may be gone: nobody else will ask

    async def _change(self, id: str, change: Callable[[Table], Change]) -> Change:
        await self.get(id)
        async with self._lock(id):
            if id not in self.tables:
                raise MissingError
            result = change(self.tables[id])
            try:
                await self.store.append(result)
            except (StaleError, MissingError):
                self.tables.pop(id)  # somebody else wrote: what is here is old
                raise
            self._keep(result.table)
        self.tell(id, Changed())
        return result

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > KEPT:
            old, _ = self.tables.popitem(last=False)
            self.locks.pop(old, None)

    def _lock(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())


def channel(id: str) -> str:
    """Return the name of a table's channel."""
    return f"table:{id}"
