"""Commands tell "nothing there" from "wrong place", and print addresses that are true."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from alcaide.cli.main import BROKEN, OK, run
from alcaide.people.identity.accounts import Accounts
from alcaide.people.person import STRANGER
from alcaide.server.ops import settings_file
from alcaide.storage.database import alone, file_of, open_database, sqlite_url
from alcaide.storage.process_lock import announced, announced_address
from alcaide.tables.stores.table_store import TableStore

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(settings_file, "SYSTEM", tmp_path / "etc" / "alcaide.toml")


def settings(text: str = "") -> None:
    url = sqlite_url(Path.cwd() / "data")
    Path("alcaide.toml").write_text(f'database = "{url}"\n{text}', "utf-8")


def make(name: str = "") -> None:
    async def create() -> None:
        store = TableStore(await open_database(sqlite_url(Path("data"))))
        if name:
            await Accounts(store.engine).register(STRANGER, name, "")
        await store.close()

    asyncio.run(create())


def test_a_missing_database_is_told_with_who_names_it(capsys: Capture) -> None:
    settings()
    for command in (["admin", "users"], ["db", "status"], ["db", "backup", "x.jsonl"]):
        assert run(command) == BROKEN
        said = capsys.readouterr().err
        assert "there is no database at" in said
        assert "alcaide.sqlite3 (from alcaide.toml)" in said
    assert not Path("data").exists()
    assert not Path("x.jsonl").exists()


def test_an_empty_list_says_of_which_database(capsys: Capture) -> None:
    settings()
    make()
    for what in ("users", "tables", "reports"):
        assert run(["admin", what]) == OK
        said = capsys.readouterr()
        assert said.out == ""
        assert "(from alcaide.toml)" in said.err


def test_addresses_are_those_of_the_settings(capsys: Capture) -> None:
    settings('url = "https://play.example"\n')
    make("Ana")
    assert run(["admin", "link", "Ana"]) == OK
    said = capsys.readouterr()
    assert said.out.startswith("https://play.example/account#link=")
    assert said.err == ""
    settings("port = 9123\n")
    assert run(["admin", "link", "Ana"]) == OK
    said = capsys.readouterr()
    assert said.out.startswith("http://127.0.0.1:9123/account#link=")
    assert "9123, from alcaide.toml" in said.err


def test_the_address_of_a_server_that_runs_is_known_while_it_runs(capsys: Capture) -> None:
    settings("port = 9123\n")
    make("Ana")
    url = sqlite_url(Path.cwd() / "data")
    with alone(url), announced(file_of(url), "http://127.0.0.1:9200/"):
        assert run(["admin", "link", "Ana"]) == OK
        said = capsys.readouterr()
        assert said.out.startswith("http://127.0.0.1:9200/account#link=")
        assert "where the server listens" in said.err
    assert announced_address(file_of(url)) == ""
    with announced(
        file_of(url), "http://127.0.0.1:9200/"
    ):  # of one that was killed: nobody has the lock
        assert announced_address(file_of(url)) == ""


def test_backups_in_a_folder_take_turns(capsys: Capture) -> None:
    settings("[backup]\nkeep = 2\n")
    make()
    Path("kept").mkdir()
    for day in (1, 2, 3):
        Path(f"kept/alcaide-2026-01-0{day}T000000Z.jsonl").write_text("old")
    Path("kept/mine.jsonl").write_text("not ours to remove")
    assert run(["db", "backup", "kept"]) == OK
    assert "2 older backups are gone" in capsys.readouterr().out
    left = sorted(path.name for path in Path("kept").iterdir())
    assert len(left) == 3
    assert left[0] == "alcaide-2026-01-03T000000Z.jsonl"
    assert left[-1] == "mine.jsonl"
    assert run(["db", "backup", "kept", "--keep", "1"]) == OK
    assert len(list(Path("kept").glob("alcaide-*"))) == 1


def test_a_password_that_others_may_read_is_warned_of(capsys: Capture) -> None:
    settings('metrics_token = "sesame"\n')
    Path("alcaide.toml").chmod(0o644)
    make()
    assert run(["db", "status"]) == OK
    assert "chmod 600 alcaide.toml" in capsys.readouterr().err
