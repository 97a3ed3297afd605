"""What a screen shows of the people at a table; part of `table_messages.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from alcaide.scene.model import Lasting
from alcaide.tables.control import ASKED
from alcaide.tables.terms import Terms

What = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(ASKED)})]


class ClocksView(msgspec.Struct, frozen=True):
    """The time that seats have; the browser counts down from there by itself."""

    left: list[float]  # seconds, by seat
    running: int | None  # the seat whose time runs
    now: str  # ISO 8601, UTC: when the server looked
    resumes: float | None  # seconds for which the time of the seat to move stands still


class AskView(msgspec.Struct, frozen=True):
    """A request to all other people at the table."""

    number: int
    what: What
    seat: int
    sentence: str
    hint: str  # what to think of before one agrees
    waits: list[int]  # seats that have not answered


class PlaceView(msgspec.Struct, frozen=True):
    """A seat as a place for people."""

    away: bool  # a bot plays until its person comes back
    resigned: bool
    sit: bool  # who looks may sit down here
    invited: bool  # only for those with the invitation
    kept: str  # the name of the person that it is kept for
    mine: bool


class TogetherView(msgspec.Struct, frozen=True):
    """A table among people that do not sit at one screen."""

    terms: Terms
    places: Lasting[PlaceView]
    owner: bool
    yours: bool  # a seat of who looks is to move or to answer now
    gathering: bool
    paused: bool
    skipped: bool  # a bot plays the present turn for somebody
    may: list[str]  # what the person who looks may do, see ``possible``
    invite: str  # the secret to invite others with
    clocks: ClocksView | None
    ask: AskView | None
    rematch: str  # id of the table where people play again
