"""Answers for people: those they gave before their turn, and what their standing orders say.

Each is played when it is its seat's turn to answer, as a row like all others, but no sooner than
a while after the question, whatever it says: so the time tells nothing of who has a standing order,
or of what it says. Any process may do it, and several may try.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from alcaide.interface.questions import ASK
from alcaide.server.live.events import Planned
from alcaide.server.live.table_source import TableSource
from alcaide.storage.errors import StaleError, TableError
from alcaide.tables.ahead.advance_answers import holds, kept, meant
from alcaide.tables.ahead.asked_at_once import asked, put, question
from alcaide.tables.ahead.plans import Plan
from alcaide.tables.ahead.standing_orders import Order, answer, made, orders_of, questions
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.provenance import PLAN, PROGRAM, STANDING
from alcaide.tables.stores.asked_store import note_asked
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.standing_store import OrderStore
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock

LOG: Final = logging.getLogger("alcaide")
AFTER: Final = 1.2  # seconds from a question to an answer that was given beforehand


class Found(NamedTuple):
    """What has been answered beforehand, and where it is kept if that was for this question."""

    action: Any
    plan: Plan | None


class Standpoint(NamedTuple):
    """A table as a seat finds it, and whether its person has to be asked."""

    table: Table
    asks: bool


class Answering:
    """Finds out who has to be asked, and answers for the others."""

    def __init__(self, hub: TableSource, plans: PlanStore, orders: OrderStore) -> None:
        self.hub = hub
        self.plans = plans
        self.orders = orders

    async def found(self, table: Table, seat: int) -> Found | None:
        """Return what a seat has answered beforehand; None: its person has to be asked."""
        spec = table.seats[seat]
        if seat not in asked(table) or spec.bot or question(put(table, seat)) is None:
            return None
        if spec.kind == PERSON:
            for plan in await self.plans.of(table.id, spec.user, answer=True):
                if plan.seat == seat and holds(plan, table):
                    return Found(meant(plan, table), plan)
        said = await self.orders.of(table.id) if questions(table) else ()
        action = answer(table, seat, said)
        return None if action is None else Found(action, None)

    async def shown(self, table: Table, seat: int | None) -> Standpoint:
        """Return a table as a seat finds it, and whether its person has to be asked."""
        if seat is None or seat not in asked(table):
            return Standpoint(table, asks=False)
        if await self.found(table, seat) is not None:
            return Standpoint(table, asks=False)
        return Standpoint(put(table, seat), asks=True)

    async def keep(self, table: Table, seat: int, action: Any) -> None:
        """Keep the answer of a seat before its turn; it is stored when this returns.

        Raises IllegalActionError with the broken rule.
        """
        await self.plans.answer(kept(table, seat, action))
        await note_asked(self.plans.engine, await self.hub.get(table.id))
        self.hub.tell(table.id, Planned(table.seats[seat].user))

    async def ask_always(self, table: Table, seats: Sequence[int]) -> None:
        """Let seats be asked each time, as programs wish it, where nothing else has been said."""
        wanted = questions(table)
        said = await self.orders.of(table.id) if wanted else ()
        for seat in seats:
            holds = {order.question: order for order in orders_of(table, seat, said)}
            for each in wanted:
                if holds[each.name] not in said:
                    order = Order("", seat, each.name, "", ASK)
                    await self.orders.give(made(table, seat, order))
        if wanted:
            await note_asked(self.orders.engine, table)

    async def play(self, table: Table) -> bool:
        """Answer for the seat whose turn it is; tell whether something has been played."""
        seat = table.turn
        if seat is None or table.bot or (found := await self.found(table, seat)) is None:
            return False
        if (early := _early(put(table, seat))) > 0:
            await asyncio.sleep(early)
            return True  # meanwhile it may have been said otherwise
        try:
            known = PROGRAM if table.seats[seat].program else PLAN
            source = known if found.plan else STANDING
            await self.hub.play(table.id, seat, table.seq, found.action, source)
        except StaleError:  # another process was first
            return True
        except TableError as error:
            LOG.info("an answer at table %s is not played: %s", table.id, error)
            return False
        if found.plan:
            await self.plans.drop(found.plan.id, found.plan.user)
            self.hub.tell(table.id, Planned(found.plan.user))
        return True


def _early(table: Table) -> float:
    """Return for how long a question has to stand before what was said beforehand answers it."""
    rows = table.rows[: table.asked_at] if table.asked_at > 0 else table.rows
    since = rows[-1].at if rows else None
    return AFTER - (steady_clock.now() - since).total_seconds() if since else 0.0
