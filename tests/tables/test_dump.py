"""A backup holds everything, moves between databases, and half of one is not taken for whole."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from alcaide.record import Record
from alcaide.storage.backup import backup, restore, status
from alcaide.storage.database import open_database, sqlite_url
from alcaide.storage.errors import DataError
from alcaide.storage.schema import METADATA
from alcaide.tables.log import play
from alcaide.tables.records import to_record
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from records import GOLDEN
from tabling import played


def filled(tmp_path: Path) -> str:
    """Return the address of a database in which something was played."""
    url = sqlite_url(tmp_path / "one")

    async def fill() -> None:
        store = TableStore(await open_database(url))
        await store.create(played(40, players=3))
        await store.create(played(7, id="é'\"\n"))
        await store.close()

    asyncio.run(fill())
    return url


def everything(url: str) -> list[list[Any]]:
    """Return all rows of all tables."""

    async def read() -> list[list[Any]]:
        engine = await open_database(url)
        async with engine.connect() as connection:
            found = [
                [tuple(row) for row in await connection.execute(select(table))]
                for table in METADATA.sorted_tables
            ]
        await engine.dispose()
        return [sorted(without_zones(rows)) for rows in found]

    return asyncio.run(read())


def without_zones(rows: list[tuple[Any, ...]]) -> list[str]:
    return [
        repr([v.replace(tzinfo=None) if hasattr(v, "tzinfo") else v for v in row]) for row in rows
    ]


def test_a_backup_brings_everything_into_another_database_and_back(
    tmp_path: Path, database: str
) -> None:
    url, file = filled(tmp_path), tmp_path / "games.jsonl"
    assert asyncio.run(backup(url, file)) == 49
    assert asyncio.run(restore(database, file)) == 49
    assert everything(database) == everything(url)
    again, back = tmp_path / "again.jsonl", sqlite_url(tmp_path / "back")
    asyncio.run(backup(database, again))
    assert again.read_text() == file.read_text()
    asyncio.run(restore(back, again))
    assert everything(back) == everything(url)


def test_a_restored_game_goes_on(tmp_path: Path, database: str) -> None:
    file = tmp_path / "games.jsonl"
    asyncio.run(backup(filled(tmp_path), file))
    asyncio.run(restore(database, file))

    async def load() -> int:
        store = TableStore(await open_database(database))
        try:
            return (await store.load("t")).seq
        finally:
            await store.close()

    assert asyncio.run(load()) == 40


def test_a_backup_of_an_older_schema_is_brought_up_to_date(tmp_path: Path, database: str) -> None:
    head = {
        "id": "t", "game": "alcazar", "version": "1", "setup": "{}", "seats": "[]",
        "created": "2025-01-02T03:04:05+00:00", "touched": "2025-01-02T03:04:05+00:00",
    }  # fmt: skip
    lines = [
        {"alcaide": 1, "schema": "0001"},
        {"is": "row", "table": "tables", "row": head},
        {"is": "end", "rows": 1},
    ]
    file = tmp_path / "old.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert asyncio.run(restore(database, file)) == 1
    found = asyncio.run(status(database))
    assert (found.schema, found.tables, found.rows) == (found.newest, 1, 0)


@pytest.mark.parametrize("cut", [1, 2, 10, 48, 49])
def test_half_a_backup_is_refused_and_changes_nothing(
    tmp_path: Path, database: str, cut: int
) -> None:
    file = tmp_path / "games.jsonl"
    asyncio.run(backup(filled(tmp_path), file))
    lines = file.read_text().splitlines(keepends=True)
    for rest in ("", lines[cut][:9], lines[-1]):
        file.write_text("".join(lines[:cut]) + rest)
        with pytest.raises(DataError, match=r"games\.jsonl"):
            asyncio.run(restore(database, file))
    assert asyncio.run(status(database)).tables == 0
    folder = tmp_path / "new"
    with pytest.raises(DataError, match=r"games\.jsonl"):
        asyncio.run(restore(sqlite_url(folder), file))
    assert [left.name for left in folder.iterdir() if left.suffix != ".lock"] == []


def test_a_database_with_games_in_it_is_not_overwritten(tmp_path: Path) -> None:
    url, file = filled(tmp_path), tmp_path / "games.jsonl"
    asyncio.run(backup(url, file))
    before = everything(url)
    with pytest.raises(DataError, match="cli-data-filled"):
        asyncio.run(restore(url, file))
    assert everything(url) == before


@pytest.mark.parametrize(
    "content", ["", "these are my holiday plans", '{"alcaide": 2, "schema": "0001"}', "[]\n"]
)
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "plans.jsonl"
    file.write_text(content)
    with pytest.raises(DataError, match="plans"):
        asyncio.run(restore(sqlite_url(tmp_path / "new"), file))


def test_a_database_of_an_older_schema_is_not_backed_up(tmp_path: Path) -> None:
    url = filled(tmp_path)

    async def age() -> None:
        engine = await open_database(url)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await engine.dispose()

    asyncio.run(age())
    file = tmp_path / "games.jsonl"
    with pytest.raises(DataError, match="cli-data-old"):
        asyncio.run(backup(url, file))
    assert not file.exists()


def test_the_keys_of_all_tables_are_given_by_us() -> None:
    for table in METADATA.sorted_tables:  # restored sequences would begin at one again
        for column in table.primary_key.columns:
            assert column.autoincrement is not True
            assert column.type.python_type is str or column.autoincrement is False


def test_tables_of_earlier_rules_go_on_by_them(tmp_path: Path) -> None:
    """A backup of version 0.1.0, of a game in which more was redesigned than ALH-40 admits."""
    database = sqlite_url(tmp_path / "old")
    asyncio.run(restore(database, GOLDEN / "tables-0.1.0.jsonl"))

    async def go_on() -> Table:
        store = TableStore(await open_database(database))
        try:
            table = await store.load("old")
            for seat, line in whole.actions[30:33]:
                change = play(table, seat, table.seq, table.game.read(table.state, line))
                await store.append(change)
                table = change.table
            return await store.load("old")
        finally:
            await store.close()

    whole = Record.load(GOLDEN / "alhambra-rebuilding-2.play")
    table = asyncio.run(go_on())
    assert (table.game.version, table.seq) == ("1", 33)
    assert to_record(table).actions == whole.actions[:33]
    assert to_record(table).dumps().startswith('[Game "alhambra"]\n[Version "1"]\n')
