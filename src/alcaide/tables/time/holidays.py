"""A holiday: a person's own. It holds at all tables of days, and a year has so many days of it.

What a table knows of it is a row of its log, as of everything else that counts there. A table hears
of a holiday when it has begun, and again when it is made longer or ended before its time: whenever
and in whatever order that is heard, it comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from alcaide.tables.errors import (
    HolidayDateError,
    HolidayError,
    HolidayTwiceError,
    LaterHolidayError,
)

DAYS: Final = 30  # of holiday in a year
DAY: Final = timedelta(days=1)
YEAR: Final = timedelta(days=365)
SECOND: Final = timedelta(seconds=1)  # rows count in these


class Holiday(msgspec.Struct, frozen=True):
    """A holiday of somebody: of whole days, unless he came back early."""

    begins: datetime
    ends: datetime
    early: bool = False  # ended before its time, for good

    @property
    def number(self) -> int:
        """Return what tells it from the others of a person: the second in which it begins."""
        return int(self.begins.timestamp())

    @property
    def days(self) -> int:
        """Return how many days of the year it takes: those that have begun."""
        return -((self.begins - self.ends) // DAY)


def running(known: Sequence[Holiday], now: datetime) -> Holiday | None:
    """Return the holiday that lasts at this moment."""
    on = (holiday for holiday in known if holiday.begins <= now < holiday.ends)
    return next((holiday for holiday in on if not holiday.early), None)


def left(known: Sequence[Holiday], begins: datetime) -> int:
    """Return how many days a holiday may have that begins then, beside these.

    In no year are there too many: neither before it, nor before one that begins later.
    """
    later = [holiday.begins for holiday in known if holiday.begins > begins]
    return DAYS - max(_counted(known, moment) for moment in (begins, *later))


def _counted(known: Sequence[Holiday], moment: datetime) -> int:
    """Return the days of all holidays that have begun and were still on a year ago."""
    return sum(
        holiday.days
        for holiday in known
        if holiday.begins <= moment and holiday.ends > moment - YEAR
    )


def longer(known: Sequence[Holiday], days: int, now: datetime) -> Holiday:
    """Return the holiday that lasts at this moment with some days more, or a new one.

    Raises HolidayError for too many days, HolidayTwiceError if it would run into another.
    """
    now = now.replace(microsecond=0)
    last = running(known, now) or Holiday(now, now)
    if not 0 < days <= left(known, now):
        raise HolidayError(left=left(known, now))
    others = (holiday for holiday in known if holiday != last)
    return _apart(others, Holiday(last.begins, last.ends + days * DAY))


def announced(known: Sequence[Holiday], days: int, begins: datetime, now: datetime) -> Holiday:
    """Return a holiday that is to begin later, within a year.

    Raises HolidayDateError, LaterHolidayError for too many days, or HolidayTwiceError.
    """
    begins = begins.replace(microsecond=0)
    if not now < begins <= now + YEAR:  # the first and last days have no UTC
        raise HolidayDateError
    begins = begins.astimezone(UTC)
    if not 0 < days <= left(known, begins):
        raise LaterHolidayError(left=left(known, begins))
    return _apart(known, Holiday(begins, begins + days * DAY))


def _apart(others: Iterable[Holiday], new: Holiday) -> Holiday:
    if any(other.begins < new.ends and new.begins < other.ends for other in others):
        raise HolidayTwiceError
    return new


def ended(holiday: Holiday, now: datetime) -> Holiday:
    """Return a holiday as it is when somebody comes back early: days not begun are given back."""
    return Holiday(holiday.begins, now.replace(microsecond=0) + SECOND, early=True)


def joined(known: tuple[Holiday, ...], new: Holiday) -> tuple[Holiday, ...]:
    """Return the holidays that a table knows with what it hears of one, in their order."""
    same = [holiday for holiday in known if holiday.begins == new.begins]
    if any(old.early or (old.ends >= new.ends and not new.early) for old in same):
        return known
    others = [holiday for holiday in known if holiday.begins != new.begins]
    return tuple(sorted((*others, new), key=lambda holiday: holiday.begins))


def write_holiday(holiday: Holiday) -> str:
    """Return the row by which a table hears of a holiday."""
    verb = "return" if holiday.early else "holiday"
    return f"/{verb} {holiday.days} {holiday.number} {int(holiday.ends.timestamp())}"


def read_holiday(text: str, at: datetime, until: datetime) -> Holiday:
    """Return the holiday of a row that was written ``at``, for a seat that was off ``until``.

    Rows of older logs have but the days: these come on top of what the seat had.
    """
    verb, days, *times = text.split()
    if times:
        begins, ends = (datetime.fromtimestamp(int(time), UTC) for time in times)
        return Holiday(begins, ends, early=verb == "/return")
    return Holiday(at, max(at, until) + int(days) * DAY)
