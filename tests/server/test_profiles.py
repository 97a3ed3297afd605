"""Who is best, what somebody has played, and who may know of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, update

from alcaide.games import GAMES
from alcaide.people.leaderboards import PAGE
from alcaide.server.http.standings.rating_answers import RatingInfo, shown
from alcaide.storage.database import open_database
from alcaide.storage.schema import RATINGS, RESULTS, USERS
from alcaide.tables.outcome.ratings import FEW, START
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import new_table
from alcaide.tables.terms import Terms
from databases import empty
from profiles import many
from serving import Client, Json, club, server

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
CASTLE = GAMES["castle"]


def prepare(folder: Path, do: Callable[[TableStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = TableStore(await open_database(empty(folder)))
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


async def rate(store: TableStore, user: str, mu: float, sigma: float, game: str = "castle") -> None:
    async with store.engine.begin() as connection:
        values = {"id": user, "name": f"Name of {user}", "handle": user}
        await connection.execute(insert(USERS).values(**values, created=NOON, seen=NOON))
        row = {"user_id": user, "game": game, "mu": mu, "sigma": sigma, "games": 19, "wins": 4}
        await connection.execute(insert(RATINGS).values(**row, changed=NOON))


async def result(store: TableStore, user: str, table: str, hours: int = 0, **parts: Any) -> None:
    """Keep a result of somebody who exists."""
    row = {"table_id": table, "user_id": user, "seat": 0, "game": "castle", "players": 2}
    row |= {"place": 0, "won": True, "points": 40, "how": "", "colour": "white"}
    row |= {"access": "public", "mu": None, "sigma": None, "ended": NOON + timedelta(hours=hours)}
    async with store.engine.begin() as connection:
        await connection.execute(insert(RESULTS).values(**{**row, **parts}))


async def sit(store: TableStore, table: str, *users: str, access: Any = "public") -> None:
    colours = CASTLE.colours
    seats = [SeatSpec("person", u.title(), colours[n], user=u) for n, u in enumerate(users)]
    made = new_table(table, CASTLE, CASTLE.setup(2, seed=1), seats)
    await store.create(replace(made, terms=Terms(access=access)))


def name(client: Client, called: str) -> str:
    id: str = client.post("/api/me", json={"name": called}).json()["id"]
    return id


def player(client: Client, id: str, **query: Any) -> Json:
    answer = client.get(f"/api/players/{id}", params={"lang": "en", **query})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_surest_to_be_strong_come_first_and_bots_stand_between(tmp_path: Path) -> None:
    async def fill(store: TableStore) -> None:
        await rate(store, "strong", 33, 1)
        await rate(store, "lucky", 36, 6)
        await rate(store, "weak", 12, 1)
        await rate(store, "elsewhere", 50, 1, "alcazar")

    prepare(tmp_path, fill)
    with club(tmp_path) as (ana, _):
        lines = ana.get("/api/leaderboard?game=castle&lang=en").json()
        people = [line for line in lines if line["place"]]
        assert [line["id"] for line in people] == ["strong", "lucky", "weak"]
        assert [line["place"] for line in people] == [1, 2, 3]
        assert people[0]["rating"] == {"value": 1680, "provisional": False, "spread": 30}
        assert (people[0]["games"], people[0]["wins"]) == (19, 4)
        names = [line["name"] for line in lines]
        assert names.index("Name of strong") < names.index("Expert") < names.index("Hard")
        assert names[-1] == "Random"
        found = ana.get("/api/leaderboard?game=castle&search=LUCK").json()
        assert [line["id"] for line in found] == ["lucky"]
        for other in ("%25", "ana", "ль"):
            assert ana.get(f"/api/leaderboard?game=castle&search={other}").json() == []
        assert ana.get("/api/leaderboard?game=castle&search=%00").status_code == 400
        assert ana.get("/api/leaderboard?game=chess").status_code == 404


async def rate_many(store: TableStore, ratings: list[tuple[float, float, int]]) -> None:
    for n, (mu, sigma, games) in enumerate(ratings):
        await rate(store, f"user{n}", mu, sigma)
        async with store.engine.begin() as connection:
            mine = update(RATINGS).where(RATINGS.c.user_id == f"user{n}")
            await connection.execute(mine.values(games=games))


@settings(max_examples=many(50))
@given(
    st.lists(
        st.tuples(st.floats(-30, 60), st.floats(0.5, 9), st.integers(1, 20)), min_size=1, max_size=8
    )
)
def test_lists_are_ordered_by_what_is_shown(ratings: list[tuple[float, float, int]]) -> None:
    with TemporaryDirectory() as folder:
        prepare(Path(folder), lambda store: rate_many(store, ratings))
        with club(Path(folder)) as (ana, _):
            lines = ana.get("/api/leaderboard?game=castle").json()
    sure = [line for line in lines if not line["rating"]["provisional"]]
    values = [line["rating"]["value"] for line in sure]
    assert values == sorted(values, reverse=True)
    assert min(line["rating"]["value"] for line in lines) >= 0
    placed = [line for line in sure if line["id"]]
    for line in placed:
        ahead = [each for each in placed if each["rating"]["value"] > line["rating"]["value"]]
        assert line["place"] == len(ahead) + 1
    apart = lines[len(sure) :]
    assert all(line["rating"]["provisional"] and line["place"] is None for line in apart)
    assert all(line["games"] < FEW for line in apart)
    values = [line["rating"]["value"] for line in apart]
    assert values == sorted(values, reverse=True)


def test_a_banned_account_is_on_no_list(tmp_path: Path) -> None:
    async def fill(store: TableStore) -> None:
        await rate(store, "strong", 33, 1)
        async with store.engine.begin() as connection:
            await connection.execute(update(USERS).values(banned=True))

    prepare(tmp_path, fill)
    with club(tmp_path) as (ana, _):
        lines = ana.get("/api/leaderboard?game=castle").json()
        assert [line for line in lines if line["place"]] == []


def test_a_beginner_is_shown_1000() -> None:
    assert shown(START, 0) == RatingInfo(1000, True, 250)


def test_a_player_has_statistics_and_a_course(tmp_path: Path) -> None:
    async def fill(store: TableStore) -> None:
        await rate(store, "luis", 27, 2)
        await sit(store, "a", "luis", "zoe")
        await result(store, "luis", "a", 2, mu=27.0, sigma=2.0)
        await result(store, "luis", "b", 1, mu=26.0, sigma=4.0, won=False, place=1, points=31)
        await result(store, "luis", "c", 3, how="resigned", points=None, won=False, colour="black")

    prepare(tmp_path, fill)
    with club(tmp_path) as (ana, _):
        luis = player(ana, "luis")
        (tally,) = luis["tallies"]
        assert (tally["name"], tally["games"], tally["wins"]) == ("The Castle", 3, 1)
        assert (tally["points"], tally["colour"]) == (35.5, "white")
        assert tally["rating"] == {"value": 1440, "provisional": False, "spread": 60}
        assert [each["value"] for each in tally["course"]] == [1290, 1440]
        assert [each["how"] for each in luis["finished"]] == ["by resignation", "", ""]
        assert [each["place"] for each in luis["finished"]] == [1, 1, 2]
        assert [each["table"] for each in luis["finished"]] == ["", "a", ""]
        assert luis["finished"][1]["others"] == ["Zoe"]
        for other in ("nobody", "%01", "%25"):
            assert ana.get(f"/api/players/{other}").status_code == 404


def test_games_at_private_tables_are_known_to_those_who_sat_there(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        one, other = name(ana, "Ana"), name(luis, "Luis")

        async def fill(store: TableStore) -> None:
            await sit(store, "together", one, other, access="private")
            await sit(store, "elsewhere", one, "zoe", access="private")
            await sit(store, "public", one, "zoe")
            for hour, table in enumerate(("together", "elsewhere", "public")):
                access = "public" if table == "public" else "private"
                await result(store, one, table, hour, access=access)

        prepare(tmp_path, fill)
        own = player(ana, one)
        assert [each["table"] for each in own["finished"]] == ["public", "elsewhere", "together"]
        assert own["mine"]
        seen = player(luis, one)
        assert [each["table"] for each in seen["finished"]] == ["public", "together"]
        assert seen["tallies"][0]["games"] == 2
        assert not seen["mine"]
        luis.cookies.clear()
        assert [each["table"] for each in player(luis, one)["finished"]] == ["public"]


def test_old_games_are_on_further_pages(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        one = name(ana, "Ana")

        async def fill(store: TableStore) -> None:
            for hour in range(PAGE + 5):
                await result(store, one, f"t{hour}", hour)

        prepare(tmp_path, fill)
        first, second = player(ana, one), player(ana, one, page=1)
        assert (len(first["finished"]), first["more"]) == (PAGE, True)
        assert (len(second["finished"]), second["more"]) == (5, False)
        assert first["finished"][0]["ended"] > second["finished"][0]["ended"]
        assert first["tallies"] == second["tallies"]


def test_at_home_there_are_bots_only(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        lines = client.get("/api/leaderboard?game=alhambra&lang=fr").json()
        assert [line["place"] for line in lines] == [None] * 6


@pytest.mark.parametrize("path", ["/players", "/player/someone", "/verify"])
def test_the_pages_have_addresses(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as client:
        assert client.get(path).headers["content-type"].startswith("text/html")
