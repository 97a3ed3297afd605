"""Standing orders at a screen: those of the seat that is looked at, shown and changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from alcaide.interface.questions import Standing
from alcaide.server.live.answering import Answering
from alcaide.server.live.events import Event, Planned
from alcaide.server.protocol.standing_messages import (
    AskStanding,
    GiveStanding,
    StandingMessage,
    StandingView,
    WayView,
)
from alcaide.server.security.permissions import may_stand
from alcaide.tables.ahead.standing_orders import Order, made, orders_of, questions, resting
from alcaide.tables.errors import OrderError
from alcaide.tables.stores.asked_store import note_asked
from alcaide.tables.stores.standing_store import OrderStore
from alcaide.tables.table import Table
from alcaide.tables.words import Words

Send = Callable[[Any], Awaitable[None]]
Tell = Callable[[str, Event], None]


async def show(orders: OrderStore, table: Table, seat: int, words: Words, send: Send) -> None:
    """Send what holds for a seat."""
    said = await orders.of(table.id)
    holds = {order.question: order for order in orders_of(table, seat, said)}
    views = [_view(each, holds[each.name], table, words) for each in questions(table)]
    await send(StandingMessage(seat, views))


async def hear(
    answering: Answering | None,
    table: Table,
    viewer: int | None,
    message: AskStanding | GiveStanding,
    words: Words,
    tell: Tell,
    send: Send,
) -> None:
    """Answer what a screen says about standing orders. Raises OrderError if it has no say."""
    if viewer is None or answering is None or not may_stand(table, viewer):
        raise OrderError
    if isinstance(message, GiveStanding):
        await give(answering.orders, table, viewer, message, tell)
    await show(answering.orders, table, viewer, words, send)


async def give(
    orders: OrderStore, table: Table, seat: int, wanted: GiveStanding, tell: Tell
) -> None:
    """Keep what is said for a seat. Raises StandingError."""
    kinds = tuple(wanted.kinds)
    order = Order("", seat, wanted.question, "", wanted.order, kinds, rests=wanted.rests)
    await orders.give(made(table, seat, order))
    await note_asked(orders.engine, table)
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
