"""Orders about time that does not count: holidays, and outages of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.tables.errors import OrderError
from alcaide.tables.orders.agreements import OrderContext
from alcaide.tables.orders.readiness import stretched
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.time.outages import read_outage


def _holiday(now: OrderContext, seat: int, rest: str) -> OrderContext:
    _can_rest(now, seat)
    return now.change("holiday", seat, int(rest.split()[0]))


def _return(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    _can_rest(now, seat)
    return now.change("returned", seat)


def _can_rest(now: OrderContext, seat: int) -> None:
    if not now.under_way or not now.terms.rests or now.seats[seat].kind != PERSON:
        raise OrderError


def _outage(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.dealt:
        return stretched(now, read_outage(rest))
    if not now.under_way or now.turn != seat:
        raise OrderError
    return now.change("outage", seat, read_outage(rest).seconds)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "holiday": _holiday,
    "return": _return,
    "outage": _outage,
}
