"""Attempts at a password: few from an address, so that nobody can lock an account for its owner.

A device on which somebody was signed in keeps a mark of that when he signs out. His attempts there
are counted apart, whatever others try from wherever (OWASP, *Blocking Brute Force Attacks*: device
cookies).
"""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie, State

from alcaide.people.errors import BadNameError
from alcaide.people.handles import handle
from alcaide.people.people_store import LASTS
from alcaide.people.secrets import new_id
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


async def device_cookie(user: str, state: State) -> Cookie:
    """Return the cookie by which a device is known on which somebody was signed in."""
    device = f"{user}.{new_id()}"
    return Cookie(
        COOKIE,
        value=f"{device}.{await _mark(device, state)}",
        path="/api/account",
        max_age=int(LASTS.total_seconds()),
        httponly=True,
        secure=state.config.secure,
        samesite="lax",
    )


async def _known(request: Request[Any, Any, Any], user: str) -> str:
    """Return the device that asks, if this person was signed in on it; "": he was not."""
    device, _, mark = request.cookies.get(COOKIE, "").rpartition(".")
    right = await _mark(device, request.app.state)
    mine = device.partition(".")[0] == user
    return device if mine and hmac.compare_digest(mark.encode(), right.encode()) else ""


async def _mark(device: str, state: State) -> str:
    key = await state.people.server_secret(SECRET)
    return hmac.digest(key.encode(), device.encode(), "sha256").hex()


def _tried(name: str) -> str:
    """Return the handle that a name would have, whether or not there is an account."""
    try:
        return handle(name)
    except BadNameError:
        return ""
