"""Answers before their turn and standing orders, in a database that several processes share."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.actions import NO
from alcaide.people.notify.contacts import Contacts
from alcaide.people.notify.outbox import GRACE, Outbox
from alcaide.people.people_store import People
from alcaide.people.personal_data import everything
from alcaide.server.live import answering
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.tables.ahead.standing_orders import Order
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.my_tables import turns
from alcaide.tables.table import Table
from planned import DAYS, processes


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let answers that were given beforehand be played without a pause."""
    monkeypatch.setattr(answering, "AFTER", 0.0)


async def asked(plan_player: PlanPlayer) -> tuple[Table, list[str]]:
    """Return a table where two people are asked at once, seat 1 first, and who they are."""
    people = People(plan_player.plans.engine)
    users = [(await people.welcome(name)).id for name in ("Ana", "Luis")]
    seats = [
        SeatSpec("person", name, colour, user=user)
        for name, colour, user in zip(("Ana", "Luis"), ("blue", "red"), users, strict=True)
    ]
    setup = GAME.setup(2, {"vizier": "on"}, b"5")
    table = await plan_player.hub.create(GAME, setup, seats, terms=DAYS)
    ask = Order(table.id, 0, "vizier", users[0], "ask")  # also for what she left in her turn
    await plan_player.answering.orders.give(ask)
    change = await plan_player.hub.play(table.id, 0, 0, GAME.read(table.state, "take g2"))
    return change.table, users


def test_an_answer_is_kept_and_played_once_by_any_process(database: str) -> None:
    async def run() -> None:
        async with processes(database, 3) as plan_players:
            first, other, third = plan_players
            table, (ana, luis) = await asked(first)
            engine = first.plans.engine
            assert [turn.id for turn in await turns(engine, ana)] == [table.id]
            assert [kept.waits_for for kept in await first.hub.store.list(9, ana)] == [ana]
            assert [kept.waits_for for kept in await first.hub.store.list(9, luis)] == [luis]
            await first.answering.keep(table, 0, NO)
            assert await turns(engine, ana) == []
            told = await everything(engine, ana)
            assert told is not None
            assert [plan.answer for plan in told.plans] == [True]
            assert await first.plans.of(table.id) == []  # no plan, where these are played
            assert not await other.play(table.id)
            assert await other.due() == set()
            await first.hub.play(table.id, 1, table.seq, NO)
            assert await other.due() == {table.id}
            await asyncio.gather(*[plan_player.play(table.id) for plan_player in plan_players])
            stored = await third.hub.store.load(table.id)
            assert [row.text for row in stored.rows] == ["take g2", "no", "no"]
            assert await first.plans.by(ana) == []

    asyncio.run(run())


def test_an_answer_goes_with_its_question(database: str) -> None:
    async def run() -> None:
        async with processes(database, 1) as (plan_player,):
            table, (ana, _luis) = await asked(plan_player)
            await plan_player.answering.keep(table, 0, NO)
            buys = GAME.read(table.state, "vizier 4 with o3 o8")
            after = (await plan_player.hub.play(table.id, 1, table.seq, buys)).table
            assert not await plan_player.play(table.id)
            assert await plan_player.plans.by(ana) == []
            assert after.turn == 1

    asyncio.run(run())


def test_orders_are_kept_obeyed_and_told_to_their_person(database: str) -> None:
    async def run() -> None:
        async with processes(database, 2) as (one, other):
            table, (ana, luis) = await asked(one)
            orders, engine = one.answering.orders, one.plans.engine
            never = Order(table.id, 1, "vizier", luis, "never", (), 1)
            await orders.give(msgspec.structs.replace(never, order="ask"))
            assert not await other.play(table.id)
            await orders.give(never)
            assert await orders.by(luis) == [never]
            assert [order.seat for order in await orders.of(table.id)] == [0, 1]
            told = await everything(engine, luis)
            assert told is not None
            assert told.standing == [never]
            assert await other.due() == {table.id}
            assert await other.play(table.id)
            assert not await one.play(table.id)  # Ana is asked
            await orders.give(Order(table.id, 0, "vizier", ana, "kinds", ("tower",)))
            assert await one.play(table.id)
            assert (await other.hub.get(table.id)).turn == 1
            await one.hub.delete(table.id)
            assert await orders.by(luis) == []

    asyncio.run(run())


def test_all_who_are_asked_are_told(database: str) -> None:
    async def run() -> None:
        async with processes(database, 1) as (plan_player,):
            engine = plan_player.plans.engine
            table, users = await asked(plan_player)
            for user in users:
                await Contacts(engine).add_address(user, f"json://{user}", "")
            letters = Outbox(engine)
            stored = await plan_player.hub.store.load(table.id)
            assert stored.rows[-1].at is not None
            now = stored.rows[-1].at + 2 * GRACE
            found = await letters.turns(now)
            assert {wait.user for waits in found for wait in waits} == set(users)
            for waits in found:
                await letters.claim("turn", waits, {waits[0].user: [table.id]})
            assert await letters.turns(now) == []
            [head] = await letters.heads([table.id])
            assert head.waits_for == set(users)
            await plan_player.answering.keep(table, 0, NO)
            [head] = await letters.heads([table.id])
            assert head.waits_for == {users[1]}  # nothing to tell her any more

    asyncio.run(run())
