"""Who deletes his account leaves all tables, whatever becomes of them meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from alcaide.people.people_store import People
from alcaide.people.personal_data import NOBODY, leave
from alcaide.tables.log import load_table
from rated import ALCAZAR, RATED, persons, store_in


def test_a_table_that_is_deleted_meanwhile_holds_nobody_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            for id in ("a", "b"):
                setup, seats = ALCAZAR.setup(2, seed=1), persons("ana", "luis")
                await store.create(load_table(id, ALCAZAR, setup, seats, (), terms=RATED))

            async def order(_id: str, _seat: int, _row: str) -> None:
                return

            async def rewrite(id: str, work: Callable[[], Awaitable[None]]) -> None:
                if id == "a":
                    await store.delete(id)
                await work()

            await leave(store.engine, order, rewrite, "ana")
            assert await People(store.engine).by_id("ana") is None
            assert [seat.name for seat in (await store.load("b")).seats] == [NOBODY, "Luis"]

    asyncio.run(run())
