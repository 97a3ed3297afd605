"""People, what is decided about them without a case, and their roles. Under /api/desk."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from alcaide.people.conduct.administration import find, keepers, set_role
from alcaide.people.identity.accounts import Account
from alcaide.people.person import Person
from alcaide.server.http.desk.consequences import carry_out
from alcaide.server.http.desk.views import measure_infos
from alcaide.server.live.events import Changed
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.desk_messages import (
    DeskPerson,
    Judged,
    Lifted,
    NewMeasure,
    NewRole,
)
from alcaide.server.security.roles import with_role

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
Id = FromPath[str]
Who = Annotated[str, QueryParameter(name="who", max_length=40, description="a name or an id")]


@get("/people")
async def find_person(request: Ask, state: State, who: Who = "") -> list[DeskPerson]:
    """Return the person of a name or an id; without one, who keeps the house."""
    person, engine = with_role(request, "moderator"), state.people.engine
    found = [await find(engine, who)] if who else await keepers(engine)
    return [await _shown(state, account, person) for account in found]


@post("/people/{id:str}/measures", status_code=HTTP_200_OK)
async def measure_person(
    request: Ask, id: Id, data: JSONBody[NewMeasure], state: State, hub: Tables
) -> DeskPerson:
    """Take a measure against somebody without a case."""
    person = with_role(request, "moderator")
    given = await state.moderation.measure(person, id, data.kind, data.days, data.why)
    await carry_out(state, hub, given)
    return await _person(state, id, person)


@put("/people/{id:str}/role")
async def give_role(request: Ask, id: Id, data: JSONBody[NewRole], state: State) -> DeskPerson:
    """Give somebody a role, or take it."""
    person, engine = with_role(request, "owner"), state.people.engine
    await set_role(engine, (await find(engine, id)).id, data.role, person.id)
    return await _person(state, id, person)


@post("/measures/{id:str}/confirm", status_code=HTTP_200_OK)
async def confirm_measure(request: Ask, id: Id, state: State, hub: Tables) -> DeskPerson:
    """Be the second to shut somebody out for good."""
    person = with_role(request, "moderator")
    measure = await state.moderation.confirm(person, id)
    await carry_out(state, hub, measure)
    return await _person(state, measure.user, person)


@post("/measures/{id:str}/lift", status_code=HTTP_200_OK)
async def lift_measure(request: Ask, id: Id, data: JSONBody[Lifted], state: State) -> DeskPerson:
    """Take a measure back."""
    person = with_role(request, "moderator")
    measure = await state.moderation.lift(person, id, data.why)
    await state.notices.measured(measure.user)
    return await _person(state, measure.user, person)


@put("/measures/{id:str}")
async def judge_answer(
    request: Ask, id: Id, data: JSONBody[Judged], state: State, hub: Tables
) -> DeskPerson:
    """Decide about the answer of whoever a measure is about."""
    person = with_role(request, "moderator")
    measure, told = await state.moderation.judge(person, id, data.outcome, data.why)
    if measure.kind == "annul":
        hub.tell(measure.case, Changed())
    for user in told:
        await state.notices.measured(user)
    return await _person(state, measure.user, person)


async def _person(state: State, id: str, person: Person) -> DeskPerson:
    return await _shown(state, await find(state.people.engine, id), person)


async def _shown(state: State, account: Account, person: Person) -> DeskPerson:
    desk = state.moderation
    measures = await measure_infos(desk, await desk.measures.about(account.id), person)
    return DeskPerson(
        account.id, account.name, account.guest, account.role, account.banned, account.silent,
        account.seen, measures,
    )  # fmt: skip


HANDLERS: Final[list[Any]] = [
    find_person,
    measure_person,
    give_role,
    confirm_measure,
    lift_measure,
    judge_answer,
]
