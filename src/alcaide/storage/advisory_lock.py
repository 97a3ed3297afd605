"""Locks of PostgreSQL that stand for something no row stands for yet."""

from __future__ import annotations

from sqlalchemy import Connection, text


def hold(connection: Connection, what: str) -> None:
    """Let nobody else hold the same before the end of the transaction.

    Only one transaction at a time writes to SQLite anyway.
    """
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(hashtext(:of))")
        connection.execute(lock, {"of": what})
