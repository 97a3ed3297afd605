"""Results annulled and restored by those who keep the house: logged, and told to the players."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.conduct.audit_log import Entry, note
from alcaide.people.conduct.measures import (
    Measure,
    Outcome,
    judge,
    tell_annulled,
    tell_restored,
)
from alcaide.storage.schema import RESULTS, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.outcome import annulment

REASON: Final = 200  # characters
LISTED: Final = 800  # rows, one for each person of a table


class Concerned(msgspec.Struct, frozen=True):
    """Somebody who has a result."""

    id: str
    name: str


class TableResult(msgspec.Struct, frozen=True):
    """The result of a table, as those see it who keep the house."""

    table: str
    game: str
    ended: datetime
    people: list[Concerned]  # the first first
    annulled: str | None  # why; None: it counts


async def annul(engine: AsyncEngine, by: str, table: str, reason: str) -> Sequence[str]:
    """Let a result count nowhere; return who is told. Raises NoResultError and others."""
    why = reason[:REASON]
    async with engine.begin() as connection:
        await connection.run_sync(annulment.annul, table, why, datetime.now(UTC))
        users = await _users(connection, table)
        await tell_annulled(connection, users, by, table, why)
        await note(connection, Entry(by, "annul", why=why, thing=table))
    return users


async def restore(engine: AsyncEngine, by: str, table: str, reason: str) -> Sequence[str]:
    """Let an annulled result count again; return who is told. Raises what ``annul`` does."""
    async with engine.begin() as connection:
        return await _restore(connection, by, table, reason)


async def decide(
    engine: AsyncEngine, measure: Measure, by: str, outcome: Outcome, why: str
) -> Sequence[str]:
    """Decide about an answer: it stays, or the result counts again; return who is told."""
    async with engine.begin() as connection:
        await judge(connection, measure.id, by, outcome, why)
        if outcome == "lifted":
            return await _restore(connection, by, measure.case, why)
    return [measure.user]


async def annulled(engine: AsyncEngine) -> list[TableResult]:
    """Return the results that count nowhere, the newest first."""
    return await _results(engine, RESULTS.c.annulled.is_not(None))


async def results(engine: AsyncEngine, tables: Collection[str]) -> dict[str, TableResult]:
    """Return the results of tables, of those that have one."""
    found = await _results(engine, RESULTS.c.table_id.in_(set(tables)))
    return {each.table: each for each in found}


async def _restore(connection: AsyncConnection, by: str, table: str, reason: str) -> Sequence[str]:
    await connection.run_sync(annulment.restore, table, datetime.now(UTC))
    await tell_restored(connection, table)
    await note(connection, Entry(by, "restore", why=reason[:REASON], thing=table))
    return await _users(connection, table)


async def _users(connection: AsyncConnection, table: str) -> Sequence[str]:
    query = select(RESULTS.c.user_id).where(RESULTS.c.table_id == table)
    return (await connection.execute(query)).scalars().all()


async def _results(engine: AsyncEngine, which: ColumnElement[bool]) -> list[TableResult]:
    query = (
        select(RESULTS, USERS.c.name)
        .join(USERS, USERS.c.id == RESULTS.c.user_id)
        .where(which)
        .order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id, RESULTS.c.place)
        .limit(LISTED)
    )
    found: dict[str, TableResult] = {}
    async with engine.connect() as connection:
        for row in await connection.execute(query):
            new = TableResult(row.table_id, row.game, aware(row.ended), [], row.annulled)
            known = found.setdefault(row.table_id, new)
            known.people.append(Concerned(row.user_id, row.name))
    return list(found.values())
