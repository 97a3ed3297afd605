"""The audit log: lines that nobody changes, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.audit_log import AuditLog, Entry, note
from alcaide.storage.backup import backup, restore
from alcaide.storage.database import open_database, sqlite_url

CHANGES = (
    "UPDATE audit SET why = 'nothing' WHERE number = 1",
    "DELETE FROM audit WHERE number = 2",
    "DELETE FROM audit",
)
OF_SQLITE = "INSERT OR REPLACE INTO audit SELECT 1, at, '', '', '', '', '', ends, '' FROM audit"
OF_POSTGRESQL = "TRUNCATE audit"


def run(url: str, work: Any) -> None:
    async def opened() -> None:
        engine = await open_database(url)
        try:
            await work(engine)
        finally:
            await engine.dispose()

    done: Coroutine[Any, Any, None] = opened()
    asyncio.run(done)


async def _fill(engine: AsyncEngine) -> None:
    for what in ("silence", "ban", "unban"):
        async with engine.begin() as connection:
            await note(connection, Entry("ana", what, "luis", "rule 3"))


def test_no_sql_changes_a_line(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        await _fill(engine)
        log = AuditLog(engine)
        before = await log.lines()
        own = OF_SQLITE if engine.dialect.name == "sqlite" else OF_POSTGRESQL
        for change in (*CHANGES, own):
            with pytest.raises(DBAPIError, match="only added to"):
                async with engine.begin() as connection:
                    await connection.execute(text(change))
        assert await log.lines() == before
        assert [line.entry.what for line in before] == ["unban", "ban", "silence"]
        assert await log.broken() is None

    run(database, work)


def test_two_who_write_at_once_both_have_their_line(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        await asyncio.gather(*(_fill(engine) for _ in range(4)))
        assert [line.number for line in await AuditLog(engine).lines()] == [*range(12, 0, -1)]
        assert await AuditLog(engine).broken() is None

    run(database, work)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("UPDATE audit SET about_id = 'eva' WHERE number = 2", 2),
        ("DELETE FROM audit WHERE number = 2", 2),
        ("DELETE FROM audit WHERE number = 1", 1),
    ],
)
def test_what_was_changed_without_the_triggers_is_found(
    tmp_path: Path, change: str, found: int
) -> None:
    async def work(engine: AsyncEngine) -> None:
        await _fill(engine)
        async with engine.begin() as connection:
            for trigger in ("update", "delete"):
                await connection.execute(text(f"DROP TRIGGER audit_{trigger}"))
            await connection.execute(text(change))
        assert await AuditLog(engine).broken() == found

    run(sqlite_url(tmp_path), work)


def test_a_backup_holds_the_log_and_its_triggers(database: str, tmp_path: Path) -> None:
    copy = sqlite_url(tmp_path / "copy")
    run(database, _fill)
    asyncio.run(backup(database, tmp_path / "all.jsonl"))
    asyncio.run(restore(copy, tmp_path / "all.jsonl"))

    async def work(engine: AsyncEngine) -> None:
        assert len(await AuditLog(engine).lines(about="luis")) == 3
        assert await AuditLog(engine).broken() is None
        with pytest.raises(DBAPIError, match="only added to"):
            async with engine.begin() as connection:
                await connection.execute(text(CHANGES[0]))

    run(copy, work)
