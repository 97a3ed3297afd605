"""Orders by which somebody leaves a game, for a while or for good, and comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.storage.errors import StaleError
from alcaide.tables.errors import OrderError
from alcaide.tables.orders.agreements import MISSES, End, OrderContext, decider
from alcaide.tables.orders.seating import BOT, PERSON


def _resign(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    spec, agreements = now.seats[seat], now.agreements
    if not now.under_way or not (decider(spec) or spec.user) or seat in agreements.resigned:
        raise OrderError
    return given_up(now, seat, "resigned")


def given_up(now: OrderContext, seat: int, how: str) -> OrderContext:
    """Return it with a seat given up for good: a bot plays on, with two players the game ends."""
    resigned = (*now.agreements.resigned, seat)
    given = now.change(how, seat, resigned=resigned, ask=None).gone(seat, how)
    if len(resigned) == len(now.seats) - 1:
        return given.change(end=End(how, seat), paused=False)
    return given.reseat(seat, kind=BOT, level=now.terms.substitute)


def _late(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.under_way or now.turn != seat:
        raise StaleError
    match now.terms.gone:
        case "end":
            ended = now.change("abandoned", seat, end=End("abandoned", seat), ask=None)
            return ended.gone(seat, "abandoned")
        case "skip" if now.agreements.missed.count(seat) + 1 < MISSES:
            missed = (*now.agreements.missed, seat)
            return now.change("skipped", seat, missed=missed, skipped=seat)
        case "bot" | "skip":
            return given(now.change("late", seat), seat, "late")
        case _:
            raise OrderError


def _away(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.under_way or now.seats[seat].kind != PERSON or now.terms.rated:
        raise OrderError
    return given(now.change("away", seat), seat, "away")


def given(now: OrderContext, seat: int, how: str) -> OrderContext:
    """Return it with a bot on the seat of a person, who may come back."""
    missed = tuple(other for other in now.agreements.missed if other != seat)
    mine = now.agreements.ask is not None and now.agreements.ask.seat == seat
    request = None if mine else now.agreements.ask
    given = now.reseat(seat, kind=BOT, level=now.terms.substitute).gone(seat, how)
    return given.change(ask=request, missed=missed)


def _back(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    spec = now.seats[seat]
    if spec.kind != BOT or not spec.user or seat in now.agreements.resigned or now.turn is None:
        raise OrderError
    return now.reseat(seat, kind=PERSON, level="").change("back", seat).returned(seat)


def forsaken(now: OrderContext) -> bool:
    """Tell whether nobody is left of those who came to play: only bots would play on.

    Where all but one have resigned, it is over anyway; a bot of its own seat has won then.
    """
    gone = {one.seat for one in now.agreements.left}
    if any(decider(spec) and seat not in gone for seat, spec in enumerate(now.seats)):
        return False
    end = now.agreements.end
    return end is None or (end.how == "resigned" and len(gone) == len(now.seats))


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "resign": _resign,
    "late": _late,
    "away": _away,
    "back": _back,
}
