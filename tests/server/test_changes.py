"""What a screen is told about a move comes to the same as the whole table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.people.person import Person
from alcaide.scene.model import Phrase
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Changed
from alcaide.server.live.table_source import TableSource
from alcaide.server.present.differences import pieces
from alcaide.server.protocol.table_messages import FromServer, Look
from alcaide.server.protocol.table_parts import FigureView
from alcaide.server.sockets.screen import Screen
from alcaide.tables.log import load_table, order, play, undo
from alcaide.tables.orders.consent import answer, ask
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from merging import merged
from redealing import redealt
from serving import create, server, tab

OPTIONS = {"alhambra": {"bonus": "on", "squares": "on", "vizier": "on"}}
NAMES = ("Ana", "Luis")
LOOKS = {
    "a player": ("Ana", Look("en")),
    "the other one, who turns the board": ("Luis", Look("it", turns=1)),
    "somebody who reads": ("Luis", Look("fr", details=True)),
    "an onlooker with the plan": ("", Look("en", turns=4)),
}


class Desk:
    """Where a table is found."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[str, int] = {}

    async def get(self, id: str) -> Table:
        return self.table


MINDS = WorkerPool(size=1)  # draws; nobody is asked to think


class Browser:
    """Somebody at a table, and all that is sent to him."""

    def __init__(self, desk: Desk, name: str, look: Look) -> None:
        source = cast(TableSource, desk)
        bot_turns = BotTurns(source, 0.0, MINDS)
        self.screen = Screen(desk.table, "en", Person(name, name), source, bot_turns, self.send)
        self.look = look
        self.messages: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    async def open(self) -> None:
        """Say how one looks at the table."""
        await self.screen.hear(json.dumps({"type": "look"} | msgspec.to_builtins(self.look)))

    async def send(self, message: FromServer) -> None:
        """Take what is sent."""
        heard = msgspec.json.decode(msgspec.json.encode(message))
        self.messages.append(heard)
        if heard["type"] == "change":
            self.table = merged(self.table, heard)
        else:
            self.table = heard["table"]


def begun(game: str, **terms: Any) -> Table:
    kind = GAMES[game]
    seats = [SeatSpec("person", n, kind.colours[i], user=n) for i, n in enumerate(NAMES)]
    setup = kind.setup(2, OPTIONS.get(game), seed=5)
    agreed = Terms(access="public", undo="ask", **terms)
    return load_table("t", kind, setup, seats, (), terms=agreed, owner="Ana")


def another(table: Table, rng: Rng) -> Table:
    """Play on, take back, ask and answer, by chance."""
    turn = table.turn
    assert turn is not None
    if table.can_undo and not rng.below(3):
        return undo(table, turn, table.seq).table
    request = table.agreements.ask
    if request:
        return order(table, 1 - request.seat, answer(request.number, yes=True)).table
    if table.steps and not rng.below(12):
        return order(table, table.steps[-1].seat, ask("undo", 1)).table
    actions = table.game.legal_actions(table.state)
    return play(table, turn, table.seq, actions[rng.below(len(actions))]).table


@pytest.mark.parametrize("who", LOOKS)
@pytest.mark.parametrize("delay", [0, 3])
@pytest.mark.parametrize("game", GAMES)
def test_changes_come_to_the_whole(game: str, delay: int, who: str) -> None:
    name, look = LOOKS[who]

    async def run() -> None:
        desk, rng = Desk(begun(game, delay=delay)), Rng(b"changes")
        told = Browser(desk, name, msgspec.structs.replace(look, changes=True))
        shown = Browser(desk, name, look)
        await told.open()
        await shown.open()
        while desk.table.turn is not None and desk.table.seq < 120:
            desk.table = another(desk.table, rng)
            for browser in (told, shown):
                await browser.screen.notice(Changed())
            assert told.table == shown.table
            assert told.messages[-1]["notes"] == shown.messages[-1]["notes"]
        assert {message["type"] for message in told.messages[1:]} == {"change"}
        assert {message["type"] for message in shown.messages} == {"table"}
        assert len(json.dumps(told.messages)) < len(json.dumps(shown.messages)) / 2

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_changes_do_not_depend_on_what_is_hidden(game: str, viewer: int | None) -> None:
    async def told(table: Table, steps: int) -> list[dict[str, Any]]:
        """Return what somebody hears of a game while it is played."""
        desk = Desk(load(table, 0))
        name = "" if viewer is None else NAMES[viewer]
        browser = Browser(desk, name, Look("en", details=True, changes=True))
        await browser.open()
        for count in range(1, steps + 1):
            desk.table = load(table, count)
            await browser.screen.notice(Changed())
        return browser.messages

    def load(table: Table, count: int) -> Table:
        rows = table.rows[:count]
        return load_table(
            "t", table.game, table.setup, table.seats, rows, terms=table.terms, owner="Ana"
        )

    table, rng = begun(game), Rng(b"hidden")
    while len(table.steps) < 30:
        actions = table.game.legal_actions(table.state)
        assert table.turn is not None
        table = play(table, table.turn, table.seq, actions[rng.below(len(actions))]).table
    other = replace(table, setup=redealt(table, viewer, rng))
    assert other.setup.piles != table.setup.piles
    assert asyncio.run(told(table, 30)) == asyncio.run(told(other, 30))


def test_who_does_not_ask_for_changes_and_who_looks_anew_gets_the_whole(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id) as two:
            turn = two.look()["turn"]
            one.look(seat=turn, changes=True)
            choice = one.view["decision"]["choices"][0]
            play = {"seq": 0, "action": choice["action"]}
            one.send("play", **play)
            change = one.next("change")
            assert change["fields"]["seq"] == change["fields"]["steps"] == 1
            assert change["notes"]
            whole = two.next("table")["table"]
            assert merged(one.view, change)["log"] == whole["log"]
            assert one.look(seat=turn, changes=True)["seq"] == 1  # another language, side, step
            two.look(seat=turn)
            two.send("play", **play)
            one.send("play", **play)
            assert one.next("table")["table"] == one.view  # what he acted on was another one
            assert one.next("refused")["stale"]
            one.look(seat=turn, changes=False)
            one.send("undo", seq=1)
            assert one.receive()["type"] in ("table", "refused")


def figures(text: str) -> list[FigureView]:
    return [FigureView("i", ord(letter), Phrase(letter)) for letter in text]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("abc", "abc", [(0, 3)]),
        ("abc", "abcd", [(0, 3), "d"]),
        ("abc", "ab", [(0, 2)]),
        ("abc", "xyz", ["x", "y", "z"]),
        ("abcdef", "abXdef", [(0, 2), "X", (3, 6)]),
        ("abcdef", "fabcde", [(5, 6), (0, 5)]),
        ("abcdef", "adef", [(0, 1), (3, 6)]),
        ("aab", "aaab", [(0, 2), (0, 1), (2, 3)]),
        ("ab", "", []),
        ("", "ab", ["a", "b"]),
    ],
)
def test_a_list_is_told_by_what_stays_and_what_is_new(old: str, new: str, told: list[Any]) -> None:
    expected = [figures(piece)[0] if isinstance(piece, str) else piece for piece in told]
    assert pieces(figures(old), figures(new)) == expected


def test_any_list_can_be_told() -> None:
    rng = Rng(b"lists")
    for _ in range(500):
        old, new = (
            figures("".join("abcdef"[rng.below(6)] for _ in range(rng.below(9)))) for _ in "on"
        )
        told = pieces(old, new)
        again = [x for p in told for x in (old[slice(*p)] if isinstance(p, tuple) else [p])]
        assert again == new
