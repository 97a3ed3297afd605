"""What a screen shows of the people at a table; part of `table_messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from alcaide.scene.model import Lasting
from alcaide.tables.orders.consent import ASKED
from alcaide.tables.terms import Terms

What = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(ASKED)})]


class ClocksView(msgspec.Struct, frozen=True):
    """The time that seats have; the browser counts down from there by itself."""

    left: list[float]  # seconds, by seat
    running: int | None  # the seat whose time runs
    now: str  # ISO 8601, UTC: when the server looked
    resumes: float | None  # seconds for which the time of the seat to move stands still
    away: list[str | None] = []  # by seat, ISO 8601, UTC: until when somebody is on holiday


class AskView(msgspec.Struct, frozen=True):
    """A request to all other people at the table."""

    number: int
    what: What
    seat: int
    sentence: str
    hint: str  # what to think of before one agrees
    waits: list[int]  # seats that have not answered


class VoteView(msgspec.Struct, frozen=True):
    """What somebody wishes to be done about one who is gone."""

    seat: int
    what: str  # "bot", "without" or "end"


class GoneView(msgspec.Struct, frozen=True):
    """Somebody for whom a game waits, and about whom the others may vote once he is gone."""

    seat: int
    opens: str  # ISO 8601, UTC: from when on they may
    days: int  # that he had until then
    may: bool  # who looks may vote then
    need: int  # how many have to want the same
    votes: list[VoteView]


class PlaceView(msgspec.Struct, frozen=True):
    """A seat as a place for people."""

    away: bool  # a bot plays until its person comes back
    resigned: bool
    sit: bool  # who looks may sit down here
    invited: bool  # only for those with the invitation
    kept: str  # the name of the person that it is kept for
    mine: bool


class OptionView(msgspec.Struct, frozen=True):
    """An option by which a table is played, in words."""

    label: str  # "": the value says all, as of a profile
    value: str
    rule: str


class ReadyView(msgspec.Struct, frozen=True):
    """How far a table has come on its way to the deal."""

    phase: Literal["gathering", "asking", "revealing", "dealt"]
    waits: list[int]  # seats whose people have still to say that they are ready
    parts: list[str]  # by seat: SHA-256 of the nonce that is added to chance; "": none
    left: float | None  # seconds in which they can answer
    whole: float  # seconds that there were for it


class KickedView(msgspec.Struct, frozen=True):
    """Somebody whom the owner of a table has made get up."""

    user: str
    name: str


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
    gone: GoneView | None = None
    ready: ReadyView | None = None  # None: nobody is asked
    options: list[OptionView] = []  # while people gather: what they agree to
    aids: str = ""  # those that are off, likewise
    sent_away: str = ""  # why who looks does not sit down here again
    kicked: list[KickedView] = []  # whom the owner may let sit down again
