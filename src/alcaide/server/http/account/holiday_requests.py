"""Holidays: what one has, and to take, announce and end some. Under /api/account/holidays."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from alcaide.server.live.holiday_rows import HolidayNews
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.account_answers import HolidayInfo, HolidaysInfo, NewHoliday
from alcaide.server.security.authentication import signed_in_person
from alcaide.storage.errors import OfflineError, StaleError
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.time import steady_clock
from alcaide.tables.time.holidays import DAYS, Holiday, left, running

Ask = Request[Any, Any, Any]


@get("/")
async def get_holidays(request: Ask, state: State) -> HolidaysInfo:
    """Return the holidays of whoever asks."""
    return await _info(Holidays(state.people.engine), signed_in_person(request).id)


@post("/", status_code=HTTP_200_OK)
async def take_holiday(
    request: Ask, data: JSONBody[NewHoliday], state: State, hub: NamedDependency[Hub]
) -> HolidaysInfo:
    """Take some days off, at all tables of days at which one plays; or announce them."""
    holidays, user = Holidays(state.people.engine), signed_in_person(request).id
    taken = await holidays.take(user, data.days, steady_clock.now(), data.begins)
    if data.begins is None:
        await _tell(hub, user, taken)
    return await _info(holidays, user)


@delete("/{id:int}", status_code=HTTP_200_OK)
async def stop_holiday(
    request: Ask, id: FromPath[int], state: State, hub: NamedDependency[Hub]
) -> HolidaysInfo:
    """End a holiday before its time, or withdraw it before it has begun."""
    holidays, user = Holidays(state.people.engine), signed_in_person(request).id
    if stopped := await holidays.stop(user, id, steady_clock.now()):
        await _tell(hub, user, stopped)
    return await _info(holidays, user)


async def _tell(hub: Hub, user: str, holiday: Holiday) -> None:
    with suppress(OfflineError, StaleError):  # the next look at what is untold does it
        await HolidayNews(hub).tell(user, holiday)


async def _info(holidays: Holidays, user: str) -> HolidaysInfo:
    known, now = await holidays.of(user), steady_clock.now()
    present = running(known, now)
    later = [_one(holiday) for holiday in reversed(known) if holiday.begins > now]
    return HolidaysInfo(left(known, now), DAYS, _one(present) if present else None, later)


def _one(holiday: Holiday) -> HolidayInfo:
    return HolidayInfo(holiday.number, holiday.begins, holiday.ends, holiday.days)


HOLIDAYS: Final = Router("/holidays", route_handlers=[get_holidays, take_holiday, stop_holiday])
