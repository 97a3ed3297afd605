"""Open a database and bring it to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from alcaide.table.errors import DataError

FILE = "alcaide.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"


def sqlite_url(folder: Path) -> str:
    """Return the address of the database in a data folder, which is created if need be.

    Raises DataError if that is not possible.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataError(f"games cannot be kept in {folder}: {error.strerror or error}") from error
    return URL.create("sqlite+aiosqlite", database=str(folder / FILE)).render_as_string()


def place(url: str) -> str:
    """Return where games are kept, for people: a file, or an address without its password."""
    address = make_url(url)
    return address.database or url if address.get_backend_name() == "sqlite" else repr(address)


async def open_database(url: str) -> AsyncEngine:
    """Return an engine on a database that has the present schema.

    Raises DataError if it cannot be opened or was written by a later version.
    """
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (SQLAlchemyError, CommandError) as error:
        await engine.dispose()
        reason = getattr(error, "orig", None) or error
        raise DataError(f"the games in {place(url)} cannot be read: {reason}") from error
    return engine


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen."""
    command.upgrade(alembic(connection), "head")


def alembic(connection: Connection) -> Config:
    """Return what Alembic has to know to migrate by a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _set_up_sqlite(connection: DBAPIConnection, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged row outlives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # The driver would leave changes of the schema outside of transactions.
    connection.exec_driver_sql("BEGIN")
