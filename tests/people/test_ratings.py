"""Games are counted once, whoever ends them and however many processes try."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.people.personal_data import everything
from alcaide.record import Record
from alcaide.storage.errors import StaleError
from alcaide.storage.schema import RATINGS, RESULTS
from alcaide.tables.log import load_table, order, play
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.outcome.ratings import START
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Change, Row, Table
from alcaide.tables.terms import Terms
from rated import RATED, persons, rows, store_in

CASTLE = GAMES["castle"]
pytest.importorskip("openskill")


def before_the_end(id: str, seats: Sequence[SeatSpec], seed: int, terms: Terms = RATED) -> Table:
    """Return a game of The Castle of which one action is left."""
    record = Record(CASTLE, CASTLE.setup(2, seed=seed))
    rng = Rng(b"%d" % seed)
    while record.turn is not None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    last = len(record.actions) - 1
    rows = [Row(n, who, text) for n, (who, text) in enumerate(record.actions[:last])]
    return load_table(id, CASTLE, record.setup, seats, rows, terms=terms)


def end_of(table: Table) -> Change:
    seat = table.turn
    assert seat is not None
    change = play(table, seat, table.seq, CASTLE.legal_actions(table.state)[0])
    assert change.table.turn is None
    return change


def test_a_rated_game_is_counted_when_it_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            table = before_the_end("t", persons("ana", "luis"), 1)
            await store.create(table)
            assert await rows(store, RESULTS) == []
            change = end_of(table)
            await store.append(change)
            end = outcome(change.table)
            results = await rows(store, RESULTS)
            ratings = await rows(store, RATINGS)
            assert [row.user_id for row in results] == ["ana", "luis"]
            for seat, (result, rating) in enumerate(zip(results, ratings, strict=True)):
                assert result.points == CASTLE.scores(change.table.state)[seat]
                assert result.won == (seat in end.winners)
                assert (result.mu, result.sigma) == (rating.mu, rating.sigma)
                assert (rating.games, rating.wins) == (1, int(result.won))
                assert rating.sigma < START.sigma
            (winner,) = end.winners
            assert ratings[winner].mu > START.mu > ratings[1 - winner].mu

    asyncio.run(run())


def test_rows_after_the_end_count_nothing_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            table = before_the_end("t", persons("ana", "luis"), 1)
            await store.create(table)
            change = end_of(table)
            await store.append(change)
            before = await rows(store, RATINGS)
            kept = await everything(store.engine, "ana")
            assert kept is not None
            assert [(each.game, each.games) for each in kept.standings] == [("castle", 1)]
            await store.append(order(change.table, 0, "/rematch another"))
            assert await rows(store, RATINGS) == before
            assert len(await rows(store, RESULTS)) == 2

    asyncio.run(run())


def test_of_two_that_end_a_game_one_is_counted(tmp_path: Path) -> None:
    async def attempt(store: TableStore, change: Change) -> bool:
        try:
            await store.append(change)
        except StaleError:
            return False
        return True

    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as one, store_in(tmp_path) as two:
            for number in range(8):
                table = before_the_end(f"t{number}", persons("ana", "luis"), number)
                await one.create(table)
                tries = (attempt(store, end_of(table)) for store in (one, two, one, two))
                assert sum(await asyncio.gather(*tries)) == 1
            assert [row.games for row in await rows(one, RATINGS)] == [8, 8]
            assert len(await rows(one, RESULTS)) == 16

    asyncio.run(run())


RACER = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
from alcaide.storage.database import open_database
from alcaide.storage.errors import StaleError
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.log import play

async def run():
    store = TableStore(await open_database(sys.argv[1]))
    won = 0
    for number in range(12)[:: int(sys.argv[3])]:
        table = await store.load(f"t{number}")
        if table.turn is None:
            continue
        action = table.game.legal_actions(table.state)[0]
        try:
            await store.append(play(table, table.turn, table.seq, action))
            won += 1
        except StaleError:
            pass
    print(won)
    await store.close()

asyncio.run(run())
"""


def test_racing_processes_count_every_game_exactly_once(database: str) -> None:
    games = 12

    async def prepare() -> None:
        async with store_in(database, "ana", "luis") as store:
            for number in range(games):
                await store.create(before_the_end(f"t{number}", persons("ana", "luis"), number))

    asyncio.run(prepare())
    command = [sys.executable, "-c", RACER, database, str(Path(__file__).parents[1])]
    racers = [
        subprocess.Popen(
            [*command, step], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for step in ("1", "-1", "1")  # the same games at once, and others
    ]
    said = [racer.communicate(timeout=120) for racer in racers]
    assert [error for _, error in said] == [""] * 3
    assert sum(int(out) for out, _ in said) == games

    async def check() -> None:
        async with store_in(database) as store:
            results, ratings = await rows(store, RESULTS), await rows(store, RATINGS)
            assert len(results) == 2 * games
            assert [row.games for row in ratings] == [games, games]
            assert [row.wins for row in ratings] == [
                sum(row.won for row in results if row.user_id == user) for user in ("ana", "luis")
            ]
            # every game was reckoned from the ratings that the game before it left behind
            for user, rating in zip(("ana", "luis"), ratings, strict=True):
                mine = [row for row in results if row.user_id == user]
                assert len({row.sigma for row in mine}) == games
                last = min(mine, key=lambda row: float(row.sigma))
                assert (last.mu, last.sigma) == (rating.mu, rating.sigma)

    asyncio.run(check())


@pytest.mark.parametrize(
    ("terms", "guests"), [(Terms(rated=False), ()), (RATED, ("luis",)), (RATED, ("ana", "luis"))]
)
def test_neither_casual_games_nor_guests_are_rated(
    tmp_path: Path, terms: Terms, guests: Sequence[str]
) -> None:
    async def run() -> None:
        accounts = {"ana", "luis"} - set(guests)
        async with store_in(tmp_path, *accounts, guests=guests) as store:
            table = before_the_end("t", persons("ana", "luis"), 1, terms)
            await store.create(table)
            await store.append(end_of(table))
            assert await rows(store, RATINGS) == []
            results = await rows(store, RESULTS)
            assert [row.mu for row in results] == [None, None]  # but they are in the statistics

    asyncio.run(run())


def test_a_table_without_people_counts_for_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path) as store:
            seats = [SeatSpec("me", "Ana", "green"), SeatSpec("bot", "Zoraya", "red", "easy")]
            table = before_the_end("t", seats, 1)
            await store.create(table)
            await store.append(end_of(table))
            assert await rows(store, RESULTS) == []

    asyncio.run(run())


def test_a_resigned_game_is_counted_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            table = before_the_end("t", persons("ana", "luis"), 1)
            await store.create(table)
            await store.append(order(table, 0, "/resign"))
            ana, luis = await rows(store, RESULTS)
            assert (ana.how, ana.place, ana.won, ana.points) == ("resigned", 1, False, None)
            assert (luis.how, luis.place, luis.won) == ("resigned", 0, True)
            assert luis.mu > START.mu > ana.mu

    asyncio.run(run())


def test_a_deleted_table_leaves_its_results(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "ana", "luis") as store:
            table = before_the_end("t", persons("ana", "luis"), 1)
            await store.create(table)
            await store.append(end_of(table))
            await store.delete("t")
            assert len(await rows(store, RESULTS)) == 2

    asyncio.run(run())
