"""What is annulled counts as if it had never been played, whatever has followed since."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import RATED_GAMES, RATINGS, RESULTS
from alcaide.tables.errors import AnnulledError, NoResultError, TooLateError
from alcaide.tables.log import load_table, order
from alcaide.tables.outcome import annulment
from alcaide.tables.outcome.annulment import annul, restore
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.terms import Terms
from profiles import many
from rated import ALCAZAR, RATED, persons, store_in

pytest.importorskip("openskill")
NOW = datetime(2026, 3, 1, tzinfo=UTC)
FOUR = ("ana", "luis", "zoe", "ali")


async def play(
    store: TableStore, id: str, users: Sequence[str], terms: Terms = RATED, bots: Sequence[str] = ()
) -> None:
    """Let people play a game in which all but the last resign one after the other."""
    seats = [*persons(*users)]
    for level in bots:
        seats.append(SeatSpec("bot", level, ALCAZAR.colours[len(seats)], level))
    setup = ALCAZAR.setup(len(seats), seed=1)
    table = load_table(id, ALCAZAR, setup, seats, (), terms=terms)
    await store.create(table)
    for seat in range(len(users) - 1 + bool(bots)):
        table = order(table, seat, "/resign").table if table.turn is not None else table
    whole = load_table(id, ALCAZAR, setup, seats, (), terms=terms)
    for row in table.rows:
        change = order(whole, row.seat, row.text)
        await store.append(replace(change, row=row))
        whole = change.table


async def stand(engine: AsyncEngine) -> list[tuple[Any, ...]]:
    """Return all ratings, but for when they changed."""
    columns = [each for each in RATINGS.c if each.name != "changed"]
    query = select(*columns).order_by(RATINGS.c.user_id, RATINGS.c.pool)
    async with engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def do(engine: AsyncEngine, id: str, again: bool = False) -> None:
    def change(connection: Connection) -> None:
        if again:
            restore(connection, id, NOW)
        else:
            annul(connection, id, "played by arrangement", NOW)

    async with engine.begin() as connection:
        await connection.run_sync(change)


async def series(store: TableStore, games: Sequence[tuple[str, ...]], without: int = -1) -> None:
    for n, users in enumerate(games):
        if n != without:
            await play(store, f"t{n}", users)


@pytest.mark.parametrize("seed", range(many(30)))
def test_annulled_is_as_never_played_and_restored_as_never_annulled(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    games = [tuple(chance.sample(FOUR, chance.choice((2, 2, 3)))) for _ in range(12)]
    which, other = chance.sample(range(12), 2)

    async def run() -> None:
        async with store_in(tmp_path / "a", *FOUR) as one, store_in(tmp_path / "b", *FOUR) as two:
            await series(one, games)
            await series(two, games, without=which)
            before = await stand(one.engine)
            await do(one.engine, f"t{which}")
            assert await stand(one.engine) == await stand(two.engine)
            await do(one.engine, f"t{other}")  # and restored in another order
            await do(one.engine, f"t{which}", again=True)
            await do(one.engine, f"t{other}", again=True)
            assert await stand(one.engine) == before

    for name in "ab":
        (tmp_path / name).mkdir()
    asyncio.run(run())


def test_results_and_games_are_rewritten_with_the_ratings(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, *FOUR) as store:
            await series(store, [("ana", "luis"), ("ana", "zoe"), ("zoe", "ali")])
            await do(store.engine, "t0")
            async with store.engine.connect() as connection:
                query = select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)
                found = list(await connection.execute(query))
                flags = list(await connection.execute(select(RATED_GAMES.c.annulled)))
            assert [row.annulled for row in found[:2]] == ["played by arrangement"] * 2
            assert [row.mu for row in found[:2]] == [None, None]
            assert found[2].mu_before == 25.0  # of Ana, who had lost the first one
            assert [flag for (flag,) in flags] == [True, False, False]
            ratings = await stand(store.engine)
            assert [row[0] for row in ratings] == ["ali", "ana", "zoe"]  # Luis has played nothing

    asyncio.run(run())


def test_what_cannot_be_annulled_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with store_in(tmp_path, *FOUR) as store:
            await series(store, [("ana", "luis")] * 4)
            await play(store, "casual", ("ana", "luis"), Terms(access="public"))
            with pytest.raises(NoResultError):
                await do(store.engine, "nothing")
            with pytest.raises(AnnulledError):
                await do(store.engine, "t0", again=True)
            before = await stand(store.engine)
            await do(store.engine, "casual")  # it counts in no statistics any more
            assert await stand(store.engine) == before
            monkeypatch.setattr(annulment, "MOST", 2)
            with pytest.raises(TooLateError):
                await do(store.engine, "t0")
            assert await stand(store.engine) == before
            await do(store.engine, "t3")

    asyncio.run(run())


def test_bots_keep_their_strength_and_programs_are_apart(tmp_path: Path) -> None:
    programs = replace_pool("programs")

    async def run() -> None:
        async with store_in(tmp_path, *FOUR) as store:
            await play(store, "a", ("ana", "luis"))
            await play(store, "b", ("ana", "luis"), programs, ["hard"])
            pools = [(row[0], row[2]) for row in await stand(store.engine)]
            assert pools == [
                ("ana", "people"),
                ("ana", "programs"),
                ("luis", "people"),
                ("luis", "programs"),
            ]
            people = [row for row in await stand(store.engine) if row[2] == "people"]
            await do(store.engine, "b")
            assert await stand(store.engine) == people

    asyncio.run(run())


def replace_pool(pool: Any) -> Terms:
    return Terms(access="public", rated=True, pool=pool)


RACER = """
import asyncio, sys
sys.path[:0] = sys.argv[2:4]
from alcaide.storage.database import open_database
from alcaide.tables.stores.table_store import TableStore
from test_annulment import do, play

async def run():
    store = TableStore(await open_database(sys.argv[1]))
    for n in range(8):
        if sys.argv[4] == "annul":
            await do(store.engine, "t1", again=bool(n % 2))
        else:
            await play(store, f"{sys.argv[4]}{n}", ("ana", "luis") if n % 2 else ("zoe", "ana"))
    await store.close()

asyncio.run(run())
"""


def test_racing_processes_that_annul_and_finish_come_to_the_same(database: str) -> None:
    async def prepare() -> None:
        async with store_in(database, *FOUR) as store:
            await series(store, [("ana", "luis"), ("luis", "zoe"), ("zoe", "ana")])

    asyncio.run(prepare())
    here = Path(__file__).parent
    paths = [str(here), str(here.parent / "support")]
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, database, *paths, what],
            stderr=subprocess.PIPE,
            text=True,
        )
        for what in ("annul", "x", "y")
    ]
    assert [racer.communicate(timeout=120)[1] for racer in racers] == ["", "", ""]

    async def check() -> None:
        async with store_in(database) as store:
            found = await stand(store.engine)
            for again in (False, True):  # all that was kept, reckoned anew from the second game on
                await do(store.engine, "t1", again)
            assert await stand(store.engine) == found
            async with store.engine.connect() as connection:
                query = select(RATED_GAMES.c.number).order_by(RATED_GAMES.c.number)
                numbers = list((await connection.execute(query)).scalars())
            assert numbers == list(range(1, 20))

    asyncio.run(check())
