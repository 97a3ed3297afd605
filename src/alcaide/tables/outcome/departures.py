"""Who did not stay at a table that is over, and so gains nothing by it.

Gone is who resigned, left, let the table down, or ran out of time, and was not there at the end.
Whoever came back has stayed if he made at least half of his actions himself: a bot that plays most
of a game wins it for nobody.
"""

from __future__ import annotations

from typing import Final

from alcaide.tables.orders.control import after_end
from alcaide.tables.provenance import shares
from alcaide.tables.table import Table

REPLACED: Final = "replaced"  # came back, but a bot had played for him for the most part


def departures(table: Table) -> dict[int, str]:
    """Return how the seats that did not stay went, who went first before the others.

    Who only came back too late went last: he was there at the end.
    """
    if not _judged(table):
        return _as_before(table)
    found = {one.seat: one.how for one in table.agreements.left}
    for seat, share in enumerate(shares(table)):
        if not share.most:
            found.setdefault(seat, REPLACED)
    return found


def _judged(table: Table) -> bool:
    """Tell whether a game ended when its rows said who made them; older ones are as they were."""
    ends = [row for row in table.rows if not after_end(row.text)]
    return bool(ends and ends[-1].source)


def _as_before(table: Table) -> dict[int, str]:
    found = dict.fromkeys(table.agreements.resigned, "resigned")
    end = table.agreements.end
    return found | {end.seat: end.how} if end and end.how == "abandoned" else found
