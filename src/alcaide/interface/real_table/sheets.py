"""Score sheets: what is read off a table at the end of a game, line by line, and the count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from alcaide.scene.model import CountStep, Phrase

Entries = Mapping[str, Sequence[Sequence[int]]]  # by line: of each owner the numbers written there
ROW: Final = 20  # numbers of one owner on a line, at most


class Line(NamedTuple):
    """A line of a score sheet: a number of each owner, or several."""

    name: str
    label: Phrase
    rule: str
    most: int  # the largest number that may stand there
    hint: Phrase | None = None
    several: int = 0  # so many numbers at most, each from 1; 0: one number
    common: bool = False  # once for the whole table
    others: bool = False  # also of those who count and have no seat
    things: tuple[Phrase, ...] = ()  # what the numbers stand for, from 1: each there once


class Sheet(NamedTuple):
    """The lines of a game, and who counts besides the seats."""

    lines: tuple[Line, ...]
    others: tuple[Phrase, ...] = ()


class Fault(NamedTuple):
    """What cannot be: on which line, of which owner (-1: of all together), why."""

    line: str
    owner: int
    said: Phrase
    rule: str


class Tally(NamedTuple):
    """What a sheet comes to."""

    steps: list[CountStep]
    totals: list[int]
    winners: list[int]


Options = Mapping[str, str]


class ScoreSheet(NamedTuple):
    """What a game gives for those who only count: so many play, with options."""

    sheet: Callable[[int, Options], Sheet]
    faults: Callable[[int, Options, Entries], list[Fault]]  # that no game could end with
    tally: Callable[[int, Options, Entries], Tally]  # of a sheet without faults


def owners_of(line: Line, sheet: Sheet, players: int) -> int:
    """Return how many rows a line has."""
    return 1 if line.common else players + (len(sheet.others) if line.others else 0)


def completed(sheet: Sheet, players: int, entries: Entries) -> dict[str, list[list[int]]]:
    """Return what stands on each line of a sheet; what nobody wrote is empty."""
    found: dict[str, list[list[int]]] = {}
    for line in sheet.lines:
        written = [list(row)[:ROW] for row in entries.get(line.name, ())]
        rows = owners_of(line, sheet, players)
        found[line.name] = [*written, *([] for _ in range(rows))][:rows]
    return found


def number(written: Mapping[str, Sequence[Sequence[int]]], name: str, owner: int) -> int:
    """Return the one number of an owner on a line; 0: nothing is written there."""
    row = written[name][owner]
    return row[0] if row else 0


def faults(sheet: Sheet, written: Mapping[str, Sequence[Sequence[int]]]) -> list[Fault]:
    """Return what cannot stand on any sheet: too many numbers, or numbers out of range."""
    return [
        Fault(line.name, owner, said, line.rule)
        for line in sheet.lines
        for owner, row in enumerate(written[line.name])
        if (said := _wrong(line, row))
    ] + [fault for line in sheet.lines if line.things for fault in _twice(line, written[line.name])]


def _wrong(line: Line, row: Sequence[int]) -> Phrase | None:
    """Return what is wrong with the numbers of one owner; None: nothing."""
    most = line.several or 1
    if len(row) > most:
        return Phrase("table-sheet-many", {"count": len(row), "most": most})
    least = 1 if line.several else 0
    beyond = next((value for value in row if not least <= value <= line.most), None)
    if beyond is None:
        return None
    return Phrase("table-sheet-range", {"value": beyond, "least": least, "most": line.most})


def _twice(line: Line, rows: Sequence[Sequence[int]]) -> list[Fault]:
    """Return the things that stand on a line more than once, though each is there once."""
    found = [value for row in rows for value in row]
    twice = [thing for value, thing in enumerate(line.things, 1) if found.count(value) > 1]
    said = (Phrase("table-sheet-twice", {"thing": thing}) for thing in twice)
    return [Fault(line.name, -1, phrase, line.rule) for phrase in said]
