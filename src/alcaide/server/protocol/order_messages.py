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


class Admit(msgspec.Struct, frozen=True, tag="admit"):
    """As the owner, let somebody sit down again whom one has made get up."""

    user: Annotated[str, msgspec.Meta(max_length=24)]


class PutBot(msgspec.Struct, frozen=True, tag="bot"):
    """Let a bot take a free seat."""

    seat: Chair
    level: str


class AskAll(msgspec.Struct, frozen=True, tag="ask"):
    """Ask the other people at the table for something."""

    what: Literal["undo", "pause", "draw"]  # that a paused game goes on is asked by `Resume`


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Agree to a request or not; the own one is withdrawn by a no."""

    number: int
    yes: bool


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Let a paused game go on, or ask those who are to agree."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Give the game up."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Give the own seat to a bot until one comes back."""


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Take the own seat back from a bot."""


class VoteAway(msgspec.Struct, frozen=True, tag="vote"):
    """Say what is to become of a game that waits for somebody who is gone."""

    seat: Chair  # whose turn it is
    what: Literal["bot", "without", "end", "wait"]  # "wait": take the own vote back


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Accept the terms as they stand, and be ready for the deal."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)] = ""  # SHA-256 of a nonce; "": none


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """Show the nonce one has committed to, 64 hexadecimal digits: the deal is made of it, too."""

    nonce: Annotated[str, msgspec.Meta(max_length=64)]


class Abort(msgspec.Struct, frozen=True, tag="abort"):
    """Call the game off in its first moves: it has no result."""


Beginning = Ready | Reveal | Abort
Seating = Sit | Stand | Admit | PutBot
Leaving = Resign | Leave | Return | VoteAway
Order = Beginning | Seating | AskAll | Answer | Resume | Leaving
