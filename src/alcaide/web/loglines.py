"""The log of a table, in sentences."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from alcaide.core.game import Note
from alcaide.table.affairs import Said
from alcaide.table.table import Step, Table
from alcaide.table.words import Words
from alcaide.web.parts import LogLine

KEPT = 1000  # logs


class Told(NamedTuple):
    """A log and what it tells."""

    steps: tuple[Step, ...]
    said: tuple[Said, ...]
    lines: list[LogLine]

    def begins(self, table: Table) -> bool:
        """Tell whether the log of a table begins with this one."""
        count = len(self.steps)
        if not count or self.said != table.affairs.said or self.steps != table.steps[:count]:
            return False
        return all(one.step <= count for one in self.said)


class Teller:
    """Goes on with logs that were told: a long game would else be told anew at every move."""

    def __init__(self) -> None:
        self.told: OrderedDict[tuple[str, str], Told] = OrderedDict()  # by table and language

    def log(self, table: Table, words: Words) -> list[LogLine]:
        """Return the whole log, oldest line first."""
        key = (table.id, words.lang)
        told = self.told.pop(key, None)
        if told and told.begins(table):
            begun = len(told.steps)
            lines = told.lines  # one list for all who read it
            if begun < len(table.steps):
                lines = lines + _played(table.steps[begun:], begun + 1, words)
        else:
            lines = _log(table, words)
        self.told[key] = Told(table.steps, table.affairs.said, lines)
        if len(self.told) > KEPT:
            self.told.popitem(last=False)
        return lines

    def news(self, steps: Sequence[Step], words: Words) -> list[str]:
        """Return what steps did, for those who cannot see it."""
        return [words.note(note) for step in steps for note in step.notes]


def _log(table: Table, words: Words) -> list[LogLine]:
    lines = [_opening(table, words)]
    said = deque(table.affairs.said)
    for number, step in enumerate(table.steps, 1):
        while said and said[0].step < number:
            lines.append(_order(said.popleft(), lines[-1].round, words))
        lines += _played([step], number, words)
    last = len(table.steps)
    return lines + [_order(one, lines[-1].round, words, last) for one in said]


def _played(steps: Sequence[Step], first: int, words: Words) -> list[LogLine]:
    """Return the lines of steps; the first of them has this number."""
    return [
        _line(number, step, index, words)
        for number, step in enumerate(steps, first)
        for index in range(len(step.notes))
    ]


def _opening(table: Table, words: Words) -> LogLine:
    if table.free:
        return LogLine(
            0, table.game.observe(table.begin(), None).round, None, words.say("table-whatif"), ""
        )
    note = Note("started", "", {"players": len(table.seats), "seat": table.setup.start})
    return LogLine(0, 1, None, words.note(note), note.rule)


def _line(number: int, step: Step, index: int, words: Words) -> LogLine:
    note = step.notes[index]
    seat = note.args.get("seat", step.seat)
    spoken = step.text if index == 0 else ""
    return LogLine(number, step.round, _seat(seat), words.note(note), note.rule, spoken)


def _order(said: Said, round: int, words: Words, last: int | None = None) -> LogLine:
    """Return the line of an order; after actions were taken back it stands at the last one."""
    step = said.step if last is None else min(said.step, last)
    text = words.say(f"table-log-{said.key}", **order_args(said))
    return LogLine(step, round, said.seat, text, "")


def order_args(said: Said) -> dict[str, int]:
    """Return what the sentence about an order speaks of."""
    return {"seat": said.seat, "number": said.number}


def _seat(value: Any) -> int | None:
    return value if isinstance(value, int) else None
