"""How somebody is reached who is not looking: addresses and browsers. Under /api/account/ways."""

from __future__ import annotations

import base64
import binascii
from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from alcaide.people.errors import GoneError
from alcaide.people.identity.secrets import digest
from alcaide.people.notify.contacts import AddressError, Subscription, UnsentError
from alcaide.people.notify.delivery_client import can_send
from alcaide.people.notify.delivery_protocol import GONE, LATER, SENT, Check
from alcaide.people.notify.vapid import SECRET, public_key
from alcaide.server.notify.notice_packing import pack
from alcaide.server.notify.notice_sentences import sample_notice
from alcaide.server.protocol.http.account_answers import NewAddress, NewBrowser, WayInfo, WaysInfo
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import account_holder, session, signed_in_person
from alcaide.tables.words import Words

Ask = Request[Any, Any, Any]
POINT: Final = 65  # bytes of a browser's key
KEY: Final = 16  # bytes of the secret that a browser shares


@get("/")
async def get_ways(request: Ask, state: State) -> WaysInfo:
    """Return the ways to whoever asks, and what this server can send by."""
    by_address, by_push = can_send()
    key = public_key(await state.people.server_secret(SECRET)) if by_push else ""
    ways = [
        WayInfo(way.id, way.kind, way.shown, way.created, way.mark)
        for way in await state.notices.contacts.of(signed_in_person(request).id)
    ]
    return WaysInfo(key, by_address, ways)


@post("/address", rate="notice", status_code=HTTP_204_NO_CONTENT)
async def add_address(request: Ask, data: JSONBody[NewAddress], state: State) -> None:
    """Keep an address, if notices can be sent to it."""
    person = account_holder(request)
    if not can_send()[0]:
        raise AddressError(why="unknown")
    [outcome] = await state.notices.delivery.run([Check(data.address.strip())])
    if outcome.result != SENT:
        raise AddressError(why=outcome.why or LATER)
    await state.notices.contacts.add_address(person.id, data.address.strip(), outcome.shown)


@post("/browser", rate="browser", status_code=HTTP_204_NO_CONTENT)
async def add_browser(request: Ask, data: JSONBody[NewBrowser], state: State) -> None:
    """Keep the browser that asks, until it is signed out."""
    person = signed_in_person(request)
    secure = data.endpoint.startswith("https://") or state.config.private_notices
    lengths = (_length(data.p256dh), _length(data.auth))
    if not can_send()[1] or not secure or lengths != (POINT, KEY):
        raise AddressError(why="browser")
    new = Subscription(data.endpoint, data.p256dh, data.auth)
    agent = request.headers.get("user-agent", "")
    await state.notices.contacts.add_browser(person.id, new, agent, digest(session(request)))


@post("/{id:str}/test", rate="notice", status_code=HTTP_204_NO_CONTENT)
async def try_way(request: Ask, id: FromPath[str], state: State) -> None:
    """Send something to try a way."""
    person = signed_in_person(request)
    found = await state.notices.contacts.value(person.id, id)
    if found is None:
        raise GoneError
    words = Words(person.lang or wanted(request, None))
    kind, value = found
    job = pack(kind, value, sample_notice(words), state.config.public_url)
    [outcome] = await state.notices.delivery.run([job])
    if outcome.result == GONE:
        await state.notices.contacts.remove(id)
    if outcome.result != SENT:
        raise UnsentError


@delete("/{id:str}")
async def remove_way(request: Ask, id: FromPath[str], state: State) -> None:
    """Forget a way."""
    if not await state.notices.contacts.remove(id, signed_in_person(request).id):
        raise GoneError


def _length(text: str) -> int:
    """Return how many bytes a text in base64 for addresses means; -1: it is none."""
    try:
        return len(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True))
    except (ValueError, binascii.Error):
        return -1


WAYS: Final = Router(
    "/ways", route_handlers=[get_ways, add_address, add_browser, try_way, remove_way]
)
