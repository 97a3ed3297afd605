"""Signs that players help each other to ratings."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from alcaide.people.conduct.signs import AGAIN, EARLY_GAMES, SERIES, Sign, signs
from alcaide.storage.schema import RESULTS, TRACES
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import new_table
from rated import ALCAZAR, RATED, persons, store_in

NOW = datetime(2026, 3, 1, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=91)


async def result(store: TableStore, table: str, order: tuple[str, ...], **parts: Any) -> None:
    """Keep a rated result, the first one first."""
    row = {"game": "alcazar", "players": len(order), "how": "", "colour": "white", "mu": 25.0}
    row |= {"access": "public", "ended": NOW - timedelta(days=1)}
    async with store.engine.begin() as connection:
        for place, user in enumerate(order):
            mine = {"table_id": table, "user_id": user, "seat": place, "place": place}
            values = {**row, **mine, "won": not place, **parts}
            if not place:
                values["how"] = ""
            await connection.execute(insert(RESULTS).values(**values))


async def trace(
    store: TableStore, table: str, user: str, device: str = "", address: str = "", at: Any = NOW
) -> None:
    values = {"table_id": table, "user_id": user, "device": device, "address": address, "at": at}
    async with store.engine.begin() as connection:
        await connection.execute(insert(TRACES).values(**values))


async def seen(store: TableStore) -> list[tuple[Any, ...]]:
    found: list[Sign] = await signs(store.engine, NOW)
    return [
        (sign.kind, [each.id for each in sign.people], sign.count, sign.of, len(sign.tables))
        for sign in found
    ]


def test_people_who_meet_and_come_from_one_place_are_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis", "zoe") as store:
            await trace(store, "t0", "ana", "d1", "a1")
            await trace(store, "t1", "luis", "d1", "a1")
            await trace(store, "t1", "zoe", "d2", "a1")
            await trace(store, "t2", "zoe", "d1", "a3", LONG_AGO)
            await result(store, "t0", ("ana", "luis"))
            await result(store, "t1", ("luis", "ana"))
            assert sorted(await seen(store)) == [
                ("address", ["ana", "luis"], 1, 2, 2),
                ("device", ["ana", "luis"], 1, 2, 2),
            ]

    asyncio.run(run())


def test_a_series_won_by_one_is_listed_and_a_fair_one_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis", "zoe") as store:
            for n in range(SERIES - 1):
                await result(store, f"a{n}", ("ana", "luis"))
                await result(store, f"b{n}", ("zoe", "luis") if n % 2 else ("luis", "zoe"))
            assert await seen(store) == []
            await result(store, "a9", ("ana", "luis"))
            await result(store, "b9", ("zoe", "luis"))
            await result(store, "old", ("ana", "luis"), ended=LONG_AGO)
            await result(store, "annulled", ("luis", "ana"), annulled="a reason")
            assert await seen(store) == [("series", ["ana", "luis"], SERIES, SERIES, SERIES)]

    asyncio.run(run())


def test_early_ends_are_listed_and_late_ones_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis", "zoe") as store:
            from alcaide.tables.log import load_table, order

            for n in range(EARLY_GAMES):
                setup = ALCAZAR.setup(2, seed=n)
                table = load_table(f"t{n}", ALCAZAR, setup, persons("x", "y"), (), terms=RATED)
                await store.create(table)
                await store.append(order(table, 1, "/resign"))
                await result(store, f"t{n}", ("ana", "luis"), how="resigned")
                await result(store, f"gone{n}", ("ana", "zoe"), how="resigned")
            found = await seen(store)
            assert found == [("early", ["ana", "luis"], EARLY_GAMES, EARLY_GAMES, EARLY_GAMES)]

    asyncio.run(run())


def test_tables_that_come_to_nothing_are_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            for n in range(AGAIN):
                await trace(store, f"gone{n}", "ana", f"d{n}")
                await trace(store, f"there{n}", "luis", f"e{n}")
                table = new_table(
                    f"there{n}", ALCAZAR, ALCAZAR.setup(2, seed=n), persons("luis", "zoe")
                )
                await store.create(table)
            await trace(store, "won", "ana")
            await result(store, "won", ("ana", "luis"))
            assert await seen(store) == [("again", ["ana"], AGAIN, AGAIN + 1, AGAIN)]

    asyncio.run(run())
