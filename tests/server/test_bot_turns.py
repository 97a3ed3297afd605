"""Bots at a table: they play until it is a person's turn, whatever happens to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from alcaide.bots import BOTS, Bot, Budget, searcher, team, worker_processes
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.alcazar import actions as act
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.scheduler import Claim, Lane, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Event, Thinks
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import MissingError
from alcaide.tables.log import play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Change, Table, new_table
from alcaide.tables.terms import Terms
from tabling import ALCAZAR, NAMES


class Hub:
    """Keeps one table and what was told."""

    def __init__(self, kinds: str) -> None:
        seats = [
            SeatSpec("bot", NAMES[i], GAMES["alcazar"].colours[i], "random")
            if kind == "b"
            else SeatSpec("friend", NAMES[i], GAMES["alcazar"].colours[i])
            for i, kind in enumerate(kinds)
        ]
        self.table = new_table("t", ALCAZAR, ALCAZAR.setup(len(kinds), seed=3), seats)
        self.told: list[Event] = []
        self.thinking: dict[str, int] = {}
        self.trouble: list[Exception] = []
        self.watched = True

    async def get(self, id: str) -> Table:
        return self.table

    async def seen(self, id: str) -> bool:
        return self.watched

    async def play(self, id: str, seat: int, seq: int, action: Any) -> Change:
        if self.trouble:
            raise self.trouble.pop()
        change = play(self.table, seat, seq, action)
        self.table = change.table
        self.thinking.clear()
        return change

    def tell(self, id: str, event: Event) -> None:
        self.told.append(event)
        if isinstance(event, Thinks) and event.on:
            self.thinking[id] = event.seat


@contextmanager
def threads() -> Iterator[WorkerPool]:
    """Give what thinks in threads of this process."""
    worker_pool = WorkerPool(size=1)
    with ThreadPoolExecutor(1) as pool:
        for workers in worker_pool.workers.values():
            workers.pool = pool
        yield worker_pool


def run(hub: Hub, delay: float = 0.0) -> None:
    """Let the bots play until they rest, in threads of this process."""

    async def main() -> None:
        with threads() as worker_pool:
            bot_turns = BotTurns(hub, delay, worker_pool)  # type: ignore[arg-type]
            bot_turns.wake("t")
            bot_turns.wake("t")  # twice is once
            assert len(bot_turns.running) == 1
            await bot_turns.running["t"]

    asyncio.run(main())


def bot(choose: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Bot("random", choose))


def test_a_search_is_put_together_from_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", team("random", Budget(2)))
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)
    run(hub)
    assert hub.table.turn == 1


def test_a_bot_stops_thinking_when_the_table_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", searcher("random", Budget(seconds=600.0)))
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)

    async def moved() -> Table:
        await asyncio.sleep(0.1)
        person = [hub.table.seats[1], hub.table.seats[1]]
        action = ALCAZAR.legal_actions(hub.table.state)[0]
        hub.table = play(new_table("t", ALCAZAR, hub.table.setup, person), 0, 0, action).table
        return hub.table

    async def main() -> None:
        with threads() as worker_pool:
            bot_turns = BotTurns(hub, 0.0, worker_pool)  # type: ignore[arg-type]
            monkeypatch.setattr(worker_processes, "stopped", worker_pool.workers[Lane.LONG].stopped)
            bot_turns.wake("t")
            await asyncio.gather(moved(), bot_turns.running["t"])

    begun = time.monotonic()
    asyncio.run(main())
    assert time.monotonic() - begun < 600.0
    assert hub.table.seq == 1


def test_bots_play_a_game_to_its_end() -> None:
    hub = Hub("bbb")
    run(hub)
    assert hub.table.turn is None
    thought = [event.seat for event in hub.told if isinstance(event, Thinks) and event.on]
    assert thought == [step.seat for step in hub.table.steps]


def test_a_game_that_only_bots_play_pauses_until_somebody_looks() -> None:
    hub = Hub("bbb")
    hub.watched = False
    run(hub)
    assert hub.table.seq == 0
    hub.watched = True
    run(hub)
    assert hub.table.turn is None


@pytest.mark.parametrize(
    ("kinds", "pace", "watched", "priority"),
    [
        ("bp", "live", True, Priority.LIVE),
        ("bp", "free", True, Priority.LIVE),
        ("bp", "live", False, Priority.DAYS),  # nobody waits for it just now
        ("bp", "days", True, Priority.DAYS),
        ("bb", "free", True, Priority.BOTS),
        ("bb", "free", False, None),
    ],
)
def test_who_waits_for_a_bot(
    kinds: str, pace: Any, watched: bool, priority: Priority | None
) -> None:
    hub = Hub(kinds)
    hub.watched = watched
    table = replace(hub.table, owner="ana", terms=Terms(pace=pace))
    bot_turns = BotTurns(hub, 0.0, WorkerPool(size=1))  # type: ignore[arg-type]
    claim = None if priority is None else Claim("ana", priority)
    assert asyncio.run(bot_turns.claim(table)) == claim


def test_bots_stop_where_a_person_is_to_move() -> None:
    hub = Hub("bpb")
    run(hub)
    assert hub.table.turn == 1
    assert {step.seat for step in hub.table.steps} <= {0, 2}


@pytest.mark.parametrize("secret", [False, True])
def test_a_bot_thinks_about_a_hidden_answer_though_there_is_but_one(
    secret: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else others would see at once that it had nothing to choose."""
    asked: list[int] = []

    def choose(game: Any, view: Any, actions: list[Any], rng: Rng) -> Any:
        asked.append(len(actions))
        return actions[0]

    bot(choose, monkeypatch)
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)
    one = replace(
        ALCAZAR,
        legal_actions=lambda state: ALCAZAR.legal_actions(state)[:1],
        secret=("main",) if secret else (),
    )
    hub.table = replace(hub.table, game=one)
    run(hub)
    assert hub.table.steps
    assert asked == [1] * secret


