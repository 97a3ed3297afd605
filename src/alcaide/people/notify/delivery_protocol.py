"""What a server and the process that sends for it say to each other: JSON lines."""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Ask whether notices could be sent to an address."""

    address: str


class Message(msgspec.Struct, frozen=True, tag="letter"):
    """A notice for an address."""

    address: str
    title: str
    body: str


class Push(msgspec.Struct, frozen=True, tag="push"):
    """A notice for a browser, which only that browser can read."""

    endpoint: str
    p256dh: str  # the key of the browser
    auth: str  # the secret between the browser and the server
    body: str  # JSON for the page's worker
    topic: str  # the push service keeps only the newest notice of a topic
    seconds: int  # that it is worth keeping


class Batch(msgspec.Struct, frozen=True):
    """What the sending process has to do; the first line."""

    jobs: list[Check | Message | Push]
    private: bool  # may addresses be of this machine and of its own network?
    key: str  # private, by which push services know the server
    sender: str  # whom they can complain to
    own: list[str] = []  # names by which the server itself is reached


Result = Literal["sent", "gone", "later", "never"]
Why = Literal["", "unknown", "local", "private", "nowhere"]
SENT: Final = "sent"
GONE: Final = "gone"  # nobody is there any more, and nobody will be
LATER: Final = "later"  # it may work another time
NEVER: Final = "never"


class DeliveryResult(msgspec.Struct, frozen=True):
    """What came of a job; ``why`` is the reason why an address will not do."""

    job: int
    result: Result
    why: Why = ""
    shown: str = ""  # what an address may be called: no secret is in it
