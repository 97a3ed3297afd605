"""What is wrong with a database or a row, each with the key of its sentence."""

from __future__ import annotations

from typing import ClassVar

from alcaide.core.errors import AlcaideError


class DataError(AlcaideError):
    """The place where games are kept cannot be used; ``key`` and ``words`` say why."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(f"{key}: {', '.join(words.values())}")
        self.key = key
        self.words = words


class TableError(AlcaideError):
    """Something that cannot be done; ``key`` and ``words`` make the sentence for people."""

    key: ClassVar[str] = "table-wrong"

    def __init__(self, text: str = "", **words: str | int) -> None:
        super().__init__(text or type(self).__doc__)
        self.words = words


class StaleError(TableError):
    """The table has moved on since the position that this was meant for."""

    key = "table-stale"


class OfflineError(TableError):
    """The database does not answer; nothing was done."""

    key = "table-offline"


class FullError(OfflineError):
    """There is no room for what is to be stored; nothing was done."""

    key = "table-full"


class OrphanError(TableError):
    """The person or the table that something was to belong to has just been deleted."""

    key = "table-orphan"


class UnfitError(TableError):
    """There is a sign in a text that a database cannot keep."""

    key = "table-bad-request"
