"""To take one's data along, and to leave. Under /api/account."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from alcaide.people.personal_data import everything, leave
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.account_answers import Leaving
from alcaide.server.security.authentication import no_cookie, signed_in_person
from alcaide.tables.provenance import PERSON

Ask = Request[Any, Any, Any]


@get("/export", rate="export")
async def export(request: Ask, state: State) -> Response[bytes]:
    """Return all that is kept of whoever asks as a file."""
    kept = await everything(state.people.engine, signed_in_person(request).id)
    body = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    name = {"content-disposition": 'attachment; filename="alcaide.json"'}
    return Response(body, media_type=MediaType.JSON, headers=name)


@post("/delete", rate="password", status_code=HTTP_204_NO_CONTENT)
async def delete(
    request: Ask, data: JSONBody[Leaving], state: State, hub: NamedDependency[Hub]
) -> Response[None]:
    """Delete the account of whoever asks, for good."""
    person = signed_in_person(request)
    await state.accounts.confirm(person, data.password)
    order = partial(hub.order, source=PERSON)
    await leave(state.people.engine, order, hub.rewrite, person.id)
    state.session_registry.tell()
    return Response(None, cookies=[no_cookie(state.config.secure)])


HANDLERS: Final[list[Any]] = [export, delete]
