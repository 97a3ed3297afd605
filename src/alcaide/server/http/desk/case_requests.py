"""Cases: what was reported, who sees to it, what is decided. Under /api/desk."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from alcaide.people.conduct.cases import Case
from alcaide.people.errors import NoReportError
from alcaide.people.person import Person
from alcaide.server.http.desk.consequences import carry_out
from alcaide.server.http.desk.views import case_info, heads, measure_infos
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.desk_messages import CaseInfo, Decided, DeskInfo, Taken
from alcaide.server.security.roles import with_role
from alcaide.storage.errors import TableError
from alcaide.tables.errors import OrderError

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
CaseId = FromPath[str]


@get("/")
async def get_desk(request: Ask, state: State) -> DeskInfo:
    """Return what waits, and what was decided lately."""
    person, desk = with_role(request, "moderator"), state.moderation
    waiting = [m for m in await desk.measures.waiting() if m.user != person.id]
    return DeskInfo(
        person.role,
        await heads(desk, await desk.cases.open(), person),
        await heads(desk, await desk.cases.closed(), person),
        await measure_infos(desk, waiting, person),
    )


@get("/cases/{id:str}")
async def get_case(request: Ask, id: CaseId, state: State, hub: Tables) -> CaseInfo:
    """Return a case with the lines around what was reported."""
    person = with_role(request, "moderator")
    return await _shown(state, hub, await _case(state, id, person), person)


@put("/cases/{id:str}")
async def take_case(
    request: Ask, id: CaseId, data: JSONBody[Taken], state: State, hub: Tables
) -> CaseInfo:
    """See to a case, or let it wait for anybody; the others see who does."""
    person = with_role(request, "moderator")
    await _case(state, id, person)
    await state.moderation.cases.take(id, person.id if data.on else "")
    return await _shown(state, hub, await _case(state, id, person), person)


@post("/cases/{id:str}", status_code=HTTP_200_OK)
async def decide_case(
    request: Ask, id: CaseId, data: JSONBody[Decided], state: State, hub: Tables
) -> CaseInfo:
    """Decide about a case."""
    person, desk = with_role(request, "moderator"), state.moderation
    case = await _case(state, id, person)
    if data.decision == "kick" and not await _gathers(hub, case.table):
        raise OrderError
    closed, measure = await desk.decide(person, id, data.decision, data.days, data.why)
    if measure is not None:
        await carry_out(state, hub, measure, closed)
    return await _shown(state, hub, await _case(state, id, person), person)


async def _case(state: State, id: str, person: Person) -> Case:
    """Return a case. Raises NoReportError, also for one about whoever asks."""
    case: Case = await state.moderation.cases.one(id)
    if case.about == person.id:
        raise NoReportError
    return case


async def _shown(state: State, hub: Hub, case: Case, person: Person) -> CaseInfo:
    return await case_info(state.moderation, case, await _gathers(hub, case.table), person)


async def _gathers(hub: Hub, table: str) -> bool:
    """Tell whether the game at a table has not begun; one that is gone has not, either."""
    with suppress(TableError):
        return (await hub.get(table)).waiting
    return False


HANDLERS: Final[list[Any]] = [get_desk, get_case, take_case, decide_case]
