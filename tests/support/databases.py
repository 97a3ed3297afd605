"""Databases in which there is nothing yet: the schema is made once, then copied."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from alcaide.storage.database import FILE, migrate, sqlite_url


def empty(folder: Path) -> str:
    """Return the address of the database in a folder, which is there with its schema."""
    url = sqlite_url(folder)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(_pattern().name) / FILE, folder / FILE)
    return url


@cache
def _pattern() -> TemporaryDirectory[str]:
    """Return a folder with a database, which lasts as long as this process."""
    folder = TemporaryDirectory(prefix="alcaide-database-")
    url = f"sqlite:///{folder.name}/{FILE}"
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection, url, create=True)
    engine.dispose()
    return folder
