"""What server and browser say of the talk at a table; part of `table_messages.py`."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from alcaide.people.conduct.chat_lines import LENGTH
from alcaide.server.protocol.badge_names import Badge

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
PhraseName = Literal["hello", "fun", "moment", "thanks", "well", "good"]


class SayChat(msgspec.Struct, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LENGTH)] = ""
    phrase: PhraseName | None = None  # instead of a text: everybody reads it in his language


class Mute(msgspec.Struct, frozen=True, tag="mute"):
    """Hear whoever said a line no more, at any table; or hear him again."""

    number: Number
    on: bool


class ReportLine(msgspec.Struct, frozen=True, tag="report"):
    """Show a line to the moderators."""

    number: Number
    why: Annotated[str, msgspec.Meta(max_length=LENGTH)] = ""


class LineView(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    seat: int | None  # of whoever said it, if he still sits there
    name: str
    text: str  # "": one does not wish to hear him
    at: datetime
    mine: bool
    muted: bool
    badge: Badge = ""  # of whoever said it
    phrase: PhraseName | None = None  # that the text is; null: it is his own words


class SilenceView(msgspec.Struct, frozen=True):
    """That whoever looks has no word for now."""

    why: str  # "": of before reasons were given
    ends: datetime | None  # null: for good


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """What was said: all that is shown, or lines to be added."""

    lines: list[LineView]
    whole: bool
    may: bool  # whoever looks may say something
    silence: SilenceView | None = None  # although he sits there, he may not


Chat = SayChat | Mute | ReportLine
