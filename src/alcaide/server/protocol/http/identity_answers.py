"""What is said about ways into an account: passkeys, keys of programs, a mailbox for recovery."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final

import msgspec

from alcaide.people.identity.key_scopes import SCOPES, Scope

LONGEST_KEY: Final = 366  # days

Short = Annotated[str, msgspec.Meta(max_length=200)]
Days = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_KEY)]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey."""

    id: str
    name: str
    synced: bool  # it is on all devices of whoever keeps it for him
    created: datetime
    seen: datetime


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser is told before it makes or shows a passkey, as Web Authentication has it."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True):
    """POST /api/account/passkeys, or .../passkeys/sign-in: what the browser answers, as JSON."""

    credential: dict[str, Any]
    name: Short = ""


class PasskeyName(msgspec.Struct, frozen=True):
    """PATCH /api/account/passkeys/ID."""

    name: Short


class KeyInfo(msgspec.Struct, frozen=True):
    """A key of a program."""

    id: str
    label: str
    created: datetime
    seen: datetime
    scopes: tuple[Scope, ...] = SCOPES
    expires: datetime | None = None  # null: never


class NewKey(msgspec.Struct, frozen=True):
    """POST /api/account/keys."""

    label: Short
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=8)] = SCOPES
    days: Days = 365


class KeySecret(msgspec.Struct, frozen=True):
    """A key that was made just now: the secret is not shown again."""

    secret: str
    key: KeyInfo


class NewMailbox(msgspec.Struct, frozen=True):
    """PUT /api/account/recovery: an address by which one gets in again; it has to be confirmed."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class MailboxCode(msgspec.Struct, frozen=True):
    """POST /api/account/recovery/confirm: what was sent to an address."""

    secret: Short


class LostWay(msgspec.Struct, frozen=True):
    """POST /api/account/recover: a name, or an address for recovery. The answer is always 204."""

    who: Annotated[str, msgspec.Meta(max_length=254)]


class MailboxInfo(msgspec.Struct, frozen=True):
    """The address for recovery, as far as its owner has to see it."""

    shown: str  # a...@example.org
    confirmed: bool
    used: datetime | None  # when somebody got in by it last
