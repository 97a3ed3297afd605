"""The log of a table, in sentences: as many of its lines as somebody looks at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from alcaide.interface.values import Note
from alcaide.server.protocol.table_parts import LogLine
from alcaide.tables.orders.agreements import Said
from alcaide.tables.provenance import SIGNS, gaps, told
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.table import Step, Table
from alcaide.tables.words import Words

KEPT: Final = 500  # logs, or their ends
UNITS: Final = {"days": 86_400, "hours": 3600, "minutes": 60}
PAGE: Final = 50  # lines: of this many a part of a log begins


class Told(NamedTuple):
    """A log from a line on, and what it tells."""

    steps: PersistentList[Step]
    said: tuple[Said, ...]
    lines: list[LogLine]

    def begins(self, table: Table) -> bool:
        """Tell whether the log of a table begins with this one."""
        count = len(self.steps)
        if not count or self.said != table.agreements.said:
            return False
        return self.steps.shared(table.steps) == count and all(
            one.step <= count for one in self.said
        )


class Teller:
    """Goes on with logs that were told: a long game would else be told anew at every move."""

    def __init__(self) -> None:
        # a game that is over tells more of who made its moves
        self.told: OrderedDict[tuple[str, str, int, bool], Told] = OrderedDict()

    def log(self, table: Table, words: Words, first: int = 0) -> list[LogLine]:
        """Return the log from a line on, oldest line first."""
        key = (table.id, words.lang, first, table.turn is None)
        told = self.told.pop(key, None)
        if told and told.begins(table):
            begun = len(told.steps)
            lines = told.lines  # one list for all who read it
            if begun < len(table.steps):
                lines = lines + list(_played(table, begun, words))
        else:
            lines = log_part(table, words, first, total(table))
        self.told[key] = Told(table.steps, table.agreements.said, lines)
        if len(self.told) > KEPT:
            self.told.popitem(last=False)
        return lines

    def news(self, steps: Sequence[Step], words: Words) -> list[str]:
        """Return what steps did, for those who cannot see it."""
        return [words.note(note) for step in steps for note in step.notes]


def total(table: Table) -> int:
    """Return the number of lines of a log."""
    return 1 + _noted(table, len(table.steps)) + len(table.agreements.said)


def first_line(table: Table, wanted: int | None) -> int:
    """Return where the newest lines begin, at least as many as wanted; None: all of them.

    It moves on by whole pages, so that after most moves a log only gets longer.
    """
    return 0 if wanted is None else max(0, (total(table) - wanted) // PAGE * PAGE)


def line_of(table: Table, step: int) -> int:
    """Return the number of the first line of a step."""
    if not step:
        return 0
    before = bisect_left(_after(table), step)
    return 1 + _noted(table, step - 1) + before


def log_part(table: Table, words: Words, first: int, end: int) -> list[LogLine]:
    """Return the lines of a log from one on, up to before another."""
    said = table.agreements.said
    after = _after(table)
    places = [1 + _noted(table, step) + n for n, step in enumerate(after)]
    here = bisect_left(places, first)  # the next order
    note = max(0, first - 1 - here)  # the next note of all
    lines = [_opening(table, words)] if first == 0 < end else []
    notes = _notes(table, note, words)
    for number in range(max(1, first), min(end, total(table))):
        if here < len(places) and places[here] == number:
            lines.append(_order(said[here], after[here], table, words))
            here += 1
        else:
            lines.append(next(notes))
    return lines


def _noted(table: Table, steps: int) -> int:
    """Return how many notes there are of the first steps."""
    return table.steps[steps - 1].noted if steps else 0


def _after(table: Table) -> list[int]:
    """Return the steps after which the orders stand: in their order, also if some were undone."""
    steps = (min(said.step, len(table.steps)) for said in table.agreements.said)
    return list(accumulate(steps, max))


def _notes(table: Table, first: int, words: Words) -> Iterator[LogLine]:
    """Yield the lines of the notes of a game from one on."""
    steps = table.steps
    number = bisect_right(steps, first, key=_noted_with)
    skipped = first - _noted(table, number)
    for line in _played(table, number, words):
        if skipped:
            skipped -= 1
        else:
            yield line


def _noted_with(step: Step) -> int:
    return step.noted


def _played(table: Table, begun: int, words: Words) -> Iterator[LogLine]:
    """Yield the lines of the steps after the first so many; the first of each says by whom."""
    for number in range(begun, len(table.steps)):
        step = table.steps[number]
        for index in range(len(step.notes)):
            line = _line(table, number, index, words)
            yield line if index else replace(line, **_made(table, number))


def _made(table: Table, number: int) -> dict[str, Any]:
    by, (seconds,) = told(table, table.steps[number]), gaps(table, number, number + 1)
    return {"by": by if by in SIGNS else "", "seconds": seconds}


def _opening(table: Table, words: Words) -> LogLine:
    if table.free:
        return LogLine(0, _first_round(table), None, words.say("table-whatif"), "")
    if not table.dealt:
        return LogLine(0, 1, None, words.say("table-log-gathering"), "")
    note = Note("started", "", {"players": len(table.seats), "seat": table.setup.start})
    told = [words.note(note)]
    told += [words.say("table-log-unknown")] if table.setup.known else []
    told += [words.say("table-log-overruled")] if table.setup.overruled else []
    return LogLine(0, 1, None, " ".join(told), note.rule)


def _first_round(table: Table) -> int:
    if not table.free:
        return 1
    number: int = table.game.observe(table.begin(), None).round
    return number


def _line(table: Table, number: int, index: int, words: Words) -> LogLine:
    step = table.steps[number]
    note, where = step.notes[index], table.game.places
    seat = _seat(note.args.get("seat", step.seat))
    spoken = "" if index else step.text
    places = where(note) if where else []
    text = words.note(note)
    return LogLine(number + 1, step.round, seat, text, note.rule, spoken, places=places)


def lines_of(table: Table, number: int, words: Words) -> list[LogLine]:
    """Return the lines of one action, by its number from 0."""
    return [_line(table, number, n, words) for n in range(len(table.steps[number].notes))]


def _order(said: Said, after: int, table: Table, words: Words) -> LogLine:
    """Return the line of an order; its round is that of the line before."""
    noted = _noted(table, after)
    number = bisect_left(table.steps, noted, key=_noted_with)
    round = table.steps[number].round if noted else _first_round(table)
    text = words.say(f"table-log-{said.key}", **order_args(said, words))
    return LogLine(min(said.step, len(table.steps)), round, said.seat, text, "")


def order_args(said: Said, words: Words) -> dict[str, Any]:
    """Return what the sentence about an order speaks of."""
    gone = words.name(said.number) if said.key.startswith("vote-") else ""
    who = said.who or words.say("table-seat", n=said.seat + 1)
    unit, amount = _whole(said.number) if said.key == "outage" else ("", 0)
    args = {"seat": said.seat, "number": said.number, "gone": gone, "who": who}
    return args | {"unit": unit, "amount": amount}


def _whole(seconds: int) -> tuple[str, int]:
    """Return a time in the largest unit of which there are several."""
    found = ((unit, seconds // each) for unit, each in UNITS.items())
    return next((one for one in found if one[1] > 1), ("seconds", seconds))


def _seat(value: Any) -> int | None:
    return value if isinstance(value, int) else None
