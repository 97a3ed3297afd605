"""Orders about the deal: who is ready, what each adds to chance, and calling the game off.

People commit to nonces while only the seal of the server's seed is known, and reveal them when all
are ready: so neither they nor the server could choose the deal (docs/fairness.md). The row that
completes it makes the deal.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from alcaide.tables.errors import LateAbortError, NonceError, OrderError
from alcaide.tables.orders.agreements import End, OrderContext, decider
from alcaide.tables.orders.ready_state import Answer, Phase, Readiness
from alcaide.tables.orders.seating import OPEN
from alcaide.tables.seats import SeatSpec
from alcaide.tables.time.outages import Outage

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
EXPIRE: Final = "/expire"  # the row that says that whoever has not answered is left out
ABORTED: Final = "aborted"


def ready(commitment: str = "") -> str:
    """Return the row by which somebody is ready."""
    return f"/ready {commitment}".rstrip()


def reveal(nonce: str) -> str:
    """Return the row by which somebody shows his nonce."""
    return f"/reveal {nonce}"


def committed(nonce: str) -> str:
    """Return what commits to a nonce: SHA-256 of its text, in hexadecimal digits."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def pending(seats: Sequence[SeatSpec], readiness: Readiness) -> list[int]:
    """Return the seats whose people have still to answer; who is alone with bots has not."""
    deciders = [decider(spec) for spec in seats]
    if len({*deciders} - {""}) < 2 and not any(spec.free for spec in seats):
        return []
    done = answered(seats, readiness)
    return [seat for seat, who in enumerate(deciders) if who not in done]


def answered(seats: Sequence[SeatSpec], readiness: Readiness) -> set[str]:
    """Return who has answered, and nobody (""), of whom nothing is expected."""
    return {"", *(decider(seats[answer.seat]) for answer in readiness.answers)}


def settled(now: OrderContext) -> OrderContext:
    """Return a table after an order before its deal: in the phase that follows from who sits there.

    A seat that somebody leaves takes nothing but its own answer with it; nonces that were revealed
    are of no use any more.
    """
    if now.dealt:
        return now
    before = now.agreements.readiness
    answers = tuple(one for one in before.answers if decider(now.seats[one.seat]))
    readiness = msgspec.structs.replace(before, answers=answers)
    phase = _phase(now, readiness)
    if before.phase == "revealing" and phase in ("gathering", "asking"):
        readiness = msgspec.structs.replace(readiness, answers=())
        phase = _phase(now, readiness)
    if phase != before.phase:
        since = None if phase in ("gathering", "dealt") else now.at
        readiness = msgspec.structs.replace(readiness, phase=phase, since=since)
    key = "dealt" if phase == "dealt" else ""
    parts = sum(bool(answer.nonce) for answer in readiness.answers)
    return now.change(key, now.turn or 0, parts, readiness=readiness)


def _phase(now: OrderContext, readiness: Readiness) -> Phase:
    if any(spec.free for spec in now.seats):
        return "gathering"
    if pending(now.seats, readiness):
        return "asking"
    return "revealing" if any(one.hidden for one in readiness.answers) else "dealt"


def stretched(now: OrderContext, outage: Outage) -> OrderContext:
    """Return a table before its deal that has heard of an outage: the time to answer begins anew.

    Raises OrderError if nobody's time ran.
    """
    readiness = now.agreements.readiness
    if readiness.since is None or readiness.since >= outage.back:
        raise OrderError
    return now.change(readiness=msgspec.structs.replace(readiness, since=outage.ends))


def _ready(now: OrderContext, seat: int, commitment: str) -> OrderContext:
    readiness = now.agreements.readiness
    early = readiness.phase == "gathering" and now.terms.pace != "live"
    if now.dealt or not (early or readiness.phase == "asking"):
        raise OrderError
    if decider(now.seats[seat]) in answered(now.seats, readiness):
        raise OrderError
    if commitment and not DIGEST.fullmatch(commitment):
        raise NonceError
    return _answered(now, Answer(seat, commitment))


def _reveal(now: OrderContext, seat: int, nonce: str) -> OrderContext:
    readiness = now.agreements.readiness
    answer = readiness.answer(seat)
    if readiness.phase != "revealing" or answer is None or not answer.hidden:
        raise OrderError
    if not DIGEST.fullmatch(nonce) or committed(nonce) != answer.commitment:
        raise NonceError
    return _answered(now, msgspec.structs.replace(answer, nonce=nonce))


def _answered(now: OrderContext, answer: Answer) -> OrderContext:
    readiness = now.agreements.readiness
    others = [one for one in readiness.answers if one.seat != answer.seat]
    answers = tuple(sorted((*others, answer), key=lambda one: one.seat))
    return now.change(readiness=msgspec.structs.replace(readiness, answers=answers))


def _expire(now: OrderContext, _seat: int, _rest: str) -> OrderContext:
    readiness = now.agreements.readiness
    match readiness.phase:
        case "asking":
            for seat in pending(now.seats, readiness):
                free = now.reseat(seat, kind=OPEN, user="", name="", level="")
                now = free.change("unready", seat, seat + 1, now.seats[seat].name)
            return now
        case "revealing":
            for answer in readiness.answers:
                if answer.hidden:
                    silent = msgspec.structs.replace(answer, commitment="")
                    now = _answered(now, silent).change("left-out", answer.seat)
            return now
        case _:
            raise OrderError


def _abort(now: OrderContext, seat: int, _rest: str) -> OrderContext:
    if not now.under_way or not now.terms.ready or not decider(now.seats[seat]):
        raise OrderError
    if not now.opening:
        raise LateAbortError
    end = End(ABORTED, seat)
    return now.change("aborted", seat, end=end, ask=None, paused=False)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    "ready": _ready,
    "reveal": _reveal,
    "expire": _expire,
    "abort": _abort,
}
