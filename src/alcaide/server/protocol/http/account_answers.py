"""What is said about accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec

from alcaide.people.preferences import Prefs
from alcaide.server.protocol.http.identity_answers import KeyInfo, MailboxInfo, PasskeyInfo
from alcaide.tables.time.holidays import DAYS

Short = Annotated[str, msgspec.Meta(max_length=200)]


class StopInfo(msgspec.Struct, frozen=True):
    """A planned stop of the server."""

    left: float  # seconds until then; 0: it is reached
    at: str  # ISO 8601, UTC
    back: int  # seconds that it will be away; 0: nobody knows
    why: str  # as whoever keeps the server has written it; "": he has not


class MeInfo(msgspec.Struct, frozen=True):
    """Who one is. GET /api/me."""

    id: str  # "": a stranger
    name: str
    guest: bool
    role: str
    lang: str
    online: bool  # people come from elsewhere; otherwise nobody signs in and all is everybody's
    prefs: Prefs = Prefs()
    told: int = 0  # by the house, and not read yet
    cases: int = 0  # that wait for those who keep the house
    stop: StopInfo | None = None  # that is planned
    passkeys: bool = False  # this server can be signed in to by passkeys
    recovery: bool = False  # it can send mail to who cannot get in
    club: str = ""  # who keeps this server; "": there are no pages of a club


class NewGuest(msgspec.Struct, frozen=True):
    """POST /api/me: play as a guest under a name. Answers with MeInfo and the cookie."""

    name: Short
    lang: str = ""


class NewAccount(msgspec.Struct, frozen=True):
    """POST /api/account. Without a password one signs in by links only."""

    name: Short
    password: Short = ""
    lang: str = ""
    invite: Short = ""  # the secret of an invitation, where one is needed


class SignIn(msgspec.Struct, frozen=True):
    """POST /api/account/sign-in. Answers with MeInfo and the cookie."""

    name: Short
    password: Short


class Follow(msgspec.Struct, frozen=True):
    """POST /api/account/follow: sign in by a link. Answers with MeInfo and the cookie."""

    secret: Short


class Changes(msgspec.Struct, frozen=True):
    """PATCH /api/account; what is null stays as it is."""

    name: Short | None = None
    lang: str | None = None
    prefs: Prefs | None = None


class NewPassword(msgspec.Struct, frozen=True):
    """PUT /api/account/password. All other devices are signed out."""

    old: Short
    new: Short


class Leaving(msgspec.Struct, frozen=True):
    """POST /api/account/delete; the password of an account that has one."""

    password: Short = ""


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device that is signed in."""

    id: str
    agent: str
    created: datetime
    seen: datetime
    here: bool  # the one that asks


class LinkInfo(msgspec.Struct, frozen=True):
    """POST /api/account/link: an address that signs another device in, once."""

    address: str
    expires: datetime


class NewAddress(msgspec.Struct, frozen=True):
    """POST /api/account/ways/address: one that Apprise understands."""

    address: Annotated[str, msgspec.Meta(max_length=1000)]


class NewBrowser(msgspec.Struct, frozen=True):
    """POST /api/account/ways/browser: what a push subscription of a browser consists of."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Short
    auth: Short


class WayInfo(msgspec.Struct, frozen=True):
    """A way by which somebody is told that it is his turn."""

    id: str
    kind: str  # "address" or "browser"
    shown: str  # what an address is called, without its secrets; what a browser calls itself
    created: datetime
    mark: str  # of a browser: the SHA-256 of its endpoint


class WaysInfo(msgspec.Struct, frozen=True):
    """GET /api/account/ways."""

    key: str  # by which push services know this server; "": it cannot send to browsers
    addresses: bool  # can it send to addresses?
    ways: list[WayInfo]


class NewHoliday(msgspec.Struct, frozen=True):
    """POST /api/account/holidays: some days off, or more of them."""

    days: Annotated[int, msgspec.Meta(ge=1, le=DAYS)]
    begins: Annotated[datetime, msgspec.Meta(tz=True)] | None = None  # null: now


class HolidayInfo(msgspec.Struct, frozen=True):
    """A holiday that is on, or announced. DELETE /api/account/holidays/ID ends or withdraws it."""

    id: int
    begins: datetime
    ends: datetime
    days: int


class HolidaysInfo(msgspec.Struct, frozen=True):
    """GET /api/account/holidays."""

    left: int  # days that one may still take now
    year: int  # days that one may take in a year
    now: HolidayInfo | None  # null: one is not on holiday
    later: list[HolidayInfo]  # announced, the first first


class AccountInfo(msgspec.Struct, frozen=True):
    """All that a person may see of his account. GET /api/account."""

    me: MeInfo
    has_password: bool
    created: datetime
    devices: list[DeviceInfo]
    keys: list[KeyInfo]
    passkeys: list[PasskeyInfo] = []
    mailbox: MailboxInfo | None = None
