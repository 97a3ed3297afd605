"""Who comes where at the end of a table, and what it makes of ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from alcaide.bots import LEVELS
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.storage.schema import RATINGS, RESULTS
from alcaide.tables.log import load_table, order
from alcaide.tables.orders.agreements import Agreements, End
from alcaide.tables.outcome.finishing_order import outcome, places
from alcaide.tables.outcome.house_ratings import house_ratings
from alcaide.tables.outcome.ratings import START, Rating, rated
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row, Table
from rated import ALCAZAR, RATED, persons, rows, store_in

pytest.importorskip("openskill")


def table_of(*, resigned: Sequence[int] = (), end: End | None = None, players: int = 4) -> Table:
    record = Record(ALCAZAR, ALCAZAR.setup(players, seed=3))
    rng = Rng(b"3")
    while record.turn is not None and end is None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    rows = [Row(n, who, text) for n, (who, text) in enumerate(record.actions)]
    seats = persons("ana", "luis", "zoe", "ali")[:players]
    table = load_table("t", ALCAZAR, record.setup, seats, rows)
    return replace(table, agreements=Agreements(resigned=tuple(resigned), end=end))


def test_places_are_those_of_the_points() -> None:
    table = table_of()
    end = outcome(table)
    points = ALCAZAR.scores(table.state)
    assert end.points == points
    assert end.winners == ALCAZAR.winners(table.state)
    for one in range(4):
        for other in range(4):
            if points[one] > points[other]:
                assert end.places[one] < end.places[other]


def test_winners_come_first_whatever_their_points() -> None:
    assert places([2], [9, 9, 9, 3]) == [1, 1, 0, 3]
    assert places([], [5, 7]) == [1, 0]


def test_whoever_resigned_comes_last_in_the_order_of_resigning() -> None:
    table = table_of(resigned=(2, 0))
    end = outcome(table)
    assert (end.places[2], end.places[0]) == (3, 2)
    assert {end.places[1], end.places[3]} == {0, 1}
    assert set(end.winners) <= {1, 3}


def test_the_last_who_did_not_resign_wins() -> None:
    end = outcome(table_of(resigned=(2, 0, 1), end=End("resigned", 1)))
    assert end.places == [2, 1, 3, 0]
    assert end.winners == [3]
    assert end.points is None


def test_where_people_agree_on_a_draw_nobody_wins() -> None:
    end = outcome(table_of(end=End("drawn", 1), players=2))
    assert (end.places, end.winners) == ([0, 0], [])


def test_whoever_lets_a_table_down_comes_last() -> None:
    end = outcome(table_of(end=End("abandoned", 1), players=3))
    assert (end.places, end.winners) == ([0, 2, 0], [])


# ---------------------------------------------------------------- the figures


def test_ratings_go_to_the_better_and_grow_more_certain() -> None:
    after = rated([START, START, START], [0, 1, 2])
    assert after is not None
    assert after[0].mu > after[1].mu > after[2].mu
    assert all(each.sigma < START.sigma for each in after)
    same = rated([START, START], [0, 0])
    assert same is not None
    assert same[0] == same[1]


def test_bots_are_in_the_order_of_their_levels_and_known_to_the_game() -> None:
    for game in (*GAMES, "of somebody else"):
        bots = house_ratings(game)
        assert list(bots) == list(LEVELS)
        assert sorted(bots.values(), key=lambda each: each.mu) == list(bots.values())
        assert bots["medium"].mu == START.mu


def test_a_bot_at_the_table_counts_as_what_it_is_and_stays_so(tmp_path: Path) -> None:
    def against(level: str) -> Rating:
        async def run() -> Rating:
            async with store_in(tmp_path / level, "ana", "luis") as store:
                seats = persons("ana", "luis", "zoe")
                seats[2] = SeatSpec("bot", "Zoe", seats[2].colour, level)
                table = table_of(players=3, end=End("resigned", 0))
                table = replace(table, seats=tuple(seats), terms=RATED, agreements=Agreements())
                await store.create(table)
                change = order(table, 0, "/resign")
                await store.append(change)
                assert await rows(store, RESULTS) == []  # two play on
                change = order(change.table, 1, "/resign")
                await store.append(change)
                ana, luis = await rows(store, RATINGS)
                assert ana.mu < luis.mu == START.mu  # who left later is ahead, and gains nothing
                return msgspec.convert({"mu": ana.mu, "sigma": ana.sigma}, Rating)

        return asyncio.run(run())

    assert against("random").mu < against("expert").mu  # to lose to a weak one costs more
