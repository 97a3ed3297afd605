"""Connections to a database, and what is said when there are none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Dialect,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    make_url,
)
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import (
    AsyncAdaptedQueuePool,
    ConnectionPoolEntry,
    PoolProxiedConnection,
    QueuePool,
)

from alcaide.storage.database_errors import SQLITE, code_of, foreign_key
from alcaide.storage.errors import (
    DataError,
    FullError,
    OfflineError,
    OrphanError,
    TableError,
    UnfitError,
)
from alcaide.storage.schema import SECRETS

LOOK: Final = 0.01  # seconds between two looks at whether all connections were given back
SECONDS: Final = 5.0  # to wait for a connection, and for an answer on it
WRITES: Final[dict[str, Any]] = {"alcaide_writes": True}  # an option of connections
BUSY_TIME: Final = 5000  # milliseconds to wait for whoever else writes to SQLite
PROBE_TIME: Final = 500  # milliseconds, for the same when it is only to be found out
PROBE: Final = 8192  # bytes, two pages of SQLite
SHORT: Final = 80  # characters, as much as the column takes in PostgreSQL
WAITS: Final[dict[str, Any]] = {"timeout": SECONDS, "command_timeout": 2 * SECONDS}
POOL: Final = {"pool_size": 10, "max_overflow": 10, "pool_timeout": SECONDS, "pool_recycle": 300}
# Classes of PostgreSQL's error codes that pass: connection, resources, operator's intervention.
PASSING: Final = ("08", "53", "57")
UNFIT: Final = ("22001", "22021")  # too long, or with a sign that there is not
FULL: Final = ("SQLITE_FULL", "53100")


def make_engine(url: str) -> AsyncEngine:
    """Return an engine that raises OfflineError while its database cannot be used.

    Raises DataError if there is no driver for such an address.
    """
    address = make_url(url)
    try:
        if _in_memory(address):
            engine = create_async_engine(url)
        elif address.get_backend_name() == "sqlite":
            engine = create_async_engine(url, poolclass=_Pool)
        else:
            engine = create_async_engine(url, poolclass=_Pool, connect_args=WAITS, **POOL)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DataError("cli-data-driver", reason=str(error)) from error
    _listen(engine.sync_engine)
    return _Engine(engine.sync_engine)


class _Pool(AsyncAdaptedQueuePool):
    """Connections of which none may be free: then the database cannot be used, either."""

    def _do_get(self) -> ConnectionPoolEntry:
        try:
            return super()._do_get()
        except PoolTimeoutError as error:  # no error of the driver: `_judge` does not hear of it
            raise OfflineError(str(error)) from error


class _Engine(AsyncEngine):
    """An engine of which ``begin`` is for those who write, and ``connect`` for those who read."""

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection with a transaction that ends with the block."""
        async with self.connect() as connection:
            await connection.execution_options(**WRITES)
            async with connection.begin():
                yield connection


async def close_engine(engine: AsyncEngine) -> None:
    """Close all connections; wait for those in use, which nobody would close later."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS):
            while isinstance(engine.pool, QueuePool) and engine.pool.checkedout():
                await asyncio.sleep(LOOK)
    await engine.dispose()


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """Return an engine for a thread on the same database, where that is a file of SQLite."""
    if engine.dialect.name != "sqlite" or _in_memory(engine.url):
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), execution_options=WRITES)
    _listen(direct)
    return direct


def _in_memory(url: URL) -> bool:
    """Tell whether a database is in memory, where every connection would have its own."""
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def _listen(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "checkout", _check)
    event.listen(engine, "do_connect", _connect)
    event.listen(engine, "handle_error", _judge)


async def probe(engine: AsyncEngine) -> None:
    """Store something and take it away; raise OfflineError if that cannot be done now.

    In a file of SQLite it is more than fits into the room that is left in a page. Who else writes
    there is not waited for long.
    """
    async with engine.connect() as connection:
        sqlite = connection.dialect.name == "sqlite"
        name = f"probe-{token_hex(5)}"
        row = {"name": name, "value": "-" * (PROBE if sqlite else SHORT)}
        if sqlite:
            await _wait(connection, PROBE_TIME)
        try:
            await connection.execution_options(**WRITES)
            async with connection.begin():
                await connection.execute(insert(SECRETS).values(row))
                await connection.execute(delete(SECRETS).where(SECRETS.c.name == name))
        finally:
            if sqlite:
                await _wait(connection, BUSY_TIME)


async def _wait(connection: AsyncConnection, time: int) -> None:
    """Let a connection to SQLite wait so long for others; no transaction begins with it."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    await driver.execute(f"PRAGMA busy_timeout = {time}")


def _connect(dialect: Dialect, _entry: ConnectionPoolEntry, args: Any, words: Any) -> Any:
    try:
        return dialect.connect(*args, **words)
    except Exception as error:
        raise OfflineError(str(error)) from error


def _check(connection: Any, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
    """Let another connection be made if the server has closed this one; it is not asked."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _judge(context: ExceptionContext) -> None:
    """Raise OfflineError instead of an error that is no fault of what was asked."""
    error = context.original_exception
    if not isinstance(error, Exception):
        return  # whoever asked was stopped: the database has no part in it
    if found := trouble(error):
        raise found from error
    if context.is_disconnect:
        raise OfflineError(str(error)) from error


def trouble(error: Exception) -> TableError | None:
    """Return what is said of a driver's error, if it is no fault of what was asked."""
    if foreign_key(error):
        return OrphanError()
    code = code_of(error)
    if code in FULL:
        return FullError(str(error))
    away = isinstance(error, OSError | TimeoutError)
    if away or code in SQLITE or code[:2] in PASSING:
        return OfflineError(str(error))
    return UnfitError() if code in UNFIT else None


def _set_up_sqlite(connection: DBAPIConnection, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged row outlives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIME}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # The driver would leave changes of the schema outside of transactions. And who reads before he
    # writes would be refused at once, not wait, if somebody else has written in between.
    writes = connection.get_execution_options().keys() & WRITES.keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
