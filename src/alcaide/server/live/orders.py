"""What people say about a table rather than in the game: who sits where, requests, resigning."""

from __future__ import annotations

from typing import Final

from alcaide.bots import BOTS
from alcaide.people.person import HOME, Person
from alcaide.server.protocol.order_messages import (
    Answer,
    AskAll,
    Leave,
    Order,
    PutBot,
    Resign,
    Resume,
    Sit,
    Stand,
)
from alcaide.server.security.permissions import count_back, may_sit, own_seat, owns
from alcaide.tables import control
from alcaide.tables.errors import (
    InviteError,
    OrderError,
    OwnerError,
    SeatsError,
    StrangerError,
    TakenError,
    UndoError,
)
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table

NAMES: Final = ("Zoraya", "Boabdil", "Aixa", "Yusuf", "Wallada", "Almanzor")  # of bots


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
