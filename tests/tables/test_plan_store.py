"""Where plans are kept: found by whom they concern, not too many, cleared away."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
import pytest

from alcaide.people.people_store import People
from alcaide.storage.database import open_database
from alcaide.tables.ahead.plans import DIFFERS, Plan, PlanStep
from alcaide.tables.errors import PlanError
from alcaide.tables.log import load_table, play
from alcaide.tables.stores.plan_store import LIMIT, PlanStore
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from rated import ALCAZAR, persons

DAYS = Terms(access="private", pace="days", hours=24, gone="bot", undo="ask")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def table_of(*users: str) -> Table:
    """Return a table of these people, at which nothing was played."""
    return load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=3), persons(*users), (), terms=DAYS)


def plan(seat: int, user: str) -> Plan:
    """Return a plan of one action."""
    line = (PlanStep(seat, "buy deck", "buy deck", "{}"),)
    return Plan("p", "t", user, seat, True, 0, 0, line, NOW)


def test_plans_are_kept_found_and_cleared_away(database: str) -> None:
    async def run() -> None:
        engine = await open_database(database)
        plans, store, people = PlanStore(engine), TableStore(engine), People(engine)
        ana, luis = await people.welcome("Ana"), await people.welcome("Luis")
        table = table_of(ana.id, luis.id)
        await store.create(table)
        assert table.turn is not None
        seat = 1 - table.turn
        made = plan(seat, (ana, luis)[seat].id)
        await plans.add(made)
        assert await plans.of("t") == [made]
        assert await plans.of("t", (luis, ana)[seat].id) == []
        assert await plans.by((luis, ana)[seat].id) == []
        assert await plans.by(made.user) == [made]
        assert await plans.due() == []  # the other is to move
        after = play(table, table.turn, 0, table.game.legal_actions(table.state)[0])
        await store.append(after)
        if after.table.turn == seat:
            assert await plans.due() == ["t"]
        await plans.fail("p", DIFFERS)
        assert [one.off for one in await plans.of("t")] == [DIFFERS]
        assert await plans.due() == []
        for number in range(LIMIT):  # the one that failed makes room
            await plans.add(msgspec.structs.replace(made, id=f"p{number}"))
        with pytest.raises(PlanError):
            await plans.add(msgspec.structs.replace(made, id="more"))
        assert not await plans.drop("p0", (luis, ana)[seat].id)
        assert await plans.drop("p0", made.user)
        await store.delete("t")
        assert await plans.of("t") == []
        await engine.dispose()

    asyncio.run(run())
