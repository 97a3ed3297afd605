"""How much time each seat has left: folded from the rows of a log and their times, never kept.

``live``: each turn has some seconds of its own, then the seat's bank runs down; a turn that is
finished puts something into it. ``days``: each turn has some hours; holidays come on top. While
no server lived, no time counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from alcaide.tables.errors import OrderError
from alcaide.tables.terms import Terms
from alcaide.tables.time.holidays import Holiday, joined, read_holiday, running
from alcaide.tables.time.outages import Outage, read_outage
from alcaide.tables.time.spans import Span, counted, in_order, moment_after

RETURN: Final = 60.0  # seconds that whoever comes back finds in the bank at least
HOUR: Final = 3600.0
Turn = tuple[int, int]  # seat and round


class Clock(msgspec.Struct, frozen=True):
    """The clocks of a table after a row."""

    banks: tuple[float, ...]  # seconds, as they were when the present turn began
    turn: Turn | None = None  # that the seconds were spent in; None: there is none
    spent: float = 0.0  # seconds of this turn before ``since``
    since: datetime | None = None  # when the clock was set going; None: it stands still
    off: tuple[tuple[Holiday, ...], ...] = ()  # the holidays of each seat, in their order
    outages: tuple[Outage, ...] = ()  # since the clock was set going, in their order

    def rest(self, seat: int, now: datetime) -> float | None:
        """Return the seconds for which the time of a seat stands still; None: it runs."""
        holiday = running(self.off[seat], now)
        still = [outage.ends for outage in self.outages if outage.begins <= now < outage.ends]
        ends = [*still, *([holiday.ends] if holiday else [])]
        return (max(ends) - now).total_seconds() if ends else None

    def spans(self, seat: int) -> list[Span]:
        """Return when the time of a seat does not count, in order."""
        return in_order(self.off[seat], self.outages)


def new_clock(terms: Terms, seats: int) -> Clock | None:
    """Return the clocks of a table before anything was played; None: there are none."""
    if terms.pace == "free":
        return None
    return Clock((float(terms.bank),) * seats, off=((),) * seats)


def advance(
    clock: Clock, terms: Terms, at: datetime, turn: Turn | None, runs: bool, finished: bool
) -> Clock:
    """Return the clocks after a row that was written ``at``.

    ``turn`` is the turn that it leads to, ``runs`` tells whether somebody's time counts in it, and
    ``finished`` whether the row was an action, so that a turn that is past was played to its end.
    """
    start = at if runs else None
    lasting = tuple(outage for outage in clock.outages if outage.ends > at)
    if turn == clock.turn and runs and clock.since:
        return clock
    spent = clock.spent + _elapsed(clock, at)
    if turn == clock.turn:
        return msgspec.structs.replace(clock, spent=spent, since=start, outages=lasting)
    banks = clock.banks
    if clock.turn is not None and terms.pace == "live":
        seat = clock.turn[0]
        saved = max(0.0, banks[seat] - max(0.0, spent - terms.turn))
        banks = _put(banks, seat, saved + (terms.increment if finished else 0))
    return msgspec.structs.replace(
        clock, banks=banks, turn=turn, spent=0.0, since=start, outages=lasting
    )


def ordered(clock: Clock, seat: int, text: str, at: datetime) -> Clock:
    """Return the clocks after what an order does to them by itself.

    Raises OrderError for a holiday or an outage of which the table has heard.
    """
    verb, _, rest = text.partition(" ")
    match verb:
        case "/back":
            return _back(clock, seat)
        case "/holiday" | "/return":
            return _rest(clock, seat, text, at)
        case "/outage":
            return _outage(clock, read_outage(rest))
        case _:
            return clock


def _back(clock: Clock, seat: int) -> Clock:
    """Return the clocks for somebody who has come back: his turn begins anew."""
    bank = max(clock.banks[seat], RETURN)
    mine = clock.turn is not None and clock.turn[0] == seat
    spent = 0.0 if mine else clock.spent
    return msgspec.structs.replace(clock, banks=_put(clock.banks, seat, bank), spent=spent)


def _rest(clock: Clock, seat: int, text: str, at: datetime) -> Clock:
    """Return the clocks after a table has heard of a holiday, which may have begun before."""
    old = clock.off[seat]
    off = joined(old, read_holiday(text, at, max((one.ends for one in old), default=at)))
    if off == old:
        raise OrderError
    return msgspec.structs.replace(clock, off=(*clock.off[:seat], off, *clock.off[seat + 1 :]))


def _outage(clock: Clock, outage: Outage) -> Clock:
    """Return the clocks after a table has heard of an outage, in which somebody's time ran."""
    known = any(
        outage.begins < other.back and other.begins < outage.back for other in clock.outages
    )
    if known or clock.since is None or clock.since >= outage.back:
        raise OrderError
    return msgspec.structs.replace(clock, outages=(*clock.outages, outage))


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
    seat = clock.turn[0]
    return moment_after(clock.spans(seat), clock.since, left(clock, terms, seat, clock.since))


def _elapsed(clock: Clock, now: datetime) -> float:
    """Return the seconds since the clock was set going, without those that do not count."""
    if clock.since is None or clock.turn is None:
        return 0.0
    return counted(clock.spans(clock.turn[0]), clock.since, now)


def _put(banks: Sequence[float], seat: int, bank: float) -> tuple[float, ...]:
    return (*banks[:seat], bank, *banks[seat + 1 :])
