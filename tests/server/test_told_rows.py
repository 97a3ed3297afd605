"""A row that another process tells of is taken in if it comes next; else the store is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from alcaide.core.rng import Rng
from alcaide.server.live import hub as hubs
from alcaide.server.live.events import Changed, read, write
from alcaide.server.live.hub import Hub
from alcaide.server.live.pubsub import make_channels
from alcaide.server.ops.settings import Config
from alcaide.storage.database import open_database
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Change, Row, Table
from databases import empty
from tabling import ALCAZAR, people, random_play


class Asked(TableStore):
    """A store that remembers from which rows on it was asked for news."""

    asked: list[int]

    async def news(self, id: str, number: int) -> Sequence[Row]:
        """Note it, and answer."""
        self.asked.append(number)
        return await super().news(id, number)


class Place:
    """A table at one process, where somebody watches, and what others do there."""

    def __init__(self, hub: Hub, store: Asked, table: Table) -> None:
        self.hub = hub
        self.store = store
        self.there = table  # as the others see it
        self.changes: list[Change] = []

    async def others_play(self, times: int = 1) -> None:
        """Let somebody play by another process, without a word."""
        for _ in range(times):
            change = random_play(self.there, Rng(bytes([self.there.seq])))
            await self.store.append(change)
            self.changes.append(change)
            self.there = change.table

    def hear(self, number: int, seq: int | None = None, row: Row | None = None) -> None:
        """Let the process hear of a row that was played there."""
        told = Changed(number + 1 if seq is None else seq, row=row or self.changes[number].row)
        event = read(write(told))
        assert isinstance(event, Changed)
        self.hub.tell(self.there.id, event)

    async def rows(self) -> Sequence[Row]:
        """Return the rows of the table as the process knows them."""
        return (await self.hub.get(self.there.id)).rows


def at(folder: Path, work: Callable[[Place], Awaitable[None]]) -> None:
    """Do something at a table that others know, too."""

    async def run() -> None:
        store = Asked(await open_database(empty(folder)))
        store.asked = []
        channels = make_channels(Config(""))
        async with channels:
            hub = Hub(store, channels, shared=True)
            table = await hub.create(ALCAZAR, ALCAZAR.setup(2, seed=5), people(2))
            async with hub.watch(table.id):
                await hub.get(table.id)
                store.asked.clear()
                await work(Place(hub, store, table))
        await store.close()

    asyncio.run(run())


def test_the_next_row_is_taken_in_without_asking(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for number in range(5):
            await place.others_play()
            place.hear(number)
            assert await place.rows() == place.there.rows
        seat = place.there.turn
        assert seat is not None
        action = ALCAZAR.legal_actions(place.there.state)[0]
        assert (await place.hub.play(place.there.id, seat, 5, action)).table.seq == 6
        assert place.store.asked == []

    at(tmp_path, work)


def test_a_row_that_is_told_twice_counts_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.others_play(2)
        for number in (0, 0, 1, 0, 1):
            place.hear(number)
        assert await place.rows() == place.there.rows
        assert place.store.asked == []

    at(tmp_path, work)


def test_where_rows_are_missing_the_store_is_asked(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.others_play(3)
        place.hear(2)
        assert await place.rows() == place.there.rows
        assert place.store.asked == [0]

    at(tmp_path, work)


def test_rows_in_a_wrong_order_are_in_the_right_one(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.others_play(3)
        for number in (1, 0, 2):
            place.hear(number)
        assert await place.rows() == place.there.rows
        await place.others_play()
        place.hear(3)
        assert await place.rows() == place.there.rows
        assert place.store.asked == [0]

    at(tmp_path, work)


@pytest.mark.parametrize("text", ["", "nonsense", "undo", "/sit 9"])
def test_of_a_row_that_cannot_be_the_store_knows_better(tmp_path: Path, text: str) -> None:
    async def work(place: Place) -> None:
        await place.others_play()
        place.hear(0, row=Row(0, 0, text))
        assert await place.rows() == place.there.rows
        assert place.store.asked == [0]

    at(tmp_path, work)


@pytest.mark.parametrize("seq", [0, 2, 7])
def test_a_row_and_a_number_that_do_not_agree_are_looked_up(tmp_path: Path, seq: int) -> None:
    async def work(place: Place) -> None:
        await place.others_play()
        place.hear(0, seq)
        assert await place.rows() == place.there.rows
        assert place.store.asked == [0]

    at(tmp_path, work)


def test_while_a_table_is_changed_here_nothing_is_taken_in(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        id = place.there.id
        async with place.hub.locks[id]:
            await place.others_play(2)
            place.hear(0)
            assert place.hub.tables[id].seq == 0
        place.hear(1)
        assert await place.rows() == place.there.rows
        assert place.store.asked == [0]

    at(tmp_path, work)


def test_a_table_that_is_watched_stays_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "KEPT", 2)

    async def work(place: Place) -> None:
        hub, id = place.hub, place.there.id
        others = [
            (await hub.create(ALCAZAR, ALCAZAR.setup(2, seed=n), people(2))).id for n in range(5)
        ]
        assert list(hub.tables) == [id, *others[-2:]]
        async with hub.watch(others[0]):
            await hub.get(others[0])
            await hub.get(others[1])
            assert set(hub.tables) == {id, others[0], others[1], others[-1]}

    at(tmp_path, work)


class Crowded(TableStore):
    """A store that is asked for another table while it looks for news: then room is made."""

    hub: Hub

    async def news(self, id: str, number: int) -> Sequence[Row]:
        """Let somebody set up another table, and answer."""
        await self.hub.create(ALCAZAR, ALCAZAR.setup(2, seed=6), people(2))
        assert id not in self.hub.tables
        return await super().news(id, number)


def test_a_table_is_shown_and_played_on_if_room_is_made_while_its_news_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "KEPT", 1)

    async def run() -> None:
        store, channels = Crowded(await open_database(empty(tmp_path))), make_channels(Config(""))
        async with channels:
            hub = store.hub = Hub(store, channels, shared=True)
            table = await hub.create(ALCAZAR, ALCAZAR.setup(2, seed=5), people(2))
            assert (await hub.get(table.id)).id == table.id
            await hub.get(table.id)  # it is loaded again
            row = random_play(table, Rng(b"crowded")).row
            change = await hub.play(table.id, row.seat, 0, ALCAZAR.read(table.state, row.text))
            assert change.row.text == row.text
        await store.close()

    asyncio.run(run())
