"""Who has to be asked together with the one to move, kept so that he can be found and told.

Whoever has answered already is not asked, and neither is anybody whose standing orders answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage import advisory_lock
from alcaide.storage.schema import ASKED, PLANS, ROWS, STANDING, USERS
from alcaide.tables.ahead.advance_answers import holds
from alcaide.tables.ahead.asked_at_once import asked
from alcaide.tables.ahead.standing_orders import answer
from alcaide.tables.orders.readiness import pending
from alcaide.tables.stores.plan_store import plan_of
from alcaide.tables.stores.standing_store import order_of
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock


async def note_asked(engine: AsyncEngine, table: Table) -> bool:
    """Keep who has to be asked at a table now; False: it has gone on meanwhile."""
    last = func.coalesce(func.max(ROWS.c.number), -1)
    query = select(last).where(ROWS.c.table_id == table.id)
    async with engine.begin() as connection:
        await connection.run_sync(advisory_lock.hold, f"asked {table.id}")
        if await connection.scalar(query) != table.seq - 1:
            return False
        await connection.run_sync(keep_asked, table, steady_clock.now())
    return True


def keep_asked(connection: Connection, table: Table, at: datetime) -> None:
    """Keep who has to be asked at a table, and no answers but those to what is asked now."""
    here, users = ASKED.c.table_id == table.id, set(_to_ask(connection, table))
    connection.execute(delete(ASKED).where(here, ASKED.c.user_id.not_in(users)))
    new = users - set(connection.execute(select(ASKED.c.user_id).where(here)).scalars())
    there = connection.execute(select(USERS.c.id).where(USERS.c.id.in_(new))).scalars().all()
    values = {"table_id": table.id, "since": at, "told": False}
    if there:
        connection.execute(insert(ASKED), [values | {"user_id": user} for user in there])


def _to_ask(connection: Connection, table: Table) -> Iterator[str]:
    if not table.dealt:
        yield from _to_be_ready(table)
        return
    answered = _answered(connection, table)
    query = select(STANDING).where(STANDING.c.table_id == table.id)
    said = [order_of(record) for record in connection.execute(query)]
    for seat in asked(table)[1:]:
        if seat not in answered and answer(table, seat, said) is None:
            yield table.seats[seat].user


def _to_be_ready(table: Table) -> Iterator[str]:
    readiness = table.agreements.readiness
    if readiness.phase == "asking":
        for seat in pending(table.seats, readiness):
            yield table.seats[seat].user or table.owner


def _answered(connection: Connection, table: Table) -> set[int]:
    """Return the seats that have answered beforehand; what does not hold any more is deleted."""
    answers = PLANS.c.answer & (PLANS.c.table_id == table.id)
    given = [plan_of(record) for record in connection.execute(select(PLANS).where(answers))]
    past = [plan.id for plan in given if not holds(plan, table)]
    if past:
        connection.execute(delete(PLANS).where(PLANS.c.id.in_(past)))
    return {plan.seat for plan in given if plan.id not in past}
