"""What people report, what the house tells them, and their one answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from alcaide.people.conduct.measures import Measure
from alcaide.people.conduct.reports import Reports
from alcaide.people.errors import NoMeasureError, OwnCaseError
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.desk_messages import NewAnswer, NewReport, ToldInfo
from alcaide.server.security.authentication import current_person, known_person, online_only
from alcaide.server.security.key_scope_guard import NONE
from alcaide.server.security.known_devices import traces
from alcaide.server.security.permissions import may_look
from alcaide.tables.errors import MissingError, SeatsError

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]


@post(
    "/tables/{id:str}/reports", rate="report", guards=[online_only], status_code=HTTP_204_NO_CONTENT
)
async def report_person(
    request: Ask, id: FromPath[str], data: JSONBody[NewReport], state: State, hub: Tables
) -> None:
    """Report the person of a seat: the name, how he plays, or that he leaves."""
    person, table = known_person(request), await hub.get(id)
    if not may_look(table, person):
        raise MissingError
    if data.seat not in range(len(table.seats)) or not table.seats[data.seat].user:
        raise SeatsError("nobody sits there")
    spec = table.seats[data.seat]
    if spec.user == person.id:
        raise OwnCaseError
    about, step = (spec.user, spec.name), len(table.steps)
    reports = Reports(state.people.engine)
    if await reports.add_person(person, about, data.kind, data.why, id, step):
        await state.notices.reported()


@get("/told", guards=[online_only], scope=NONE)
async def get_told(request: Ask, state: State) -> list[ToldInfo]:
    """Return what the house has decided about whoever asks, or about this browser."""
    found = await _about(request, state)
    if id := current_person(request).id:
        await state.moderation.measures.read(id)
    return [_shown(measure) for measure in found]


@post("/told/{id:str}", rate="report", guards=[online_only], status_code=HTTP_200_OK)
async def answer(
    request: Ask, id: FromPath[str], data: JSONBody[NewAnswer], state: State
) -> list[ToldInfo]:
    """Answer once to what was decided; somebody else reads it."""
    measures = state.moderation.measures
    mine = {measure.id: measure.user for measure in await _about(request, state)}
    if id not in mine:
        raise NoMeasureError
    await measures.answer(id, mine[id], data.text)
    await state.notices.reported()
    return [_shown(measure) for measure in await _about(request, state)]


async def _about(request: Ask, state: State) -> list[Measure]:
    """Return the measures about whoever asks; to somebody shut out, the ban on this browser."""
    measures, person = state.moderation.measures, current_person(request)
    found: list[Measure] = await measures.about(person.id) if person.known else []
    device, _ = await traces(request)
    ban = await measures.on_device(device, "")
    if ban is not None and ban.id not in {measure.id for measure in found}:
        found.append(ban)
    return [measure for measure in found if not measure.waits]


def _shown(measure: Measure) -> ToldInfo:
    annulled = measure.kind == "annul"
    may = not (measure.answered or measure.lifted)
    return ToldInfo(
        measure.id, measure.kind, measure.why, measure.begins, measure.ends,
        measure.holds(datetime.now(UTC)), measure.answer, measure.appeal, may,
        measure.case if annulled else "",
    )  # fmt: skip


HANDLERS: Final[list[Any]] = [report_person, get_told, answer]
