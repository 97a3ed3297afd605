"""Holidays in a database: counted, announced, ended, and told of, whoever comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime, timedelta

import pytest

from alcaide.people.personal_data import everything
from alcaide.storage.errors import TableError
from alcaide.tables.errors import HolidayError, HolidayGoneError, HolidayTwiceError
from alcaide.tables.log import load_table
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.terms import FREE, Terms
from alcaide.tables.time.holidays import YEAR, Holiday
from rated import ALCAZAR, persons, store_in

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
SLOW = Terms(access="public", pace="days", hours=24, gone="bot")


def days(number: int) -> timedelta:
    return timedelta(days=number)


async def done(work: Awaitable[object]) -> bool:
    """Tell whether something could be done."""
    try:
        await work
    except TableError:
        return False
    return True


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


def test_what_is_announced_is_kept_and_can_be_withdrawn(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana", "luis") as store:
            holidays = Holidays(store.engine)
            summer = await holidays.take("ana", 20, NOW, NOW + days(30))
            autumn = await holidays.take("ana", 10, NOW, NOW + days(90))
            assert await holidays.of("ana") == [autumn, summer]
            with pytest.raises(HolidayError):
                await holidays.take("ana", 1, NOW)
            with pytest.raises(HolidayGoneError):
                await holidays.stop("luis", summer.number, NOW)
            assert await holidays.stop("ana", summer.number, NOW) is None
            assert await holidays.of("ana") == [autumn]
            with pytest.raises(HolidayGoneError):
                await holidays.stop("ana", summer.number, NOW)
            assert (await holidays.take("ana", 20, NOW)).days == 20

    asyncio.run(run())


def test_what_has_begun_is_ended_once_and_its_days_come_back(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as store:
            holidays = Holidays(store.engine)
            whole = await holidays.take("ana", 30, NOW)
            early = await holidays.stop("ana", whole.number, NOW + days(2))
            assert early is not None
            assert (early.begins, early.days, early.early) == (NOW, 3, True)
            for moment in (NOW + days(2), NOW + days(40)):
                with pytest.raises(HolidayGoneError):
                    await holidays.stop("ana", whole.number, moment)
            with pytest.raises(HolidayError):
                await holidays.take("ana", 28, NOW + days(5))
            again = await holidays.take("ana", 27, NOW + days(5))
            assert await holidays.of("ana") == [again, early]

    asyncio.run(run())


def test_tables_have_to_hear_of_what_has_begun_or_changed(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as store:
            holidays = Holidays(store.engine)
            later = await holidays.take("ana", 5, NOW, NOW + days(30))
            assert await holidays.untold(NOW) == []
            begun = NOW + days(30)
            assert await holidays.untold(begun) == [("ana", later)]
            longer = await holidays.take("ana", 2, begun)
            await holidays.told("ana", later)  # who told of it has not seen the change
            assert await holidays.untold(begun) == [("ana", longer)]
            await holidays.told("ana", longer)
            assert await holidays.untold(begun) == []
            early = await holidays.stop("ana", later.number, begun + days(1))
            assert await holidays.untold(begun + days(1)) == [("ana", early)]

    asyncio.run(run())


def test_of_two_that_take_more_than_is_left_one_does(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as one, store_in(database) as other:
            now = done(Holidays(one.engine).take("ana", 20, NOW))
            later = done(Holidays(other.engine).take("ana", 20, NOW, NOW + days(200)))
            assert sorted(await asyncio.gather(now, later)) == [False, True]
            (kept,) = await Holidays(one.engine).of("ana")
            assert kept.days == 20

    asyncio.run(run())


def test_of_two_that_announce_the_same_days_one_does(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as one, store_in(database) as other:
            wishes = (
                done(Holidays(store.engine).take("ana", 10, NOW, NOW + days(begins)))
                for store, begins in ((one, 30), (other, 39))
            )
            assert sorted(await asyncio.gather(*wishes)) == [False, True]
            with pytest.raises(HolidayTwiceError):
                await Holidays(one.engine).take("ana", 1, NOW, NOW + days(39))

    asyncio.run(run())


def test_of_two_that_end_a_holiday_one_does(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as one, store_in(database) as other:
            whole = await Holidays(one.engine).take("ana", 10, NOW)
            both = (
                done(Holidays(store.engine).stop("ana", whole.number, NOW + days(hours)))
                for store, hours in ((one, 2), (other, 3))
            )
            assert sorted(await asyncio.gather(*both)) == [False, True]

    asyncio.run(run())


def test_who_ends_a_holiday_that_is_made_longer_has_ended_it(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana") as one, store_in(database) as other:
            whole = await Holidays(one.engine).take("ana", 10, NOW)
            noon = NOW + days(1)
            longer = Holidays(one.engine).take("ana", 10, noon)
            stopped = Holidays(other.engine).stop("ana", whole.number, noon)
            taken, early = await asyncio.gather(longer, stopped, return_exceptions=True)
            known = await Holidays(one.engine).of("ana")
            assert early in known
            if isinstance(taken, Holiday) and taken.begins == whole.begins:
                assert known == [early]  # it was longer, then it was ended

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
