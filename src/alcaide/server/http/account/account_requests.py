"""Accounts: making one, signing in and out, changing it. Under /api/account."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from alcaide.people.errors import PeopleError
from alcaide.people.identity.devices import SHOWN
from alcaide.people.identity.mailboxes import RECOVERY
from alcaide.people.identity.secrets import digest
from alcaide.server.http.account.device_requests import key_info
from alcaide.server.http.account.me import account_of, come_in, known_language, me_info
from alcaide.server.http.account.passkey_requests import passkey_info
from alcaide.server.http.account.recovery_requests import mailbox_info
from alcaide.server.protocol.http.account_answers import (
    AccountInfo,
    Changes,
    DeviceInfo,
    Follow,
    MeInfo,
    NewAccount,
    NewPassword,
    SignIn,
)
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import (
    account_holder,
    current_person,
    no_cookie,
    session,
    signed_in_person,
)
from alcaide.server.security.known_devices import check_device, limit_sign_in
from alcaide.tables.errors import StrangerError

Ask = Request[Any, Any, Any]


@get("/")
async def get_account(request: Ask, state: State) -> AccountInfo:
    """Return all that is kept of whoever asks, but his secrets."""
    person = signed_in_person(request)
    account = await account_of(person, state)
    here = digest(session(request))[:SHOWN]
    return AccountInfo(
        await me_info(person, state),
        account.has_password,
        account.created,
        [
            DeviceInfo(each.id, each.agent, each.created, each.seen, each.id == here)
            for each in await state.devices.sessions(person.id)
        ],
        [key_info(key) for key in await state.devices.keys(person.id)],
        [passkey_info(each) for each in await state.passkeys.of(person.id)],
        mailbox_info(await state.mailboxes.of(person.id)),
    )


@post("/", rate="account")
async def register(request: Ask, data: JSONBody[NewAccount], state: State) -> Response[MeInfo]:
    """Make an account; a guest keeps his seats."""
    await check_device(request)
    lang, guest = known_language(data.lang), current_person(request)
    invited = await state.door.let_register(data.invite)
    try:
        person = await state.accounts.register(guest, data.name, data.password, lang)
    except PeopleError:
        if invited:
            await state.door.give_back(data.invite)
        raise
    state.session_registry.tell()  # he is no guest any more
    return await come_in(request, person)


@post("/sign-in", status_code=HTTP_200_OK)
async def sign_in(request: Ask, data: JSONBody[SignIn], state: State) -> Response[MeInfo]:
    """Sign a device in by name and password."""
    await limit_sign_in(request, data.name)
    return await come_in(request, await state.accounts.sign_in(data.name, data.password))


@post("/follow", rate="sign-in", status_code=HTTP_200_OK)
async def follow(request: Ask, data: JSONBody[Follow], state: State) -> Response[MeInfo]:
    """Sign a device in by a link."""
    recovers = await state.devices.purpose(data.secret) == RECOVERY
    person = await state.devices.follow(data.secret)
    if recovers:  # who has lost his password sets another one without it
        await state.accounts.forget_password(person)
        await state.mailboxes.used(person.id)
        state.account_notices.tell_recovered(person, wanted(request, None))
    return await come_in(request, person)


@post("/sign-out", status_code=HTTP_204_NO_CONTENT)
async def sign_out(request: Ask, state: State) -> Response[None]:
    """Sign this device out."""
    if key := session(request):
        await state.people.close_session(key)
        state.session_registry.tell()
    return Response(None, cookies=[no_cookie(state.config.secure)])


@patch("/")
async def change(request: Ask, data: JSONBody[Changes], state: State) -> MeInfo:
    """Change the name, the language or what one likes."""
    person = signed_in_person(request)
    if data.name is not None:
        await state.accounts.rename(person, data.name)
    lang = None if data.lang is None else known_language(data.lang)
    await state.accounts.prefer(person, lang, data.prefs)
    changed = await state.people.by_id(person.id)
    if changed is None:
        raise StrangerError
    return await me_info(changed, state)


@put("/password", rate="password", status_code=HTTP_204_NO_CONTENT)
async def change_password(request: Ask, data: JSONBody[NewPassword], state: State) -> None:
    """Change the password, and sign all other devices out."""
    person = account_holder(request)
    await state.accounts.change_password(person, data.old, data.new)
    await state.devices.end_others(person.id, session(request))
    state.session_registry.tell()


HANDLERS: Final[list[Any]] = [
    get_account,
    register,
    sign_in,
    follow,
    sign_out,
    change,
    change_password,
]
