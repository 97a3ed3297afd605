"""By what one is known: devices, links for other devices, keys for programs."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from litestar import Request, delete, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from alcaide.people.errors import GoneError
from alcaide.people.identity.devices import Key
from alcaide.people.identity.key_scopes import SCOPES
from alcaide.server.protocol.http.account_answers import LinkInfo
from alcaide.server.protocol.http.identity_answers import KeyInfo, KeySecret, NewKey
from alcaide.server.security.authentication import account_holder, session, signed_in_person

Ask = Request[Any, Any, Any]


@delete("/sessions")
async def end_others(request: Ask, state: State) -> None:
    """Sign all other devices out."""
    await state.devices.end_others(signed_in_person(request).id, session(request))
    state.session_registry.tell()


@delete("/sessions/{id:str}")
async def end_session(request: Ask, id: FromPath[str], state: State) -> None:
    """Sign a device out."""
    if not await state.devices.end(signed_in_person(request).id, id):
        raise GoneError
    state.session_registry.tell()


@post("/link", rate="link")
async def make_link(request: Ask, state: State) -> LinkInfo:
    """Make a link that signs another device in, once and soon."""
    key, expires = await state.devices.link(account_holder(request).id)
    base = state.config.public_url or str(request.base_url).rstrip("/")
    return LinkInfo(sign_in_address(base, key), expires)


@post("/keys")
async def make_key(request: Ask, data: JSONBody[NewKey], state: State) -> KeySecret:
    """Make a key for a program."""
    person, lasts = account_holder(request), timedelta(days=data.days)
    scopes = frozenset(data.scopes)
    secret, key = await state.devices.new_key(person.id, data.label, scopes, lasts)
    return KeySecret(secret, key_info(key))


@delete("/keys/{id:str}")
async def revoke_key(request: Ask, id: FromPath[str], state: State) -> None:
    """Take a key away."""
    if not await state.devices.revoke(account_holder(request).id, id):
        raise GoneError
    state.session_registry.tell()


def key_info(key: Key) -> KeyInfo:
    """Return a key as told to its owner."""
    scopes = tuple(scope for scope in SCOPES if scope in key.scopes)
    return KeyInfo(key.id, key.label, key.created, key.seen, scopes, key.expires)


def sign_in_address(base: str, key: str) -> str:
    """Return the address that signs in; what is behind the # gets into nobody's log."""
    return f"{base}/account#link={key}"


HANDLERS: Final[list[Any]] = [end_others, end_session, make_link, make_key, revoke_key]
