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
from alcaide.interface.parts import INTERFACE

ROOT: Final = Path(__file__).parents[2]
PIP: Final = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
OFFLINE: Final = ["--no-index", "--no-deps", "--no-build-isolation"]
COPY = """
from dataclasses import replace
from alcaide.games.castle import GAME as CASTLE
GAME = replace(CASTLE, name="{name}", package="alcaide.games.castle", interface={interface})
OLDER = (replace(GAME, version="0"),)
"""


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


def offer(site: Path, package: str, source: str, name: str = "", value: str = "") -> None:
    """Put a package into a folder that offers a game of this name."""
    name, value = name or package, value or f"{package}:GAME"
    (site / f"{package}.py").write_text(source)
    about = site / f"{package}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: alcaide-{package}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[alcaide.games]\n{name} = {value}\n")


def copy_of(name: str, interface: int = INTERFACE) -> str:
    """Return the source of a package with a game: The Castle by another name."""
    return COPY.format(name=name, interface=interface)
