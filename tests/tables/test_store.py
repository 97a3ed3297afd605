"""What is stored is there, once, in order, also when the process is killed in the middle."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest
from alembic import command
from sqlalchemy import column, insert, text
from sqlalchemy import table as table_of

from alcaide.core.rng import Rng
from alcaide.storage.database import alembic
from alcaide.storage.errors import StaleError
from alcaide.storage.schema import TABLES
from alcaide.tables.errors import BrokenError, MissingError
from alcaide.tables.log import load_table, play
from alcaide.tables.stores.table_store import TableStore, TableSummary
from alcaide.tables.table import Change, Row, Table, new_table
from rated import store_in
from tabling import ALCAZAR, fresh, people, played, random_play, written


def test_a_table_comes_back_as_it_was(database: str) -> None:
    table = played(30, players=3)

    async def run() -> Table:
        async with store_in(database) as store:
            await store.create(fresh(3))
            for row in table.rows:
                await store.append(Change(table, row, ()))
        async with store_in(database) as again:  # another process, another day
            return await again.load("t")

    found = asyncio.run(run())
    assert found.rows == table.rows
    assert found.seats == table.seats
    assert found.setup == table.setup
    for seat in (None, 0, 1, 2):
        assert ALCAZAR.observe(found.state, seat) == ALCAZAR.observe(table.state, seat)


def test_a_table_keeps_what_it_does_without(database: str) -> None:
    async def run() -> tuple[Table, TableSummary]:
        async with store_in(database) as store:
            await store.create(replace(fresh(), aids_off=("preview",)))
            (kept,) = await store.list(1)
            return await store.load("t"), kept

    table, kept = asyncio.run(run())
    assert table.aids_off == kept.aids_off == ("preview",)
    assert table.aids == [aid for aid in ALCAZAR.aids if aid != "preview"]


def test_tables_begun_before_there_were_aids_have_all_of_them(database: str) -> None:
    async def run() -> Table:
        async with store_in(database) as store, store.engine.begin() as connection:
            await connection.run_sync(lambda bare: command.downgrade(alembic(bare), "0001"))
            table, now = fresh(), datetime.now(UTC)
            head = {"id": "t", "game": "alcazar", "version": "1", "created": now, "touched": now}
            head["setup"] = msgspec.json.encode(table.setup).decode()
            head["seats"] = msgspec.json.encode(table.seats).decode()
            bare = table_of(TABLES.name, *(column(name) for name in head))
            await connection.execute(insert(bare).values(**head))
        async with store_in(database) as again:
            return await again.load("t")

    assert asyncio.run(run()).aids == list(ALCAZAR.aids)


def test_of_two_rows_with_one_number_the_second_is_refused(database: str) -> None:
    async def run() -> list[str]:
        async with store_in(database) as store:
            await store.create(fresh())
            await store.append(written("t", Row(0, 0, "buy deck")))
            with pytest.raises(StaleError):
                await store.append(written("t", Row(0, 0, "buy tower")))
            async with store.engine.connect() as connection:
                return list((await connection.execute(text("SELECT text FROM rows"))).scalars())

    assert asyncio.run(run()) == ["buy deck"]


def test_of_many_writers_at_once_exactly_one_wins(database: str) -> None:
    async def attempt(store: TableStore, number: int, writer: int) -> bool:
        try:
            await store.append(written("t", Row(number, writer, f"by {writer}")))
        except StaleError:
            return False
        return True

    async def run() -> list[int]:
        async with store_in(database) as one, store_in(database) as two:
            await one.create(fresh())
            wins = []
            for number in range(10):
                stores = [one, two] * 4
                tries = [attempt(store, number, w) for w, store in enumerate(stores)]
                wins.append(sum(await asyncio.gather(*tries)))
            return wins

    assert asyncio.run(run()) == [1] * 10


def test_a_table_that_is_not_there_is_missing(database: str) -> None:
    async def run() -> None:
        async with store_in(database) as store:
            with pytest.raises(MissingError):
                await store.load("t")
            with pytest.raises(MissingError):
                await store.append(written("t", Row(0, 0, "buy deck")))
            with pytest.raises(MissingError):
                await store.delete("t")
            async with store.engine.connect() as connection:
                count = (await connection.execute(text("SELECT count(*) FROM rows"))).scalar()
            assert count == 0

    asyncio.run(run())


def test_deleting_takes_the_log_along(database: str) -> None:
    async def run() -> int | None:
        async with store_in(database) as store:
            await store.create(played(5))
            await store.create(played(5, id="u"))
            await store.delete("t")
            async with store.engine.connect() as connection:
                query = text("SELECT count(*) FROM rows WHERE table_id = 't'")
                assert [kept.id for kept in await store.list(9)] == ["u"]
                count: int | None = (await connection.execute(query)).scalar()
                return count

    assert asyncio.run(run()) == 0


def test_the_list_has_the_last_touched_table_first(database: str) -> None:
    async def run() -> list[str]:
        async with store_in(database) as store:
            for id in ("a", "b", "c"):
                await store.create(fresh(id=id))
            await store.append(written("b", Row(0, 0, "buy deck")))
            kept = await store.list(2)
            assert all(line.touched.tzinfo is not None for line in kept)
            return [line.id for line in kept]

    assert asyncio.run(run()) == ["b", "c"]


def test_a_log_that_does_not_replay_is_told(database: str) -> None:
    async def run() -> None:
        async with store_in(database) as store:
            await store.create(fresh())
            await store.append(written("t", Row(0, 0, "castle of cards")))
            with pytest.raises(BrokenError):
                await store.load("t")

    asyncio.run(run())


def test_another_version_of_the_rules_is_not_replayed(database: str) -> None:
    async def run() -> None:
        async with store_in(database) as store:
            await store.create(fresh())
            async with store.engine.begin() as connection:
                await connection.execute(text("UPDATE tables SET version = '0'"))
            with pytest.raises(BrokenError):
                await store.load("t")

    asyncio.run(run())


WRITER = """
import asyncio, sys
from alcaide.core.rng import Rng
from alcaide.storage.database import open_database
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.log import play

