"""Somebody is gone: when the others may vote what becomes of a game that waits for him."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from alcaide.tables.orders.agreements import decider
from alcaide.tables.orders.control import SLASH
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.table import Row, Table
from alcaide.tables.time.holidays import Holiday, joined, read_holiday
from alcaide.tables.time.spans import Span, moment_after

DAY: Final = timedelta(days=1)
HOLIDAYS: Final = ("/holiday", "/return")
# rows of others that leave the question as it was; those in the name of a seat are no sign of it
IDLE: Final = ("/ask", "/no", "/vote")
NAMED: Final = ("/outage", *HOLIDAYS)


def opens(table: Table) -> datetime | None:
    """Return when the others may vote about the seat to move; None: they may not."""
    seat = table.turn
    if not table.terms.absence or not table.terms.patient or seat is None or table.waiting:
        return None
    if table.seats[seat].kind != PERSON or table.agreements.paused or table.bot:
        return None
    since = _since(table, seat)
    if since is None or not voters(table, seat):
        return None
    whole = table.terms.absence * DAY.total_seconds()
    return moment_after(_off(table, seat), since, whole)


def voters(table: Table, gone: int) -> set[str]:
    """Return who may vote about a seat: everybody else who decides for one."""
    return {decider(spec) for spec in table.seats} - {"", decider(table.seats[gone])}


def _since(table: Table, seat: int) -> datetime | None:
    """Return since when a table waits for a seat that has not been heard of."""
    return next((row.at for row in reversed(table.rows) if not _idle(row, seat)), None)


def _idle(row: Row, seat: int) -> bool:
    verb = row.text.partition(" ")[0]
    return verb in NAMED or (row.seat != seat and verb in IDLE)


def _off(table: Table, seat: int) -> Sequence[Span]:
    """Return when somebody was on holiday, as far as the table has heard, in order."""
    if table.clock is not None:
        return table.clock.spans(seat)
    off: tuple[Holiday, ...] = ()
    for row in table.rows:
        if row.seat == seat and row.text.startswith(SLASH) and row.text.startswith(HOLIDAYS):
            at = row.at or datetime.max
            off = joined(off, read_holiday(row.text, at, max((o.ends for o in off), default=at)))
    return off
