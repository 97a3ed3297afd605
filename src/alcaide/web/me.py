"""The person at the other end: who he is, and how he becomes somebody. Under /api/me."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from alcaide.locale import LANGUAGES
from alcaide.people.person import Person
from alcaide.table.errors import SeatsError
from alcaide.table.seats import clean_name
from alcaide.web.auth import cookie, who

Ask = Request[Any, Any, Any]


class MeInfo(msgspec.Struct, frozen=True):
    """Who one is. GET /api/me."""

    id: str  # "": a stranger
    name: str
    guest: bool
    role: str
    lang: str
    online: bool  # people come from elsewhere; otherwise nobody signs in and all is everybody's


class NewGuest(msgspec.Struct, frozen=True):
    """POST /api/me: play as a guest under a name. Answers with MeInfo and the cookie."""

    name: str
    lang: str = ""


@get("/me", sync_to_thread=False)
def get_me(request: Ask, state: State) -> MeInfo:
    """Return who asks."""
    return me_info(who(request), state.config.online)


@post("/me")
async def be_guest(request: Ask, data: JSONBody[NewGuest], state: State) -> Response[MeInfo]:
    """Make a stranger a guest; whoever is known already stays who he is."""
    person = who(request)
    if person.known:
        return Response(me_info(person, state.config.online))
    name = clean_name(data.name)
    if not name:
        raise SeatsError("a name has printable characters")
    lang = data.lang if data.lang in LANGUAGES else ""
    person = await state.people.welcome(name, lang)
    key = await state.people.open_session(person, request.headers.get("user-agent", ""))
    return Response(me_info(person, online=True), cookies=[cookie(key, secure(state))])


def me_info(person: Person, online: bool) -> MeInfo:
    """Return a person as told to himself."""
    return MeInfo(person.id, person.name, person.guest, person.role, person.lang, online)


def secure(state: State) -> bool:
    """Tell whether the server is reached by https, so that cookies may insist on it."""
    address: str = state.config.public_url
    return address.startswith("https://")


HANDLERS: Final[list[Any]] = [get_me, be_guest]
