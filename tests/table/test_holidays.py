"""Holidays are a person's, and a year has so many days of them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from alcaide.people.leaving import everything
from alcaide.table.errors import HolidayError
from alcaide.table.holiday_store import Holidays
from alcaide.table.holidays import DAYS, YEAR, Holiday, left, longer, read_holiday, write_holiday
from alcaide.table.table import load_table
from alcaide.table.terms import FREE, Terms
from rated import ALCAZAR, persons, store_in

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
SLOW = Terms(access="public", pace="days", hours=24, gone="bot")


def days(number: int) -> timedelta:
    return timedelta(days=number)


def test_what_was_taken_within_a_year_counts() -> None:
    old, young = Holiday(NOW - YEAR - days(9), NOW - YEAR), Holiday(NOW - days(9), NOW - days(2))
    assert left([], NOW) == DAYS
    assert left([young, old], NOW) == DAYS - 7
    assert left([old], NOW - days(1)) == DAYS - 9


def test_the_present_holiday_is_made_longer() -> None:
    first = longer([], 3, NOW)
    assert first == Holiday(NOW, NOW + days(3))
    assert longer([first], 2, NOW + days(1)) == Holiday(NOW, NOW + days(5))
    assert longer([first], 2, NOW + days(3)) == Holiday(NOW + days(3), NOW + days(5))


def test_a_holiday_is_read_as_it_was_written() -> None:
    holiday = Holiday(NOW, NOW + days(4))
    verb, _, rest = write_holiday(holiday).partition(" ")
    assert verb == "/holiday"
    assert read_holiday(rest, NOW + days(1), None) == holiday


def test_holidays_are_kept_counted_given_and_cleared_away(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana", "luis") as store:
            holidays = Holidays(store.engine)
            first = await holidays.take("ana", 20, NOW - YEAR - days(15))
            assert await holidays.of("ana") == [first]
            with pytest.raises(HolidayError) as refused:
                await holidays.take("ana", 11, NOW - YEAR)
            assert refused.value.words == {"left": 10}
            longest = await holidays.take("ana", 10, NOW - YEAR)
            assert longest.days == 30
            assert await holidays.of("ana") == [longest]
            with pytest.raises(HolidayError):
                await holidays.take("ana", 1, NOW)
            assert await holidays.of("luis") == []
            kept = await everything(store.engine, "ana")
            assert kept is not None
            assert kept.holidays == [longest]
            new = await holidays.take("ana", 30, NOW + days(20))
            assert await holidays.of("ana") == [new]

    asyncio.run(run())


def test_of_two_that_take_more_than_is_left_one_does(database: str) -> None:
    async def attempt(holidays: Holidays) -> bool:
        try:
            await holidays.take("ana", 20, NOW)
        except HolidayError:
            return False
        return True

    async def run() -> None:
        async with store_in(database, "ana") as one, store_in(database) as other:
            both = (attempt(Holidays(store.engine)) for store in (one, other))
            assert sorted(await asyncio.gather(*both)) == [False, True]

    asyncio.run(run())


def test_only_games_over_days_that_are_played_hear_of_it(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana", "luis", "eva") as store:
            setup = ALCAZAR.setup(2, seed=1)
            for id, terms in (("slow", SLOW), ("free", FREE)):
                seats = persons("luis", "ana")
                await store.create(load_table(id, ALCAZAR, setup, seats, (), terms=terms))
            holidays = Holidays(store.engine)
            assert await holidays.tables("ana") == [("slow", 1)]
            assert await holidays.tables("eva") == []

    asyncio.run(run())
