"""What is said at the desk of those who keep the house, and about what they decide."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec

from alcaide.people.conduct.cases import Decision
from alcaide.people.conduct.house_door import Registration
from alcaide.people.conduct.measures import Kind, Outcome
from alcaide.people.conduct.reports import About
from alcaide.server.protocol.badge_names import Badge

Reason = Annotated[str, msgspec.Meta(max_length=500)]
Days = Annotated[int, msgspec.Meta(ge=0, le=365)]  # 0: for good


class Named(msgspec.Struct, frozen=True):
    """Somebody in a list of the desk."""

    id: str
    name: str
    badge: Badge


class NewReport(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/reports: report the person of a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    kind: About
    why: Reason


class CaseHead(msgspec.Struct, frozen=True):
    """A case in the list."""

    id: str
    kind: str
    people: int  # who reported it
    at: datetime
    taken: str  # name of who sees to it; "": nobody yet
    mine: bool
    decision: str  # "": it is open
    decided: str  # name of who did
    handled: datetime | None


class CaseLine(msgspec.Struct, frozen=True):
    """A line of the talk round a case."""

    who: str  # a letter; the name once it is decided
    text: str
    reported: bool
    badge: Badge = ""  # once it is decided


class CaseReport(msgspec.Struct, frozen=True):
    """What one of those says who reported it, and where it happened."""

    why: str  # "": nothing
    table: str
    step: int


class CaseInfo(msgspec.Struct, frozen=True):
    """A case as it is looked at; names are covered until it is decided."""

    head: CaseHead
    table: str
    step: int  # actions that were played there
    who: str  # a letter, or the name
    person: str  # id; "": covered
    name: str  # that is the matter; "": it is not, or covered
    whys: list[str]
    lines: list[CaseLine]
    games: int
    earlier: int  # decisions about the same person
    last: date | None
    may: list[Decision]
    badge: Badge = ""  # of whom it is about, once it is decided
    reports: list[CaseReport] = []  # the oldest first


class MeasureInfo(msgspec.Struct, frozen=True):
    """A measure as those see it who keep the house."""

    id: str
    kind: Kind
    person: str  # id
    name: str
    why: str
    by: str
    begins: datetime
    ends: datetime | None
    holds: bool
    waits: bool  # to be confirmed
    answer: str
    appeal: str
    may: bool  # whoever looks may decide about it
    badge: Badge = ""
    table: str = ""  # whose result is annulled


class DeskInfo(msgspec.Struct, frozen=True):
    """GET /api/desk: what waits, and what was decided lately."""

    role: str
    open: list[CaseHead]
    closed: list[CaseHead]
    waiting: list[MeasureInfo]  # for a second, or answered


class Decided(msgspec.Struct, frozen=True):
    """POST /api/desk/cases/{id}: decide about a case."""

    decision: Decision
    days: Days = 0
    why: Reason = ""


class Taken(msgspec.Struct, frozen=True):
    """PUT /api/desk/cases/{id}: see to a case, or let it wait for anybody."""

    on: bool


class Judged(msgspec.Struct, frozen=True):
    """PUT /api/desk/measures/{id}: decide about an answer."""

    outcome: Outcome
    why: Reason


class Lifted(msgspec.Struct, frozen=True):
    """POST /api/desk/measures/{id}/lift: take a measure back."""

    why: Reason


class NewMeasure(msgspec.Struct, frozen=True):
    """POST /api/desk/people/{id}/measures: take a measure without a case."""

    kind: Literal["word", "silence", "ban"]
    why: Reason
    days: Days = 0


class DeskPerson(msgspec.Struct, frozen=True):
    """Somebody whom those look up who keep the house."""

    id: str
    name: str
    guest: bool
    role: str
    banned: bool
    silent: bool
    seen: datetime
    measures: list[MeasureInfo]


class NewRole(msgspec.Struct, frozen=True):
    """PUT /api/desk/people/{id}/role."""

    role: Literal["player", "moderator", "admin", "owner"]


class AuditInfo(msgspec.Struct, frozen=True):
    """A line of the audit log."""

    number: int
    at: datetime
    by: str  # name; "": the command line, or somebody who has left
    what: str
    about: str  # name
    why: str
    ends: datetime | None


class DoorInfo(msgspec.Struct, frozen=True):
    """GET /api/door: who may come in; PUT /api/desk/door changes it."""

    registration: Registration
    guests: bool


class NewInvitation(msgspec.Struct, frozen=True):
    """POST /api/desk/invitations: make an invitation."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    days: Annotated[int, msgspec.Meta(ge=1, le=90)] = 7


class InvitationInfo(msgspec.Struct, frozen=True):
    """An invitation that can be used."""

    id: str
    uses: int
    expires: datetime
    url: str = ""  # only when it is made


class ToldInfo(msgspec.Struct, frozen=True):
    """GET /api/told: what the house has decided about whoever asks."""

    id: str
    kind: Kind
    why: str
    begins: datetime
    ends: datetime | None
    holds: bool
    answer: str
    appeal: str
    may_answer: bool
    table: str = ""  # whose result is annulled


class NewAnswer(msgspec.Struct, frozen=True):
    """POST /api/told/{id}: answer once."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
