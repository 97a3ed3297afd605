"""Versions of what Alcaide stands on: those that are known to work together, and the lowest.

python scripts/versions.py lock     write the newest that may be together to constraints.txt
python scripts/versions.py lowest   print the lowest that may be, of what the server needs
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import machine_code
import node

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED: Final = ROOT / "constraints.txt"
PEERS: Final = ROOT / "benchmarks" / "requirements.txt"
# What builds need: "editables" is what hatchling asks for to install what one works on.
BUILDING: Final = [*machine_code.NEEDS, node.PACKAGE, "editables>=0.5", "hatchling>=1.27"]
HEAD: Final = "# Versions that are known to work together; `make constraints` renews them.\n"


def oldest_python() -> str:
    """Return the oldest Python that is allowed, such as 3.11."""
    return str(PROJECT["project"]["requires-python"]).removeprefix(">=")


def newest() -> dict[str, str]:
    """Return the newest versions that go together, by name; nothing is installed.

    Raises CalledProcessError where there are none.
    """
    wanted = ["-e", ".[dev]", "-r", str(PEERS), *BUILDING]
    asked = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    command = [sys.executable, "-m", "pip", *asked, *wanted]
    said = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    found = [each["metadata"] for each in json.loads(said)["install"]]
    return {each["name"]: each["version"] for each in found if each["name"] != "alcaide"}


def lock() -> None:
    """Write the newest versions that go together."""
    if "{}.{}".format(*sys.version_info) != oldest_python():  # newer ones can have what it has
        sys.exit(f"versions are chosen by the oldest Python that is allowed: {oldest_python()}")
    lines = sorted((f"{name}=={version}\n" for name, version in newest().items()), key=str.lower)
    LOCKED.write_text(HEAD + "".join(lines), encoding="utf-8")


def lowest() -> list[str]:
    """Return what the server needs, each in the lowest version that is allowed."""
    project = PROJECT["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["online"]]
    return [re.sub(r">=([\w.]+).*", r"==\1", each) for each in needed]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["lock"]:
            lock()
        case ["lowest"]:
            sys.stdout.write("".join(f"{each}\n" for each in lowest()))
        case _:
            sys.exit(__doc__)
