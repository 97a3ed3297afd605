"""Rows that wait together are committed together, and each is stored or refused by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from alcaide.core.rng import Rng
from alcaide.storage.database import open_database
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import MissingError
from alcaide.tables.stores.table_store import TableStore
from databases import empty
from tabling import fresh, random_play


def test_of_changes_that_wait_together_those_that_fail_take_nothing_with_them(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        store = TableStore(await open_database(empty(tmp_path)))
        tables = [fresh(2, seed, f"t{seed}") for seed in range(8)]
        for table in tables[1:]:
            await store.create(table)
        changes = [random_play(table, Rng(b"one")) for table in tables]
        again = random_play(tables[3], Rng(b"another"))
        found = await asyncio.gather(
            *(store.append(change) for change in [*changes, again]), return_exceptions=True
        )
        assert [type(each) for each in found] == [MissingError, *[type(None)] * 7, StaleError]
        for table, change in zip(tables[1:], changes[1:], strict=True):
            assert (await store.load(table.id)).rows == change.table.rows
        await store.close()

    asyncio.run(run())


def test_whoever_goes_away_leaves_his_row_to_be_stored(tmp_path: Path) -> None:
    async def run() -> None:
        store = TableStore(await open_database(empty(tmp_path)))
        table = fresh(2, 1)
        await store.create(table)
        change = random_play(table, Rng(b"gone"))
        task = asyncio.create_task(store.append(change))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.close()
        store = TableStore(await open_database(empty(tmp_path)))
        assert (await store.load(table.id)).rows == change.table.rows
        await store.close()

    asyncio.run(run())
