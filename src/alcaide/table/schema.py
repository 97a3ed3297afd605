"""The tables of the database. A change here needs a migration in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", String(16), nullable=False),  # of the rules
    Column("setup", Text, nullable=False),  # JSON: piles, options, start
    Column("seats", Text, nullable=False),  # JSON
    Column("aids_off", Text, nullable=False, server_default="[]"),  # JSON
    Column("created", DateTime(timezone=True), nullable=False),
    Column("touched", DateTime(timezone=True), nullable=False, index=True),
)

# The key is what makes a log: of two writers of the same number one loses.
ROWS: Final = Table(
    "rows",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# What a finished game was worth to whom, move by move; it is thought through only once.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(16), nullable=False),  # of the analysis
    Column("body", Text, nullable=False),  # JSON
)
