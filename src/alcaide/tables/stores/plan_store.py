"""Where plans are kept: beside the log of a table, for nobody but who made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import PLANS, TABLES
from alcaide.storage.stored_times import aware
from alcaide.tables.ahead.plans import Plan, PlanStep
from alcaide.tables.errors import PlanError

LIMIT: Final = 8  # plans of a person at a table


class PlanStore:
    """The plans in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, plan: Plan) -> None:
        """Keep a plan; those that have failed are cleared away. Raises PlanError for too many."""
        mine = _mine(plan.table, plan.user) & PLANS.c.answer.is_(False)
        count = select(func.count()).select_from(PLANS).where(mine)
        async with self.engine.begin() as connection:
            await connection.execute(delete(PLANS).where(mine, PLANS.c.off != ""))
            if (await connection.execute(count)).scalar_one() >= LIMIT:
                raise PlanError(most=LIMIT)
            await connection.execute(insert(PLANS).values(**_values(plan)))

    async def answer(self, plan: Plan) -> None:
        """Keep an answer, in the place of an earlier one."""
        mine = _mine(plan.table, plan.user) & PLANS.c.answer
        async with self.engine.begin() as connection:
            await connection.execute(delete(PLANS).where(mine))
            await connection.execute(insert(PLANS).values(**_values(plan)))

    async def of(self, table: str, user: str | None = None, answer: bool = False) -> Sequence[Plan]:
        """Return the plans at a table, of one person or of all: exact ones first, newest first.

        ``answer``: instead of them the answers before their turn.
        """
        query = select(PLANS).where(PLANS.c.table_id == table, PLANS.c.answer.is_(answer))
        if user is not None:
            query = query.where(PLANS.c.user_id == user)
        query = query.order_by(PLANS.c.exact.desc(), PLANS.c.made.desc(), PLANS.c.id)
        async with self.engine.connect() as connection:
            return [plan_of(record) for record in await connection.execute(query)]

    async def by(self, user: str) -> Sequence[Plan]:
        """Return all plans of a person, the oldest first."""
        query = select(PLANS).where(PLANS.c.user_id == user).order_by(PLANS.c.made, PLANS.c.id)
        async with self.engine.connect() as connection:
            return [plan_of(record) for record in await connection.execute(query)]

    async def drop(self, id: str, user: str) -> bool:
        """Delete a plan of somebody; False: there is none."""
        query = delete(PLANS).where(PLANS.c.id == id, PLANS.c.user_id == user)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def fail(self, id: str, off: str) -> None:
        """Note why a plan will not be played."""
        query = update(PLANS).where(PLANS.c.id == id).values(off=off)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def due(self) -> Sequence[str]:
        """Return the tables that wait for somebody who has a plan."""
        query = (
            select(PLANS.c.table_id)
            .join(TABLES, TABLES.c.id == PLANS.c.table_id)
            .where(TABLES.c.waits_for == PLANS.c.user_id, PLANS.c.off == "")
            .distinct()
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()


def _mine(table: str, user: str) -> ColumnElement[bool]:
    return (PLANS.c.table_id == table) & (PLANS.c.user_id == user)


def _values(plan: Plan) -> dict[str, Any]:
    return {
        "id": plan.id,
        "table_id": plan.table,
        "user_id": plan.user,
        "seat": plan.seat,
        "exact": plan.exact,
        "seq": plan.seq,
        "steps": plan.steps,
        "line": msgspec.json.encode(plan.line).decode(),
        "made": plan.made,
        "off": plan.off,
        "answer": plan.answer,
    }


def plan_of(record: Record[Any]) -> Plan:
    """Return a plan of its row."""
    line = msgspec.json.decode(record.line, type=tuple[PlanStep, ...])
    return Plan(
        record.id,
        record.table_id,
        record.user_id,
        record.seat,
        record.exact,
        record.seq,
        record.steps,
        line,
        aware(record.made),
        record.off,
        record.answer,
    )
