"""Where analyses are kept, so that each is made only once, also of a game on several tables."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.bots.analysis.depths import Depth
from alcaide.bots.analysis.findings import VERSION, Findings, dump, load
from alcaide.storage.errors import OrphanError
from alcaide.storage.schema import ANALYSES


async def find_analysis(engine: AsyncEngine, id: str, depth: Depth) -> Findings | None:
    """Return the analysis of a table as far as it has got, if there is one of this version."""
    return await _find(engine, ANALYSES.c.table_id == id, depth)


async def find_content(engine: AsyncEngine, content: str, depth: Depth) -> Findings | None:
    """Return the analysis of the same game on any table, as far as it has got."""
    return await _find(engine, ANALYSES.c.content == content, depth)


async def _find(engine: AsyncEngine, which: ColumnElement[bool], depth: Depth) -> Findings | None:
    query = select(ANALYSES.c.body).where(
        which, ANALYSES.c.version == VERSION, ANALYSES.c.depth == depth.key
    )
    async with engine.connect() as connection:
        bodies = (await connection.execute(query)).scalars().all()
    return max(map(load, bodies), key=lambda found: len(found.advice), default=None)


async def keep_analysis(engine: AsyncEngine, id: str, found: Findings) -> None:
    """Keep the analysis of a table in place of an older one, unless the table is gone."""
    row = {
        "table_id": id,
        "version": VERSION,
        "depth": found.depth.key,
        "content": found.content,
        "body": dump(found),
    }
    try:
        async with engine.begin() as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == id))
            await connection.execute(insert(ANALYSES).values(**row))
    except (IntegrityError, OrphanError):  # deleted meanwhile, or another process was first
        return
