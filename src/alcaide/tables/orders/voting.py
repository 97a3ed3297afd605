"""Orders by which those who stay decide what becomes of a game when somebody is gone.

When that may be asked, absence.py says; it is checked before such a row is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.tables.errors import OrderError
from alcaide.tables.orders.agreements import End, OrderContext, Vote, decider, others
from alcaide.tables.orders.leaving import given, given_up
from alcaide.tables.orders.seating import PERSON

VOTES: Final = ("bot", "without", "end")
WAIT: Final = "wait"  # takes the own vote back
FEW: Final = 2  # people of whom all have to agree


def vote(gone: int, what: str) -> str:
    """Return the row by which somebody votes about a seat, or takes his vote back."""
    return f"/vote {gone} {what}"


def needed(people: int) -> int:
    """Return how many of those who stay have to want the same: of more than two, most of them."""
    return people if people <= FEW else people // 2 + 1


def _vote(now: OrderContext, seat: int, rest: str) -> OrderContext:
    gone, what = int(rest.split()[0]), rest.split()[1]
    if not now.under_way or now.turn != gone or now.agreements.paused:
        raise OrderError
    if now.seats[gone].kind != PERSON or decider(now.seats[seat]) not in others(now, gone):
        raise OrderError
    before = now.agreements.votes
    votes = tuple(one for one in before if decider(now.seats[one.seat]) != decider(now.seats[seat]))
    if what == WAIT and votes != before:
        return now.change("vote-wait", seat, gone, votes=votes)
    if what not in VOTES or Vote(seat, gone, what) in before:
        raise OrderError
    voted = now.change(f"vote-{what}", seat, gone, votes=(*votes, Vote(seat, gone, what)))
    return _decided(voted, gone, what)


def _decided(now: OrderContext, gone: int, what: str) -> OrderContext:
    """Return what comes of the votes, once there are enough for the same."""
    if sum(one.what == what for one in now.agreements.votes) < needed(len(others(now, gone))):
        return now
    now = now.change(votes=())
    match what:
        case "bot":
            return given(now.change("replaced", gone), gone, "away")
        case "without":
            removed = (*now.agreements.removed, gone)
            return given_up(now.change(removed=removed), gone, "removed")
        case _:
            ended = now.change("given-up", gone, end=End("abandoned", gone), ask=None)
            return ended.gone(gone, "abandoned")


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {"vote": _vote}
