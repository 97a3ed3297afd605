"""A file that one process holds at a time; the system lets it go when the process ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alcaide.arena.errors import ArenaError

if sys.platform == "win32":
    import msvcrt

    def _hold(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a file. Raises ArenaError if another process does."""
    with open(path, "ab") as stream:
        try:
            _hold(stream.fileno())
        except OSError:
            raise ArenaError("cli-arena-in-use", folder=str(path.parent)) from None
        yield
