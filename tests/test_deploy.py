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

from alcaide.cli.main import PLACES
from alcaide.server.ops import settings as config
from alcaide.server.run import PORT

DEPLOY = Path(__file__).parents[1] / "deploy"
UNITS = ["alcaide.service", "alcaide-work.service"]
KNOWN = {
    f"ALCAIDE_{name}"
    for name in re.findall(r'value\("([A-Z_]+)"\)', Path(config.__file__).read_text())
}
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


@pytest.mark.parametrize("name", ["Containerfile", *UNITS])
def test_all_settings_of_units_and_image_are_known_and_right(name: str) -> None:
    found = settings(name)
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


def test_what_is_started_are_commands() -> None:
    for unit in UNITS:
        found = re.search(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text(), re.MULTILINE)
        assert found is not None
        assert shlex.split(found[1])[1] in PLACES
    assert compose()["services"]["worker"]["command"][0] in PLACES
    assert (
        f'CMD ["serve", "--host", "0.0.0.0", "--port", "{PORT}"'
        in (DEPLOY / "Containerfile").read_text()
    )


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_understands_the_proxy(tmp_path: Path) -> None:
    said = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        env={"ADDRESS": "play.example", "HOME": str(tmp_path), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_units(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace("/opt/alcaide/bin/alcaide", "/bin/true")
    (tmp_path / unit).write_text(text)
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in said.stderr.splitlines() if unit in line] == []
