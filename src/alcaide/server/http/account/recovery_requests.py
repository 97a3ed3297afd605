"""To get in again by mail, where the server can send it. Under /api/account."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from alcaide.people.errors import GoneError, NoMailError
from alcaide.people.identity.mailboxes import Mailbox, checked
from alcaide.server.protocol.http.identity_answers import (
    LostWay,
    MailboxCode,
    MailboxInfo,
    NewMailbox,
)
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import account_holder
from alcaide.tables.words import Words

Ask = Request[Any, Any, Any]


@put("/recovery", rate="mail", status_code=HTTP_204_NO_CONTENT)
async def set_mailbox(request: Ask, data: JSONBody[NewMailbox], state: State) -> None:
    """Keep an address for recovery, and send there what confirms it."""
    person, config = account_holder(request), state.config
    if not config.mail:
        raise NoMailError
    address = checked(data.address)
    code = await state.mailboxes.set(person.id, address)
    words = Words(person.lang or wanted(request, None))
    link = f"{config.public_url}/account#mail={code}"
    body = words.say("notices-confirm-body", name=person.name, link=link)
    await state.account_notices.send_mail(address, words.say("notices-confirm"), body)


@post("/recovery/confirm", rate="sign-in", status_code=HTTP_204_NO_CONTENT)
async def confirm_mailbox(data: JSONBody[MailboxCode], state: State) -> None:
    """Note that an address is read by whoever it is said to belong to."""
    await state.mailboxes.confirm(data.secret)


@delete("/recovery")
async def remove_mailbox(request: Ask, state: State) -> None:
    """Forget the address for recovery, if there is another way in."""
    if not await state.mailboxes.remove(account_holder(request).id):
        raise GoneError


@post("/recover", rate="recover", status_code=HTTP_204_NO_CONTENT)
async def recover(request: Ask, data: JSONBody[LostWay], state: State) -> None:
    """Send a link to who cannot get in, if there is anybody; it is answered the same always."""
    if not state.config.mail:
        raise NoMailError
    state.account_notices.recover(data.who, state.limits, wanted(request, None))


def mailbox_info(box: Mailbox | None) -> MailboxInfo | None:
    """Return an address for recovery as told to its owner."""
    return MailboxInfo(box.shown, box.confirmed is not None, box.used) if box else None


HANDLERS: Final[list[Any]] = [set_mailbox, confirm_mailbox, remove_mailbox, recover]
