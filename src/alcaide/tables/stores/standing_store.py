"""Where standing orders are kept: beside the log of a table, for nobody but who gave them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage import advisory_lock
from alcaide.storage.schema import STANDING, TABLES
from alcaide.tables.ahead.standing_orders import Order


class OrderStore:
    """The standing orders in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def give(self, order: Order) -> None:
        """Keep an order in the place of the one before."""
        key = (order.table, order.seat, order.question)
        columns = (STANDING.c.table_id, STANDING.c.seat, STANDING.c.question)
        here = [column == value for column, value in zip(columns, key, strict=True)]
        async with self.engine.begin() as connection:
            await connection.run_sync(advisory_lock.hold, f"standing {order.table}")
            await connection.execute(delete(STANDING).where(*here))
            await connection.execute(insert(STANDING).values(**_values(order)))

    async def of(self, table: str) -> Sequence[Order]:
        """Return the orders at a table."""
        return await self._found(STANDING.c.table_id == table)

    async def by(self, user: str) -> Sequence[Order]:
        """Return all orders of a person."""
        return await self._found(STANDING.c.user_id == user)

    async def due(self) -> Sequence[str]:
        """Return the tables that wait for somebody who has given an order."""
        query = (
            select(STANDING.c.table_id)
            .join(TABLES, TABLES.c.id == STANDING.c.table_id)
            .where(TABLES.c.waits_for == STANDING.c.user_id)
            .distinct()
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def _found(self, where: ColumnElement[bool]) -> Sequence[Order]:
        query = select(STANDING).where(where)
        query = query.order_by(STANDING.c.table_id, STANDING.c.seat, STANDING.c.question)
        async with self.engine.connect() as connection:
            return [order_of(record) for record in await connection.execute(query)]


def _values(order: Order) -> dict[str, Any]:
    return {
        "table_id": order.table,
        "seat": order.seat,
        "question": order.question,
        "user_id": order.user or None,
        "order": order.order,
        "kinds": msgspec.json.encode(order.kinds).decode(),
        "since": order.since,
        "rests": order.rests,
    }


def order_of(record: Record[Any]) -> Order:
    """Return an order of its row."""
    return Order(
        record.table_id,
        record.seat,
        record.question,
        record.user_id or "",
        record.order,
        msgspec.json.decode(record.kinds, type=tuple[str, ...]),
        record.since,
        record.rests,
    )
