"""What others see where they look on later: the table as it was some actions ago."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

from alcaide.tables.log import extended, load_table
from alcaide.tables.table import UNDO, Table

ONE: Final = Lock()  # of several that ask for the same, one works it out
KEPT: Final = 128  # tables
SHOWN: Final[OrderedDict[str, Table]] = OrderedDict()  # by id, as they were seen last


def delayed(table: Table) -> Table:
    """Return a table as it was before its last ``terms.delay`` actions; when it is over, as it is.

    Actions that were taken back count: nothing that is shown is younger. It goes on from what was
    seen last; else it replays a log, so it is called in a thread.
    """
    if not table.terms.delay or table.turn is None:
        return table
    last = _seen(table)
    if last == table.seq:
        return table
    with ONE:
        return _behind(table, last)


def _behind(table: Table, last: int) -> Table:
    """Return a table with its first rows only."""
    seen = SHOWN.pop(table.id, None)
    if seen is None or seen.setup != table.setup or seen.seq > last:
        seen = None  # another table, or one of which more was taken back
    if seen is None or seen.rows.shared(table.rows) < seen.seq:
        seen = _begun(table)
    shown = SHOWN[table.id] = extended(seen, table.rows[seen.seq : last])
    if len(SHOWN) > KEPT:
        SHOWN.popitem(last=False)
    return shown


def _seen(table: Table) -> int:
    """Return how many rows are seen: those before the last actions, or before the first one."""
    seen, left = table.seq, table.terms.delay
    for number in reversed(range(table.seq)):
        row = table.rows[number]
        if not row.order and row.text != UNDO:
            seen, left = number, left - 1
        if not left:
            break
    return seen


def _begun(table: Table) -> Table:
    return load_table(
        table.id,
        table.game,
        table.setup,
        table.first_seats,
        (),
        table.aids_off,
        table.owner,
        table.terms,
        table.seed,
        table.invite,
        kept=table.setup,
    )
