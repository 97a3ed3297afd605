"""What people say about a table rather than in the game: who sits where, requests, resigning."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from alcaide.bots import BOTS
from alcaide.people.person import HOME, Person
from alcaide.server.protocol.order_messages import (
    Abort,
    Admit,
    Answer,
    AskAll,
    Leave,
    Order,
    PutBot,
    Ready,
    Resign,
    Resume,
    Reveal,
    Sit,
    Stand,
    VoteAway,
)
from alcaide.server.security.permissions import count_back, may_sit, own_seat, owns
from alcaide.tables.absence import opens
from alcaide.tables.errors import (
    EarlyResumeError,
    EarlyVoteError,
    InviteError,
    KickedError,
    OrderError,
    OwnerError,
    SeatsError,
    StrangerError,
    TakenError,
    UndoError,
)
from alcaide.tables.orders import consent, readiness, seating, voting
from alcaide.tables.orders.agreements import decider
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.seats import BOT_NAMES, OPPONENT_NAMES, SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock

# after which whoever asks that a paused game goes on need not wait for the others any more
PATIENCE: Final = {"live": timedelta(minutes=10)}
LONG: Final = timedelta(days=1)
HOUR: Final = timedelta(hours=1)
HOURS: Final = 120  # minutes, from which on hours are named


def order_of(
    message: Order, table: Table, person: Person, invite: str, names: Sequence[str] = BOT_NAMES
) -> tuple[int, str]:
    """Return the seat and the text of the order in a message; ``names``: what bots are called.

    Raises TableError.
    """
    if not person.known:
        raise StrangerError
    if person == HOME:
        raise OrderError
    match message:
        case Sit(seat):
            return _sits(table, person, seat, invite)
        case Stand(seat):
            return _stands(table, person, seat)
        case Admit(user):
            return _admits(table, person, user)
        case PutBot(seat, level):
            return _put(table, person, seat, level, names)
        case _:
            return _speaks(message, table, person)


def check_mates(table: Table, mates: Collection[str]) -> None:
    """Raise KickedError if one of those on the same browsers was made to get up from a table."""
    if any(user in mates for user, _ in table.agreements.kicked):
        raise KickedError


def _speaks(message: Order, table: Table, person: Person) -> tuple[int, str]:
    own = own_seat(table, person)
    if own is None:
        raise OrderError
    return own, _text(message, table, person, own)


def _text(message: Order, table: Table, person: Person, own: int) -> str:
    match message:
        case AskAll("undo"):
            count = count_back(table, person)
            if not count:
                raise UndoError
            return consent.ask("undo", count)
        case AskAll(what):
            return consent.ask(what)
        case Answer(number, yes):
            return consent.answer(number, yes)
        case Resume():
            return _resumes(table, own, steady_clock.now())
        case VoteAway(gone, what):
            return _votes(table, gone, what, steady_clock.now())
        case Resign():
            return "/resign"
        case Leave():
            return "/away"
        case Ready(commitment):
            return readiness.ready(commitment)
        case Reveal(nonce):
            return readiness.reveal(nonce)
        case Abort():
            return "/abort"
        case _:
            return "/back"


def _resumes(table: Table, seat: int, now: datetime) -> str:
    """Return the row by which somebody wishes a paused game to go on: he asks, if there are others.

    Raises EarlyResumeError if they have still to answer. Nobody can hold a game up for ever by it,
    nor by what he asked for before he went: whoever has agreed to that need not wait either.
    """
    request, waits = table.agreements.ask, unanswered(table)
    if not others_at(table, seat) or (request is not None and not waits):
        return "/resume"  # the rest have left: nobody is there who could answer
    if request is None or seat in waits:
        return consent.ask("resume")
    alone = (table.rows[request.number].at or now) + PATIENCE.get(table.terms.pace, LONG)
    if now < alone:
        raise EarlyResumeError("", **_until(alone, now))
    return "/resume"


def _until(moment: datetime, now: datetime) -> dict[str, str | int]:
    """Return how long it is until a moment: hours where there are some, else minutes."""
    minutes = -((now - moment) // timedelta(minutes=1))
    return {"minutes": minutes, "hours": minutes // 60 if minutes >= HOURS else 0}


def unanswered(table: Table) -> list[int]:
    """Return the seats that have still to answer a request."""
    request = table.agreements.ask
    if request is None:
        return []
    asker = decider(table.seats[request.seat])
    agreed = {decider(table.seats[seat]) for seat in request.yes}
    waits = {"", asker, *agreed}
    return [seat for seat, spec in enumerate(table.seats) if decider(spec) not in waits]


def others_at(table: Table, seat: int) -> set[str]:
    """Return who else has to agree to what a seat wishes."""
    return {decider(spec) for spec in table.seats} - {"", decider(table.seats[seat])}


def _votes(table: Table, gone: int, what: str, now: datetime) -> str:
    """Return the row by which somebody votes about who is gone. Raises EarlyVoteError."""
    moment = opens(table)
    if moment is None or gone != table.turn:
        raise OrderError
    if now < moment:
        raise EarlyVoteError(seat=gone, hours=-((now - moment) // HOUR))
    return voting.vote(gone, what)


def _sits(table: Table, person: Person, seat: int, invite: str) -> tuple[int, str]:
    spec = _spec(table, seat)
    if not spec.free or spec.user not in ("", person.id):
        raise TakenError
    if person.id in dict(table.agreements.kicked):
        raise KickedError
    if not may_sit(table, person, seat, invite):
        raise OrderError if any(s.user == person.id for s in table.seats) else InviteError
    return seat, seating.sit(person.id, person.name)


def _stands(table: Table, person: Person, seat: int) -> tuple[int, str]:
    spec = _spec(table, seat)
    if spec.user != person.id and not owns(table, person):
        raise OwnerError
    if spec.kind == PERSON and spec.user not in ("", person.id):
        return seat, seating.kick(spec.user, spec.name)
    return seat, seating.stand()


def _admits(table: Table, person: Person, user: str) -> tuple[int, str]:
    if not owns(table, person):
        raise OwnerError
    if user == person.id:  # a moderator has sent him from his own table
        raise KickedError
    return 0, seating.admit(user)


def _put(
    table: Table, person: Person, seat: int, level: str, names: Sequence[str]
) -> tuple[int, str]:
    if not owns(table, person):
        raise OwnerError
    if level not in BOTS:
        raise SeatsError(f"there is no bot {level!r}")
    _spec(table, seat)
    used = {spec.name for spec in table.seats}
    own = [OPPONENT_NAMES[level]] if level in OPPONENT_NAMES else []
    free = (name for name in (*own, *names) if name not in used)
    return seat, seating.put_bot(level, next(free))


def _spec(table: Table, seat: int) -> SeatSpec:
    if seat not in range(len(table.seats)):
        raise SeatsError("there is no such seat")
    return table.seats[seat]
