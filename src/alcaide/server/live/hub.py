"""The tables in memory: every change goes through here, whoever makes it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any, Final

from litestar.channels import Subscriber

from alcaide.interface.game import Game
from alcaide.interface.values import Setup
from alcaide.people.identity.secrets import new_id
from alcaide.server.live.events import (
    Analysed,
    Changed,
    Event,
    Here,
    Hinted,
    Planned,
    Spoken,
    Stopping,
    Thinks,
    channel,
    read,
    write,
)
from alcaide.server.live.pubsub import Channels
from alcaide.server.ops.metrics import count_row
from alcaide.storage.errors import OfflineError, StaleError
from alcaide.tables.errors import BrokenError, MissingError
from alcaide.tables.log import extended, late, load_table, order, play, undo
from alcaide.tables.provenance import PERSON, SERVER
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Change, Row, Table
from alcaide.tables.terms import Terms

TRIES: Final = 5  # to give an order that others come before
KEPT: Final = 200  # tables in memory that nobody watches
ROWS: Final = 200_000  # of all tables in memory, as long as some can go; each takes 700 bytes


async def _nothing_due(_id: str) -> None:
    """Let an action come in time: nobody watches the clocks here."""


def _open(_before: Table | None, _after: Table) -> None:
    """Let everything be played: nobody plans a stop here."""


class Hub:
    """The tables of a store, loaded when needed; tells the channel of a table what happens.

    ``shared``: other processes change the same tables. What they do is heard where somebody
    watches; any other table is compared with the store before it is used, and so is one of which
    something has not been heard.
    """

    def __init__(self, store: TableStore, channels: Channels, shared: bool = False) -> None:
        self.store = store
        self.channels = channels
        self.shared = shared
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.rows = 0  # of them
        self.watched: Counter[str] = Counter()
        self.playing: Counter[str] = Counter()  # actions that came in time and are being stored
        self.doubtful: set[str] = set()  # tables of which the store may know more
        self.locks: dict[str, asyncio.Lock] = {}
        self.thinking: dict[str, int] = {}  # table: seat of the bot that is thinking
        self.changes: set[asyncio.Task[Change]] = set()
        self.gate: Callable[[Table | None, Table], None] = _open  # of what people and bots do
        self.on_time: Callable[[str], Awaitable[None]] = _nothing_due  # before an action

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
        id = new_id()
        table = load_table(id, game, setup, seats, (), aids_off, owner, terms, seed, invite)
        table = await self.store.replaying.extended(table, rows)
        self.gate(None, table)
        await self.store.create(table)
        self._keep(table)
        return table

    async def get(self, id: str) -> Table:
        """Return a table as it stands; as it was last seen, while the store is out of reach.

        Raises MissingError or BrokenError, and OfflineError if it has not been seen at all.
        """
        if id in self.tables and not self._may_be_old(id):
            self.tables.move_to_end(id)
            return self.tables[id]
        async with self._lock(id):
            if id in self.tables and self._may_be_old(id):
                with suppress(OfflineError):
                    return await self._catch_up(self.tables[id])
            return self.tables.get(id) or await self._load(id)

    @asynccontextmanager
    async def watch(self, id: str) -> AsyncIterator[AsyncIterator[Event]]:
        """Yield what happens at a table from now on."""
        async with self.channels.start_subscription(channel(id)) as subscriber:
            if self.shared:
                self.doubtful.add(id)  # nobody may have listened until now
            self.watched[id] += 1
            try:
                yield self._heard(id, subscriber)
            finally:
                self.watched[id] -= 1
                if not self.watched[id]:
                    del self.watched[id]

    async def seen(self, id: str) -> bool:
        """Tell whether somebody looks at a table, by whichever process."""
        return id in self.watched or (self.shared and await self.channels.listened(channel(id)))

    async def play(self, id: str, seat: int, seq: int, action: Any, source: str = PERSON) -> Change:
        """Play an action; it is stored when this returns. Raises what `log.play` raises."""
        await self.on_time(id)
        self.playing[id] += 1
        try:
            change = self._gated(lambda table: play(table, seat, seq, action, source))
            return await self._finish(id, change)
        finally:
            self.playing -= Counter([id])

    async def undo(self, id: str, seat: int, seq: int, source: str = PERSON) -> Change:
        """Take an action back. Raises what `log.undo` raises."""
        return await self._finish(id, self._gated(lambda table: undo(table, seat, seq, source)))

    async def order(self, id: str, seat: int, text: str, source: str = SERVER) -> Change:
        """Carry out an order of a seat, on whatever position. Raises what `log.order` raises."""
        for left in reversed(range(TRIES)):
            try:
                change = self._gated(lambda table: order(table, seat, text, source))
                return await self._finish(id, change)
            except StaleError:  # another process was first: the order may still be possible
                if not left:
                    raise
        raise AssertionError

    async def late(self, id: str, now: datetime) -> Change:
        """Say that time is over at a table. Raises OrderError if it is not, or StaleError."""
        return await self._finish(id, lambda table: late(table, now))

    async def rewrite(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Let something change a table behind its log, and load it anew."""
        async with self._lock(id):
            await work()
            self._keep(await self.store.load(id))
        self.tell(id, Changed())

    def forget(self, id: str) -> None:
        """Compare a table with the store before it is used next."""
        if id in self.tables:
            self.doubtful.add(id)

    async def delete(self, id: str) -> None:
        """Delete a table. Raises MissingError."""
        async with self._lock(id):
            await self.store.delete(id)
            self._forget(id)
        self.tell(id, Changed(gone=True))

    def tell(self, id: str, event: Event) -> None:
        """Send an event to everybody at a table."""
        self._note(id, event)
        self.channels.publish(write(event), channel(id))

    async def settle(self) -> None:
        """Wait until everything that was begun is stored."""
        await asyncio.gather(*self.changes, return_exceptions=True)

    def _gated(self, change: Callable[[Table], Change]) -> Callable[[Table], Change]:
        """Return a change that is made only if nothing stands against it at present."""

        def gated(table: Table) -> Change:
            result = change(table)
            self.gate(table, result.table)
            return result

        return gated

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
            table = self.tables.get(id) or await self._load(id)  # room may have been made
            if id in self.doubtful:
                table = await self._catch_up(table)
            try:
                result = change(table)
            except StaleError:
                if not self.shared:
                    raise
                table = await self._catch_up(table)  # whoever asks may have heard more than we have
                result = change(table)
            await self._append(id, result)
            self._keep(result.table)
        count_row()
        self.tell(id, Changed(result.table.seq, row=result.row))
        return result

    async def _append(self, id: str, change: Change) -> None:
        try:
            await self.store.append(change)
        except (StaleError, OfflineError):  # somebody else wrote, or perhaps we did
            self.doubtful.add(id)
            raise
        except MissingError:
            self._forget(id)
            raise

    async def _load(self, id: str) -> Table:
        """Return a table that is not in memory. Raises what ``get`` does."""
        try:
            table = await self.store.load(id)
        except MissingError:
            self.locks.pop(id, None)
            raise
        self._keep(table)
        return table

    async def _catch_up(self, table: Table) -> Table:
        """Return a table with the rows that others have stored; room may be made of it meanwhile.

        Raises MissingError or OfflineError.
        """
        id = table.id
        self.doubtful.discard(id)  # what is told from here on makes it so again
        try:
            if rows := await self.store.news(id, table.seq):
                table = await self.store.replaying.extended(table, rows)
                self._keep(table)
        except MissingError:
            self._forget(id)
            raise
        except BaseException:
            self.doubtful.add(id)
            raise
        return table

    async def _heard(self, id: str, subscriber: Subscriber) -> AsyncIterator[Event]:
        """Yield what happens; of changes that nobody had time for, the last."""
        late: Changed | None = None
        async for data in subscriber.iter_events():
            event = read(data)
            self._note(id, event)
            if isinstance(event, Changed) and not event.gone:
                late = event
            else:
                yield event
            if late and not subscriber.qsize:
                yield late
                late = None

    def _note(self, id: str, event: Event) -> None:
        """Remember what an event tells, which may come from another process."""
        match event:
            case Thinks(on=True):
                self.thinking[id] = event.seat
            case Thinks():
                self.thinking.pop(id, None)
            case Changed(gone=True):
                self._forget(id)
            case Changed():
                self.thinking.pop(id, None)
                if id in self.tables and not 0 < event.seq <= self.tables[id].seq:
                    self._learn(id, event)
            case Hinted() | Analysed() | Spoken() | Here() | Planned() | Stopping():
                pass

    def _learn(self, id: str, event: Changed) -> None:
        """Take in the row that others have stored, if it is the next one; else doubt the table."""
        table, row = self.tables[id], event.row
        busy = id in self.doubtful or self._lock(id).locked()
        if busy or row is None or not row.number == table.seq == event.seq - 1:
            self.doubtful.add(id)
            return
        try:
            self._keep(extended(table, [row]))
        except BrokenError:  # whoever uses the table next will be told
            self.doubtful.add(id)

    def _may_be_old(self, id: str) -> bool:
        return id in self.doubtful or (self.shared and id not in self.watched)

    def _keep(self, table: Table) -> None:
        self.rows += table.seq - (self.tables[table.id].seq if table.id in self.tables else 0)
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        if self._full():
            self._make_room(table.id)

    def _full(self) -> bool:
        return len(self.tables) > KEPT + len(self.watched) or self.rows > ROWS

    def _make_room(self, id: str) -> None:
        """Drop what nobody watches, what was not used for longest first, but not this table."""
        spare = [other for other in self.tables if other not in self.watched and other != id]
        for other in spare:
            if not self._full():
                break
            self._forget(other, seen=True)

    def _forget(self, id: str, seen: bool = False) -> None:
        """Drop a table from memory; ``seen``: it is still there for those who come."""
        dropped = self.tables.pop(id, None)
        self.rows -= dropped.seq if dropped else 0
        self.doubtful.discard(id)
        if seen:
            self.locks.pop(id, None)
        else:
            self.thinking.pop(id, None)

    def _lock(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())
