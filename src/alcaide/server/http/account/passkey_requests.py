"""Passkeys: to add, rename and remove them, and to sign in. Under /api/account/passkeys."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, Router, delete, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from alcaide.people.errors import GoneError
from alcaide.people.identity.passkeys import Passkey
from alcaide.server.http.account.me import come_in
from alcaide.server.protocol.http.account_answers import MeInfo
from alcaide.server.protocol.http.identity_answers import (
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyName,
    PasskeyOptions,
)
from alcaide.server.security.authentication import account_holder
from alcaide.server.security.known_devices import limit_passkey
from alcaide.server.security.relying_party import (
    challenge_in,
    checked_creation,
    checked_use,
    creation_options,
    request_options,
)

Ask = Request[Any, Any, Any]


@post("/options", rate="passkey", status_code=HTTP_200_OK)
async def begin_adding(request: Ask, state: State) -> PasskeyOptions:
    """Return what a browser needs to make a passkey."""
    person = account_holder(request)
    known = await state.passkeys.of(person.id)
    options = creation_options(state.config, person, known)
    await state.passkeys.challenge(options["challenge"], person.id)
    return PasskeyOptions(options)


@post("/", rate="passkey")
async def add_passkey(request: Ask, data: JSONBody[PasskeyAnswer], state: State) -> None:
    """Keep the passkey that a browser has made."""
    person, challenge = account_holder(request), challenge_in(data.credential)
    await state.passkeys.use_up(challenge, person.id)
    made = checked_creation(state.config, data.credential, challenge)
    await state.passkeys.add(person.id, data.name, made)


@patch("/{id:str}", status_code=HTTP_204_NO_CONTENT)
async def rename_passkey(
    request: Ask, id: FromPath[str], data: JSONBody[PasskeyName], state: State
) -> None:
    """Call a passkey otherwise."""
    if not await state.passkeys.rename(account_holder(request).id, id, data.name):
        raise GoneError


@delete("/{id:str}")
async def remove_passkey(request: Ask, id: FromPath[str], state: State) -> None:
    """Forget a passkey, if there is another way in."""
    person, mail = account_holder(request), bool(state.config.mail)
    if not await state.passkeys.remove(person.id, id, mail):
        raise GoneError


@post("/sign-in/options", rate="passkey-options", status_code=HTTP_200_OK)
async def begin_sign_in(state: State) -> PasskeyOptions:
    """Return what a browser needs to show a passkey, whosoever."""
    options = request_options(state.config)
    await state.passkeys.challenge(options["challenge"])
    return PasskeyOptions(options)


@post("/sign-in", status_code=HTTP_200_OK)
async def sign_in_by_passkey(
    request: Ask, data: JSONBody[PasskeyAnswer], state: State
) -> Response[MeInfo]:
    """Sign a device in by a passkey."""
    await limit_passkey(request)
    challenge = challenge_in(data.credential)
    await state.passkeys.use_up(challenge)
    id = str(data.credential.get("id", ""))
    held = await state.passkeys.held(id)
    uses = checked_use(state.config, data.credential, challenge, held)
    person = await state.passkeys.let_in(held)
    await state.passkeys.used(id, held.uses, uses)
    return await come_in(request, person)


def passkey_info(key: Passkey) -> PasskeyInfo:
    """Return a passkey as told to its owner."""
    return PasskeyInfo(key.id, key.name, key.synced, key.created, key.seen)


PASSKEYS: Final = Router(
    "/passkeys",
    route_handlers=[
        begin_adding,
        add_passkey,
        rename_passkey,
        remove_passkey,
        begin_sign_in,
        sign_in_by_passkey,
    ],
)
