"""What server and browser say of the talk at a table; part of `table_messages.py`."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec

from alcaide.people.chat_lines import LENGTH

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class SayChat(msgspec.Struct, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LENGTH)]


class Mute(msgspec.Struct, frozen=True, tag="mute"):
    """Hear whoever said a line no more, at any table; or hear him again."""

    number: Number
    on: bool


class ReportLine(msgspec.Struct, frozen=True, tag="report"):
    """Show a line to the administrators."""

    number: Number


class LineView(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    seat: int | None  # of whoever said it, if he still sits there
    name: str
    text: str  # "": one does not wish to hear him
    at: datetime
    mine: bool
    muted: bool


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """What was said: all that is shown, or lines to be added."""

    lines: list[LineView]
    whole: bool
    may: bool  # whoever looks may say something


Chat = SayChat | Mute | ReportLine
