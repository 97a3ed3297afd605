"""What a browser says about a table rather than in the game; part of `table_messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Chair = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Chair


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """Make a seat free before the game has begun: the own one, or as the owner any."""

    seat: Chair


class PutBot(msgspec.Struct, frozen=True, tag="bot"):
    """Let a bot take a free seat."""

    seat: Chair
    level: str


class AskAll(msgspec.Struct, frozen=True, tag="ask"):
    """Ask the other people at the table for something."""

    what: Literal["undo", "pause", "draw"]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Agree to a request or not; the own one is withdrawn by a no."""

    number: int
    yes: bool


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Let a paused game go on."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Give the game up."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Give the own seat to a bot until one comes back."""


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Take the own seat back from a bot."""


Order = Sit | Stand | PutBot | AskAll | Answer | Resume | Resign | Leave | Return
