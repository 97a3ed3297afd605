"""Standing orders: what a seat answers to questions between turns without its person.

An order decides by what the game tells of the question, and by what the log tells of the seat. It
is obeyed when the seat's turn to answer comes, as if its person had answered at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from alcaide.interface.questions import ACCEPT, KINDS, NEVER, NEW, Question, Standing
from alcaide.tables.ahead.asked_at_once import put, question
from alcaide.tables.errors import StandingError
from alcaide.tables.table import Table


class Order(msgspec.Struct, frozen=True):
    """What the person of a seat has said about a question at a table."""

    table: str
    seat: int
    question: str
    user: str  # "": at one screen
    order: str
    kinds: tuple[str, ...] = ()
    since: int = 0  # actions that counted when it was said
    rests: bool = False  # declined until the seat has had a turn after that


def questions(table: Table) -> list[Standing]:
    """Return what standing orders may be about at a table."""
    find = table.game.standing
    return find(table.state) if find and not table.free else []


def made(table: Table, seat: int, wanted: Order) -> Order:
    """Return an order as it is said now. Raises StandingError if there is none such."""
    spec = table.seats[seat]
    for each in questions(table):
        if each.name == wanted.question:
            fits = wanted.order in each.orders and set(wanted.kinds) <= set(each.kinds)
            if fits and wanted.rests <= each.rests:
                kinds = tuple(kind for kind in each.kinds if kind in wanted.kinds)
                since = len(table.steps)
                return Order(
                    table.id, seat, each.name, spec.user, wanted.order, kinds, since, wanted.rests
                )
    raise StandingError


def orders_of(table: Table, seat: int, said: Sequence[Order]) -> list[Order]:
    """Return what holds for a seat: what its person has said, else what holds by default."""
    own = {o.question: o for o in said if o.seat == seat and o.user == table.seats[seat].user}
    return [
        own.get(each.name) or Order(table.id, seat, each.name, "", each.orders[0])
        for each in questions(table)
    ]


def resting(table: Table, order: Order) -> bool:
    """Tell whether an order still declines until the next turn of its seat."""
    return order.rests and not _had_turn(table, order)


def answer(table: Table, seat: int, said: Sequence[Order]) -> Any:
    """Return the action that standing orders give for a seat that is asked; None: ask its person.

    ``said``: all that has been said at the table.
    """
    own = put(table, seat)
    asked = question(own)
    for order in orders_of(table, seat, said):
        if asked and order.question == asked.name:
            return _obeyed(own, order, asked)
    return None


def _obeyed(table: Table, order: Order, asked: Question) -> Any:
    if order.order == ACCEPT:
        return asked.accept
    return asked.decline if _declines(table, order, asked) else None


def _declines(table: Table, order: Order, asked: Question) -> bool:
    if order.order == NEVER or resting(table, order):
        return True
    if order.order == KINDS:
        return not any(kind in order.kinds for _, kind in asked.offers)
    offered = {thing for thing, _ in asked.offers}
    return order.order == NEW and offered <= _declined(table, order, asked)


def _declined(table: Table, order: Order, asked: Question) -> set[str]:
    """Return what the seat has declined since its last turn and since the order was given."""
    found: set[str] = set()
    for said, action in _answers(table, order):
        if said is None:
            break
        if said.name == asked.name and action == said.decline:
            found |= {thing for thing, _ in said.offers}
    return found


def _had_turn(table: Table, order: Order) -> bool:
    return any(said is None for said, _ in _answers(table, order))


def _answers(table: Table, order: Order) -> Iterator[tuple[Question | None, Any]]:
    """Yield the actions of a seat since an order, newest first, with what it was asked."""
    find = table.game.question
    assert find is not None
    for number in range(len(table.steps) - 1, order.since - 1, -1):
        step = table.steps[number]
        if step.seat == order.seat:
            yield find(table.at(number)), step.action
