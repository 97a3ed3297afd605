"""Long logs are replayed in slices, and nobody waits for their end."""

from __future__ import annotations

import asyncio

from alcaide.core.rng import Rng
from alcaide.tables.log import extended
from alcaide.tables.replay.sliced_replay import SLICE, SlicedReplay
from alcaide.tables.table import SAVED, UNDO, Row, Table
from tabling import fresh, played, random_play

LONG = 6 * SLICE


def wandering() -> tuple[Row, ...]:
    """Return rows that go to and fro for longer than any game of Alcazar."""
    table = played(LONG, players=5)
    last = table.steps[-1]
    rows = [*table.rows]
    for _ in range(2 * LONG):
        rows.append(Row(len(rows), last.seat, UNDO))
        rows.append(Row(len(rows), last.seat, last.text))
    return tuple(rows)


def test_whoever_comes_with_little_does_not_wait_for_what_takes_long() -> None:
    ended: list[str] = []

    async def load(name: str, rows: tuple[Row, ...], replaying: SlicedReplay) -> Table:
        table = await replaying.extended(fresh(5), rows)
        ended.append(name)
        return table

    async def run(rows: tuple[Row, ...]) -> Table:
        replaying = SlicedReplay()
        async with asyncio.TaskGroup() as group:
            long = group.create_task(load("long", rows, replaying))
            group.create_task(load("short", rows[: 2 * SLICE], replaying))
        return long.result()

    rows = wandering()
    table = asyncio.run(run(rows))
    assert ended == ["short", "long"]
    assert table.rows == rows
    assert table.game.position(table.state, 0) == table.game.position(played(LONG, 5).state, 0)


def test_between_two_slices_others_are_served() -> None:
    rows = wandering()

    async def run() -> int:
        task = asyncio.create_task(SlicedReplay().extended(fresh(5), rows))
        served = 0
        while not task.done():
            await asyncio.sleep(0)
            served += 1
        return served

    assert asyncio.run(run()) >= len(rows) // SLICE


def test_every_position_is_found_whatever_was_taken_back() -> None:
    table = played(3 * SAVED, players=5)
    back = table.back_to(2 * SAVED - 1)
    rng = Rng(b"again")
    while len(back.steps) < 3 * SAVED:
        back = random_play(back, rng).table
    for one in (table, back):
        assert len(one.saved) == 3
        state = one.begin()
        for number, step in enumerate(one.steps):
            assert one.game.position(one.at(number), 0) == one.game.position(state, 0)
            one.game.apply(state, step.action, None)


def test_a_table_that_grows_leaves_the_one_before_as_it_was() -> None:
    table = played(SAVED - 1, players=5)
    texts = [step.text for step in table.steps]
    one, other = (random_play(table, Rng(seed)).table for seed in (b"1", b"22"))
    assert [step.text for step in table.steps] == texts
    assert [len(each.saved) for each in (table, one, other)] == [0, 1, 1]
    assert extended(table, one.rows[table.seq :]).steps[-1].text == one.steps[-1].text
    assert other.steps[-1].text != one.steps[-1].text
