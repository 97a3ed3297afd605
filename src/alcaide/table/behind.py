"""What others see where they look on later: the table as it was some actions ago."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from alcaide.table.log import load_table
from alcaide.table.table import UNDO, Table

ONE: Final = Lock()  # of several that ask for the same, one works it out


def behind(table: Table) -> Table:
    """Return a table as it was before its last ``terms.delay`` actions; when it is over, as it is.

    Actions that were taken back count: nothing that is shown is younger. It replays a log, so it is
    called in a thread.
    """
    with ONE:
        return _behind(table)


@lru_cache(maxsize=128)  # a table is one position: several people look at it
def _behind(table: Table) -> Table:
    late = table.terms.delay
    played = [n for n, row in enumerate(table.rows) if not row.order and row.text != UNDO]
    if not late or not played or table.turn is None:
        return table
    return load_table(
        table.id,
        table.game,
        table.setup,
        table.first_seats,
        table.rows[: played[max(0, len(played) - late)]],
        table.aids_off,
        table.owner,
        table.terms,
        table.seed,
        table.invite,
    )
