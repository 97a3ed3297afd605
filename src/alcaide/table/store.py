"""Where tables are kept: every row is in the database before anybody hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.core.game import Setup
from alcaide.games import GAMES
from alcaide.table.errors import BrokenError, MissingError, StaleError
from alcaide.table.schema import ROWS, TABLES
from alcaide.table.seats import SeatSpec
from alcaide.table.table import Row, Table, load_table


class Kept(msgspec.Struct, frozen=True):
    """A line of the list of tables."""

    id: str
    game: str
    seats: tuple[SeatSpec, ...]
    aids_off: tuple[str, ...]
    touched: datetime


class Store:
    """The tables in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, table: Table) -> None:
        """Keep a new table, with the rows it may already have."""
        now = datetime.now(UTC)
        head = {
            "id": table.id,
            "game": table.game.name,
            "version": table.game.version,
            "setup": msgspec.json.encode(table.setup).decode(),
            "seats": msgspec.json.encode(table.seats).decode(),
            "aids_off": msgspec.json.encode(table.aids_off).decode(),
            "created": now,
            "touched": now,
        }
        rows = [_values(table.id, row, now) for row in table.rows]
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(**head))
            if rows:
                await connection.execute(insert(ROWS), rows)

    async def append(self, id: str, row: Row) -> None:
        """Add a row to a table's log.

        Raises StaleError if there is a row of this number already, MissingError if there is no
        such table.
        """
        now = datetime.now(UTC)
        async with self.engine.begin() as connection:
            found = await connection.execute(
                update(TABLES).where(TABLES.c.id == id).values(touched=now)
            )
            if not found.rowcount:
                raise MissingError
            try:
                await connection.execute(insert(ROWS).values(**_values(id, row, now)))
            except IntegrityError as error:
                raise StaleError from error

    async def load(self, id: str) -> Table:
        """Return a table, replayed. Raises MissingError or BrokenError."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if head is None:
                raise MissingError
            rows = await _rows(connection, id)
        game = GAMES.get(head.game)
        if game is None or game.version != head.version:
            raise BrokenError(f"table {id} is of {head.game}, version {head.version}")
        return load_table(
            id,
            game,
            msgspec.json.decode(head.setup, type=Setup),
            msgspec.json.decode(head.seats, type=tuple[SeatSpec, ...]),
            rows,
            msgspec.json.decode(head.aids_off, type=tuple[str, ...]),
        )

    async def list(self, limit: int) -> list[Kept]:
        """Return the tables that were played at last, newest first."""
        query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
        async with self.engine.connect() as connection:
            return [_kept(head) for head in await connection.execute(query)]

    async def delete(self, id: str) -> None:
        """Delete a table with its log. Raises MissingError."""
        async with self.engine.begin() as connection:
            found = await connection.execute(delete(TABLES).where(TABLES.c.id == id))
            if not found.rowcount:
                raise MissingError

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _values(id: str, row: Row, at: datetime) -> dict[str, Any]:
    return {"table_id": id, "number": row.number, "seat": row.seat, "text": row.text, "at": at}


async def _rows(connection: AsyncConnection, id: str) -> Sequence[Row]:
    query = select(ROWS).where(ROWS.c.table_id == id).order_by(ROWS.c.number)
    return [Row(row.number, row.seat, row.text) for row in await connection.execute(query)]


def _kept(head: Record[Any]) -> Kept:
    seats = msgspec.json.decode(head.seats, type=tuple[SeatSpec, ...])
    aids_off = msgspec.json.decode(head.aids_off, type=tuple[str, ...])
    touched: datetime = head.touched
    if touched.tzinfo is None:  # SQLite forgets it
        touched = touched.replace(tzinfo=UTC)
    return Kept(head.id, head.game, seats, aids_off, touched)
