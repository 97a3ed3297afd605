"""Rows that are no actions of the game: who sits where, and what people agree about.

They stand in the log like actions, so that they are stored, raced for and replayed like them.
Each is a word behind a slash, which begins no action's notation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from alcaide.storage.errors import StaleError
from alcaide.tables.agreements import MISSES, Ask, End, OrderContext, decider, others
from alcaide.tables.errors import OrderError, TakenError
from alcaide.tables.time.outages import read_outage

SLASH: Final = "/"
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
REMATCH: Final = "rematch"
ASKED: Final = ("undo", "pause", "draw")
SPARE: Final = ("ask", "away", "holiday", "return", "stand")
# nothing else is to be played after these
QUIET: Final = ("ask", "yes", "no", "pause", "resume", "holiday", "return", "outage", REMATCH)


def sit(user: str, name: str) -> str:
    """Return the row by which a person takes a seat."""
    return f"/sit {user} {name}"


def stand() -> str:
    """Return the row by which a seat is made free before the game has begun."""
    return "/stand"


def put_bot(level: str, name: str) -> str:
    """Return the row by which a bot takes a free seat."""
    return f"/bot {level} {name}"


def ask(what: str, count: int = 0) -> str:
    """Return the row that asks for a draw, a pause, or for ``count`` actions to be taken back."""
    return f"/ask {what} {count}"


def answer(number: int, yes: bool) -> str:
    """Return the row that agrees to the request of a row, or refuses it."""
    return f"/{'yes' if yes else 'no'} {number}"


def carried(now: OrderContext, seat: int, text: str) -> OrderContext:
    """Return how a table stands after an order. Raises OrderError and others."""
    verb, _, rest = text.removeprefix(SLASH).partition(" ")
    if verb not in VERBS:
        raise OrderError(text)
    return VERBS[verb](now, seat, rest)


def after_end(text: str) -> bool:
    """Tell whether an order is one that comes after the end."""
    return text.removeprefix(SLASH).partition(" ")[0] == REMATCH


def spare(text: str) -> bool:
    """Tell whether a game comes to its end without an order, which can be given at will."""
    return text.removeprefix(SLASH).partition(" ")[0] in SPARE


def quiet(text: str) -> bool:
    """Tell whether whoever is to move can still play what he meant before this order."""
    return text.removeprefix(SLASH).partition(" ")[0] in QUIET


def _sit(now: OrderContext, seat: int, rest: str) -> OrderContext:
    user, _, name = rest.partition(" ")
    old = now.seats[seat]
    if not old.free or old.user not in ("", user):
        raise TakenError
    if any(other.user == user for other in now.seats if not other.free):
        raise OrderError
    return now.reseat(seat, kind=PERSON, user=user, name=name)


def _stand(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if now.under_way or now.turn is None or now.seats[seat].kind not in (PERSON, BOT):
        raise OrderError
    return now.reseat(seat, kind=OPEN, user="", name="", level="")


def _bot(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.seats[seat].free:
        raise TakenError
    level, _, name = rest.partition(" ")
    return now.reseat(seat, kind=BOT, user="", name=name, level=level)


def _ask(now: OrderContext, seat: int, rest: str) -> OrderContext:
    what, _, count = rest.partition(" ")
    agreements, back = now.agreements, now.steps - int(count)
    if not now.under_way or agreements.ask or not decider(now.seats[seat]) or what not in ASKED:
        raise OrderError
    if what == "undo" and not (now.terms.undo == "ask" and 0 <= back < now.steps):
        raise OrderError
    if what == "pause" and agreements.paused:
        raise OrderError
    request = Ask(now.number, what, seat, back)
    asked = now.change(f"ask-{what}", seat, int(count), ask=request)
    return asked if others(now, seat) else _agreed(asked, request)


def _yes(now: OrderContext, seat: int, rest: str) -> OrderContext:
    request = _asked(now, seat, rest)
    if decider(now.seats[seat]) == decider(now.seats[request.seat]):
        raise OrderError
    request = msgspec.structs.replace(request, yes=(*request.yes, seat))
    agreed = {decider(now.seats[other]) for other in request.yes}
    answered = now.change("yes", seat, ask=request)
    return _agreed(answered, request) if others(now, request.seat) <= agreed else answered


def _no(now: OrderContext, seat: int, rest: str) -> OrderContext:
    request = _asked(now, seat, rest)
    own = decider(now.seats[seat]) == decider(now.seats[request.seat])
    return now.change("withdrawn" if own else "no", seat, ask=None)


def _asked(now: OrderContext, seat: int, number: str) -> Ask:
    request = now.agreements.ask
    if request is None or str(request.number) != number:
        raise StaleError
    if not decider(now.seats[seat]) or seat in request.yes:
        raise OrderError
    return request


def _agreed(now: OrderContext, request: Ask) -> OrderContext:
    """Return what comes of a request that everybody agrees to."""
    match request.what:
        case "pause":
            return now.change("paused", request.seat, ask=None, paused=True)
        case "draw":
            return now.change("drawn", request.seat, ask=None, end=End("drawn", request.seat))
        case _:
            back = msgspec.structs.replace(now, steps=min(now.steps, request.back))
            taken = now.steps - back.steps
            return back.change("taken-back", request.seat, taken, ask=None, undone=now.number + 1)


def _resume(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.agreements.paused or not decider(now.seats[seat]):
        raise OrderError
    return now.change("resumed", seat, paused=False)


def _resign(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    spec, agreements = now.seats[seat], now.agreements
    if not now.under_way or not (decider(spec) or spec.user) or seat in agreements.resigned:
        raise OrderError
    resigned = (*agreements.resigned, seat)
    given = now.change("resigned", seat, resigned=resigned, ask=None)
    if len(resigned) == len(now.seats) - 1:
        return given.change(end=End("resigned", seat), paused=False)
    return given.reseat(seat, kind=BOT, level=now.terms.substitute)


def _late(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.under_way or now.turn != seat:
        raise StaleError
    match now.terms.gone:
        case "end":
            return now.change("abandoned", seat, end=End("abandoned", seat), ask=None)
        case "skip" if now.agreements.missed.count(seat) + 1 < MISSES:
            missed = (*now.agreements.missed, seat)
            return now.change("skipped", seat, missed=missed, skipped=seat)
        case "bot" | "skip":
            return _given(now.change("late", seat), seat)
        case _:
            raise OrderError


def _away(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.under_way or now.seats[seat].kind != PERSON or now.terms.rated:
        raise OrderError
    return _given(now.change("away", seat), seat)


def _given(now: OrderContext, seat: int) -> OrderContext:
    """Return it with a bot on the seat of a person, who may come back."""
    missed = tuple(other for other in now.agreements.missed if other != seat)
    mine = now.agreements.ask is not None and now.agreements.ask.seat == seat
    request = None if mine else now.agreements.ask
    return now.reseat(seat, kind=BOT, level=now.terms.substitute).change(ask=request, missed=missed)


def _back(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    spec = now.seats[seat]
    if spec.kind != BOT or not spec.user or seat in now.agreements.resigned or now.turn is None:
        raise OrderError
    return now.reseat(seat, kind=PERSON, level="").change("back", seat)


def _holiday(now: OrderContext, seat: int, rest: str) -> OrderContext:
    _can_rest(now, seat)
    return now.change("holiday", seat, int(rest.split()[0]))


def _return(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    _can_rest(now, seat)
    return now.change("returned", seat)


def _can_rest(now: OrderContext, seat: int) -> None:
    if not now.under_way or now.terms.pace != "days" or now.seats[seat].kind != PERSON:
        raise OrderError


def _outage(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.under_way or now.turn != seat:
        raise OrderError
    return now.change("outage", seat, read_outage(rest).seconds)


def _rematch(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.over or now.agreements.rematch:
        raise OrderError
    return now.change("rematch", seat, rematch=rest)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "sit": _sit,
    "stand": _stand,
    "bot": _bot,
    "ask": _ask,
    "yes": _yes,
    "no": _no,
    "resume": _resume,
    "resign": _resign,
    "late": _late,
    "away": _away,
    "back": _back,
    "holiday": _holiday,
    "return": _return,
    "outage": _outage,
    REMATCH: _rematch,
}
