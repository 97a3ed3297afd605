"""A program before the deal: it is asked whether it is ready, and for the nonce it promised."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from alcaide.server.protocol.program_messages import AskNonce, Check, Nonce, Ready, ToProgram
from alcaide.storage.errors import TableError
from alcaide.tables.orders.readiness import pending, ready, reveal
from alcaide.tables.orders.ready_state import Phase
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock

READY: Final[msgspec.json.Decoder[Ready]] = msgspec.json.Decoder(Ready)
NONCE: Final[msgspec.json.Decoder[Nonce]] = msgspec.json.Decoder(Nonce)
ASKS: Final = 2  # the first protocol in which programs are asked

Send = Callable[[ToProgram], Awaitable[None]]
Order = Callable[[str, int, str], Awaitable[object]]


class BeforeDeal:
    """What a program is asked at a table where nothing is dealt yet."""

    def __init__(self, protocol: int, send: Send, order: Order) -> None:
        self.protocol = protocol
        self.send = send
        self.order = order
        self.asked: tuple[Phase, object] | None = None  # what was asked last, and since when

    async def go_on(self, table: Table, mine: Sequence[int]) -> None:
        """Ask what the table waits for, once; a program of before that is ready as it sits."""
        seat, readiness = expected(table, mine), table.agreements.readiness
        about = readiness.phase, readiness.since
        if seat is None or self.asked == about:
            return
        self.asked = about
        ends = readiness.ends(table.terms)
        left = max(0.0, (ends - steady_clock.now()).total_seconds()) if ends else 0.0
        if self.protocol < ASKS:
            await self._sit_still(table, seat)
        elif readiness.phase == "asking":
            await self.send(Check(left, table.terms, table.aids))
        else:
            await self.send(AskNonce(left))

    async def _sit_still(self, table: Table, seat: int) -> None:
        try:
            await self.order(table.id, seat, ready())
        except TableError:  # another connection of the program has said it, or time is over
            self.asked = None

    async def hear(self, text: str, table: Table, mine: Sequence[int]) -> bool:
        """Take an answer in; False: nothing is asked. Raises TableError and others."""
        seat = expected(table, mine)
        if seat is None:
            return False
        if table.agreements.readiness.phase == "asking":
            await self.order(table.id, seat, ready(READY.decode(text).commitment))
        else:
            await self.order(table.id, seat, reveal(NONCE.decode(text).nonce))
        return True


def expected(table: Table, mine: Sequence[int]) -> int | None:
    """Return the seat of a program from which an answer is expected before the deal."""
    readiness = table.agreements.readiness
    match readiness.phase:
        case "asking" if not table.dealt:
            waits = pending(table.seats, readiness)
        case "revealing":
            waits = [one.seat for one in readiness.answers if one.hidden]
        case _:
            waits = []
    return next((seat for seat in waits if seat in mine), None)
