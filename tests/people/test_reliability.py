"""How often somebody plays his games to their end."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.people_store import People
from alcaide.people.reliability import LAST, NEW, Reliability, reliability
from alcaide.storage.database import open_database
from alcaide.storage.schema import ABORTS, RESULTS
from databases import empty

EVE = datetime(2026, 12, 24, 18, tzinfo=UTC)


def row(table: int, user: str, how: str = "", place: int = 0, access: str = "public") -> Any:
    return {
        "table_id": f"t{table}",
        "user_id": user,
        "seat": 0 if user.endswith("0") else 1,
        "game": "alcazar",
        "players": 2,
        "place": place,
        "won": place == 0,
        "points": None,
        "how": how,
        "colour": "red",
        "access": access,
        "ended": EVE + timedelta(hours=table),
    }


async def played(engine: AsyncEngine, hows: list[tuple[str, int]], **parts: Any) -> list[str]:
    """Let two people play games that end for the first as said."""
    people = People(engine)
    users = [(await people.welcome(name)).id for name in ("Ana", "Luis")]
    rows = [
        {**row(n, user, how, place, **parts), "seat": seat}
        for n, (how, place) in enumerate(hows)
        for seat, user in enumerate(users)
        if seat == 0 or how != "alone"
    ]
    async with engine.begin() as connection:
        for one in rows:
            mine = one["user_id"] == users[0]
            how = one["how"] if mine or one["how"] == "abandoned" else ""
            await connection.execute(
                insert(RESULTS).values({**one, "how": how, "place": one["place"] if mine else 0})
            )
    return users


def test_who_let_games_down_is_known_of_his_last_ones(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        hows = [("", 0), ("resigned", 1), ("late", 1), ("removed", 1), ("away", 1)]
        hows += [("abandoned", 1), ("abandoned", 0), ("what comes later", 1), ("alone", 1)]
        users = await played(engine, hows)
        known = await reliability(engine, [*users, "nobody"])
        assert known[users[0]] == Reliability(4, 8)
        assert known[users[1]] == Reliability(8, 8)
        assert known["nobody"] == Reliability(0, 0)
        await engine.dispose()

    asyncio.run(run())


def test_only_the_last_games_count(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        users = await played(engine, [("late", 1)] * 5 + [("", 0)] * LAST)
        assert (await reliability(engine, users))[users[0]] == Reliability(LAST, LAST)
        await engine.dispose()

    asyncio.run(run())


def test_who_calls_rated_games_off_has_left_them_once_each(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        users = await played(engine, [("", 0)] * 4 + [("aborted", 1)])
        async with engine.begin() as connection:
            off = [{"table_id": table, "user_id": users[0], "at": EVE} for table in ("t4", "t5")]
            await connection.execute(insert(ABORTS), off)
        known = await reliability(engine, users)
        assert known == {users[0]: Reliability(4, 6), users[1]: Reliability(5, 5)}
        await engine.dispose()

    asyncio.run(run())


def test_an_annulled_game_is_as_if_never_played(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        users = await played(engine, [("", 0), ("late", 1), ("", 0)])
        async with engine.begin() as connection:
            here = RESULTS.c.table_id.in_(("t1", "t2"))
            await connection.execute(update(RESULTS).where(here).values(annulled="collusion"))
        assert (await reliability(engine, users))[users[0]] == Reliability(1, 1)
        await engine.dispose()

    asyncio.run(run())


def test_who_is_new_is_let_in_and_the_share_is_exact() -> None:
    assert Reliability(0, NEW - 1).enough(95)
    assert not Reliability(0, NEW).enough(1)
    assert Reliability(19, 20).enough(95)
    assert not Reliability(18, 20).enough(95)
    assert Reliability(0, NEW).enough(0)
