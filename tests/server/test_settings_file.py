"""The file of settings: where it is looked for, what it says, and what is refused with its line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from alcaide.cli.terminal_words import Words
from alcaide.locale import LANGUAGES
from alcaide.server.ops import settings_file
from alcaide.server.ops.setting_table import SETTINGS, Setting
from alcaide.server.ops.settings import Config, ConfigError, configure
from alcaide.server.ops.settings_file import gather

SAMPLES = {
    "address": ('"redis://cache:6379/0"', "redis://cache:6379/0"),
    "switch": ("true", "yes"),
    "count": ("7", "7"),
    "port": ("9000", "9000"),
    "seconds": ("0.5", "0.5"),
    "list": ('["it", "fr"]', "it,fr"),
    "folder": ('"/srv/texts"', "/srv/texts"),
    "text": ('"json"', "json"),
}
WRONG = {
    "address": "1",
    "switch": '"yes"',
    "count": "true",
    "port": '"80"',
    "seconds": '"soon"',
    "list": "[1]",
    "folder": "true",
    "text": "5",
}


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file of this machine is in the way."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(settings_file, "SYSTEM", tmp_path / "etc" / "alcaide.toml")


def found(file: Path | None = None, **environment: str) -> Config:
    given = gather(os.environ | environment, file)
    return configure(given.environment, files=given.files)


def written(text: str, name: str = "alcaide.toml", mode: int = 0o600) -> Path:
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    file.chmod(mode)
    return file


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_every_setting_can_stand_in_the_file(setting: Setting) -> None:
    *tables, key = setting.key.split(".")
    head = f"[{'.'.join(tables)}]\n" if tables else ""
    value, read = SAMPLES[setting.kind]
    file = written(f"{head}{key} = {value}\n")
    assert settings_file.read(file) == {f"ALCAIDE_{setting.name}": read}
    written(f"# first\n{head}{key} = {WRONG[setting.kind]}\n")
    with pytest.raises(ConfigError) as caught:
        settings_file.read(file)
    for lang in LANGUAGES:
        told = Words(lang).error(caught.value)
        assert setting.key in told
        assert f" {2 + len(tables)}:" in told.replace("\u00a0", "")
        assert "cli-config" not in told


def test_the_first_file_there_is_counts() -> None:
    assert found().club.name == ""
    for name, place in (
        ("machine", "etc/alcaide.toml"),
        ("user", "config/alcaide/alcaide.toml"),
        ("here", "alcaide.toml"),
    ):
        written(f'[club]\nname = "{name}"\n', place)
        assert found().club.name == name
    other = written('[club]\nname = "variable"\n', "other.toml")
    assert found(ALCAIDE_CONFIG=str(other)).club.name == "variable"
    chosen = written('[club]\nname = "option"\n', "chosen.toml")
    assert found(chosen, ALCAIDE_CONFIG=str(other)).club.name == "option"
    with pytest.raises(ConfigError, match="no-file"):
        found(Path("missing.toml"))


def test_the_environment_goes_before_the_file_and_each_says_where_it_is_from() -> None:
    database = "sqlite+aiosqlite:////srv/games/alcaide.sqlite3"
    written(f'database = "{database}"\nport = 9000\nlog = "json"\n')
    config = found(ALCAIDE_LOG="text", ALCAIDE_PORT="")
    assert (config.database, config.port, config.log) == (database, 9000, "text")
    assert (config.database_from, config.port_from) == ("alcaide.toml", "alcaide.toml")
    assert found(ALCAIDE_DATABASE=database).database_from == "ALCAIDE_DATABASE"
    written('log = "loud"\n')
    with pytest.raises(ConfigError) as caught:
        found()
    assert "log (alcaide.toml)" in Words("en").error(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('\nurll = "x"', ("line 2", "“urll”", "url?")),
        ('[club]\n\nnmae = "x"', ("line 3", "club.nmae", "club.name?")),
        ("[most]\nbord = 3", ("line 2", "most.bord", "most.boards?")),
        ("port = ", ("TOML",)),
        ("port = 70000", ("port (alcaide.toml)", "65535")),
        ("metrics_token = 12345", ("metrics_token", "...")),
    ],
)
def test_what_is_wrong_is_told_with_what_is_meant(text: str, told: tuple[str, ...]) -> None:
    written(text)
    with pytest.raises(ConfigError) as caught:
        found()
    said = Words("en").error(caught.value)
    assert "12345" not in said
    for part in told:
        assert part in said


def test_a_file_of_variables_is_read_as_systemd_reads_it() -> None:
    file = written(
        '# comment\n; too\nPATH=/bin\nALCAIDE_PORT=9000\nALCAIDE_CLUB_NAME="Puerta de Triana"\n',
        "alcaide.env",
    )
    assert (found(file).port, found(file).club.name) == (9000, "Puerta de Triana")
    for text, told in (("ALCAIDE_PROT=1", "ALCAIDE_PORT?"), ("what is this", "NAME=VALUE")):
        written(f"\n{text}\n", "alcaide.env")
        with pytest.raises(ConfigError) as caught:
            found(file)
        assert told in Words("en").error(caught.value)
        assert "line 2" in Words("en").error(caught.value)


def test_secrets_that_others_may_read_are_noticed() -> None:
    secret = 'database = "postgresql+asyncpg://ana:secret@db/games"'
    for text, mode, open_to_others in (
        (secret, 0o644, "alcaide.toml"),
        (secret, 0o640, ""),
        ('metrics_token = "x"', 0o604, "alcaide.toml"),
        ("port = 1", 0o644, ""),
    ):
        written(text, mode=mode)
        assert gather({}).open_to_others == open_to_others


def test_texts_lie_beside_the_file() -> None:
    file = written('[club]\ntexts = "texts"\n', "folder/alcaide.toml")
    assert found(file).club.texts == Path("folder/texts")


def test_the_port_that_kubernetes_names_is_no_setting() -> None:
    assert configure({"ALCAIDE_PORT": "tcp://10.0.0.1:8377"}).port == 8377
