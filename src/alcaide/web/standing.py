"""Standing orders at a screen: those of the seat that is looked at, shown and changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from alcaide.core.questions import Standing
from alcaide.table.standing import Order, made, orders_of, questions, resting
from alcaide.table.standing_store import Orders
from alcaide.table.table import Table
from alcaide.table.words import Words
from alcaide.web.events import Event, Planned

Send = Callable[[Any], Awaitable[None]]
Tell = Callable[[str, Event], None]


class AskStanding(msgspec.Struct, frozen=True, tag="standing"):
    """Ask for the standing orders of the seat that is looked at."""


class GiveStanding(msgspec.Struct, frozen=True, tag="obey"):
    """Let a question be answered like this from now on; also again, to be asked anew."""

    question: str
    order: str
    kinds: list[str] = []
    rests: bool = False  # decline until the own next turn


StandingOrder = AskStanding | GiveStanding


class WayView(msgspec.Struct, frozen=True):
    """An order, or a kind that it may be limited to, in words."""

    value: str
    label: str
    sentence: str = ""


class StandingView(msgspec.Struct, frozen=True):
    """A question, and what has been said about it."""

    question: str
    title: str
    rule: str
    orders: list[WayView]
    kinds: list[WayView]
    order: str
    chosen: list[str]  # kinds
    rests: bool | None  # declined until the own next turn; None: there is no such thing


class StandingMessage(msgspec.Struct, frozen=True, tag="standing"):
    """The standing orders of a seat."""

    seat: int
    questions: list[StandingView]


def may_stand(table: Table, viewer: int | None) -> bool:
    """Tell whether who looks through the eyes of a seat may give it standing orders."""
    over = table.turn is None or table.waiting
    return viewer is not None and not over and bool(questions(table))


async def show(orders: Orders, table: Table, seat: int, words: Words, send: Send) -> None:
    """Send what holds for a seat."""
    said = await orders.of(table.id)
    holds = {order.question: order for order in orders_of(table, seat, said)}
    views = [_view(each, holds[each.name], table, words) for each in questions(table)]
    await send(StandingMessage(seat, views))


async def give(orders: Orders, table: Table, seat: int, wanted: GiveStanding, tell: Tell) -> None:
    """Keep what is said for a seat. Raises StandingError."""
    kinds = tuple(wanted.kinds)
    order = Order("", seat, wanted.question, "", wanted.order, kinds, rests=wanted.rests)
    await orders.give(made(table, seat, order))
    tell(table.id, Planned(table.seats[seat].user))


def _view(asked: Standing, order: Order, table: Table, words: Words) -> StandingView:
    name = asked.name
    return StandingView(
        question=asked.name,
        title=words.term(f"standing-{name}"),
        rule=asked.rule,
        orders=[
            WayView(
                way,
                words.term(f"standing-{name}-{way}"),
                words.term(f"standing-{name}-{way}-sentence"),
            )
            for way in asked.orders
        ],
        kinds=[WayView(kind, words.term("standing-kind", type=kind)) for kind in asked.kinds],
        order=order.order,
        chosen=list(order.kinds),
        rests=resting(table, order) if asked.rests else None,
    )
