"""Where analyses are kept, so that each is made only once."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.errors import OrphanError
from alcaide.storage.schema import ANALYSES
from alcaide.tables.thinking.analysis import VERSION, Findings, dump, load


async def find_analysis(engine: AsyncEngine, id: str) -> Findings | None:
    """Return the analysis of a table, if there is one of the present version."""
    query = select(ANALYSES.c.body).where(ANALYSES.c.table_id == id, ANALYSES.c.version == VERSION)
    async with engine.connect() as connection:
        body = (await connection.execute(query)).scalar()
    return None if body is None else load(body)


async def keep_analysis(engine: AsyncEngine, id: str, found: Findings) -> None:
    """Keep the analysis of a table in place of an older one, unless the table is gone."""
    row = {"table_id": id, "version": VERSION, "body": dump(found)}
    try:
        async with engine.begin() as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == id))
            await connection.execute(insert(ANALYSES).values(**row))
    except (IntegrityError, OrphanError):  # deleted meanwhile, or another process was first
        return
