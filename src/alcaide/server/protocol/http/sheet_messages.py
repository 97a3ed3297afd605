"""What is said about score sheets: lines to be filled in, what cannot be, what it comes to."""

from __future__ import annotations

from typing import Annotated

import msgspec

from alcaide.interface.real_table.sheets import ROW
from alcaide.server.protocol.table_parts import ResultView
from alcaide.tables.seats import NAME_LENGTH

Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Row = Annotated[list[Number], msgspec.Meta(max_length=ROW + 1)]
Rows = Annotated[list[Row], msgspec.Meta(max_length=10)]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]


class SheetAsk(msgspec.Struct, frozen=True):
    """POST /api/companion/sheet: what stands on a sheet; the rows of a line are those of owners."""

    game: str
    names: Annotated[list[Name], msgspec.Meta(max_length=10)]
    options: dict[str, str] = {}
    entries: Annotated[dict[str, Rows], msgspec.Meta(max_length=40)] = {}


class SheetLine(msgspec.Struct, frozen=True):
    """A line of a sheet."""

    name: str
    label: str
    hint: str
    rule: str
    most: int  # the largest number that may stand there
    several: int  # so many numbers at most; 0: one number
    owners: list[str]  # whose rows it has: names of seats, then of others; [""]: the table's
    things: list[str]  # what the numbers stand for, from 1; none: for themselves


class SheetFault(msgspec.Struct, frozen=True):
    """What cannot be: on which line, in which row (-1: all together), and why."""

    line: str
    owner: int
    said: str
    rule: str


class SheetView(msgspec.Struct, frozen=True):
    """A sheet as it stands; the result is what it comes to, where nothing is wrong."""

    lines: list[SheetLine]
    faults: list[SheetFault]
    result: ResultView | None
