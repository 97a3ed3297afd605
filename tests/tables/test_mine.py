"""The tables of a person, found by queries, in either database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import msgspec

from alcaide.people.people_store import People
from alcaide.storage.database import open_database
from alcaide.tables.log import load_table, order, play
from alcaide.tables.orders.consent import answer, ask
from alcaide.tables.stores.my_tables import Ended, ends, requests, turns
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from tabling import ALCAZAR, LIVE, gathered


@asynccontextmanager
async def kept(database: str) -> AsyncIterator[tuple[TableStore, list[str]]]:
    """Open a database in which there are two people."""
    engine = await open_database(database)
    try:
        people = People(engine)
        yield TableStore(engine), [(await people.welcome(name)).id for name in ("Ana", "Luis")]
    finally:
        await engine.dispose()


def table_of(users: list[str], id: str, terms: Terms = LIVE) -> Table:
    """Return a table of two people."""
    like = gathered(2, terms)
    seats = [
        msgspec.structs.replace(spec, user=user)
        for spec, user in zip(like.seats, users, strict=True)
    ]
    return load_table(id, ALCAZAR, like.setup, seats, (), terms=terms)


async def ordered(store: TableStore, table: Table, seat: int, text: str) -> Table:
    """Give an order, and return the table as it is kept."""
    change = order(table, seat, text)
    await store.append(change)
    return change.table


async def moved(store: TableStore, table: Table) -> Table:
    """Play until somebody else is to move."""
    turn = table.turn
    while turn is not None and table.turn == turn:
        change = play(table, turn, table.seq, ALCAZAR.legal_actions(table.state)[-1])
        await store.append(change)
        table = change.table
    return table


def test_the_one_whose_time_is_over_first_comes_first(database: str) -> None:
    async def run() -> None:
        async with kept(database) as (store, users):
            hours = {"free": 0, "slow": 48, "soon": 24, "older": 0}
            for id in ("older", "free", "slow", "soon"):
                days = Terms(access="public", pace="days", hours=hours[id], gone="bot")
                table = table_of(users, id, days if hours[id] else Terms(access="public"))
                await store.create(table)
                await moved(store, table)
            mover = users[1 - (table_of(users, "t").turn or 0)]
            found = await turns(store.engine, mover)
            assert [turn.id for turn in found] == ["soon", "slow", "older", "free"]
            first, second = found[0].deadline, found[1].deadline
            assert first is not None
            assert second is not None
            assert timedelta(hours=23) < second - first < timedelta(hours=25)
            other = next(user for user in users if user != mover)
            assert await turns(store.engine, other) == []

    asyncio.run(run())


def test_a_request_is_found_until_it_is_answered(database: str) -> None:
    async def run() -> None:
        async with kept(database) as (store, users):
            asked: list[list[str]] = []
            for id, yes in (("agreed", True), ("refused", False)):
                table = table_of(users, id)
                await store.create(table)
                table = await ordered(store, table, 0, ask("draw"))
                asked += [list(await requests(store.engine, user)) for user in users]
                await ordered(store, table, 1, answer(table.seq - 1, yes))
                assert await requests(store.engine, users[1]) == []
            assert asked == [[], ["agreed"], [], ["refused"]]

    asyncio.run(run())


def test_the_end_is_told_to_everybody_as_it_is_for_him(database: str) -> None:
    async def run() -> None:
        async with kept(database) as (store, users):
            for id in ("t", "u"):
                await store.create(table_of(users, id))
            await ordered(store, table_of(users, "t"), 1, "/resign")
            told = [await ends(store.engine, user, ["t", "u"]) for user in users]
            assert told == [
                {"t": Ended(0, 2, True, "resigned")},
                {"t": Ended(1, 2, False, "resigned")},
            ]
            assert await ends(store.engine, users[0], []) == {}

    asyncio.run(run())
