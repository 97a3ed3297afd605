"""A statement as the driver of a database takes it: text, and values in their places.

What SQLAlchemy does around a statement takes longer than a database needs for a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.sql.expression import ClauseElement


class PreparedStatement:
    """A statement with named values, for one kind of database."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.text: str = compiled.string
        types = {name: bind.type for name, bind in compiled.binds.items()}
        self.places = [
            (name, types[name].dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup
        ]

    def values(self, named: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return values as the driver takes them, in the order of their places."""
        return tuple(
            process(named[name]) if process else named[name] for name, process in self.places
        )
