"""Who has to be asked at once with the one to move: found by a query, and nobody else is."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.games.alhambra.actions import NO
from alcaide.interface.questions import NEVER
from alcaide.people.people_store import People
from alcaide.storage.database import open_database
from alcaide.storage.schema import ASKED, PLANS
from alcaide.tables.ahead.advance_answers import kept
from alcaide.tables.ahead.standing_orders import Order
from alcaide.tables.log import play
from alcaide.tables.stores.asked_store import note_asked
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.standing_store import OrderStore
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from windows import seats, window


async def found(engine: AsyncEngine, table: Table) -> list[int]:
    """Return the seats that have to be asked, by the database."""
    async with engine.connect() as connection:
        users = set((await connection.execute(select(ASKED.c.user_id))).scalars())
    return [seat for seat, spec in enumerate(table.seats) if spec.user in users]


async def played(store: TableStore, table: Table, *texts: str) -> Table:
    """Play, each action by the seat to move, and store it."""
    for text in texts:
        assert table.turn is not None
        change = play(table, table.turn, table.seq, table.game.read(table.state, text))
        await store.append(change)
        table = change.table
    return table


def test_answers_and_orders_spare_people_only_what_they_are_about(database: str) -> None:
    async def run() -> None:
        engine = await open_database(database)
        store, plans, orders = TableStore(engine), PlanStore(engine), OrderStore(engine)
        users = tuple([(await People(engine).welcome(name)).id for name in ("Ana", "Eva", "Leo")])
        table = replace(window(), seats=tuple(seats(users=users)))
        await store.create(table)
        assert await note_asked(engine, table)
        assert await found(engine, table) == [0, 1]
        answer = kept(table, 1, NO)
        await plans.answer(answer)
        assert await note_asked(engine, table)
        assert await found(engine, table) == [0]
        await orders.give(Order("t", 0, "vizier", users[0], NEVER))
        assert await note_asked(engine, table)
        assert await found(engine, table) == []
        after = await played(store, table, "vizier 1 with y2")
        assert not await note_asked(engine, table)  # it has gone on
        await plans.answer(answer)  # it comes too late
        after = await played(store, after, "put pavilion2 reserve")
        assert await note_asked(engine, after)
        async with engine.connect() as connection:
            assert not (await connection.execute(select(PLANS))).all()
        await store.close()

    asyncio.run(run())
