"""Backups in a folder: each has its time in its name, and the oldest go."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

STAMP: Final = "%Y-%m-%dT%H%M%SZ"
OWN: Final = re.compile(r"alcaide-\d{4}-\d\d-\d\dT\d{6}Z\.jsonl")


def folder_of(name: str, keep: int | None = None) -> Path | None:
    """Return the folder that is meant by a name; None: a file is.

    One that is not there yet is meant by a slash at the end, by how many are to be kept in it, and
    by a name that does not end as files do.
    """
    path = Path(name)
    meant = name.endswith(("/", os.sep)) or keep is not None or not path.suffix
    return path if path.is_dir() or (meant and not path.is_file()) else None


def fresh(folder: Path, way: bool = False) -> Path:
    """Return the file for a backup that is made now, in a folder that nobody else can read.

    ``way``: folders on the way to it are made, too.
    """
    folder.mkdir(mode=0o700, parents=way, exist_ok=True)
    return folder / f"alcaide-{datetime.now(UTC):{STAMP}}.jsonl"


def rotate(folder: Path, keep: int) -> list[Path]:
    """Remove all but the newest backups of a folder, and no other file; return what is gone."""
    own = sorted(path for path in folder.iterdir() if OWN.fullmatch(path.name))
    for path in own[:-keep]:
        path.unlink()
    return own[:-keep]
