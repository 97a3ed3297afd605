"""What one screen shows of a table: the whole of it, then what has changed and why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from alcaide.people.person import Person
from alcaide.table.behind import behind
from alcaide.table.table import Table
from alcaide.web.changes import change
from alcaide.web.door import Door
from alcaide.web.lane import lane
from alcaide.web.loglines import Teller, log_part, order_args
from alcaide.web.messages import FromServer, Lines, Look, TableMessage, TableView
from alcaide.web.rights import seen_by
from alcaide.web.together import together
from alcaide.web.views import table_view, words_of

TELLER: Final = Teller()


class Display:
    """What a browser has been sent of a table, and the way it looks at it."""

    def __init__(
        self,
        table: Table,
        look: Look,
        person: Person,
        invite: str,
        hub: Door,
        send: Callable[[FromServer], Awaitable[None]],
    ) -> None:
        self.id = table.id
        self.look = look
        self.person = person
        self.invite = invite
        self.hub = hub
        self.send = send
        self.sent: TableView | None = None  # what the browser has, if it takes changes of it
        self.known = table.steps  # what the browser has heard of
        self.said = table.affairs.said
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
            async with lane().turn():
                self.wanted.clear()
                self.sent = None
                message = await self._message([])
            await self.send(message)
            if not self.wanted.is_set():
                self.settled.set()

    async def whole(self) -> None:
        """Send the table as if the browser had nothing of it."""
        self.sent = None
        await self._show([])

    async def lines(self, first: int, count: int) -> None:
        """Send lines of the log, as far as it may be seen here."""
        table = await self._seen()
        words = words_of(table, self.look.lang)
        await self.send(Lines(first, log_part(table, words, first, first + count)))

    async def renew(self) -> None:
        """Send what is new."""
        await self._show(await self._news())

    async def hinted(self, seat: int) -> None:
        """Tell that somebody has asked for a hint, where there is somebody to tell."""
        table = await self.hub.get(self.id)
        if sum(not spec.bot for spec in table.seats) > 1 and not table.free:
            await self._show([words_of(table, self.look.lang).say("table-hint-asked", seat=seat)])

    async def _seen(self) -> Table:
        """Return the table as it may be seen here: by others than those who play, later."""
        table = await self.hub.get(self.id)
        if not table.terms.delay or seen_by(table, self.person):
            return table
        return await asyncio.to_thread(behind, table)

    async def _show(self, news: list[str]) -> None:
        await self.send(await self._message(news))

    async def _message(self, news: list[str]) -> FromServer:
        """Return what there is to be told of the table, with sentences about what is new."""
        table = await self._seen()
        words = words_of(table, self.look.lang)
        shown = table_view(
            table,
            self.look,
            TELLER,
            seen_by(table, self.person),
            self.hub.thinking.get(self.id),
            together(table, self.person, self.invite, words),
        )
        before, self.sent = self.sent, shown if self.look.changes else None
        return change(before, shown, news) if before else TableMessage(shown, news)

    async def _news(self) -> list[str]:
        """Return sentences for what was played or taken back since the last time."""
        table = await self.hub.get(self.id)
        if table.terms.delay and await self._seen() is not table:
            return []
        words = words_of(table, self.look.lang)
        known, self.known = self.known, table.steps
        same = known.shared(table.steps)
        if same == len(table.steps) < len(known) and not table.rows[-1].order:
            return [words.say("table-taken-back", seat=table.rows[-1].seat)]
        said, self.said = self.said, table.affairs.said
        orders = [
            words.say(f"table-log-{s.key}", **order_args(s))
            for s in table.affairs.said[len(said) :]
        ]
        return orders + TELLER.news(table.steps[same:], words)