def test_a_bot_does_not_think_where_it_could_only_show_cards_besides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else others would see that it held one: bots leave that to the scoring rounds."""
    asked: list[int] = []

    def choose(game: Any, view: Any, actions: list[Any], rng: Rng) -> Any:
        asked.append(len(actions))
        return actions[0]

    bot(choose, monkeypatch)
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)
    one = replace(ALCAZAR, worthwhile=lambda state: ALCAZAR.legal_actions(state)[-1:])
    hub.table = replace(hub.table, game=one)
    run(hub)
    assert hub.table.steps
    assert not asked


def test_a_move_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    hub = Hub("bpp")
    hub.table = hub.table if hub.table.turn == 0 else started_by(hub.table, 0)
    run(hub, delay=5.0)
    assert slept
    assert all(4 < seconds <= 5 for seconds in slept)


def started_by(table: Table, seat: int) -> Table:
    setup = type(table.setup)(
        table.setup.players, seat, table.setup.options, table.setup.piles, table.setup.board
    )
    return new_table(table.id, table.game, setup, table.seats)


@pytest.mark.parametrize(
    "choose",
    [
        lambda game, view, actions, rng: 1 / 0,
        lambda game, view, actions, rng: act.Tower(0),
        lambda game, view, actions, rng: "a castle",
        lambda game, view, actions, rng: None,
    ],
)
def test_a_bot_that_fails_does_not_end_the_game(
    choose: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot(choose, monkeypatch)
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)
    with caplog.at_level(logging.ERROR):
        run(hub)
    assert hub.table.turn == 1
    assert "bot random" in caplog.text


def test_a_bot_that_comes_too_late_looks_again() -> None:
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)
    hub.trouble = [StaleError()]
    run(hub)
    assert hub.table.turn == 1


def test_bots_leave_a_table_that_is_gone() -> None:
    hub = Hub("bp")
    hub.table = started_by(hub.table, 0)

    async def missing(id: str) -> Table:
        raise MissingError

    hub.get = missing  # type: ignore[method-assign]
    run(hub)
    assert hub.told == []


def test_a_bot_asked_again_answers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(game: Any, view: Any, actions: list[Any], rng: Rng) -> Any:
        return actions[rng.below(len(actions))]

    bot(choose, monkeypatch)
    games = []
    for _ in range(2):
        hub = Hub("bb")
        run(hub)
        games.append([step.text for step in hub.table.steps])
    assert games[0] == games[1]
