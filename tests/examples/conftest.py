"""The example of a game in a package of its own, installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from installing import ROOT, found, install


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which Almena is installed."""
    site = tmp_path_factory.mktemp("packages")
    install(ROOT / "examples" / "almena", site)
    return site


@pytest.fixture
def almena(packages: Path) -> Iterator[Path]:
    """The same, and this process finds it."""
    with found(packages):
        yield packages
