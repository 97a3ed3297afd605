"""Attempts at a password: few from an address, so that nobody can lock an account for its owner.

A device on which somebody was signed in keeps a mark of that when he signs out. His attempts there
are counted apart, whatever others try from wherever (OWASP, *Blocking Brute Force Attacks*: device
cookies).
"""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from alcaide.people.conduct.measures import words_of
from alcaide.people.errors import BadNameError, BannedHereError
from alcaide.people.identity.handles import handle
from alcaide.people.identity.secrets import new_id
from alcaide.people.people_store import LASTS
from alcaide.people.person import Person
from alcaide.server.security.rate_limits import address_of

COOKIE: Final = "alcaide-device"
SECRET: Final = "devices"


async def limit_sign_in(request: Request[Any, Any, Any], name: str) -> None:
    """Count an attempt at the password of an account. Raises RateError."""
    state = request.app.state
    if state.limits is None:
        return
    account = await state.accounts.named(name)
    if account is not None and (device := await _known(request, account.id)):
        await state.limits.spend("account", "device", device)
        return
    address = address_of(request.scope)
    await state.limits.spend("address", "sign-in", address)
    await state.limits.spend("account", "handle", f"{_tried(name)} {address}")


async def limit_passkey(request: Request[Any, Any, Any]) -> None:
    """Count an attempt to sign in by a passkey, whosesoever. Raises RateError."""
    state = request.app.state
    if state.limits is None:
        return
    if device := await _known(request, request.cookies.get(COOKIE, "").partition(".")[0]):
        await state.limits.spend("account", "device", device)
    else:
        await state.limits.spend("address", "sign-in", address_of(request.scope))


async def device_cookie(request: Request[Any, Any, Any], person: Person) -> Cookie:
    """Return the cookie by which a device is known from now on, and note who is on it.

    It names whoever signed in there last with an account.
    """
    state = request.app.state
    last, id = await _shown(request)
    id = id or new_id()
    device = f"{last if person.guest and last else person.id}.{id}"
    digest, address = await _keyed(f"device {id}", state), await _address(request)
    await state.seen_devices.note(digest, person.id, address)
    return Cookie(
        COOKIE,
        value=f"{device}.{await _keyed(device, state)}",
        path="/api",
        max_age=int(LASTS.total_seconds()),
        httponly=True,
        secure=state.config.secure,
        samesite="lax",
    )


async def traces(request: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """Return the keyed digests of the device that asks and of its address; "": none is known."""
    _, id = await _shown(request)
    digest = await _keyed(f"device {id}", request.app.state) if id else ""
    return digest, await _address(request)


async def check_device(request: Request[Any, Any, Any]) -> None:
    """Raise BannedHereError if nobody new may come in from a device, or lately its address."""
    ban = await request.app.state.moderation.measures.on_device(*await traces(request))
    if ban is not None:
        raise BannedHereError(**words_of(ban))


async def _known(request: Request[Any, Any, Any], user: str) -> str:
    """Return the device that asks, if this person was signed in on it; "": he was not."""
    last, id = await _shown(request)
    return f"{last}.{id}" if id and last == user else ""


async def _shown(request: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """Return what a cookie of ours says: who was on the device last, and which one it is."""
    device, _, mark = request.cookies.get(COOKIE, "").rpartition(".")
    right = await _keyed(device, request.app.state)
    if not hmac.compare_digest(mark.encode(), right.encode()):
        return "", ""
    last, _, id = device.partition(".")
    return last, id


async def _address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return await _keyed(f"address {address_of(request.scope)}", request.app.state)


async def _keyed(text: str, state: State) -> str:
    key = await state.people.server_secret(SECRET)
    return hmac.digest(key.encode(), text.encode(), "sha256").hex()


def _tried(name: str) -> str:
    """Return the handle that a name would have, whether or not there is an account."""
    try:
        return handle(name)
    except BadNameError:
        return ""
