"""The person at the other end: who he is, and how he becomes somebody. Under /api/me."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from alcaide.locale import LANGUAGES
from alcaide.people.person import HOME, Person
from alcaide.people.preferences import Prefs
from alcaide.people.secrets import digest
from alcaide.server.protocol.account_answers import MeInfo, NewGuest
from alcaide.server.security.authentication import cookie, current_person, session
from alcaide.server.security.known_devices import device_cookie
from alcaide.tables.seats import clean_name

Ask = Request[Any, Any, Any]


@get("/me")
async def get_me(request: Ask, state: State) -> MeInfo:
    """Return who asks."""
    return await me_info(current_person(request), state)


@post("/me", rate="guest")
async def be_guest(request: Ask, data: JSONBody[NewGuest], state: State) -> Response[MeInfo]:
    """Make a stranger a guest; whoever is known already stays who he is."""
    person = current_person(request)
    if person.known:
        return Response(await me_info(person, state))
    name = clean_name(data.name)
    await state.accounts.check_guest(name)
    return await come_in(request, await state.people.welcome(name, known_language(data.lang)))


async def come_in(request: Ask, person: Person) -> Response[MeInfo]:
    """Let a device in: always by a new secret, so that nobody can have known it before."""
    state = request.app.state
    key = await state.people.open_session(person, request.headers.get("user-agent", ""))
    if old := session(request):
        await state.notices.contacts.follow(person.id, digest(old), digest(key))
        await state.people.close_session(old)
    cookies = [cookie(key, state.config.secure)]
    if not person.guest:
        cookies.append(await device_cookie(person.id, state))
    return Response(await me_info(person, state), cookies=cookies)


async def me_info(person: Person, state: State) -> MeInfo:
    """Return a person as told to himself."""
    account = (
        None if person == HOME or not person.known else await state.accounts.account(person.id)
    )
    prefs = account.prefs if account else Prefs()
    online: bool = state.config.online
    return MeInfo(person.id, person.name, person.guest, person.role, person.lang, online, prefs)


def known_language(lang: str) -> str:
    """Return a language that we speak, or that there is none."""
    return lang if lang in LANGUAGES else ""


HANDLERS: Final[list[Any]] = [get_me, be_guest]
