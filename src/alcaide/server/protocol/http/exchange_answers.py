"""What is said of a game that somebody brings: what was understood of it, and what was not."""

from __future__ import annotations

import msgspec


class BroughtLine(msgspec.Struct, frozen=True):
    """A line that somebody should look at: it said less than everything, or was guessed."""

    line: int
    text: str
    means: str
    guessed: bool  # else it could mean nothing else


class BroughtFault(msgspec.Struct, frozen=True):
    """A line that was not understood, with what it could have been."""

    line: int  # 0: it is about the whole
    text: str
    sentence: str
    rule: str
    likely: list[str]


class BroughtInfo(msgspec.Struct, frozen=True):
    """POST /api/import with a list, a table or a log: the record that it tells of."""

    kind: str  # list, table, json, log, record; "": nothing that is known
    game: str
    actions: int
    summary: str
    lines: list[BroughtLine]
    faults: list[BroughtFault]
    record: str  # up to the first line that was not understood; "": there is none
    remarks: list[str] = []  # on the whole: letters, columns that were not read
