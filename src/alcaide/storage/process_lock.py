"""A file that one process holds at a time; the system lets it go when the process ends."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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


@contextmanager
def announced(file: Path | None, address: str) -> Iterator[None]:
    """Keep where a server is found beside its file of SQLite while it lives and holds it."""
    note = file and file.with_name(f"{file.name}.address")
    if note is not None:
        with suppress(OSError), open(note, "w", encoding="utf-8", opener=opener) as stream:
            stream.write(address)
    try:
        yield
    finally:
        if note is not None:
            with suppress(OSError):
                note.unlink()


def announced_address(file: Path | None) -> str:
    """Return where the server of a file can be found; "": none runs, or it is not known."""
    if file is None:
        return ""
    note, lock = (file.with_name(f"{file.name}.{end}") for end in ("address", "lock"))
    if not note.is_file() or not lock.is_file():
        return ""
    try:
        with locked(lock):
            return ""  # what is noted is of one that was killed
    except BlockingIOError:
        return note.read_text("utf-8").strip()
    except OSError:
        return ""
