"""A whole database as a file: JSON lines, the same from SQLite and from PostgreSQL.

The first line says which schema the rows have; the last one, how many there are, so that half a
file is not taken for a whole one.
"""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from alembic import command
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.storage.database import (
    alembic,
    alone,
    file_of,
    place,
    prepare,
    revisions,
    schema_of,
    told,
)
from alcaide.storage.definitions.conduct_tables import WHOLE
from alcaide.storage.engine import make_engine
from alcaide.storage.errors import DataError, UnfitError
from alcaide.storage.private_files import opener
from alcaide.storage.schema import ROWS, TABLES

FORMAT: Final = 1
BATCH: Final = 500  # rows that are inserted at once
HEAD_SIZE: Final = 10_000  # characters of the first line, at most
ENCODE: Final = msgspec.json.Encoder()
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # no JSON lines
UNFIT: Final = (SQLAlchemyError, UnfitError, ArithmeticError, TypeError, ValueError)  # no such row


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    alcaide: int  # FORMAT
    schema: str


class Line(msgspec.Struct, frozen=True, tag_field="is", tag="row"):
    """A row."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """The last line."""

    rows: int


class Status(msgspec.Struct, frozen=True):
    """What is in a database; ``schema`` is "" where there is nothing yet."""

    schema: str
    newest: str  # schema that this version of Alcaide knows
    tables: int = 0
    rows: int = 0


@asynccontextmanager
async def opened(url: str, create: bool = False) -> AsyncIterator[AsyncEngine]:
    """Yield an engine on a database as it is. What goes wrong becomes a DataError."""
    with told(url):
        prepare(url, create)
        engine = make_engine(url)
        try:
            yield engine
        finally:
            await engine.dispose()


async def status(url: str) -> Status:
    """Return what is in a database. Raises DataError, also if there is no file."""
    newest = revisions().newest
    async with opened(url) as engine, engine.connect() as connection:
        schema = await connection.run_sync(schema_of, url)
        if schema != newest:
            return Status(schema, newest)
        return Status(
            schema, newest, await _count(connection, TABLES), await _count(connection, ROWS)
        )


async def backup(url: str, file: Path) -> int:
    """Write a database, as it is at one moment, into a file; return the number of rows.

    Servers may go on meanwhile. Raises DataError, and OSError for the file.
    """
    with _written(file) as out:
        async with opened(url) as engine, engine.connect() as connection:
            if engine.dialect.name == "postgresql":  # SQLite reads one moment anyway
                await connection.execution_options(isolation_level="REPEATABLE READ")
            schema = await connection.run_sync(schema_of, url)
            if not schema:
                raise DataError("cli-data-missing", place=place(url))
            if schema != revisions().newest:
                raise DataError("cli-data-old")
            return await _write(connection, out, schema)


@contextmanager
def _written(file: Path) -> Iterator[TextIO]:
    """Yield what becomes a file once it is whole, which nobody else may read. Raises OSError."""
    unfinished = file.with_name(f"{file.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        with open(unfinished, "w", encoding="utf-8", opener=opener) as out:
            yield out
        unfinished.replace(file)
    except BaseException as error:
        if isinstance(error, OSError):
            error.filename = str(file)
        with suppress(OSError):
            unfinished.unlink()
        raise


async def restore(url: str, file: Path) -> int:
    """Fill an empty database from a file; return the number of rows.

    The file may be of an older schema: its rows are brought up to date. Raises OSError for the
    file, and DataError, after which the database is as it was.
    """
    with file.open(encoding="utf-8") as lines:
        head = _head(lines, file.name)
        with alone(url), _new(file_of(url)):
            async with opened(url, create=True) as engine, engine.begin() as connection:
                await connection.run_sync(schema_of, url)
                return await connection.run_sync(_restore, head, lines, file.name)


@contextmanager
def _new(database: Path | None) -> Iterator[None]:
    """Leave no file of a database behind that was not there, if it cannot be filled."""
    there = database is None or (database.exists() and database.stat().st_size > 0)
    try:
        yield
    except BaseException:
        if database is not None and not there:
            with suppress(OSError):
                database.unlink()
        raise


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _write(connection: AsyncConnection, out: TextIO, schema: str) -> int:
    count = 0
    out.write(_line(Head(FORMAT, schema)))
    for table in WHOLE.sorted_tables:
        keys = list(table.primary_key.columns)
        async for row in await connection.stream(select(table).order_by(*keys)):
            values = {str(name): _plain(value) for name, value in row._mapping.items()}
            out.write(_line(Line(str(table.name), values)))
            count += 1
    out.write(_line(End(count)))
    return count


def _line(value: msgspec.Struct) -> str:
    return ENCODE.encode(value).decode() + "\n"


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).isoformat()
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value


def _head(lines: TextIO, name: str) -> Head:
    """Read the first line. Raises DataError if it is not that of a backup, or of a later one."""
    try:
        head = msgspec.json.decode(lines.readline(HEAD_SIZE), type=Head)
    except UNREADABLE as error:
        raise DataError("cli-data-no-backup", file=name, reason=str(error)) from error
    if head.alcaide != FORMAT or head.schema not in revisions().known:
        raise DataError("cli-data-later", file=name)
    return head


def _restore(connection: Connection, head: Head, lines: TextIO, name: str) -> int:
    _clear(connection)
    command.upgrade(alembic(connection), head.schema)
    there = MetaData()
    there.reflect(connection)
    count = 0
    for table, rows in _batches(lines, name):
        if table not in there.tables:
            raise DataError("cli-data-table", file=name, table=table[:40])
        _insert(connection, there.tables[table], rows, name)
        count += len(rows)
    command.upgrade(alembic(connection), "head")
    return count


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]], name: str) -> None:
    try:
        connection.execute(insert(table), [_typed(table, row) for row in rows])
    except UNFIT as error:
        reason = str(getattr(error, "orig", None) or error)
        raise DataError("cli-data-damaged", file=name, reason=reason) from error


def _clear(connection: Connection) -> None:
    """Drop the tables of an empty database; raise DataError if there is something in them."""
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        filled = connection.execute(select(text("1")).select_from(table).limit(1)).first()
        if filled and table.name != "alembic_version":
            raise DataError("cli-data-filled")
    there.drop_all(connection)


def _batches(lines: TextIO, name: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of a file by table, some at a time; raise DataError if some are missing."""
    decode = msgspec.json.Decoder(Line | End).decode
    table, batch, count = "", list[dict[str, Any]](), 0
    try:
        for text_line in lines:
            line = decode(text_line)
            if isinstance(line, End):
                if batch:
                    yield table, batch
                if line.rows != count or lines.readline():
                    break
                return
            if line.table != table or len(batch) == BATCH:
                if batch:
                    yield table, batch
                table, batch = line.table, []
            batch.append(line.row)
            count += 1
    except UNREADABLE as error:
        raise DataError("cli-data-damaged", file=name, reason=str(error)) from error
    raise DataError("cli-data-cut", file=name)


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with the types that its columns have."""
    return {name: _value(table, name, value) for name, value in row.items()}


def _value(table: Table, name: str, value: Any) -> Any:
    if name not in table.columns:
        raise DataError("cli-data-column", table=table.name, column=name[:40])
    kind = table.columns[name].type.python_type
    if value is None or not isinstance(value, str):
        return value
    if kind is datetime:
        return datetime.fromisoformat(value)
    return base64.b64decode(value) if kind is bytes else value
