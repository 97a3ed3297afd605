"""``alcaide setup``: what it asks, what it writes, and what it leaves alone."""

from __future__ import annotations

import io
import stat
from pathlib import Path

import pytest

from alcaide.cli.main import BROKEN, OK, USAGE, run
from alcaide.locale import LANGUAGES
from alcaide.server.ops.settings import Config, configure
from alcaide.server.ops.settings_file import gather

Capture = pytest.CaptureFixture[str]


def settings(file: Path) -> Config:
    found = gather({}, file)
    return configure(found.environment, files=found.files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_it_writes_is_read_and_explained_in_each_language(
    tmp_path: Path, capsys: Capture, lang: str
) -> None:
    file = tmp_path / "alcaide.toml"
    given = ["--url", "https://play.example/", "--port", "9001", "--languages", "fr it"]
    assert run(["setup", "--yes", "--out", str(file), "--lang", lang, *given]) == OK
    told = capsys.readouterr().out
    assert "cli-setup-" not in told
    assert "https://play.example" in told
    assert f" owner --config {file}" in told  # who keeps the club is told how he gets the desk
    config = settings(file)
    assert (config.public_url, config.port) == ("https://play.example", 9001)
    assert config.club.languages == ("fr", "it")
    assert "cli-setup-note" not in file.read_text("utf-8")
    assert stat.S_IMODE(file.stat().st_mode) & stat.S_IRWXO == 0


def test_without_answers_it_is_a_server_for_this_screen(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "alcaide.toml"
    assert run(["setup", "--yes", "--out", str(file)]) == OK
    assert "http://127.0.0.1:8377" in capsys.readouterr().out
    config = settings(file)
    assert (config.online, config.proxies, config.database_from) == (False, "", "")


def test_it_overwrites_nothing_unasked(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "alcaide.toml"
    file.write_text("port = 1234\n")
    assert run(["setup", "--yes", "--out", str(file)]) == USAGE
    assert "is there already; nothing was changed" in capsys.readouterr().err
    assert file.read_text() == "port = 1234\n"
    assert run(["setup", "--yes", "--force", "--out", str(file)]) == OK
    assert settings(file).port == 8377


def test_it_refuses_what_a_server_would_refuse(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "alcaide.toml"
    for given in (["--database", "mysql://x"], ["--languages", "de"]):
        assert run(["setup", "--yes", "--out", str(file), *given]) == BROKEN
        assert "can" in capsys.readouterr().err
    assert not file.exists()


def test_it_asks_for_what_is_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "alcaide.toml"
    said = iter(["play.example", "Triana", "Ana", "club@play.example", "it", "", "", "9002"])
    monkeypatch.setattr("click.prompt", lambda *args, **options: next(said))
    assert run(["setup", "--out", str(file)]) == OK
    config = settings(file)
    assert (config.public_url, config.port) == ("https://play.example", 9002)
    assert (config.club.name, config.club.keeper) == ("Triana", "Ana")
    assert (config.club.contact, config.club.languages) == ("club@play.example", ("it",))
    assert config.online


def test_the_end_of_the_input_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "alcaide.toml"
    monkeypatch.setattr("sys.stdin", io.StringIO("play.example\nTriana\n"))
    assert run(["setup", "--out", str(file)]) == USAGE
    told = capsys.readouterr().err
    assert "input ended" in told
    assert "--keeper" in told
    assert not file.exists()


@pytest.mark.parametrize(
    ("url", "site", "always"),
    [
        ("http://localhost:8400", "http://localhost:8400 {", False),
        ("http://games.lan", "http://games.lan {", False),
        ("games.example.org", "games.example.org {", True),
        ("https://games.example.org:8443", "games.example.org:8443 {", True),
        ("", ":80 {", False),
    ],
)
def test_the_proxy_answers_as_the_address_says(
    tmp_path: Path, url: str, site: str, always: bool
) -> None:
    machine = tmp_path / "machine"
    given = ["--url", url, "--machine", str(machine), "--out", str(tmp_path / "alcaide.toml")]
    assert run(["setup", "--yes", *given]) == OK
    written = (machine / "Caddyfile").read_text("utf-8")
    assert f"\n{site}\n" in written
    assert ("Strict-Transport-Security" in written) == always
    assert "@" not in written


def test_a_proxy_does_not_listen_where_the_server_does(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "alcaide.toml"
    given = ["--url", "http://localhost:8377", "--machine", str(tmp_path / "m")]
    assert run(["setup", "--yes", "--out", str(file), *given]) == USAGE
    assert "names port 8377" in capsys.readouterr().err
    assert not file.exists()
    assert run(["setup", "--yes", "--out", str(file), *given, "--port", "9001"]) == OK
