"""What is planned is played once, whoever plays it, also after a start."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from alcaide.core.rng import Rng
from alcaide.people.people_store import People
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.server.sockets.what_if_board import sandbox_table
from alcaide.tables.ahead.plans import DIFFERS, Plan, line_of
from alcaide.tables.log import play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from planned import processes
from tabling import ALCAZAR

DAYS = Terms(access="public", pace="days", hours=24)


async def begun(plan_player: PlanPlayer) -> Table:
    """Return a table of two people at which nothing was played."""
    people = People(plan_player.plans.engine)
    seats = [
        SeatSpec("person", name, colour, user=(await people.welcome(name)).id)
        for name, colour in (("Ana", "blue"), ("Luis", "red"))
    ]
    return await plan_player.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=3), seats, terms=DAYS)


def bought(table: Table, number: int = 0) -> Table:
    """Return a table after somebody has bought what lies open."""
    open = [a for a in ALCAZAR.legal_actions(table.state) if ALCAZAR.write(table.state, a) in BUYS]
    assert table.turn is not None
    return play(table, table.turn, table.seq, open[number]).table


BUYS = {f"buy {card}" for card in range(1, 73)}


async def plan(
    plan_player: PlanPlayer, table: Table, id: str, number: int = 0, own: int = -1
) -> int:
    """Plan an answer to the purchase of a card, and return the seat."""
    assert table.turn is not None
    seat = 1 - table.turn
    board = bought(sandbox_table(table, 0, seat, Rng(b"1")), number)
    action = ALCAZAR.legal_actions(board.state)[own]
    line = line_of(play(board, seat, board.seq, action).table, seat, True)
    user = table.seats[seat].user
    await plan_player.plans.add(Plan(id, table.id, user, seat, True, 0, 0, line, datetime.now(UTC)))
    return seat


def test_of_many_processes_one_plays(database: str) -> None:
    async def run() -> None:
        async with processes(database, 6) as plan_players:
            first = plan_players[0]
            table = await begun(first)
            await plan(first, table, "p")
            action = bought(table).steps[-1].action
            await first.hub.play(table.id, table.turn or 0, 0, action)
            for _ in range(2):  # whoever came too late finds that nothing is left
                await asyncio.gather(*[plan_player.play(table.id) for plan_player in plan_players])
            stored = await first.hub.store.load(table.id)
            assert [row.text for row in stored.rows] == [stored.steps[0].text, "buy tower"]
            assert await first.plans.of(table.id) == []

    asyncio.run(run())


def test_of_several_lines_the_one_that_comes_true_is_played(database: str) -> None:
    async def run() -> None:
        async with processes(database, 1) as (plan_player,):
            table = await begun(plan_player)
            for number in range(3):
                await plan(plan_player, table, f"p{number}", number, own=-1 - number)
            action = bought(table, 1).steps[-1].action
            after = (await plan_player.hub.play(table.id, table.turn or 0, 0, action)).table
            assert await plan_player.play(table.id)
            assert len((await plan_player.hub.get(table.id)).steps) == 2
            assert not await plan_player.play(table.id)
            assert await plan_player.plans.of(after.id) == []

    asyncio.run(run())


def test_if_none_comes_true_all_of_them_say_so(database: str) -> None:
    async def run() -> None:
        async with processes(database, 1) as (plan_player,):
            table = await begun(plan_player)
            for number in range(2):
                await plan(plan_player, table, f"p{number}", number)
            action = bought(table, 2).steps[-1].action
            await plan_player.hub.play(table.id, table.turn or 0, 0, action)
            assert not await plan_player.play(table.id)
            assert {one.off for one in await plan_player.plans.of(table.id)} == {DIFFERS}

    asyncio.run(run())


def test_tables_with_something_to_be_played_are_found(database: str) -> None:
    async def run() -> None:
        async with processes(database, 2) as (one, other):
            table = await begun(one)
            await plan(one, table, "p")
            assert await other.plans.due() == []
            action = bought(table).steps[-1].action
            await one.hub.play(table.id, table.turn or 0, 0, action)
            assert await other.plans.due() == [table.id]
            assert await other.play(table.id)
            assert await other.plans.due() == []

    asyncio.run(run())
