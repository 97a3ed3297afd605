"""The door of the house, its invitations, and the audit log. Under /api/desk."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from alcaide.people.conduct.administration import names
from alcaide.people.conduct.audit_log import AuditLog
from alcaide.people.conduct.house_door import Door
from alcaide.server.protocol.http.desk_messages import (
    AuditInfo,
    DoorInfo,
    InvitationInfo,
    NewInvitation,
)
from alcaide.server.security.authentication import online_only
from alcaide.server.security.roles import with_role

MOST: Final = 2**31 - 1  # that the database counts to

Ask = Request[Any, Any, Any]
Before = Annotated[
    int | None,
    QueryParameter(name="before", ge=1, le=MOST, description="only lines before this number"),
]


@get("/door", guards=[online_only])
async def get_door(state: State) -> DoorInfo:
    """Return who may come in."""
    door = await state.door.state()
    return DoorInfo(door.registration, door.guests)


@put("/door")
async def change_door(request: Ask, data: JSONBody[DoorInfo], state: State) -> DoorInfo:
    """Open or close the door."""
    person = with_role(request, "admin")
    await state.door.change(Door(data.registration, data.guests), person.id)
    return data


@get("/invitations")
async def list_invitations(request: Ask, state: State) -> list[InvitationInfo]:
    """Return the invitations that can be used."""
    with_role(request, "admin")
    return [InvitationInfo(one.id, one.uses, one.expires) for one in await state.door.invitations()]


@post("/invitations")
async def make_invitation(
    request: Ask, data: JSONBody[NewInvitation], state: State
) -> InvitationInfo:
    """Make an invitation to make an account."""
    person = with_role(request, "admin")
    secret, made = await state.door.new_invitation(person.id, data.uses, data.days)
    base = state.config.public_url or str(request.base_url).rstrip("/")
    return InvitationInfo(made.id, made.uses, made.expires, invitation_address(base, secret))


@delete("/invitations/{id:str}")
async def withdraw_invitation(request: Ask, id: FromPath[str], state: State) -> None:
    """Take an invitation back."""
    await state.door.withdraw(id, with_role(request, "admin").id)


@get("/audit")
async def get_audit(request: Ask, state: State, before: Before = None) -> list[AuditInfo]:
    """Return lines of the audit log, the newest first."""
    with_role(request, "moderator")
    lines = await AuditLog(state.people.engine).lines(before)
    ids = [id for line in lines for id in (line.entry.by, line.entry.about)]
    known = await names(state.people.engine, ids)
    return [
        AuditInfo(
            line.number, line.at, known.get(line.entry.by, ""), line.entry.what,
            known.get(line.entry.about, ""), line.entry.why, line.entry.ends,
        )
        for line in lines
    ]  # fmt: skip


def invitation_address(base: str, key: str) -> str:
    """Return the address that invites; what is behind the # gets into nobody's log."""
    return f"{base}/account#invite={key}"


HANDLERS: Final[list[Any]] = [
    change_door,
    list_invitations,
    make_invitation,
    withdraw_invitation,
    get_audit,
]
