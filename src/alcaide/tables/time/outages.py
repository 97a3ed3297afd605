"""An outage: no server lived, so nobody could move, and nobody's time counts.

A table hears of it by a row of its log, as of everything else that counts there.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

GRACE: Final = timedelta(minutes=1)  # until people have come back and seen that play goes on


class Outage(msgspec.Struct, frozen=True):
    """A stretch of time in which no server lived, and the grace after it."""

    begins: datetime
    back: datetime  # when a server lived again

    @property
    def ends(self) -> datetime:
        """Return when time counts again."""
        return self.back + GRACE

    @property
    def seconds(self) -> int:
        """Return how long it was, without the grace, begun seconds counted."""
        return -((self.begins - self.back) // timedelta(seconds=1))


def write_outage(outage: Outage) -> str:
    """Return the row by which a table hears of an outage."""
    return f"/outage {_milliseconds(outage.begins)} {_milliseconds(outage.back)}"


def read_outage(words: str) -> Outage:
    """Return the outage of a row, without its verb."""
    begins, back = (datetime.fromtimestamp(int(time) / 1000, UTC) for time in words.split())
    return Outage(begins, back)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
