"""What people are told about their accounts: by mail of the server's own, and on their devices."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from urllib.parse import quote, urlsplit

from alcaide.people.errors import MailUnsentError, NoMailError, RateError, TooManyError
from alcaide.people.identity.accounts import Accounts
from alcaide.people.identity.devices import Devices
from alcaide.people.identity.mailboxes import ADDRESS, LINK_LASTS, RECOVERY, Mailboxes
from alcaide.people.notify.contacts import Contacts
from alcaide.people.notify.delivery_client import DeliveryClient
from alcaide.people.notify.delivery_protocol import SENT, Message
from alcaide.people.person import Person
from alcaide.server.notify.notice_packing import pack
from alcaide.server.notify.notice_sentences import WORTH, Notice
from alcaide.server.security.rate_limits import Limits
from alcaide.tables.words import Words

TAG: Final = "account"
ENGLISH: Final = "en"
WARNED: Final = timedelta(days=14)  # before the key of a program ends
PAUSE: Final = 3600.0  # seconds between two looks for such keys
PAGE: Final = "/account"


class AccountNotices:
    """Sends mail through the server that whoever runs this one has named, and notices."""

    def __init__(
        self, mail: str, public_url: str, contacts: Contacts, delivery: DeliveryClient
    ) -> None:
        self.mail = mail  # an address of Apprise without a recipient; "": there is none
        self.public_url = public_url
        self.contacts = contacts
        self.delivery = delivery  # for what people have named
        self.own = DeliveryClient(private=True)  # whoever runs the server has named its mail server
        self.accounts = Accounts(contacts.engine)
        self.devices = Devices(contacts.engine)
        self.mailboxes = Mailboxes(contacts.engine)
        self.tasks: set[asyncio.Task[None]] = set()

    async def send_mail(self, address: str, title: str, body: str) -> None:
        """Send a mail. Raises NoMailError or MailUnsentError."""
        if not self.mail:
            raise NoMailError
        [outcome] = await self.own.run([Message(addressed(self.mail, address), title, body)])
        if outcome.result != SENT:
            raise MailUnsentError

    def recover(self, who: str, limits: Limits | None, lang: str) -> None:
        """Send a link to whoever is meant, if he has an address; nobody who asks sees whether.

        All of it happens after the answer, so that the answer takes the same time for everybody.
        """
        self._soon(self._recover(who, limits, lang))

    def tell_recovered(self, person: Person, lang: str) -> None:
        """Tell somebody everywhere that he, or another one, got in by a link of recovery."""
        words = Words(person.lang or lang)
        title, body = words.say("notices-recovered"), words.say("notices-recovered-body")
        self._soon(self._tell(person, Notice(title, body, PAGE, TAG, WORTH)))

    async def warn_of_keys(self) -> None:
        """Tell people of keys of their programs that end soon."""
        for person, key in await self.devices.ending(WARNED):
            assert key.expires is not None
            days = max(1, (key.expires - datetime.now(UTC)).days)
            words = Words(person.lang or ENGLISH)
            title = words.say("notices-key", label=key.label)
            body = words.say("notices-key-body", days=days)
            self._soon(self._tell(person, Notice(title, body, PAGE, f"{TAG}-key", WORTH)))

    async def settle(self) -> None:
        """Wait for what is under way."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    async def close(self) -> None:
        """Give up what is under way, and wait until it has ended."""
        for task in list(self.tasks):
            task.cancel()
        self.own.close()
        await self.settle()

    async def _recover(self, who: str, limits: Limits | None, lang: str) -> None:
        for person in await self._meant(who):
            box = await self.mailboxes.of(person.id)
            if box is None or not box.confirmed:
                continue
            try:
                if limits is not None:
                    await limits.spend("account", "recovered", person.id)
                key, _ = await self.devices.link(person.id, LINK_LASTS, RECOVERY)
            except (RateError, TooManyError):
                continue
            words = Words(person.lang or lang)
            link = f"{self.public_url}{PAGE}#link={key}"
            body = words.say("notices-recovery-body", name=person.name, link=link)
            try:
                await self.send_mail(box.address, words.say("notices-recovery"), body)
            except MailUnsentError:
                continue

    async def _meant(self, who: str) -> list[Person]:
        if ADDRESS.fullmatch(who.strip()):
            return await self.mailboxes.whose(who)
        named = await self.accounts.named(who)
        return [named] if named else []

    async def _tell(self, person: Person, notice: Notice) -> None:
        ways = [
            await self.contacts.value(person.id, c.id) for c in await self.contacts.of(person.id)
        ]
        jobs = [pack(*way, notice, self.public_url) for way in ways if way]
        if jobs:
            await self.delivery.run(jobs)
        box = await self.mailboxes.of(person.id)
        if box and box.confirmed and self.mail:
            try:
                await self.send_mail(box.address, notice.title, notice.body)
            except MailUnsentError:
                return

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def addressed(mail: str, address: str) -> str:
    """Return the address of a mail server with somebody to write to."""
    query = "&" if urlsplit(mail).query else "?"
    return f"{mail}{query}to={quote(address)}"
