"""Holidays are a person's, and a year has so many days of them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.tables.errors import (
    HolidayDateError,
    HolidayError,
    HolidayTwiceError,
    LaterHolidayError,
)
from alcaide.tables.time.holidays import (
    DAY,
    DAYS,
    SECOND,
    YEAR,
    Holiday,
    announced,
    ended,
    joined,
    left,
    longer,
    read_holiday,
    running,
    write_holiday,
)
from alcaide.tables.time.spans import counted, moment_after

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)


def off(begins: float, days: float, early: bool = False) -> Holiday:
    """Return a holiday that begins so many days from now."""
    return Holiday(NOW + begins * DAY, NOW + (begins + days) * DAY, early)


def test_what_was_taken_within_a_year_counts() -> None:
    old, young = Holiday(NOW - YEAR - 9 * DAY, NOW - YEAR), off(-9, 7)
    assert left([], NOW) == DAYS
    assert left([young, old], NOW) == DAYS - 7
    assert left([old], NOW - DAY) == DAYS - 9


def test_what_is_announced_counts_for_the_year_before_it() -> None:
    assert left([off(100, 12)], NOW) == DAYS - 12
    assert left([off(100, 12), off(300, 10)], NOW + 200 * DAY) == DAYS - 22
    past = off(-200, 25)
    assert left([past], NOW + 100 * DAY) == DAYS - 25
    assert left([past], NOW + 200 * DAY) == DAYS


def test_the_present_holiday_is_made_longer() -> None:
    first = longer([], 3, NOW)
    assert first == off(0, 3)
    assert longer([first], 2, NOW + DAY) == off(0, 5)
    assert longer([first], 2, NOW + 3 * DAY) == off(3, 2)
    with pytest.raises(HolidayError):
        longer([first], 28, NOW + DAY)
    with pytest.raises(HolidayTwiceError):
        longer([first, off(4, 5)], 2, NOW + DAY)


def test_a_holiday_is_announced_for_a_day_to_come() -> None:
    begins = NOW.astimezone(timezone(timedelta(hours=2))) + 40 * DAY
    assert announced([off(0, 3)], 10, begins, NOW) == off(40, 10)
    first = datetime.min.replace(tzinfo=timezone(timedelta(hours=14)))  # no year of UTC
    last = datetime.max.replace(tzinfo=timezone(timedelta(hours=-14)))
    for wrong in (NOW, NOW - DAY, NOW + YEAR + SECOND, first, last):
        with pytest.raises(HolidayDateError):
            announced([], 1, wrong, NOW)
    with pytest.raises(LaterHolidayError) as refused:
        announced([off(0, 21)], 10, begins, NOW)
    assert refused.value.words == {"left": 9}
    for begun in (32, 40, 49):
        with pytest.raises(HolidayTwiceError):
            announced([off(begun, 9)], 10, begins, NOW)
    assert announced([off(31, 9), off(50, 9)], 10, begins, NOW) == off(40, 10)


def test_days_that_have_not_begun_are_given_back() -> None:
    whole = off(-3, 10)
    assert running([off(20, 1), whole], NOW) == whole
    early = ended(whole, NOW + timedelta(hours=5))
    assert early.days == 4
    assert running([early], NOW + timedelta(hours=6)) is None
    assert ended(whole, whole.begins).days == 1
    assert left([early], NOW + DAY) == DAYS - 4
    again = longer([early], 2, early.ends)
    assert again.begins == early.ends


wishes = st.lists(
    st.tuples(st.sampled_from(["now", "later", "stop"]), st.integers(1, 400), st.integers(1, 20)),
    max_size=40,
)


def most_in_a_year(known: Sequence[Holiday]) -> timedelta:
    """Return the most holiday within 365 days, which begin or end with a holiday."""
    starts = [one.begins for one in known] + [one.ends - YEAR for one in known]
    return max(
        sum(
            (
                max(min(one.ends, start + YEAR) - max(one.begins, start), timedelta())
                for one in known
            ),
            timedelta(),
        )
        for start in starts
    )


@given(wishes)
def test_no_year_has_too_many_days_and_no_day_is_taken_twice(
    asked: list[tuple[str, int, int]],
) -> None:
    known: list[Holiday] = []
    now = NOW
    for what, step, days in asked:
        old = running(known, now)
        with suppress(HolidayError, HolidayTwiceError, HolidayDateError):
            if what == "later":
                known.append(announced(known, days, now + step * DAY, now))
            elif what == "now":
                new = longer(known, days, now)
                known = [one for one in known if one.begins != new.begins] + [new]
            elif old:
                known = [one for one in known if one != old] + [ended(old, now)]
        now += step * timedelta(hours=20)
    if known:
        assert most_in_a_year(known) <= DAYS * DAY
    for one, other in pairwise(sorted(known, key=lambda one: one.begins)):
        assert one.ends <= other.begins


def test_a_table_comes_to_the_same_in_whatever_order_it_hears() -> None:
    first, more = off(0, 3), off(0, 5)
    early, other = ended(more, NOW + DAY), off(20, 2)
    for told in ([first, more, early, other], [early, first, other, more], [other, more, early]):
        known: tuple[Holiday, ...] = ()
        for one in told:
            known = joined(known, one)
        assert known == (early, other)
    assert joined((more,), first) == (more,)


moments = st.integers(-500, 500)


@given(st.lists(st.tuples(moments, st.integers(1, 90))), moments, st.integers(0, 10**5))
def test_time_goes_on_where_no_holiday_is(
    taken: list[tuple[int, int]], since: int, hours: int
) -> None:
    known = tuple(sorted((off(*one) for one in taken), key=lambda one: one.begins))
    begun, seconds = NOW + since * DAY, hours * 3600.0
    end = moment_after(known, begun, seconds)
    assert counted(known, begun, end) == seconds
    assert end >= begun + timedelta(seconds=seconds)
    assert counted(known, begun, end + timedelta(days=3000)) <= seconds + 3000 * 86400


def test_a_holiday_is_read_as_it_was_written() -> None:
    for holiday in (off(0, 4), ended(off(0, 4), NOW + DAY)):
        text = write_holiday(holiday)
        assert text.split()[0] == ("/return" if holiday.early else "/holiday")
        assert read_holiday(text, NOW + DAY, NOW) == holiday
    assert read_holiday("/holiday 2", NOW, NOW + DAY) == Holiday(NOW, NOW + 3 * DAY)
