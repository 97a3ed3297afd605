"""How the row of a change gets into the database, with what finds its table, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, case, delete, false, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.batched_writes import BatchedWriter
from alcaide.storage.direct_statements import DirectStatement
from alcaide.storage.errors import StaleError
from alcaide.storage.prepared_statements import PreparedStatement
from alcaide.storage.schema import ROWS, SITTERS, TABLES
from alcaide.tables.errors import MissingError
from alcaide.tables.outcome.results import count
from alcaide.tables.stores.asked_store import keep_asked
from alcaide.tables.table import Change, Row, Table

STANDING: Final = ("touched", "seats", "phase", "bot_due", "ended", "deadline", "waits_for")
NEW: Final = {name: bindparam(f"new_{name}", type_=TABLES.c[name].type) for name in STANDING}
SAME: Final = TABLES.c.waits_for == NEW["waits_for"]  # somebody new has not been told
STAND: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        NEW
        | {
            "waits_since": case((SAME, TABLES.c.waits_since), else_=NEW["touched"]),
            "waits_told": case((SAME, TABLES.c.waits_told), else_=false()),
        }
    )
)
FOUND: Final = STAND.returning(TABLES.c.id).cte("found")
PLAYED: Final = [
    bindparam(each, type_=ROWS.c[each].type) for each in ("number", "seat", "text", "at", "source")
]
BOTH: Final = (  # in one statement, where a database knows how
    insert(ROWS)
    .add_cte(FOUND)
    .from_select(["table_id", *(each.key for each in PLAYED)], select(FOUND.c.id, *PLAYED))
    .returning(ROWS.c.number)
)


class Appender:
    """Writes rows to one database."""

    def __init__(self, engine: AsyncEngine, writer: BatchedWriter) -> None:
        self.writer = writer
        self.stand = PreparedStatement(STAND, engine.dialect)
        self.add = PreparedStatement(insert(ROWS), engine.dialect)
        one = engine.dialect.name == "postgresql"
        self.direct = (
            DirectStatement(engine, PreparedStatement(BOTH, engine.dialect)) if one else None
        )

    async def append(self, change: Change) -> None:
        """Add the row of a change to the log of its table.

        Raises StaleError if there is a row of this number already, MissingError if there is no
        such table.
        """
        table, row = change.table, change.row
        at = row.at or datetime.now(UTC)
        head = {f"new_{name}": value for name, value in standing(table, at).items()}
        values = head | row_values(table.id, row, at)
        if self.direct is None or row.order or table.turn is None or change.several:
            await self.writer.write(partial(self._write, change, at, values))
        elif await self.direct.run(values) is None:
            raise MissingError

    def _write(
        self, change: Change, at: datetime, values: Mapping[str, Any], connection: Connection
    ) -> None:
        stand, add = self.stand, self.add
        if not connection.exec_driver_sql(stand.text, stand.values(values)).rowcount:
            raise MissingError
        try:
            connection.exec_driver_sql(add.text, add.values(values))
        except IntegrityError as error:
            raise StaleError from error
        if change.row.order:
            seat(connection, change.table)
            keep_deal(connection, change.table)
        if change.several:
            keep_asked(connection, change.table, at)
        count(connection, change.table, at)


def standing(table: Table, at: datetime) -> dict[str, Any]:
    """Return what a row may change of the head of a table, so that it can be found."""
    phase = "gathering" if table.waiting else "over" if table.turn is None else "playing"
    return {
        "touched": at,
        "seats": msgspec.json.encode(table.seats).decode(),
        "phase": phase,
        "bot_due": bool(table.bot),
        "ended": at if phase == "over" else None,
        "deadline": table.deadline,
        "waits_for": _waits_for(table),
    }


def _waits_for(table: Table) -> str:
    """Return the id of the person that a table waits for; "": nobody who would have to come."""
    turn = table.turn
    if turn is None or table.waiting or table.bot or table.agreements.paused:
        return ""
    spec = table.seats[turn]
    return spec.user if spec.kind == "person" else table.owner


def seat(connection: Connection, table: Table) -> None:
    """Keep who sits at a table."""
    sitting = [
        {"table_id": table.id, "seat": seat, "user_id": spec.user}
        for seat, spec in enumerate(table.seats)
        if spec.user
    ]
    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table.id))
    if sitting:
        connection.execute(insert(SITTERS), sitting)


def keep_deal(connection: Connection, table: Table) -> None:
    """Keep the deal of a table at which people were asked before: no generator is needed again."""
    if table.terms.ready and not table.steps:
        setup = msgspec.json.encode(table.setup).decode()
        here = TABLES.c.id == table.id
        connection.execute(update(TABLES).where(here).values(setup=setup))


def row_values(id: str, row: Row, at: datetime) -> dict[str, Any]:
    """Return a row as it is kept; ``at``: when, if it does not say so itself."""
    return {
        "table_id": id,
        "number": row.number,
        "seat": row.seat,
        "text": row.text,
        "at": row.at or at,
        "source": row.source,
    }
