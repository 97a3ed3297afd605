"""Files and folders that nobody else on the machine may read: they hold secrets of people."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = 0o077


def opener(path: str, flags: int) -> int:
    """Open a file, which nobody else may read if it is new (for ``open``)."""
    return os.open(path, flags, FILE)


def make_private(file: Path) -> None:
    """Make a file and its folder if they are not there. Raises OSError."""
    file.parent.parent.mkdir(parents=True, exist_ok=True)
    file.parent.mkdir(FOLDER, exist_ok=True)
    with open(file, "ab", opener=opener):
        pass


def tighten(file: Path) -> None:
    """Take a file and what lies beside it under its name from others, as far as that is ours.

    The folder, too, if there is nothing else in it.
    """
    with suppress(OSError):
        inside = list(file.parent.iterdir())
        own = [each for each in inside if each.name.startswith(file.name)]
        for each in own if len(own) < len(inside) else [*own, file.parent]:
            _take(each)


def _take(path: Path) -> None:
    if sys.platform == "win32":  # the folder of a user is his own there
        return
    with suppress(OSError):
        there = path.stat()
        if there.st_uid == os.geteuid() and there.st_mode & OTHERS:
            path.chmod(there.st_mode & ~OTHERS)
