"""One statement at PostgreSQL, as it is: one message there, one message back.

It is a transaction of its own, and the driver itself sends it: what SQLAlchemy does around a
statement takes longer than the database needs for a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from alcaide.storage.engine import trouble
from alcaide.storage.errors import StaleError
from alcaide.storage.prepared_statements import PreparedStatement

TWICE: Final = "23505"  # there is such a row


class DirectStatement:
    """A statement that gives one value."""

    def __init__(self, engine: AsyncEngine, statement: PreparedStatement) -> None:
        self.engine = engine
        self.statement = statement

    async def run(self, named: Mapping[str, Any]) -> Any:
        """Return what the statement gives, None for no row, once its work is stored.

        Raises StaleError for a row that is there already, and OfflineError.
        """
        try:
            return await self._sent(self.statement.values(named))
        except Exception as error:
            if getattr(error, "sqlstate", None) == TWICE:
                raise StaleError from error
            if found := trouble(error):
                raise found from error
            raise

    async def _sent(self, values: tuple[Any, ...]) -> Any:
        connection = await self.engine.raw_connection()
        try:
            driver: Any = connection.driver_connection
            return await driver.fetchval(self.statement.text, *values)
        finally:
            await greenlet_spawn(connection.close)
