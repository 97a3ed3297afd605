"""What people say about a table rather than in the game: who sits where, requests, resigning."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from alcaide.bots import BOTS
from alcaide.people.person import HOME, Person
from alcaide.table import control
from alcaide.table.errors import (
    InviteError,
    OrderError,
    OwnerError,
    SeatsError,
    StrangerError,
    TakenError,
    UndoError,
)
from alcaide.table.seats import SeatSpec
from alcaide.table.table import Table
from alcaide.web.rights import may_sit, owns
from alcaide.web.together import count_back, own_seat

NAMES: Final = ("Zoraya", "Boabdil", "Aixa", "Yusuf", "Wallada", "Almanzor")  # of bots

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


def order_of(message: Order, table: Table, person: Person, invite: str) -> tuple[int, str]:
    """Return the seat and the text of the order in a message. Raises TableError."""
    if not person.known:
        raise StrangerError
    if person == HOME:
        raise OrderError
    match message:
        case Sit(seat):
            return _sits(table, person, seat, invite)
        case Stand(seat):
            return _stands(table, person, seat)
        case PutBot(seat, level):
            return _put(table, person, seat, level)
        case _:
            return _speaks(message, table, person)


def _speaks(message: Order, table: Table, person: Person) -> tuple[int, str]:
    own = own_seat(table, person)
    if own is None:
        raise OrderError
    return own, _text(message, table, person)


def _text(message: Order, table: Table, person: Person) -> str:
    match message:
        case AskAll("undo"):
            count = count_back(table, person)
            if not count:
                raise UndoError
            return control.ask("undo", count)
        case AskAll(what):
            return control.ask(what)
        case Answer(number, yes):
            return control.answer(number, yes)
        case Resume():
            return "/resume"
        case Resign():
            return "/resign"
        case Leave():
            return "/away"
        case _:
            return "/back"


def _sits(table: Table, person: Person, seat: int, invite: str) -> tuple[int, str]:
    spec = _spec(table, seat)
    if not spec.free or spec.user not in ("", person.id):
        raise TakenError
    if not may_sit(table, person, seat, invite):
        raise OrderError if any(s.user == person.id for s in table.seats) else InviteError
    return seat, control.sit(person.id, person.name)


def _stands(table: Table, person: Person, seat: int) -> tuple[int, str]:
    if _spec(table, seat).user != person.id and not owns(table, person):
        raise OwnerError
    return seat, control.stand()


def _put(table: Table, person: Person, seat: int, level: str) -> tuple[int, str]:
    if not owns(table, person):
        raise OwnerError
    if level not in BOTS:
        raise SeatsError(f"there is no bot {level!r}")
    _spec(table, seat)
    used = {spec.name for spec in table.seats}
    return seat, control.put_bot(level, next(name for name in NAMES if name not in used))


def _spec(table: Table, seat: int) -> SeatSpec:
    if seat not in range(len(table.seats)):
        raise SeatsError("there is no such seat")
    return table.seats[seat]
