"""Ratings of before there were pools stay what they were, and can be reckoned again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.database import alembic, open_database
from alcaide.storage.schema import RATED_GAMES, RATINGS, RESULTS
from alcaide.tables.outcome.annulment import annul, restore
from alcaide.tables.outcome.ratings import START, Rating, rated
from rated import store_in

pytest.importorskip("openskill")
BEFORE = "0016"  # the schema that knew nothing of pools
NOW = datetime(2026, 3, 1, tzinfo=UTC)
RESULT = (
    "INSERT INTO results (table_id, user_id, seat, game, players, place, won, how, colour, access, "
    "mu, sigma, ended) VALUES (:table, :user, :seat, 'castle', :players, :place, :won, '', "
    "'white', 'public', :mu, :sigma, :ended)"
)
RATING = (
    "INSERT INTO ratings (user_id, game, mu, sigma, games, wins, changed) "
    "VALUES (:user, 'castle', :mu, :sigma, :games, 0, :ended)"
)


def played(games: list[tuple[str, str]]) -> tuple[list[dict[str, Any]], dict[str, Rating]]:
    """Return the results of games of two, the winner first, and the ratings after them."""
    stand: dict[str, Rating] = {}
    results = []
    for n, pair in enumerate(games):
        after = rated([stand.get(user, START) for user in pair], [0, 1])
        assert after is not None
        stand |= zip(pair, after, strict=True)
        for seat, user in enumerate(pair):
            results.append(
                {
                    "table": f"t{n}", "user": user, "seat": seat, "players": 2, "place": seat,
                    "won": not seat, "mu": stand[user].mu, "sigma": stand[user].sigma,
                    "ended": datetime(2026, 1, n + 1, tzinfo=UTC),
                }
            )  # fmt: skip
    return results, stand


async def stand(engine: AsyncEngine) -> dict[str, tuple[float, float]]:
    async with engine.connect() as connection:
        rows = await connection.execute(select(RATINGS).order_by(RATINGS.c.user_id))
        return {row.user_id: (row.mu, row.sigma) for row in rows}


def test_old_results_are_kept_as_games_in_their_order(database: str) -> None:
    games = [("ana", "luis"), ("luis", "zoe"), ("ana", "zoe"), ("zoe", "luis")]
    results, before = played(games)
    without = played([games[0], games[2], games[3]])[1]

    def go_back(connection: Connection) -> None:
        command.downgrade(alembic(connection), BEFORE)
        for row in results:
            connection.execute(text(RESULT), row)
        for user, rating in before.items():
            count = sum(user in pair for pair in games)
            values = {"user": user, "mu": rating.mu, "sigma": rating.sigma, "games": count}
            connection.execute(text(RATING), values | {"ended": NOW})

    async def run() -> None:
        people = store_in(database, "ana", "luis", "zoe")
        async with people as store, store.engine.begin() as connection:
            await connection.run_sync(go_back)
        engine = await open_database(database)
        try:
            kept = {user: (rating.mu, rating.sigma) for user, rating in before.items()}
            assert await stand(engine) == kept
            async with engine.begin() as connection:
                await connection.run_sync(annul, "t1", "by arrangement", NOW)
            fewer = {user: (rating.mu, rating.sigma) for user, rating in without.items()}
            assert await stand(engine) == fewer
            async with engine.begin() as connection:
                await connection.run_sync(restore, "t1", NOW)
            assert await stand(engine) == kept
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_games_of_which_not_all_is_known_keep_the_change_that_they_made(database: str) -> None:
    async def run() -> None:
        async with store_in(database, "ana", "luis") as store:
            field = (
                '[{"seat":0,"user":"ana","place":0,"won":true,"mu":25.0,"sigma":8.0,'
                '"mu_after":27.0,"sigma_after":6.0}]'
            )
            later = (
                '[{"seat":0,"user":"ana","place":0,"won":true,"mu":27.0,"sigma":6.0,'
                '"mu_after":28.0,"sigma_after":3.0}]'
            )
            result = {
                "user_id": "ana", "seat": 0, "game": "castle", "players": 3, "place": 0,
                "won": True, "how": "", "colour": "white", "access": "public", "mu": 28.0,
                "sigma": 3.0, "ended": NOW,
            }  # fmt: skip
            game = {"game": "castle", "pool": "people", "whole": False}
            async with store.engine.begin() as connection:
                for number, (table, who) in enumerate((("a", field), ("b", later)), 1):
                    row = {**game, "number": number, "table_id": table, "field": who}
                    await connection.execute(insert(RATED_GAMES).values(**row))
                    await connection.execute(insert(RESULTS).values(table_id=table, **result))
                row = {"user_id": "ana", "game": "castle", "mu": 28.0, "sigma": 3.0}
                counts = {"games": 2, "wins": 2, "changed": NOW}
                await connection.execute(insert(RATINGS).values(**row, **counts))
                await connection.run_sync(annul, "a", "by arrangement", NOW)
            assert await stand(store.engine) == {"ana": (26.0, 4.0)}

    asyncio.run(run())
