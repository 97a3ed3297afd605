"""What is in deploy/ agrees with the settings, the commands and itself."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from alcaide.cli.hosting.machine_files import PROGRAM, Machine, machine_files
from alcaide.cli.main import PLACES, run
from alcaide.server.ops import settings as config
from alcaide.server.ops.setting_table import NAMES
from alcaide.server.ops.settings import PORT
from alcaide.server.ops.settings_file import gather

DEPLOY = Path(__file__).parents[1] / "deploy"
ONE = DEPLOY / "one-machine"
SERVICES = ["alcaide.service", "alcaide-work.service", "alcaide-backup.service"]
UNITS = [*SERVICES, "alcaide-backup.timer"]
MACHINE = Machine("/etc/alcaide/alcaide.toml", "https://games.example.org", PORT)
GUIDE = Path(__file__).parents[1] / "docs" / "one-machine.md"
KNOWN = {f"ALCAIDE_{name}" for name in (*NAMES, "CONFIG")}
if not DEPLOY.exists():
    pytest.skip("only in the repository", allow_module_level=True)


def compose() -> dict[str, Any]:
    yaml: Any = import_module("yaml")
    text = (DEPLOY / "compose.yaml").read_text()
    text = text.replace("${PASSWORD:?}", "secret").replace("${ADDRESS:?}", "play.example")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def settings(unit: str) -> dict[str, str]:
    """Return the variables that a unit or the image sets."""
    return dict(re.findall(r"(ALCAIDE_[A-Z_]+)=(\S+)", (DEPLOY / unit).read_text()))


def test_all_settings_of_the_services_are_known_and_right() -> None:
    for name in ("one", "two", "worker"):
        environment = compose()["services"][name]["environment"]
        assert set(environment) <= KNOWN
        found = config.configure(environment, host="0.0.0.0")
        assert found.redis
        assert found.secure
        assert found.online


def test_all_settings_of_the_image_are_known_and_right() -> None:
    found = settings("Containerfile")
    found.pop("ALCAIDE_COMPILE", None)  # of the build
    assert set(found) <= KNOWN
    config.configure({"ALCAIDE_DATABASE": "sqlite+aiosqlite:////tmp/x"} | found)


def test_servers_and_worker_meet_in_one_database_and_one_redis() -> None:
    services = compose()["services"]
    database, redis = services["database"], services["redis"]
    assert services["one"] == services["two"]
    made = config.configure(services["one"]["environment"])
    assert made.database == "postgresql+asyncpg://alcaide:secret@database/alcaide"
    assert database["environment"]["POSTGRES_PASSWORD"] == "secret"
    assert made.redis == "redis://redis:6379/0"
    assert "healthcheck" in redis
    assert "ports" not in database | redis | services["one"]


def test_the_proxy_knows_the_servers_and_hides_the_figures() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    for name in ("one", "two"):
        assert f"{name}:{PORT}" in caddy
        assert name in compose()["services"]["proxy"]["depends_on"]
    assert "respond /metrics 404" in caddy
    assert re.search(r"^\s*health_uri /health\b", caddy, re.MULTILINE)


def test_one_machine_has_what_setup_writes(tmp_path: Path) -> None:
    for name, text in machine_files(MACHINE).items():
        assert (ONE / name).read_text("utf-8") == text, "alcaide setup --machine writes them"
    assert (
        {path.name for path in ONE.iterdir()}
        == set(machine_files(MACHINE))
        == {*UNITS, "Caddyfile"}
    )
    out = tmp_path / "alcaide.toml"
    told = [
        "--url",
        "play.example",
        "--port",
        "9000",
        "--club",
        "Triana",
        "--keeper",
        'Ana "la" Ruiz',
    ]
    assert run(["setup", "--yes", "--out", str(out), "--machine", str(tmp_path / "m"), *told]) == 0
    found = gather({}, out)
    made = config.configure(found.environment, files=found.files)
    assert (made.public_url, made.port, made.online) == ("https://play.example", 9000, True)
    assert (made.club.name, made.club.keeper) == ("Triana", 'Ana "la" Ruiz')
    assert made.proxies == "127.0.0.1"
    caddy = (tmp_path / "m" / "Caddyfile").read_text("utf-8")
    assert "\nplay.example {" in caddy
    assert "reverse_proxy 127.0.0.1:9000 {" in caddy
    assert f"ALCAIDE_CONFIG={out}" in (tmp_path / "m" / "alcaide.service").read_text("utf-8")
    assert out.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("unit", SERVICES)
def test_units_start_commands_with_the_settings_of_the_machine(unit: str) -> None:
    text = (ONE / unit).read_text("utf-8")
    [program, command, *_] = shlex.split(re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0])
    assert program == PROGRAM
    assert command in PLACES
    assert f"\nEnvironment=ALCAIDE_CONFIG={MACHINE.settings}\n" in text
    assert set(re.findall(r"ALCAIDE_\w+", text)) <= KNOWN
    assert "\nUser=alcaide\n" in text


def test_the_guide_names_what_there_is() -> None:
    text = GUIDE.read_text("utf-8")
    commands = re.findall(r"^ +(?:sudo -u alcaide )?alcaide ([a-z]+) ", text, re.MULTILINE)
    assert {"setup", "db", "admin"} <= set(commands) <= set(PLACES)
    for name in UNITS:
        assert name in text or name == "alcaide-work.service"
    for path in ("/etc/alcaide/alcaide.toml", "/opt/alcaide/current", "/var/lib/alcaide-backups"):
        assert path in text
    backup = (ONE / "alcaide-backup.service").read_text("utf-8")
    assert "db backup /var/lib/alcaide-backups\n" in backup
    assert "StateDirectory=alcaide alcaide-backups\n" in backup


def test_what_the_services_start_are_commands() -> None:
    assert compose()["services"]["worker"]["command"][0] in PLACES
    assert (
        f'CMD ["serve", "--host", "0.0.0.0", "--port", "{PORT}"'
        in (DEPLOY / "Containerfile").read_text()
    )


@pytest.mark.parametrize("file", [DEPLOY / "Caddyfile", ONE / "Caddyfile"])
@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_understands_the_proxy(file: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)],
        env={"ADDRESS": "play.example", "HOME": str(tmp_path), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_units(unit: str, tmp_path: Path) -> None:
    text = (ONE / unit).read_text().replace(PROGRAM, "/bin/true")
    (tmp_path / "alcaide-backup.service").write_text(
        "[Service]\nType=oneshot\nExecStart=/bin/true\n"
    )
    (tmp_path / unit).write_text(text)
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in said.stderr.splitlines() if unit in line] == []
