"""Open a database and bring it to the present schema, or say why not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from errno import EISDIR
from functools import cache
from os import strerror
from pathlib import Path
from typing import Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, NullPool, create_engine, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.database_errors import fault
from alcaide.storage.engine import make_engine
from alcaide.storage.errors import DataError, OfflineError
from alcaide.storage.private_files import make_private, tighten
from alcaide.storage.process_lock import locked

FILE = "alcaide.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK: Final = 0x616C6361  # of PostgreSQL, while the schema is changed
VERSION: Final = "alembic_version"  # the table that says which schema there is
OWN: Final = {"tables", "rows"}  # tables that every schema has


class Revisions(NamedTuple):
    """The schemas that this version knows."""

    newest: str
    known: frozenset[str]


def sqlite_url(folder: Path) -> str:
    """Return the address of the database in a data folder."""
    return URL.create("sqlite+aiosqlite", database=str(folder / FILE)).render_as_string()


def file_of(url: str) -> Path | None:
    """Return the file of a database; None where it is none, or not named simply."""
    address = make_url(url)
    name = address.database or ":memory:"
    plain = address.get_backend_name() == "sqlite" and not name.startswith((":memory:", "file:"))
    return Path(name) if plain else None


def place(url: str) -> str:
    """Return where games are kept, for people: a file, or an address without its password."""
    address = make_url(url)
    return address.database or url if address.get_backend_name() == "sqlite" else repr(address)


async def open_database(url: str, create: bool = True) -> AsyncEngine:
    """Return an engine on a database that has the present schema.

    Raises DataError if it cannot be opened, is of a later version or of another program, and, where
    none is to be created, if there is none.
    """
    with told(url):
        prepare(url, create)
        engine = make_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate, url, create)
        except BaseException:
            await engine.dispose()
            raise
    return engine


@contextmanager
def told(url: str) -> Iterator[None]:
    """Turn what goes wrong with a database into a DataError that says why."""
    try:
        yield
    except (SQLAlchemyError, CommandError, OfflineError, sqlite3.Error) as error:
        raise fault(error, url, place(url)) from error


@contextmanager
def alone(url: str, create: bool = True) -> Iterator[None]:
    """Be the one process that serves a file of SQLite. Raises DataError if another one does."""
    file = file_of(url)
    with ExitStack() as held:
        if file is not None:
            prepare(url, create)
            try:
                held.enter_context(locked(file.with_name(f"{file.name}.lock")))
            except BlockingIOError as error:
                raise DataError("cli-data-in-use", place=place(url)) from error
            except OSError as error:
                raise fault(error, url, place(url)) from error
        yield


def prepare(url: str, create: bool) -> None:
    """See that a file of SQLite is there, private and ours. Raises DataError; changes nothing then.

    A database on a server is looked at when it is opened.
    """
    file = file_of(url)
    if file is None:
        return
    try:
        with told(url):
            _look(file, url)
        if create:
            make_private(file)
        elif not file.exists():
            raise DataError("cli-data-missing", place=place(url))
    except OSError as error:
        raise fault(error, url, place(url)) from error
    tighten(file)


def _look(file: Path, url: str) -> None:
    """Raise DataError if a file is not ours; its journal is not touched."""
    if not file.exists():
        return
    if file.is_dir():  # SQLite words it as an error of the disk
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    address = f"{file.absolute().as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        schema_of(connection, url)


def schema_of(connection: Connection, url: str) -> str:
    """Return the schema of a database, "" where there is nothing in it.

    Raises DataError for that of a later version or of another program.
    """
    heads = MigrationContext.configure(connection).get_current_heads()
    found = heads[0] if len(heads) == 1 else ""
    if found in revisions().known:
        return found
    tables = set(inspect(connection).get_table_names()) - {VERSION}
    if not heads and not tables:
        return ""
    key = "cli-data-newer" if found and tables >= OWN else "cli-data-foreign"
    raise DataError(key, place=place(url), schema=found)


def migrate(connection: Connection, url: str, create: bool) -> None:
    """Run the migrations that the database has not seen. Raises DataError."""
    if connection.dialect.name == "postgresql":  # of servers that start together one does it
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    found = schema_of(connection, url)
    if not found and not create:
        raise DataError("cli-data-missing", place=place(url))
    if found != revisions().newest:
        command.upgrade(alembic(connection), "head")


@cache
def revisions() -> Revisions:
    """Return the schemas that this version knows."""
    scripts = ScriptDirectory.from_config(alembic())
    known = frozenset(script.revision for script in scripts.walk_revisions())
    return Revisions(scripts.get_current_head() or "", known)


def alembic(connection: Connection | None = None) -> Config:
    """Return what Alembic has to know to migrate by a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
