"""Those who only look on see nothing younger than the table lets them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.people.person import Person
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Hinted, Thinks
from alcaide.server.protocol.table_messages import FromServer, Thinking
from alcaide.server.sockets.screen import Screen
from alcaide.tables.log import undo
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from serving import club, seat, tab
from tabling import LIVE, fresh, gathered, random_play

PERSON, BOT = seat("person", "Ana", "green"), seat("bot", "Zoraya", "red", "random")


@pytest.mark.parametrize("delay", [1, 3, 50])
def test_a_table_is_shown_some_actions_late_until_it_is_over(delay: int) -> None:
    table, rng = replace(fresh(), terms=Terms(delay=delay)), Rng(b"late")
    while table.turn is not None:
        shown = delayed(table)
        assert len(shown.steps) == max(0, len(table.steps) - delay)
        assert shown.rows == table.rows[: shown.seq]
        table = random_play(table, rng).table
    assert delayed(table) is table


def test_what_was_taken_back_counts() -> None:
    table, rng = replace(fresh(), terms=Terms(delay=1)), Rng(b"back")
    while not table.can_undo:
        table = random_play(table, rng).table
    before = len(table.steps)
    assert table.turn is not None
    table = undo(table, table.turn, table.seq).table
    assert len(delayed(table).steps) == before - 1


def test_an_onlooker_is_late_and_a_player_is_not(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        for client, called in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": called}).status_code == 201
        body = {"game": "alcazar", "seats": [PERSON, BOT], "terms": {"delay": 4}}
        id = ana.post("/api/tables", json=body).json()["id"]
        with tab(ana, id) as own:
            for _ in range(12):
                view = own.look()
                if view["decision"] and view["decision"]["choices"]:
                    own.send(
                        "play", seq=view["seq"], action=view["decision"]["choices"][0]["action"]
                    )
                    own.next("table")
            own.look()
            while own.view["turn"] not in (0, None):
                own.receive()  # the bot plays
            with tab(luis, id) as other:
                mine, theirs = own.look(), other.look()
                assert theirs["steps"] == max(0, mine["steps"] - 4)
                assert len(theirs["log"]) < len(mine["log"])


def test_what_is_shown_goes_on_and_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = replace(fresh(id="goes-on"), terms=Terms(delay=3)), Rng(b"on")
    for _ in range(5):
        table = random_play(table, rng).table
    assert len(delayed(table).steps) == 2
    monkeypatch.setattr(
        "alcaide.tables.replay.spectator_delay.load_table", lambda *_: pytest.fail("replayed")
    )
    for more in range(3, 9):
        table = random_play(table, rng).table
        assert len(delayed(table).steps) == more
        assert delayed(table) is delayed(table)


def test_who_looks_on_late_is_not_told_who_thinks_now_or_asks_for_a_hint() -> None:
    heard: list[FromServer] = []

    async def send(message: FromServer) -> None:
        heard.append(message)

    async def run(table: Table, person: Person) -> None:
        async def get(_: str) -> Table:
            return table

        hub: Any = SimpleNamespace(get=get, thinking={})
        bot_turns: Any = SimpleNamespace(worker_pool=WorkerPool(size=1), plan_player=None)
        screen = Screen(table, "en", person, hub, bot_turns, send)
        for event in (Thinks(1, on=True), Thinks(1, on=False)):
            await screen.notice(event)
        if screen.display.lags:
            await screen.notice(Hinted(0))

    table = gathered(terms=msgspec.structs.replace(LIVE, delay=2))
    asyncio.run(run(table, Person("u9", "Leonor")))
    assert heard == []
    asyncio.run(run(table, Person("u0", "Ana")))
    assert heard == [Thinking(1, on=True), Thinking(1, on=False)]
