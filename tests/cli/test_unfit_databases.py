"""What cannot be used as a database is told apart by every command, and left as it was."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from alcaide.cli.main import BROKEN, OK, run
from alcaide.locale import LANGUAGES
from alcaide.storage.database import FILE, alone, open_database, sqlite_url
from alcaide.storage.database_errors import POSTGRESQL, SQLITE, SYSTEM, fault
from alcaide.storage.errors import DataError
from alcaide.tables.words import Words
from servers import Postgres

COMMANDS: Final = {
    "serve": ["serve", "--port", "0", "--no-browser"],
    "work": ["work"],
    "status": ["db", "status"],
    "upgrade": ["db", "upgrade"],
    "backup": ["db", "backup", "new.jsonl"],
    "restore": ["db", "restore", "good.jsonl"],
    "users": ["admin", "users"],
    "ban": ["admin", "ban", "Ana"],
}
READERS: Final = ("upgrade", "backup", "users", "ban")  # which make no database
HEAD: Final = b'{"alcaide":1,"schema":"0014"}\n'  # of 0.1.0


def change(file: Path, query: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(query)
    connection.close()


def make(folder: Path) -> Path:
    async def run() -> None:
        await (await open_database(sqlite_url(folder))).dispose()

    asyncio.run(run())
    return folder / FILE


def text(file: Path) -> None:
    file.write_text("these are my holiday plans")


def foreign(file: Path) -> None:
    change(file, "CREATE TABLE songs (name)")


def migrated(file: Path) -> None:
    """Write what another program that uses Alembic has."""
    change(file, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    change(file, "INSERT INTO alembic_version VALUES ('1234')")


def later(file: Path) -> None:
    make(file.parent)
    change(file, "UPDATE alembic_version SET version_num = '9999'")


def cut(file: Path) -> None:
    make(file.parent)
    file.write_bytes(file.read_bytes()[:40_000])


def folder(file: Path) -> None:
    file.mkdir()


STATES: Final[list[tuple[Callable[[Path], None], str]]] = [
    (text, "is not a database"),
    (foreign, "of another program"),
    (migrated, "of another program"),
    (later, "later version of Alcaide (schema 9999)"),
    (cut, "is damaged"),
    (folder, "is not a database"),
]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ALCAIDE_REDIS", "redis://127.0.0.1:1/0")
    Path("good.jsonl").write_bytes(HEAD + b'{"is":"end","rows":0}\n')


@pytest.mark.parametrize(("state", "told"), STATES)
def test_every_command_says_what_is_wrong_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], state: Callable[[Path], None], told: str
) -> None:
    file = tmp_path / "data" / FILE
    file.parent.mkdir()
    state(file)
    before = file.is_file() and file.read_bytes()
    for name, command in COMMANDS.items():
        assert run([*command, "--data", "data"]) == BROKEN, name
        said = capsys.readouterr().err
        assert told in said, (name, said)
        assert FILE in said, (name, said)
    assert (file.is_file() and file.read_bytes()) == before
    assert not Path("new.jsonl").exists()


@pytest.mark.parametrize("name", READERS)
def test_what_reads_makes_no_database(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert run([*COMMANDS[name], "--data", "nowhere"]) == BROKEN
    assert "there is no database at nowhere" in capsys.readouterr().err
    assert not Path("nowhere").exists()


def test_status_makes_no_database_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["db", "status", "--data", "nowhere"]) == BROKEN
    said = capsys.readouterr().err
    assert "there is no database at nowhere" in said
    assert "(from --data)" in said
    assert not Path("nowhere").exists()


def test_a_name_that_is_no_database_is_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.bare()
    wrong = {
        url: "(from ALCAIDE_DATABASE) has nothing in it yet",
        f"{url}x": "no database by the name",
        url.replace("postgres@", "nobody:secret@"): "does not accept the user",
        url.replace(str(postgres.port), "1"): "cannot be reached",
        url.replace("127.0.0.1", "nowhere.invalid"): "cannot be reached",
    }
    for address, told in wrong.items():
        monkeypatch.setenv("ALCAIDE_DATABASE", address)
        assert run(["admin", "users"]) == BROKEN
        said = capsys.readouterr().err
        assert told in said
        assert "secret" not in said


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"\xff\xfe\0", "is no backup"),
        (b"[" * 9000, "is no backup"),
        (HEAD.replace(b"0014", b"9999"), "of a later version"),
        (HEAD + b'{"is":"row","table":"tables","row":{"id":"\xff"}}', "is no backup"),
        (HEAD + b" " * 9000 + b"\xff", "is damaged"),
        (HEAD + b'{"is":"row","table":"users","row":{"created":"today"}}', "is damaged: Invalid"),
        (HEAD + b'{"is":"row","table":"users","row":{"id":%d}}' % 10**30, "is damaged"),
        (HEAD + b'{"is":"row","table":"tables","row":{"id":"x"}}', "is damaged"),
    ],
)
def test_what_is_no_backup_is_told(
    capsys: pytest.CaptureFixture[str], written: bytes, told: str
) -> None:
    end = b'\n{"is":"end","rows":1}\n'
    Path("bad.jsonl").write_bytes(written + end)
    assert run(["db", "restore", "bad.jsonl", "--data", "data"]) == BROKEN
    said = capsys.readouterr().err
    assert "bad.jsonl" in said
    assert told in said
    assert Path("data").exists() == ("damaged" in told)  # nothing is made for what is no backup
    assert run(["db", "restore", "good.jsonl", "--data", "data"]) == OK  # it is empty still


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    make(tmp_path / "data")
    assert run(["db", "backup", "nowhere/old.jsonl", "--data", "data"]) == BROKEN
    Path("folder").mkdir()
    Path("folder").chmod(0o500)
    assert run(["db", "backup", "folder/old.jsonl/x", "--data", "data"]) == BROKEN
    assert not list(tmp_path.glob("*.part"))


def test_one_server_at_a_time_has_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ALCAIDE_REDIS")
    with alone(sqlite_url(Path("data"))):
        make(Path("data"))
        for name in ("serve", "upgrade", "restore"):
            assert run([*COMMANDS[name], "--data", "data"]) == BROKEN
            assert "another server keeps its games in" in capsys.readouterr().err
        for name in ("status", "backup", "users"):
            assert run([*COMMANDS[name], "--data", "data"]) == OK
    assert run(["db", "upgrade", "--data", "data"]) == OK


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_databases_and_backups_are_for_their_owner(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    file = make(tmp_path / "data")
    assert (mode(file), mode(file.parent)) == (0o600, 0o700)
    for path, old in ((file, 0o644), (file.parent, 0o755)):
        path.chmod(old)
    assert run(["db", "backup", "new.jsonl", "--data", "data"]) == OK
    assert (mode(file), mode(file.parent), mode(Path("new.jsonl"))) == (0o600, 0o700, 0o600)
    (file.parent / "game.play").touch()
    file.parent.chmod(0o755)
    assert run(["db", "status", "--data", "data"]) == OK
    assert mode(file.parent) == 0o755  # there is more in it than the database


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_faults_have_words(lang: str) -> None:
    keys = {key for table in (SQLITE, POSTGRESQL, SYSTEM) for key in table.values() if key}
    keys |= {"cli-data-away", "cli-data-missing", "cli-data-in-use"}
    for key in keys:
        said = Words(lang).say(key, place="there", reason="why")
        assert "there" in said
        assert "cli-data" not in said


def test_the_cause_decides_not_what_it_is_wrapped_in() -> None:
    def told(cause: Exception, url: str) -> str:
        error = RuntimeError("wrapped")
        error.__cause__ = cause
        found = fault(error, url, "there")
        assert isinstance(found, DataError)
        return found.key

    assert told(PermissionError(13, "no"), "sqlite:///x") == "cli-data-forbidden"
    assert told(ConnectionRefusedError(111, "no"), "postgresql:///x") == "cli-data-away"
    assert told(ValueError("else"), "sqlite:///x") == "cli-data-unreadable"
