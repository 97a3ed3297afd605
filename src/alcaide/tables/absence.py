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
from alcaide.tables.time.outages import Outage, read_outage, write_outage
from alcaide.tables.time.spans import Span, in_order, moment_after

DAY: Final = timedelta(days=1)
LONG: Final = 3600  # seconds of an outage that nobody can be blamed for who is waited for in days
HOLIDAYS: Final = ("/holiday", "/return")
# rows of others that leave the question as it was; those in the name of a seat are no sign of it
IDLE: Final = ("/ask", "/no", "/vote")
OUTAGE: Final = "/outage"
NAMED: Final = (OUTAGE, *HOLIDAYS)


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


def excuses(table: Table, outages: Sequence[Outage]) -> list[Outage]:
    """Return the outages of which a table has still to hear, as nobody could come in them.

    Where there are clocks, these hear of all outages anyway.
    """
    if table.clock is not None or opens(table) is None:
        return []
    known = {row.text for row in table.rows if row.text.startswith(OUTAGE)}
    return [one for one in outages if one.seconds >= LONG and write_outage(one) not in known]


def waits_since(table: Table) -> datetime | None:
    """Return since when a table waits for the seat to move; None: for nobody."""
    return None if table.turn is None else _since(table, table.turn)


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
    """Return when somebody could not come, as far as the table has heard, in order."""
    if table.clock is not None:
        return table.clock.spans(seat)
    off: tuple[Holiday, ...] = ()
    outages = [
        read_outage(row.text.partition(" ")[2]) for row in table.rows if row.text.startswith(OUTAGE)
    ]
    for row in table.rows:
        if row.seat == seat and row.text.startswith(SLASH) and row.text.startswith(HOLIDAYS):
            at = row.at or datetime.max
            off = joined(off, read_holiday(row.text, at, max((o.ends for o in off), default=at)))
    return in_order(off, outages)
