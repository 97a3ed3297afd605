"""A what-if board: a table of one screen's own, in memory only, where nothing counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.server.live.events import Changed, Event, Thinks
from alcaide.server.present.aids import seen
from alcaide.server.security.permissions import shared
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import HintsOffError, OrderError, SeatError, SeatsError, UndoError
from alcaide.tables.log import play
from alcaide.tables.provenance import PERSON, SERVER
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import UNDO, Change, Row, Table

ID: Final = "whatif"  # of every such table: there is only one for its screen


def sandbox_table(table: Table, step: int, viewer: int | None, rng: Rng) -> Table:
    """Return a table that begins where another one stood after some actions.

    As long as that one is played, what ``viewer`` cannot know is dealt anew: raises SeatError if
    nobody looks. All seats are played by hand; where others play against him, no bot helps.
    """
    state = table.at(min(max(0, step), len(table.steps)))
    aids_off: tuple[str, ...] = ()
    if table.turn is not None:
        if viewer is None:
            raise SeatError
        aids_off = (*table.aids_off, "hints") if shared(table) else table.aids_off
        state = table.game.determinize(seen(table, state, viewer), rng)
    seats = tuple(SeatSpec("friend", seat.name, seat.colour) for seat in table.seats)
    return Table(
        ID,
        table.game,
        table.setup,
        seats,
        PersistentList(),
        PersistentList(),
        state,
        aids_off,
        start=state,
        free=True,
    )


class Sandbox:
    """The way to a what-if board; what happens is told through a queue."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[str, int] = {}
        self.events: asyncio.Queue[Event] = asyncio.Queue()

    async def get(self, id: str) -> Table:
        """Return the table as it stands."""
        return self.table

    async def seen(self, id: str) -> bool:
        """Tell that somebody looks: a board ends with its screen."""
        return True

    async def play(self, id: str, seat: int, seq: int, action: Any, source: str = PERSON) -> Change:
        """Play an action. Raises what `log.play` raises."""
        return self._change(play(self.table, seat, seq, action))

    async def undo(self, id: str, seat: int, seq: int, source: str = PERSON) -> Change:
        """Take back to the last decision that was made by hand. Raises StaleError or UndoError."""
        table = self.table
        if seq != table.seq:
            raise StaleError
        if not table.steps:
            raise UndoError
        left = len(table.steps) - 1
        while left and table.seats[table.steps[left].seat].bot:
            left -= 1
        row = Row(table.seq, seat, UNDO)
        after = replace(table.back_to(left), rows=table.rows.added(row))
        return self._change(Change(after, row, ()))

    async def order(self, id: str, seat: int, text: str, source: str = SERVER) -> Change:
        """Refuse: nobody else is here. Raises OrderError."""
        raise OrderError

    def seat(self, seat: int, level: str) -> None:
        """Let a bot of a level play a seat; with an empty level it is played by hand again."""
        if "hints" not in self.table.aids:
            raise HintsOffError
        if seat not in range(len(self.table.seats)) or level not in ("", *BOTS):
            raise SeatsError("there is no such seat, or no such bot")
        kind = "bot" if level else "friend"
        spec = msgspec.structs.replace(self.table.seats[seat], kind=kind, level=level)
        row = Row(self.table.seq, seat, f"/{kind} {level}".rstrip())
        seats: Sequence[SeatSpec] = self.table.seats
        seats = (*seats[:seat], spec, *seats[seat + 1 :])
        self.table = replace(self.table, rows=self.table.rows.added(row), seats=tuple(seats))
        self.tell(ID, Changed())

    def tell(self, id: str, event: Event) -> None:
        """Put an event into the queue of the screen."""
        if isinstance(event, Thinks) and event.on:
            self.thinking[id] = event.seat
        elif isinstance(event, Thinks | Changed):
            self.thinking.pop(id, None)
        self.events.put_nowait(event)

    def _change(self, change: Change) -> Change:
        self.table = change.table
        self.tell(ID, Changed())
        return change
