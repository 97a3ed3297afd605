"""The person at the other end: who he is, and how he becomes somebody. Under /api/me."""

from __future__ import annotations

from datetime import UTC
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from alcaide.locale import LANGUAGES
from alcaide.people.identity.accounts import Account
from alcaide.people.identity.secrets import digest
from alcaide.people.person import HOME, Person, rank
from alcaide.people.preferences import Prefs
from alcaide.server.live.stop_watch import StopWatch
from alcaide.server.protocol.http.account_answers import MeInfo, NewGuest, StopInfo
from alcaide.server.security.authentication import cookie, current_person, session
from alcaide.server.security.key_scope_guard import READ
from alcaide.server.security.known_devices import check_device, device_cookie, traces
from alcaide.server.security.relying_party import rp_id
from alcaide.tables.errors import StrangerError
from alcaide.tables.seats import clean_name

Ask = Request[Any, Any, Any]


@get("/me")
async def get_me(request: Ask, state: State) -> Response[MeInfo]:
    """Return who asks; a device that is not known yet is from now on."""
    person = current_person(request)
    cookies = []
    if session(request):
        device, address = await traces(request)
        if device:
            await state.seen_devices.see(device, person.id, address)
        cookies = [] if device else [await device_cookie(request, person)]
    return Response(await me_info(person, state), cookies=cookies)


@post("/me", rate="guest", scope=READ)  # to whoever is known it only says who he is
async def be_guest(request: Ask, data: JSONBody[NewGuest], state: State) -> Response[MeInfo]:
    """Make a stranger a guest; whoever is known already stays who he is."""
    person = current_person(request)
    if person.known:
        return Response(await me_info(person, state))
    await check_device(request)
    await state.door.check_guest()
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
    cookies = [cookie(key, state.config.secure), await device_cookie(request, person)]
    return Response(await me_info(person, state), cookies=cookies)


async def me_info(person: Person, state: State) -> MeInfo:
    """Return a person as told to himself."""
    account = None if person == HOME or not person.known else await account_of(person, state)
    prefs = account.prefs if account else Prefs()
    online: bool = state.config.online
    told = await state.moderation.measures.untold(person.id) if account else 0
    cases = await state.moderation.cases.count() if account and rank(person.role) else 0
    return MeInfo(
        person.id,
        person.name,
        person.guest,
        person.role,
        person.lang,
        online,
        prefs,
        club=state.config.club.name,
        passkeys=online and bool(rp_id(state.config)),
        recovery=online and bool(state.config.mail),
        told=told,
        cases=cases,
        stop=stop_info(state.stop_watch),
    )


async def account_of(person: Person, state: State) -> Account:
    """Return what is kept of whoever asks. Raises StrangerError if he has left meanwhile."""
    account: Account | None = await state.accounts.account(person.id)
    if account is None:
        raise StrangerError
    return account


def stop_info(watch: StopWatch) -> StopInfo | None:
    """Return the stop that is planned, as people are told."""
    plan = watch.plan
    if plan is None:
        return None
    left = max(0.0, (plan.at - watch.real()).total_seconds())
    at = plan.at.astimezone(UTC).isoformat(timespec="seconds")
    return StopInfo(round(left, 1), at, plan.back, plan.why)


def known_language(lang: str) -> str:
    """Return a language that we speak, or that there is none."""
    return lang if lang in LANGUAGES else ""


HANDLERS: Final[list[Any]] = [get_me, be_guest]
