"""How much time each seat has left: folded from the rows of a log and their times, never kept.

``live``: each turn has some seconds of its own, then the seat's bank runs down; a turn that is
finished puts something into it. ``days``: each turn has some hours; holidays come on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import msgspec

from alcaide.table.holidays import Holiday, read_holiday
from alcaide.table.terms import Terms

RETURN: Final = 60.0  # seconds that whoever comes back finds in the bank at least
HOUR: Final = 3600.0
Turn = tuple[int, int]  # seat and round


class Clock(msgspec.Struct, frozen=True):
    """The clocks of a table after a row."""

    banks: tuple[float, ...]  # seconds, as they were when the present turn began
    turn: Turn | None = None  # that the seconds were spent in; None: there is none
    spent: float = 0.0  # seconds of this turn before ``since``
    since: datetime | None = None  # when the clock was set going; None: it stands still
    away: tuple[datetime | None, ...] = ()  # until when a seat is on holiday


def new_clock(terms: Terms, seats: int) -> Clock | None:
    """Return the clocks of a table before anything was played; None: there are none."""
    if terms.pace == "free":
        return None
    return Clock((float(terms.bank),) * seats, away=(None,) * seats)


def advance(
    clock: Clock, terms: Terms, at: datetime, turn: Turn | None, runs: bool, finished: bool
) -> Clock:
    """Return the clocks after a row that was written ``at``.

    ``turn`` is the turn that it leads to, ``runs`` tells whether somebody's time counts in it, and
    ``finished`` whether the row was an action, so that a turn that is past was played to its end.
    """
    spent = clock.spent + _elapsed(clock, at)
    if turn == clock.turn:
        return msgspec.structs.replace(clock, spent=spent, since=_start(clock, turn, at, runs))
    banks = clock.banks
    if clock.turn is not None and terms.pace == "live":
        seat = clock.turn[0]
        saved = max(0.0, banks[seat] - max(0.0, spent - terms.turn))
        banks = _put(banks, seat, saved + (terms.increment if finished else 0))
    since = _start(clock, turn, at, runs)
    return msgspec.structs.replace(clock, banks=banks, turn=turn, spent=0.0, since=since)


def ordered(clock: Clock, seat: int, text: str, at: datetime) -> Clock:
    """Return the clocks after what an order does to them by itself."""
    verb, _, rest = text.partition(" ")
    if verb == "/back":
        return _back(clock, seat)
    if verb == "/holiday":
        return _rest(clock, seat, at, read_holiday(rest, at, clock.away[seat]))
    return clock


def _back(clock: Clock, seat: int) -> Clock:
    """Return the clocks for somebody who has come back: his turn begins anew."""
    bank = max(clock.banks[seat], RETURN)
    mine = clock.turn is not None and clock.turn[0] == seat
    spent = 0.0 if mine else clock.spent
    return msgspec.structs.replace(clock, banks=_put(clock.banks, seat, bank), spent=spent)


def _rest(clock: Clock, seat: int, at: datetime, holiday: Holiday) -> Clock:
    """Return the clocks after a table has heard of a holiday, which may have begun before."""
    away = (*clock.away[:seat], holiday.ends, *clock.away[seat + 1 :])
    rested = msgspec.structs.replace(clock, away=away)
    if clock.since is None or clock.turn is None or clock.turn[0] != seat:
        return rested
    spent = clock.spent + _elapsed(clock, min(at, holiday.begins))
    since = max(clock.since, holiday.ends)
    return msgspec.structs.replace(rested, spent=spent, since=since)


def left(clock: Clock, terms: Terms, seat: int, now: datetime) -> float:
    """Return the seconds that a seat has left, at its turn or for its next one."""
    mine = clock.turn is not None and clock.turn[0] == seat
    spent = clock.spent + _elapsed(clock, now) if mine else 0.0
    if terms.pace == "days":
        return max(0.0, terms.hours * HOUR - spent)
    return max(0.0, terms.turn + clock.banks[seat] - spent)


def deadline(clock: Clock, terms: Terms) -> datetime | None:
    """Return when the time of the seat to move is over; None: nobody's time runs."""
    if clock.since is None or clock.turn is None:
        return None
    return clock.since + timedelta(seconds=left(clock, terms, clock.turn[0], clock.since))


def _elapsed(clock: Clock, now: datetime) -> float:
    """Return the seconds since the clock was set going; on holiday that is still to come."""
    return 0.0 if clock.since is None else max(0.0, (now - clock.since).total_seconds())


def _start(clock: Clock, turn: Turn | None, at: datetime, runs: bool) -> datetime | None:
    if turn is None or not runs:
        return None
    return max(at, clock.away[turn[0]] or at)


def _put(banks: Sequence[float], seat: int, bank: float) -> tuple[float, ...]:
    return (*banks[:seat], bank, *banks[seat + 1 :])
