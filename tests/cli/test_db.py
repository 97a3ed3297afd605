"""``alcaide db`` from the outside."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from alcaide.cli.main import BROKEN, OK, run
from alcaide.storage.database import open_database, sqlite_url
from alcaide.tables.stores.table_store import TableStore
from servers import Postgres
from tabling import played


def fill(folder: Path) -> None:
    async def create() -> None:
        store = TableStore(await open_database(sqlite_url(folder)))
        await store.create(played(5))
        await store.close()

    asyncio.run(create())


def test_a_backup_moves_games_to_postgresql(
    tmp_path: Path,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fill(tmp_path / "data")
    file = str(tmp_path / "games.jsonl")
    assert run(["db", "status", "--data", str(tmp_path / "data")]) == OK
    assert "one game with 5 rows" in capsys.readouterr().out
    assert run(["db", "backup", file, "--data", str(tmp_path / "data")]) == OK
    assert "6 rows have been written" in capsys.readouterr().out
    secret = postgres.bare().replace("postgres@", "postgres:secret@")
    monkeypatch.setenv("ALCAIDE_DATABASE", secret)
    assert run(["db", "status"]) == OK
    assert "nothing" in capsys.readouterr().out
    assert run(["db", "restore", file]) == OK
    assert run(["db", "upgrade"]) == OK
    said = capsys.readouterr().out
    assert "6 rows have been restored" in said
    assert "one game with 5 rows" in said
    assert "secret" not in said
    assert run(["db", "restore", file]) == BROKEN
    assert "not empty" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["backups", "backups/", "more/backups/", "of.2026/"])
def test_a_folder_for_backups_need_not_be_there(tmp_path: Path, name: str) -> None:
    """It was a file of that name, and the next backup went over it."""
    fill(tmp_path / "data")
    for _ in range(2):
        assert run(["db", "backup", f"{tmp_path}/{name}", "--data", str(tmp_path / "data")]) == OK
    folder = tmp_path / name
    assert folder.stat().st_mode & 0o77 == 0
    assert {path.suffix for path in folder.iterdir()} == {".jsonl"}


def test_a_database_that_is_not_there_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ALCAIDE_DATABASE", "postgresql+asyncpg://a:secret@127.0.0.1:1/games")
    assert run(["db", "status"]) == BROKEN
    said = capsys.readouterr().err
    assert "postgresql+asyncpg://a:***@127.0.0.1:1/games" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "is no backup"), ("it", "non è una copia"), ("fr", "est pas une sauvegarde")],
)
def test_a_file_that_is_no_backup_is_told_in_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    file = tmp_path / "plans.jsonl"
    file.write_text("these are my holiday plans")
    arguments = ["db", "restore", str(file), "--data", str(tmp_path / "data"), "--lang", lang]
    assert run(arguments) == BROKEN
    said = capsys.readouterr().err
    assert "plans.jsonl" in said
    assert told in said
