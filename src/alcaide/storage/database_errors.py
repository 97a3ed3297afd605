"""What is wrong with a database, and what to do about it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from typing import Final

from sqlalchemy import make_url

from alcaide.storage.errors import DataError

# https://sqlite.org/rescode.html, without what comes after the second word of a name
SQLITE: Final = {
    "SQLITE_NOTADB": "cli-data-no-database",
    "SQLITE_CORRUPT": "cli-data-corrupt",
    "SQLITE_FULL": "cli-data-full",
    "SQLITE_BUSY": "cli-data-busy",
    "SQLITE_LOCKED": "cli-data-busy",
    "SQLITE_READONLY": "cli-data-forbidden",
    "SQLITE_CANTOPEN": "cli-data-forbidden",
    "SQLITE_PERM": "cli-data-forbidden",
    "SQLITE_IOERR": "",  # as it is worded
}
# https://www.postgresql.org/docs/current/errcodes-appendix.html
POSTGRESQL: Final = {
    "28P01": "cli-data-password",
    "28000": "cli-data-password",
    "3D000": "cli-data-no-name",
    "42501": "cli-data-forbidden",
    "25006": "cli-data-forbidden",
    "53100": "cli-data-full",
    "53300": "cli-data-away",
    "57P03": "cli-data-away",
}
FOREIGN_KEY: Final = ("SQLITE_CONSTRAINT_FOREIGNKEY", "23503")
SYSTEM: Final = {
    errno.EACCES: "cli-data-forbidden",
    errno.EPERM: "cli-data-forbidden",
    errno.EROFS: "cli-data-forbidden",
    errno.ENOSPC: "cli-data-full",
    errno.EDQUOT: "cli-data-full",
    errno.ENOTDIR: "cli-data-folder",
    errno.EEXIST: "cli-data-folder",
    errno.EISDIR: "cli-data-no-database",
}


def fault(error: BaseException, url: str, place: str) -> DataError:
    """Return what is to be said of an error that came up with a database."""
    sqlite = make_url(url).get_backend_name() == "sqlite"
    said = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
    reason = str(said) or type(error).__name__
    for cause in _causes(error):
        code = code_of(cause)
        key = SQLITE.get(code) or POSTGRESQL.get(code)
        if not key and isinstance(cause, OSError):
            key = SYSTEM.get(cause.errno or 0) if sqlite else "cli-data-away"
        if key:
            return DataError(key, place=place, reason=reason)
    return DataError("cli-data-unreadable", place=place, reason=reason)


def code_of(error: BaseException) -> str:
    """Return the code that a driver gives an error; "" if it gives none."""
    name = str(getattr(error, "sqlite_errorname", ""))
    return "_".join(name.split("_")[:2]) or str(getattr(error, "sqlstate", None) or "")


def foreign_key(error: BaseException) -> bool:
    """Tell whether something was to belong to what is not there (any more)."""
    named = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return named in FOREIGN_KEY


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__
