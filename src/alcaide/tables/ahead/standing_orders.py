"""Standing orders: what a seat answers to questions between turns without its person.

An order decides by what the game tells of the question, and by what the log tells of the seat. It
is obeyed when the seat's turn to answer comes, as if its person had answered at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from alcaide.interface.questions import (
    ACCEPT,
    KINDS,
    NEVER,
    NEW,
    RULES,
    Question,
    Standing,
    rule_of,
)
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
            fits = wanted.order in each.orders and _known(wanted, each)
            if fits and wanted.rests <= each.rests:
                kinds = _sorted(wanted, each)
                since = len(table.steps)
                return Order(
                    table.id, seat, each.name, spec.user, wanted.order, kinds, since, wanted.rests
                )
    raise StandingError


def _known(wanted: Order, asked: Standing) -> bool:
    """Tell whether all kinds, or rules about kinds, are of what is asked about."""
    try:
        named = [rule_of(text).kind for text in wanted.kinds]
    except ValueError:
        return False
    plain = wanted.order == RULES or not any(":" in text for text in wanted.kinds)
    return plain and set(named) <= set(asked.kinds)


def _sorted(wanted: Order, asked: Standing) -> tuple[str, ...]:
    """Return kinds in the order of the game, each once: of several rules the first counts."""
    said: dict[str, str] = {}
    for text in wanted.kinds:
        said.setdefault(rule_of(text).kind, text)
    return tuple(said[kind] for kind in asked.kinds if kind in said)


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
    if order.order == RULES and not resting(table, order):
        return _ruled(order, asked)
    return asked.decline if _declines(table, order, asked) else None


def _ruled(order: Order, asked: Question) -> Any:
    """Return what rules by kind give: the dearest offer they take; else they ask, or decline."""
    rules = dict(rule_of(text) for text in order.kinds)
    wanted = [(rules[kind], take) for (_, kind), take in _offers(asked) if kind in rules]
    takes = [take for limit, take in wanted if limit is not None and take[0] <= limit]
    if takes:
        return max(takes, key=lambda take: take[0])[1]
    return None if any(limit is None for limit, _ in wanted) else asked.decline


def _offers(asked: Question) -> Iterator[tuple[tuple[str, str], tuple[int, Any]]]:
    return zip(asked.offers, asked.takes, strict=True)


def _declines(table: Table, order: Order, asked: Question) -> bool:
    if order.order == NEVER or resting(table, order):
        return True
    if order.order == KINDS:
        return not any(kind in order.kinds for _, kind in asked.offers)
    offered = {thing for thing, _ in asked.offers}
    return order.order == NEW and offered <= _declined(table, order, asked)


def _declined(table: Table, order: Order, asked: Question) -> set[str]:
    """Return what the seat has declined since its last turn, or there, and since the order."""
    found: set[str] = set()
    turn = False
    for number, said, action in _answers(table, order):
        if said is None:
            turn = True
            if (missed := _missed(table, number, asked)) is not None:
                return found | set(missed)
        elif turn:
            break
        elif said.name == asked.name and action == said.decline:
            found |= {thing for thing, _ in said.offers}
    return found


def _missed(table: Table, number: int, asked: Question) -> tuple[str, ...] | None:
    """Return what a seat could take in its turn of what it is asked about; None: not told."""
    assert table.game.standing is not None
    told = {each.name: each.missed for each in table.game.standing(table.at(number))}
    return told.get(asked.name)


def _had_turn(table: Table, order: Order) -> bool:
    return any(said is None for _, said, _ in _answers(table, order))


def _answers(table: Table, order: Order) -> Iterator[tuple[int, Question | None, Any]]:
    """Yield the actions of a seat since an order, newest first, with what it was asked."""
    find = table.game.question
    assert find is not None
    for number in range(len(table.steps) - 1, order.since - 1, -1):
        step = table.steps[number]
        if step.seat == order.seat:
            yield number, find(table.at(number)), step.action
