"""Orders that ask for something all others have to agree to, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from alcaide.storage.errors import StaleError
from alcaide.tables.errors import OrderError
from alcaide.tables.orders.agreements import Ask, End, OrderContext, decider, others

ASKED: Final = ("undo", "pause", "resume", "draw")


def ask(what: str, count: int = 0) -> str:
    """Return the row that asks for a draw, a pause, its end, or to take ``count`` actions back."""
    return f"/ask {what} {count}"


def answer(number: int, yes: bool) -> str:
    """Return the row that agrees to the request of a row, or refuses it."""
    return f"/{'yes' if yes else 'no'} {number}"


def _ask(now: OrderContext, seat: int, rest: str) -> OrderContext:
    what, _, count = rest.partition(" ")
    agreements, back = now.agreements, now.steps - int(count)
    if not now.under_way or agreements.ask or not decider(now.seats[seat]) or what not in ASKED:
        raise OrderError
    if what == "undo" and not (now.terms.undo == "ask" and 0 <= back < now.steps):
        raise OrderError
    if what in ("pause", "resume") and agreements.paused != (what == "resume"):
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
        case "resume":
            return now.change("resumed", request.seat, ask=None, paused=False)
        case "draw":
            return now.change("drawn", request.seat, ask=None, end=End("drawn", request.seat))
        case _:
            back = msgspec.structs.replace(now, steps=min(now.steps, request.back))
            taken = now.steps - back.steps
            return back.change("taken-back", request.seat, taken, ask=None, undone=now.number + 1)


def _resume(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.agreements.paused or not decider(now.seats[seat]):
        raise OrderError
    request = now.agreements.ask
    answered = request is not None and request.what == "resume"
    return now.change("resumed", seat, paused=False, ask=None if answered else request)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "ask": _ask,
    "yes": _yes,
    "no": _no,
    "resume": _resume,
}
