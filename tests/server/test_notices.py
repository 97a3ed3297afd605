"""Who is told what, when, and how often; and that it says nothing that others may not know."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from alcaide.people.conduct.chat_lines import ChatStore
from alcaide.people.notify.delivery_protocol import Message, Push
from alcaide.people.notify.outbox import GRACE, LEASE, TRIES
from alcaide.storage.schema import TABLES, USERS
from alcaide.tables.seats import SeatSpec
from alcaide.tables.time import steady_clock
from databases import empty
from tabling import ALCAZAR
from telling import DAYS, FREE, LIVE, SOON, URL, House, within


def test_whoever_is_to_move_is_told_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert await house.round() == ["Alcazar: it is your turn"]
        assert await house.round() == []
        await house.move(table)
        assert await house.round() == ["Alcazar: it is your turn"]

    within(empty(tmp_path), work)


def test_of_two_servers_that_race_one_tells(database: str) -> None:
    async def work(house: House) -> None:
        for seed in range(5):
            await house.table(seed=seed)
            now = datetime.now(UTC) + GRACE + SOON
            await asyncio.gather(house.first.look(now), house.second.look(now))
            await asyncio.gather(house.first.send(now), house.second.send(now))
            assert len(house.one.told() + house.two.told()) == 1

    within(database, work)


def test_there_is_time_to_come_by_oneself(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert await house.round(GRACE - SOON) == []
        await house.move(table)
        assert len(await house.round()) == 1

    within(empty(tmp_path), work)


def test_whoever_sees_the_table_is_told_nothing_of_this_turn(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        house.seen = {house.mover(table).id}
        assert await house.round() == []
        house.seen = set()
        assert await house.round() == []
        await house.move(table)
        assert len(await house.round()) == 1

    within(empty(tmp_path), work)


def test_nobody_is_told_of_a_game_that_he_plays_alone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table(bots=1)
        assert await house.round() == []

    within(empty(tmp_path), work, players=1)


def test_several_tables_are_told_of_in_one_notice(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        tables = [await house.table(seed=1) for _ in range(3)]
        assert await house.round() == ["3 tables are waiting for you"]
        for table in tables:
            await house.move(table)
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.move(await house.hub.get(tables[0].id))
        await house.first.send(datetime.now(UTC) + GRACE + SOON)
        assert house.one.told() == ["2 tables are waiting for you"]  # the third has gone on

    within(empty(tmp_path), work)


def test_of_live_games_only_browsers_are_told_and_soon(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for person in house.people:
            await house.contacts.add_address(person.id, "json://example.org", "JSON")
        await house.table(LIVE)
        assert await house.round(SOON) == ["Alcazar: it is your turn"]
        await house.table(FREE)
        assert len(await house.round()) == 2

    within(empty(tmp_path), work)


def test_a_letter_has_the_address_of_the_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        await house.contacts.add_address(house.mover(table).id, "json://example.org", "JSON")
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.first.send()
        [letter] = [job for job in house.one.jobs if isinstance(job, Message)]
        other = next(p.name for p in house.people if p != house.mover(table))
        assert letter.body == f"Con {other}.\n{URL}/table/{table.id}"

    within(empty(tmp_path), work, lang="it")


@pytest.mark.parametrize(("kind", "told"), [("turn", 0), ("soon", 1), ("table", 1)])
def test_nobody_is_told_what_he_does_not_wish_to_hear(tmp_path: Path, kind: str, told: int) -> None:
    async def work(house: House) -> None:
        prefs = json.dumps({"quiet": [kind]})
        async with house.store.engine.begin() as connection:
            await connection.execute(update(USERS).values(prefs=prefs))
        await house.table()
        assert len(await house.round()) == told

    within(empty(tmp_path), work)


def test_short_time_is_told_of_where_it_is_counted_in_days(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        assert table.turn is not None
        await house.first.warn(table, table.turn, datetime.now(UTC))
        await house.first.send()
        assert house.one.told() == ["Alcazar: your time is nearly up"]
        live = await house.table(LIVE)
        assert live.turn is not None
        await house.first.warn(live, live.turn, datetime.now(UTC))
        house.seen = {house.mover(table).id}
        await house.first.warn(table, table.turn, datetime.now(UTC))
        await house.first.send()
        assert house.one.told() == []

    within(empty(tmp_path), work)


def test_the_time_that_is_left_is_said(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.move(await house.table())
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        await house.first.send(datetime.now(UTC) + timedelta(hours=20))
        [push] = house.one.jobs
        assert isinstance(push, Push)
        assert json.loads(push.body)["body"].endswith("27 hours left.")
        assert push.seconds == 12 * 3600

    within(empty(tmp_path), work)


def test_the_end_is_told_to_those_who_do_not_see_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        seat = table.turn
        assert seat is not None
        await house.hub.order(table.id, seat, "/resign")
        house.seen = {house.people[seat].id}
        assert await house.round() == ["Alcazar: the game is over"]
        assert await house.round() == []

    within(empty(tmp_path), work)


def test_whoever_has_a_seat_kept_is_told(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ana, luis = house.people
        seats = [
            SeatSpec("person", "Ana", "green", user=ana.id),
            SeatSpec("open", "Luis", "white", user=luis.id),
        ]
        setup = ALCAZAR.setup(2, seed=1)
        table = await house.hub.create(ALCAZAR, setup, seats, owner=ana.id, terms=DAYS)
        await house.first.invite(table, ana.id)
        await house.first.send()
        assert house.one.told() == ["Alcazar: Ana is keeping a seat for you"]
        await ChatStore(house.store.engine).mute(luis.id, ana.id, on=True)
        await house.first.invite(table, ana.id)
        await house.first.send()
        assert house.one.told() == []

    within(empty(tmp_path), work)


def test_those_who_keep_the_house_are_told_of_reports_and_nobody_else(tmp_path: Path) -> None:
    """By each of their ways, once until it is sent; whom it is about is seen at the desk only."""

    async def work(house: House) -> None:
        keeper, other = house.people
        for person in house.people:
            await house.contacts.add_address(person.id, "json://example.org", "JSON")
        async with house.store.engine.begin() as connection:
            role = update(USERS).where(USERS.c.id == keeper.id).values(role="moderator")
            await connection.execute(role)
        for _ in range(2):
            await house.first.reported()
            await house.second.reported()
            await house.first.send(datetime.now(UTC) + SOON)
            [push] = [job for job in house.one.jobs if isinstance(job, Push)]
            [letter] = [job for job in house.one.jobs if isinstance(job, Message)]
            assert push.endpoint == f"https://push.example/{keeper.id}"
            assert letter.body.endswith(f"{URL}/desk")
            assert other.name not in push.body + letter.body
            assert house.one.told() == ["È arrivata una segnalazione"] * 2

    within(empty(tmp_path), work, lang="it")


def test_notices_go_by_the_clock_of_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers that live an hour ahead of the machine's clock told of a turn an hour late."""

    def ahead(by: timedelta) -> None:
        monkeypatch.setattr(steady_clock, "_began", steady_clock._began + by)

    async def work(house: House) -> None:
        ahead(timedelta(hours=1))
        await house.table()
        ahead(GRACE + SOON)
        await house.first.look()
        await house.first.send()
        assert house.one.told() == ["Alcazar: it is your turn"]

    within(empty(tmp_path), work)


