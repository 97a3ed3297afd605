"""Settings: where they come from, and what is refused in words."""

from __future__ import annotations

import re
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from alcaide.cli.main import BROKEN, run
from alcaide.cli.terminal_words import Words
from alcaide.locale import LANGUAGES
from alcaide.server.ops.resource_limits import ResourceLimits
from alcaide.server.ops.setting_table import NAMES
from alcaide.server.ops.settings import Config, ConfigError, configure

POSTGRES = "postgresql+asyncpg://ana:secret@db.example/alcaide"


def test_all_settings_come_from_the_environment() -> None:
    given = {
        "ALCAIDE_DATABASE": POSTGRES,
        "ALCAIDE_REDIS": "redis://:secret@cache:6379/0",
        "ALCAIDE_URL": "https://play.example/",
        "ALCAIDE_ONLINE": "yes",
        "ALCAIDE_BOT_DELAY": "0",
        "ALCAIDE_LOG": "json",
        "ALCAIDE_METRICS_TOKEN": "open sesame",
        "ALCAIDE_MOST_BOARDS": "9",
    }
    assert configure(given, host="0.0.0.0") == Config(
        database=POSTGRES,
        redis="redis://:secret@cache:6379/0",
        host="0.0.0.0",
        bot_delay=0.0,
        online=True,
        public_url="https://play.example",
        log="json",
        metrics_token="open sesame",
        caps=ResourceLimits(boards=9),
    )


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("ALCAIDE_DATABSE", "ALCAIDE_DATABASE"),
        ("ALCAIDE_MOST_BOARD", "ALCAIDE_MOST_BOARDS"),
        ("ALCAIDE_MOST_GAMES", "ALCAIDE_MOST_TABLES"),
        ("ALCAIDE_PROXY", "ALCAIDE_PROXIES"),
        ("alcaide_online", "ALCAIDE_ONLINE"),
    ],
)
def test_a_misspelt_name_is_not_ignored(name: str, nearest: str) -> None:
    with pytest.raises(ConfigError) as caught:
        configure({name: "1"})
    assert caught.value.words == {"name": name, "nearest": nearest}
    for lang in LANGUAGES:
        said = Words(lang).error(caught.value)
        assert name in said
        assert nearest in said


def test_every_setting_has_its_name_and_what_is_others_is_left_alone() -> None:
    caps = {f"MOST_{name.upper()}" for name in asdict(ResourceLimits())}
    text = Path("docs/serving.md").read_text("utf-8")
    assert {*NAMES, *caps} == set(re.findall(r"^\| `ALCAIDE_(\w+)`", text, re.MULTILINE))
    others = {
        "ALCAIDE_TESTS": "quick",
        "ALCAIDE_KILLS": "1",
        "ALCAIDE_LOWEST": "x",
        "MY_ALCAIDE": "1",
    }
    assert configure(others) == configure({})


def test_what_is_typed_goes_before_the_environment(tmp_path: Path) -> None:
    given = {"ALCAIDE_DATABASE": POSTGRES, "ALCAIDE_ONLINE": "1", "ALCAIDE_BOT_DELAY": "9"}
    config = configure(given, data=tmp_path, bot_delay=0.1, online=False)
    assert config.database == f"sqlite+aiosqlite:///{tmp_path}/alcaide.sqlite3"
    assert config.bot_delay == 0.1
    assert not config.online


def test_nothing_at_all_is_a_server_for_this_screen(tmp_path: Path) -> None:
    config = configure({}, data=tmp_path)
    assert (config.redis, config.online, config.log, config.bot_delay) == ("", False, "text", 0.7)
    assert config.host == "127.0.0.1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE", "mysql://ana:secret@db/alcaide"),
        ("DATABASE", "postgresql://ana:secret@db/alcaide"),
        ("DATABASE", "secret"),
        ("REDIS", "http://secret"),
        ("REDIS", "redis://:secret@cache:port"),
        ("URL", "play.example"),
        ("ONLINE", "perhaps"),
        ("LOG", "xml"),
        ("BOT_DELAY", "soon"),
        ("BOT_DELAY", "-1"),
        ("BOT_DELAY", "61"),
        ("BOT_DELAY", "nan"),
        ("MOST_BOARDS", "0"),
        ("MOST_ACTIONS", "many"),
        ("MOST_BOTS", "9" * 5000),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_value_is_told_in_words(tmp_path: Path, name: str, value: str, lang: str) -> None:
    given = {"ALCAIDE_DATABASE": f"sqlite+aiosqlite:///{tmp_path}/x", f"ALCAIDE_{name}": value}
    with pytest.raises(ConfigError) as caught:
        configure(given)
    told = Words(lang).error(caught.value)
    assert f"ALCAIDE_{name}" in told
    assert "secret" not in told
    assert "cli-config" not in told


@pytest.mark.parametrize("args", [["serve", "--online", "--port", "0"], ["admin", "users"]])
def test_what_is_not_installed_is_told_before_anything_starts(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
) -> None:
    monkeypatch.setitem(sys.modules, "limits", None)
    assert run([*args, "--data", str(tmp_path)]) == BROKEN
    assert "pip install 'alcaide[online]'" in capsys.readouterr().err
