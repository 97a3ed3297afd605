"""Holidays: how many days one has left, and to take some. Under /api/account/holidays."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from alcaide.table.errors import TableError
from alcaide.table.holiday_store import Holidays
from alcaide.table.holidays import DAYS, left, write_holiday
from alcaide.web.account_infos import HolidaysInfo, NewHoliday
from alcaide.web.auth import himself
from alcaide.web.hub import Hub

Ask = Request[Any, Any, Any]


@get("/")
async def get_holidays(request: Ask, state: State) -> HolidaysInfo:
    """Return the holidays of whoever asks."""
    return await _info(Holidays(state.people.engine), himself(request).id)


@post("/", status_code=HTTP_200_OK)
async def take_holiday(
    request: Ask, data: JSONBody[NewHoliday], state: State, hub: NamedDependency[Hub]
) -> HolidaysInfo:
    """Take some days off, at all tables of days at which one plays."""
    holidays, user = Holidays(state.people.engine), himself(request).id
    taken = await holidays.take(user, data.days, datetime.now(UTC))
    for id, seat in await holidays.tables(user):
        with suppress(TableError):  # it hears of it when it needs to know
            await hub.order(id, seat, write_holiday(taken))
    return await _info(holidays, user)


async def _info(holidays: Holidays, user: str) -> HolidaysInfo:
    known, now = await holidays.of(user), datetime.now(UTC)
    until = known[0].ends if known and known[0].ends > now else None
    return HolidaysInfo(left(known, now), DAYS, until)


HOLIDAYS: Final = Router("/holidays", route_handlers=[get_holidays, take_holiday])
