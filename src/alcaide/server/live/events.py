"""What is told about a table to everybody who watches it, also by other processes."""

from __future__ import annotations

from typing import Final

import msgspec

from alcaide.people.conduct.chat_lines import ChatLine
from alcaide.tables.table import Row

TABLE: Final = "table:"  # begins the name of a table's channel


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table has got a row, or has been deleted."""

    seq: int = 0  # number of rows now; 0: nobody knows
    gone: bool = False
    row: Row | None = None  # the last of them, which is stored; None: the store knows


class Thinks(msgspec.Struct, frozen=True, tag="thinks"):
    """A bot has begun or stopped to think."""

    seat: int
    on: bool


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """Somebody has asked for a hint."""

    seat: int


class Analysed(msgspec.Struct, frozen=True, tag="analysed"):
    """The analysis of a table has got further, or has come to its end."""

    failed: bool = False  # it ends before it is complete, by a fault that is logged


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """Somebody has said something."""

    line: ChatLine


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is at a table by one process."""

    process: str
    number: int  # grows with everything that the process tells
    users: list[str]
    strangers: int
    ask: bool = False  # the others shall tell, too
    eyes: list[str] = []  # those of the users who see the table


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """Somebody's plans, answers or standing orders have changed: he looks again, nobody else."""

    user: str = ""  # "": those who made plans


class Stopping(msgspec.Struct, frozen=True, tag="stopping"):
    """A stop of the servers has been planned, or is not planned any more."""


Event = Changed | Thinks | Hinted | Analysed | Spoken | Here | Planned | Stopping
_READ: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


def read(data: bytes) -> Event:
    """Return an event that was sent."""
    return _READ.decode(data)


def write(event: Event) -> bytes:
    """Return an event as it is sent."""
    return msgspec.json.encode(event)


def channel(id: str) -> str:
    """Return the name of a table's channel."""
    return TABLE + id