def test_what_fails_is_tried_again_and_given_up(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        house.one.result = "later"
        now = datetime.now(UTC) + GRACE + SOON
        await house.first.look(now)
        for _ in range(TRIES + 2):
            await house.first.send(now)
            await house.first.send(now)  # not at once
            now += timedelta(hours=10)
        assert len(house.one.jobs) == TRIES

    within(empty(tmp_path), work)


def test_what_a_dead_server_was_sending_others_send(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        now = datetime.now(UTC) + GRACE + SOON
        await house.first.look(now)
        assert len(await house.first.outbox.take(now)) == 1  # and then it dies
        await house.second.send(now)
        assert house.two.told() == []
        await house.second.send(now + LEASE)
        assert house.two.told() == ["Alcazar: it is your turn"]

    within(empty(tmp_path), work)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        house.one.result = "gone"
        assert len(await house.round()) == 1
        assert await house.contacts.of(house.mover(table).id) == []

    within(empty(tmp_path), work)


def test_a_person_who_leaves_takes_his_letters_along(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.table()
        await house.first.look(datetime.now(UTC) + GRACE + SOON)
        async with house.store.engine.begin() as connection:
            await connection.execute(USERS.delete())
        await house.first.send()
        assert house.one.told() == []

    within(empty(tmp_path), work)


def test_notices_say_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        said = set()
        for seed in range(6):
            table = await house.table(seed=seed)
            async with house.store.engine.begin() as connection:
                same = update(TABLES).where(TABLES.c.id == table.id)
                await connection.execute(same.values(waits_for=house.people[0].id))
            await house.first.look(datetime.now(UTC) + GRACE + SOON)
            await house.first.send()
            [push] = house.one.jobs
            house.one.told()
            assert isinstance(push, Push)
            said.add(push.body.replace(table.id, "ID"))
        assert len(said) == 1

    within(empty(tmp_path), work)
