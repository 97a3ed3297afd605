"""A holiday: a person's own. It holds at all tables of days, and a year has so many days of it.

What a table knows of it is a row of its log, as of everything else that counts there.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

DAYS: Final = 30  # of holiday in a year
YEAR: Final = timedelta(days=365)


class Holiday(msgspec.Struct, frozen=True):
    """A holiday of somebody, of whole days."""

    begins: datetime
    ends: datetime

    @property
    def days(self) -> int:
        """Return how many days it has."""
        return (self.ends - self.begins).days


def left(known: Sequence[Holiday], now: datetime) -> int:
    """Return how many days somebody may still take who had these holidays."""
    return DAYS - sum(holiday.days for holiday in known if holiday.ends > now - YEAR)


def longer(known: Sequence[Holiday], days: int, now: datetime) -> Holiday:
    """Return the holiday that lasts at this moment with some days more, or a new one."""
    now = now.replace(microsecond=0)
    running = [holiday for holiday in known if holiday.begins <= now < holiday.ends]
    last = running[0] if running else Holiday(now, now)
    return Holiday(last.begins, last.ends + timedelta(days=days))


def write_holiday(holiday: Holiday) -> str:
    """Return the row by which a table hears of a holiday."""
    begins, ends = int(holiday.begins.timestamp()), int(holiday.ends.timestamp())
    return f"/holiday {holiday.days} {begins} {ends}"


def read_holiday(rest: str, at: datetime, until: datetime | None) -> Holiday:
    """Return the holiday of a row that was written ``at``, for a seat that was off ``until``.

    Rows of older logs have but the days: these come on top of what the seat had.
    """
    days, *times = rest.split()
    if times:
        begins, ends = (datetime.fromtimestamp(int(time), UTC) for time in times)
        return Holiday(begins, ends)
    return Holiday(at, max(at, until or at) + timedelta(days=int(days)))
