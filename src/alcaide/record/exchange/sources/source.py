"""What every way to tell of a game comes to: tags, and entries with who did what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from alcaide.core.errors import RecordError
from alcaide.record.made_by import Made
from alcaide.record.record_errors import fault

LIMIT: Final = 2_000_000  # bytes; a long game has some ten thousand
LINES: Final = 20_000
WIDE: Final = 1_000  # characters of a line
SHAPE: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError)  # of foreign JSON


class Tag(NamedTuple):
    """Something that is fixed before the first action."""

    line: int
    values: tuple[str, ...]


class Entry(NamedTuple):
    """A line: who did what. ``who`` is a name, a number from 1, or "" where it is not said."""

    line: int
    who: str
    what: str
    made: Made = Made()
    text: str = ""  # as it stands in the source
    seat: int | None = None  # where the source counts seats as records do
    overruled: bool = False  # against the rules: the table let it stand
    unasked: bool = False  # the game may do it by itself: other programs tell that, too


class Remark(NamedTuple):
    """Something of the whole that somebody should know: a message, with its words."""

    key: str
    words: dict[str, Any]


@dataclass
class Source:
    """A game as somebody told it."""

    kind: str = "list"
    tags: dict[str, Tag] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    events: list[tuple[int, str]] = field(default_factory=list)  # what chance did, by line
    comments: list[tuple[int, str]] = field(default_factory=list)  # by entries before them
    remarks: list[Remark] = field(default_factory=list)


def misshapen(number: int, error: Exception) -> RecordError:
    """Return the error of JSON that is of another shape, at a part of it by number."""
    missing = "is missing" if isinstance(error, KeyError) else type(error).__name__
    return fault(number, "import-json-shape", reason=f"{error} {missing}"[:80])
