"""A database is as its migrations make it, wherever it is; what is none is told."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.pool import QueuePool

from alcaide.storage.database import FILE, open_database, sqlite_url
from alcaide.storage.errors import DataError, OfflineError
from alcaide.storage.schema import METADATA, ROWS
from alcaide.tables.stores.table_store import TableStore
from rated import store_in
from tabling import fresh


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> list[object]:
        async with store_in(database) as store, store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(run()) == []


def test_the_database_keeps_its_promises(tmp_path: Path) -> None:
    async def run() -> tuple[object, ...]:
        async with store_in(sqlite_url(tmp_path)) as store, store.engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.execute(text(f"PRAGMA {name}")) for name in pragmas]
            return tuple(result.scalar() for result in found)

    assert asyncio.run(run()) == ("wal", 2, 1)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"these are my holiday plans" * 100)
    with pytest.raises(DataError, match="cli-data-no-database"):
        asyncio.run(open_database(sqlite_url(tmp_path)))


def test_a_database_of_a_later_version_is_told(database: str) -> None:
    async def run() -> None:
        async with store_in(database) as store, store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await open_database(database)

    with pytest.raises(DataError, match=r"cli-data-newer.*9999"):
        asyncio.run(run())


@pytest.mark.parametrize("name", ["with space", "a?b=c", "50%25", "a#b", "Añil è", "..."])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with store_in(sqlite_url(tmp_path / name)) as store:
            await store.create(fresh())

    asyncio.run(run())
    assert (tmp_path / name / FILE).stat().st_size > 0


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataError, match="cli-data-folder"):
        asyncio.run(open_database(sqlite_url(tmp_path / "file" / "games")))


def test_whoever_gets_no_connection_is_told_that_the_database_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with store_in(database) as store, AsyncExitStack() as held:
            pool = store.engine.pool
            assert isinstance(pool, QueuePool)
            monkeypatch.setattr(pool, "_timeout", 0.01)
            for _ in range(pool.size() + pool._max_overflow):
                await held.enter_async_context(store.engine.connect())
            with pytest.raises(OfflineError):
                await store.list(1)

    asyncio.run(run())


async def interrupted(store: TableStore) -> None:
    async with store.engine.begin() as connection:
        row = {"table_id": "t", "number": 0, "seat": 0, "text": "buy deck"}
        await connection.execute(insert(ROWS).values(**row, at=datetime.now(UTC)))
        raise ZeroDivisionError


def test_a_failed_transaction_leaves_nothing(database: str) -> None:
    async def run() -> int | None:
        async with store_in(database) as store:
            await store.create(fresh())
            with pytest.raises(ZeroDivisionError):
                await interrupted(store)
            async with store.engine.connect() as connection:
                count: int | None = (
                    await connection.execute(text("SELECT count(*) FROM rows"))
                ).scalar()
                return count

    assert asyncio.run(run()) == 0
