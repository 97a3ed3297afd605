"""What one screen shows of a table: the whole of it, then what has changed and why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from alcaide.people.identity.badges import Badges
from alcaide.people.person import Person
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.live.answering import Answering, Standpoint
from alcaide.server.live.table_source import TableSource
from alcaide.server.present.company import together
from alcaide.server.present.differences import change
from alcaide.server.present.log_lines import Teller, log_part, order_args
from alcaide.server.present.past.happened import past
from alcaide.server.present.table_view import layer_view, table_view, words_of
from alcaide.server.present.viewpoint import eyes
from alcaide.server.protocol.looks.layer_messages import AskLayer
from alcaide.server.protocol.looks.past_messages import AskPast
from alcaide.server.protocol.table_messages import (
    AskLines,
    FromServer,
    Lines,
    Look,
    TableMessage,
    TableView,
)
from alcaide.server.protocol.table_parts import EventView
from alcaide.server.security.permissions import seen_by
from alcaide.server.sockets.playback import Playback
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Step, Table

TELLER: Final = Teller()
PLAYBACK: Final = Playback()


class Display:
    """What a browser has been sent of a table, and the way it looks at it."""

    def __init__(
        self,
        table: Table,
        look: Look,
        person: Person,
        invite: str,
        hub: TableSource,
        send: Callable[[FromServer], Awaitable[None]],
        worker_pool: WorkerPool,
        claim: Claim,
        answering: Answering | None = None,
    ) -> None:
        self.id = table.id
        self.look = look
        self.person = person
        self.invite = invite
        self.hub = hub
        self.send = send
        self.worker_pool = worker_pool
        self.claim = claim
        self.badges: Badges | None = None  # set where people come from elsewhere
        self.beside: list[str] = []  # the names of the table
        self.answering = answering  # None: nobody answers anything beforehand here
        self.showing = asyncio.Lock()  # what is drawn first is sent first
        self.sent: TableView | None = None  # what the browser has, if it takes changes of it
        self.keeps = not table.free  # whole what-if boards are small, and most of them lie idle
        self.lags = self.late(table)  # does the browser show what was played some time ago?
        self.shown: tuple[PersistentList[Step], int | None] = (table.steps, None)
        self.known = table.steps  # what the browser has heard of
        self.said = table.agreements.said
        self.wanted = asyncio.Event()  # another look, which is still to be drawn
        self.settled = asyncio.Event()  # what was wanted is there
        self.settled.set()
        self.draws = False  # is somebody there who draws it?

    async def look_at(self, look: Look) -> None:
        """Look in another way; of several ways in a row the last one is drawn."""
        self.look = look
        if self.draws:
            self.settled.clear()
            self.wanted.set()
        else:
            await self.whole()

    async def draw(self) -> None:
        """Draw what is wanted, whenever its turn comes, until this is cancelled."""
        self.draws = True
        while await self.wanted.wait():
            await self.whole()
            if not self.wanted.is_set():
                self.settled.set()

    async def whole(self) -> None:
        """Send the table as if the browser had nothing of it, when it is this screen's turn."""
        past = self.look.step is not None
        priority = max(self.claim.priority, Priority.BOARD) if past else self.claim.priority
        async with self.showing:
            table, stand = await self._asked()
            view = partial(self._latest, table, stand)
            claim = Claim(self.claim.owner, priority)
            shown, events = await self.worker_pool.here(claim, view)
            self.sent = None
            await self._send(shown, [], events)

    async def answer(self, asked: AskLines | AskPast | AskLayer) -> None:
        """Send lines of the log, what has happened or what the layer says. Raises LayerOffError."""
        match asked:
            case AskLayer():
                await self._layer()
            case AskPast():
                await self._past()
            case _:
                table = await self._seen()
                words, first = words_of(table, self.look.lang), asked.first
                await self.send(Lines(first, log_part(table, words, first, first + asked.count)))

    async def _past(self) -> None:
        """Send what has happened, as far as it may be seen here."""
        table = await self._seen()
        words = words_of(table, self.look.lang)
        viewer = eyes(table, seen_by(table, self.person), self.look.seat).viewer
        told = partial(past, table, viewer, self.look.turns, words)
        await self.send(await self.worker_pool.here(self.claim, told))

    async def _layer(self) -> None:
        """Send what the layer says of the position that is shown here."""
        table, stand = await self._asked()
        seats = seen_by(table, self.person)
        told = partial(layer_view, stand.table if stand else table, self.look, seats)
        priority = max(self.claim.priority, Priority.BOARD)
        await self.send(await self.worker_pool.here(Claim(self.claim.owner, priority), told))

    async def renew(self) -> None:
        """Send what is new."""
        async with self.showing:
            await self._show(await self._news())

    async def hinted(self, seat: int) -> None:
        """Tell that somebody has asked for a hint, where there is somebody to tell."""
        table = await self.hub.get(self.id)
        people = sum(not spec.bot for spec in table.seats)
        if people > 1 and not table.free and not self.late(table):
            told = words_of(table, self.look.lang).say("table-hint-asked", seat=seat)
            async with self.showing:
                await self._show([told])

    def late(self, table: Table) -> bool:
        """Tell whether a table is shown here later than it is played: to all but its players."""
        delayed = table.terms.delay > 0 and table.turn is not None
        return delayed and not seen_by(table, self.person)

    async def _seen(self) -> Table:
        """Return the table as it may be seen here."""
        table = await self.hub.get(self.id)
        self.lags = self.late(table)
        if not self.lags:
            return table
        cost = ACTION * table.seq  # if nobody has seen it for a while, it is replayed
        return await self.worker_pool.here(self.claim, partial(delayed, table), cost)

    async def _asked(self) -> tuple[Table, Standpoint | None]:
        """Return the table as it may be seen here, and as it is for who is asked here."""
        table = await self._seen()
        if self.badges:
            self.beside = await self.badges.of_seats(table.seats)
        if self.answering is None:
            return table, None
        whose = eyes(table, seen_by(table, self.person), self.look.seat)
        return table, await self.answering.shown(table, whose.viewer)

    async def _show(self, news: list[str]) -> None:
        table, stand = await self._asked()
        shown = self._view(table, stand)
        await self._send(shown, news, self._events(table, shown))

    def _latest(self, table: Table, stand: Standpoint | None) -> tuple[TableView, list[EventView]]:
        """Return a view of the last look, and its events; who looks again is drawn once more."""
        self.wanted.clear()  # in a thread, but nobody is woken by it
        shown = self._view(table, stand)
        return shown, self._events(table, shown)

    def _view(self, table: Table, stand: Standpoint | None) -> TableView:
        words = words_of(table, self.look.lang)
        return table_view(
            table,
            self.look,
            TELLER,
            seen_by(table, self.person),
            None if self.lags else self.hub.thinking.get(self.id),
            together(table, self.person, self.invite, words, stand),
            stand,
            self.beside,
        )

    def _events(self, table: Table, shown: TableView) -> list[EventView]:
        """Return what happened since the browser was last shown the table, if it plays that."""
        (steps, step), self.shown = self.shown, (table.steps, shown.step)
        if not self.look.changes or step is None:
            return []
        words = words_of(table, self.look.lang)
        return PLAYBACK.since(table, steps, step, shown.step, words)

    async def _send(self, shown: TableView, news: list[str], events: list[EventView]) -> None:
        before, self.sent = self.sent, shown if self.keeps and self.look.changes else None
        await self.send(
            change(before, shown, news, events) if before else TableMessage(shown, news, events)
        )

    async def _news(self) -> list[str]:
        """Return sentences for what was played or taken back since the last time."""
        table = await self.hub.get(self.id)
        if self.late(table):
            return []
        words = words_of(table, self.look.lang)
        known, self.known = self.known, table.steps
        same = known.shared(table.steps)
        if same == len(table.steps) < len(known) and not table.rows[-1].order:
            return [words.say("table-taken-back", seat=table.rows[-1].seat)]
        said, self.said = self.said, table.agreements.said
        orders = [
            words.say(f"table-log-{s.key}", **order_args(s, words))
            for s in table.agreements.said[len(said) :]
        ]
        return orders + TELLER.news(table.steps[same:], words)
