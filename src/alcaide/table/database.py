"""Open a database and bring it to the present schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.table.engine import make_engine
from alcaide.table.errors import DataError, OfflineError

FILE = "alcaide.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK: Final = 0x616C6361  # of PostgreSQL, while the schema is changed


def sqlite_url(folder: Path) -> str:
    """Return the address of the database in a data folder, which is created if need be.

    Raises DataError if that is not possible.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DataError("cli-data-folder", folder=str(folder), reason=reason) from error
    return URL.create("sqlite+aiosqlite", database=str(folder / FILE)).render_as_string()


def place(url: str) -> str:
    """Return where games are kept, for people: a file, or an address without its password."""
    address = make_url(url)
    return address.database or url if address.get_backend_name() == "sqlite" else repr(address)


async def open_database(url: str) -> AsyncEngine:
    """Return an engine on a database that has the present schema.

    Raises DataError if it cannot be opened or was written by a later version.
    """
    engine = make_engine(url)
    try:
        async with told(url), engine.begin() as connection:
            await connection.run_sync(migrate)
    except DataError:
        await engine.dispose()
        raise
    return engine


@asynccontextmanager
async def told(url: str) -> AsyncIterator[None]:
    """Turn what goes wrong with a database into a DataError that says why."""
    try:
        yield
    except (SQLAlchemyError, CommandError, OfflineError) as error:
        reason = getattr(error, "orig", None) or error
        raise DataError("cli-data-unreadable", place=place(url), reason=str(reason)) from error


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen."""
    if connection.dialect.name == "postgresql":  # of servers that start together one does it
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    command.upgrade(alembic(connection), "head")


def alembic(connection: Connection) -> Config:
    """Return what Alembic has to know to migrate by a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
