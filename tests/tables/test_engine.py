"""Connections: none is left open, and being stopped is no fault of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.database import open_database
from alcaide.storage.engine import close_engine
from databases import empty

LONG = text(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000)"
    " SELECT count(*) FROM n"
)


async def ask(engine: AsyncEngine, begun: asyncio.Event) -> int | None:
    async with engine.connect() as connection:
        begun.set()
        return (await connection.execute(LONG)).scalar()


def test_a_connection_in_use_is_closed_when_it_is_given_back(tmp_path: Path) -> None:
    async def run() -> tuple[bool, int | None]:
        engine, begun = await open_database(empty(tmp_path)), asyncio.Event()
        asking = asyncio.create_task(ask(engine, begun))
        await begun.wait()
        await close_engine(engine)
        return asking.done(), await asking

    assert asyncio.run(run()) == (True, 2_000_000)


def test_who_reads_before_he_writes_waits_for_others_who_write(tmp_path: Path) -> None:
    async def more(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            known = (await connection.execute(text("SELECT max(n) FROM counted"))).scalar_one()
            await asyncio.sleep(0.02)
            await connection.execute(text("INSERT INTO counted VALUES (:n)"), {"n": known + 1})

    async def run() -> int | None:
        engine = await open_database(empty(tmp_path))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE counted (n INTEGER PRIMARY KEY)"))
            await connection.execute(text("INSERT INTO counted VALUES (0)"))
        await asyncio.gather(*(more(engine) for _ in range(5)))
        async with engine.connect() as connection:
            found: int | None = (
                await connection.execute(text("SELECT max(n) FROM counted"))
            ).scalar()
        await close_engine(engine)
        return found

    assert asyncio.run(run()) == 5


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_who_is_stopped_while_the_database_works_is_stopped(tmp_path: Path, steps: int) -> None:
    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        asking = asyncio.create_task(ask(engine, asyncio.Event()))
        try:
            for _ in range(steps):
                await asyncio.sleep(0.0002)
            asking.cancel()
            await asking
        finally:
            await close_engine(engine)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(run())