async def main():
    store = TableStore(await open_database(sys.argv[1]))
    table, rng = await store.load("t"), Rng(sys.argv[2].encode())
    while table.turn is not None:
        actions = table.game.legal_actions(table.state)
        change = play(table, table.turn, table.seq, actions[rng.below(len(actions))])
        await store.append(change)
        print(change.row.number, change.row.text, flush=True)
        table = change.table

asyncio.run(main())
"""


def test_a_killed_writer_loses_nothing_it_acknowledged_and_the_game_goes_on(
    database: str,
) -> None:
    async def create() -> None:
        async with store_in(database) as store:
            await store.create(new_table("t", ALCAZAR, ALCAZAR.setup(5, seed=7), people(5)))

    async def load() -> Table:
        async with store_in(database) as store:
            return await store.load("t")

    asyncio.run(create())
    acknowledged: list[str] = []
    table = asyncio.run(load())
    for life in range(3):
        begun = len(acknowledged)
        command = [sys.executable, "-c", WRITER, database, str(life)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for line in writer.stdout:
                acknowledged.append(line.strip())
                if len(acknowledged) == begun + 15 + life:
                    writer.send_signal(signal.SIGKILL)
            assert writer.wait() == -signal.SIGKILL
        table = asyncio.run(load())
        stored = [f"{row.number} {row.text}" for row in table.rows]
        left = iter(stored)
        assert all(line in left for line in acknowledged)  # each of them, in this order
        # One of each life was stored and not yet told, perhaps by the database after the end.
        assert len(stored) <= len(acknowledged) + life + 1
    rest = random_play(table, Rng(b"on"))
    twin = load_table("t", ALCAZAR, table.setup, table.seats, table.rows)
    seat = twin.turn
    assert seat is not None
    again = play(twin, seat, twin.seq, rest.table.steps[-1].action).row
    assert (again.number, again.seat, again.text) == (rest.row.number, rest.row.seat, rest.row.text)
