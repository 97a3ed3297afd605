"""Orders about who sits where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.tables.errors import KickedError, OrderError, TakenError
from alcaide.tables.orders.agreements import OrderContext

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


def sit(user: str, name: str) -> str:
    """Return the row by which a person takes a seat."""
    return f"/sit {user} {name}"


def sits(text: str) -> bool:
    """Tell whether by a row somebody takes a seat."""
    return text.startswith("/sit ")


def stand() -> str:
    """Return the row by which a seat is made free before the game has begun."""
    return "/stand"


def kick(user: str, name: str) -> str:
    """Return the row by which a person is made to get up; he does not sit down there again."""
    return f"/kick {user} {name}"


def admit(user: str) -> str:
    """Return the row by which he may sit down again."""
    return f"/admit {user}"


def by_program() -> str:
    """Return the row that tells everybody that a seat is played by a program, with a key."""
    return "/program"


def put_bot(level: str, name: str) -> str:
    """Return the row by which a bot takes a free seat."""
    return f"/bot {level} {name}"


def _sit(now: OrderContext, seat: int, rest: str) -> OrderContext:
    user, _, name = rest.partition(" ")
    old = now.seats[seat]
    if not old.free or old.user not in ("", user):
        raise TakenError
    if any(other.user == user for other in now.seats if not other.free):
        raise OrderError
    if user in dict(now.agreements.kicked):
        raise KickedError
    return now.reseat(seat, kind=PERSON, user=user, name=name)


def _stand(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if now.under_way or now.turn is None or now.seats[seat].kind not in (PERSON, BOT):
        raise OrderError
    return now.reseat(seat, kind=OPEN, user="", name="", level="", program=False)


def _program(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    spec = now.seats[seat]
    if now.turn is None or spec.kind != PERSON or not now.terms.programs:
        raise OrderError
    return now if spec.program else now.reseat(seat, program=True).change("program", seat)


def _kick(now: OrderContext, seat: int, rest: str) -> OrderContext:
    user, _, name = rest.partition(" ")
    if now.seats[seat].user != user or now.seats[seat].kind != PERSON:
        raise OrderError
    kicked = (*now.agreements.kicked, (user, name))
    return _stand(now, seat, "").change(kicked=kicked)


def _admit(now: OrderContext, _seat: int, user: str) -> OrderContext:
    kicked = tuple(one for one in now.agreements.kicked if one[0] != user)
    if kicked == now.agreements.kicked:
        raise OrderError
    return now.change(kicked=kicked)


def _bot(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.seats[seat].free:
        raise TakenError
    level, _, name = rest.partition(" ")
    return now.reseat(seat, kind=BOT, user="", name=name, level=level)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "sit": _sit,
    "stand": _stand,
    "kick": _kick,
    "admit": _admit,
    "bot": _bot,
    "program": _program,
}
