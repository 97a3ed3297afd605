"""What server and browser say about plans, and who hears it: nobody but who made them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from alcaide.people.person import Person
from alcaide.server.live.events import Event, Planned
from alcaide.server.protocol.plan_messages import (
    DropPlan,
    MakePlan,
    PlanKept,
    PlannedView,
    PlansMessage,
    PlanView,
)
from alcaide.server.security.permissions import can_plan
from alcaide.tables.ahead.advance_answers import holds
from alcaide.tables.ahead.plans import Plan, line_of, phrase
from alcaide.tables.errors import OrderError, PlanTurnError
from alcaide.tables.stores.asked_store import note_asked
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.table import Table
from alcaide.tables.words import Words

Send = Callable[[Any], Awaitable[None]]
Tell = Callable[[str, Event], None]


class Planning:
    """What a screen at a table shows of the plans of its person."""

    def __init__(self, person: Person, plans: PlanStore, send: Send, tell: Tell) -> None:
        self.person = person
        self.plans = plans
        self.send = send
        self.tell = tell

    async def show(self, table: Table, words: Words) -> None:
        """Send what is planned."""
        found = list(await self.plans.of(table.id, self.person.id))
        given = await self.plans.of(table.id, self.person.id, answer=True)
        found += [plan for plan in given if holds(plan, table)]
        await self.send(PlansMessage([_shown(plan, words) for plan in found]))

    async def drop(self, table: Table, message: DropPlan) -> None:
        """Delete a plan, if it is still there; whoever takes back an answer is asked again."""
        await self.plans.drop(message.plan, self.person.id)
        await note_asked(self.plans.engine, table)
        self.tell(table.id, Planned(self.person.id))


class Drafting:
    """What a what-if board can make of its line for the table that it comes from."""

    def __init__(
        self,
        origin: Table,
        seat: int,
        person: Person,
        plans: PlanStore,
        kept: Callable[[str], None],
        check: Callable[[], Awaitable[None]],
    ) -> None:
        self.origin = origin
        self.seat = seat
        self.person = person
        self.plans = plans
        self.kept = kept  # is told the table where there is something new to be played
        self.check = check  # raises what stands against it, and marks the seat of a program

    async def make(self, board: Table, message: MakePlan) -> None:
        """Keep the line of the board as a plan. Raises PlanTurnError and others."""
        origin, seat = self.origin, self.seat
        if not can_plan(origin, self.person, seat):
            raise PlanTurnError
        await self.check()
        plan = Plan(
            secrets.token_urlsafe(9),
            origin.id,
            self.person.id,
            seat,
            message.exact,
            origin.seq,
            len(origin.steps),
            line_of(board, seat, message.exact),
            datetime.now(UTC),
        )
        await self.plans.add(plan)
        self.kept(origin.id)


def _shown(plan: Plan, words: Words) -> PlanView:
    line = [PlannedView(step.seat, words.phrase(phrase(step.label))) for step in plan.line]
    off = words.say(f"table-plan-{plan.off}") if plan.off else ""
    return PlanView(plan.id, plan.exact, line, off, plan.answer)


async def heed(
    planning: Planning | None,
    drafting: Drafting | None,
    table: Table,
    message: MakePlan | DropPlan,
    send: Send,
) -> None:
    """Do what somebody says about a plan. Raises OrderError or PlanTurnError where none is made."""
    if isinstance(message, DropPlan):
        if planning is None:
            raise OrderError
        await planning.drop(table, message)
        return
    if drafting is None:
        raise PlanTurnError
    await drafting.make(table, message)
    await send(PlanKept())
