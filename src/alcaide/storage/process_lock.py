"""A file that one process holds at a time; the system lets it go when the process ends."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alcaide.storage.private_files import opener

HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # as systems word it
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
    """Hold a file. Raises BlockingIOError if another process does, OSError if it cannot be made.

    Where the disk knows no such thing, nobody is kept out.
    """
    with open(path, "ab", opener=opener) as stream:
        try:
            _hold(stream.fileno())
        except OSError as error:
            if error.errno in HELD:
                raise BlockingIOError(errno.EAGAIN, "in use", str(path)) from None
        yield
