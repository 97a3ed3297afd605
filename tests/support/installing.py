"""Games of other packages, installed for some tests."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alcaide.games import GAMES

ROOT: Final = Path(__file__).parents[2]
PIP: Final = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
OFFLINE: Final = ["--no-index", "--no-deps", "--no-build-isolation"]


def install(project: Path, site: Path) -> None:
    """Install a package into a folder, as pip does it, from what is here."""
    command = [*PIP, *OFFLINE, "--target", str(site), str(project)]
    subprocess.run(command, check=True, cwd=ROOT)


@contextmanager
def found(site: Path) -> Iterator[None]:
    """Let this process find the packages in a folder; afterwards it knows none of them."""
    sys.path.insert(0, str(site))
    importlib.invalidate_caches()
    GAMES.look_again()
    before = set(sys.modules)
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - before:
            if str(site) in (getattr(sys.modules[name], "__file__", None) or ""):
                del sys.modules[name]
        GAMES.look_again()
