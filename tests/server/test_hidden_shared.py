"""At a table among people nobody is sent anything that depends on what he cannot know.

A game among people is begun in all three games, with talk. The database is then copied, with other
cards in all places that somebody cannot see, and both servers are asked for all that there is: the
screen in every language and at every step, previews, a board to try things out, the socket of
programs, analysis, pictures, the own data. Both must send the same to the byte.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from litestar.testing import WebSocketTestSession
from sqlalchemy import update

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.sockets import what_if_socket
from alcaide.storage.database import open_database
from alcaide.storage.schema import TABLES
from alcaide.tables.log import play
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from databases import empty
from redealing import redealt
from serving import Client, Json, another, club, seat

OPTIONS = {"alhambra": {"bonus": "on", "squares": "on", "vizier": "on"}}
PLAYERS = {"alcazar": 3, "castle": 2, "alhambra": 3}
NAMES = ("Ana", "Luis", "Carmen")
STEPS = 30


class Guest:
    """Somebody with a cookie that he has from an earlier server; None: a stranger."""

    def __init__(self, seat: int | None, cookies: dict[str, str]) -> None:
        self.seat = seat
        self.cookies = cookies


OPENS: Final = re.compile(r'"opens": "[^"]*", ')  # a week after the pause was asked for here


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards to try things out be dealt alike, whatever lies in the real game."""
    monkeypatch.setattr(what_if_socket, "Rng", lambda _: Rng(b"same"))


@contextmanager
def people(folder: Path, number: int) -> Iterator[list[Client]]:
    """Start a server and give browsers."""
    with club(folder, limits=False) as (ana, luis):
        more = [another(ana.app) for _ in range(number - 2)]
        for client in more:
            client.blocking_portal = ana.blocking_portal
        yield [ana, luis, *more]


def gathered(folder: Path, game: str) -> tuple[str, list[Guest]]:
    """Let people sit down at a table and talk; return it and them."""
    players = PLAYERS[game]
    colours = GAMES[game].colours
    with people(folder, players) as clients:
        for client, name in zip(clients, NAMES, strict=False):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        seats = [seat("person", "Ana", colours[0])]
        seats += [seat("open", "", colour) for colour in colours[1:players]]
        options = OPTIONS.get(game, {})
        body = {"game": game, "seats": seats, "options": options, "terms": {"access": "public"}}
        answer = clients[0].post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        for client in clients[1:]:
            with client.websocket_connect(f"/api/tables/{id}/live?lang=en") as line:
                line.send_text(json.dumps({"type": "sit", "seat": clients.index(client)}))
                until(line, "table")
        for number, client in enumerate(clients):
            with client.websocket_connect(f"/api/tables/{id}/live?lang=en") as line:
                line.send_text(json.dumps({"type": "ready"}))
                until(line, "table")
                line.send_text(json.dumps({"type": "chat", "text": f"hello from {number}"}))
                while until(line, "chat")[-1]["whole"]:
                    pass
        guests = [Guest(number, dict(client.cookies)) for number, client in enumerate(clients)]
    return id, [*guests, Guest(None, {})]


def until(line: WebSocketTestSession, *types: str) -> list[Json]:
    """Return what is sent up to a message of some types."""
    heard: list[Json] = []
    while not heard or heard[-1]["type"] not in types:
        heard.append(json.loads(line.receive_text(timeout=20)))
    return heard


def played(folder: Path, id: str, steps: int) -> Table:
    """Play some actions at random, and on to a hidden answer, behind the server's back."""

    async def run() -> Table:
        store = TableStore(await open_database(empty(folder)))
        try:
            table, rng = await store.load(id), Rng(b"shared")
            while len(table.steps) < steps or not told(table):
                assert table.turn is not None
                actions = table.game.legal_actions(table.state)
                action = actions[-1] if asks(table) else actions[rng.below(len(actions))]
                change = play(table, table.turn, table.seq, action)
                await store.append(change)
                table = change.table
            return table
        finally:
            await store.close()

    return asyncio.run(run())


def asks(table: Table) -> bool:
    """Tell whether answers are hidden now until all are in."""
    phase: str = table.game.observe(table.state, None).phase
    return phase in table.game.secret


def told(table: Table) -> bool:
    """Tell whether such an answer is in, where a game has them."""
    return not table.game.secret or (asks(table) and table.state.answered > 0)


def with_other_cards(folder: Path, id: str, viewer: int | None, rng: Rng) -> Table:
    """Deal the hidden cards of a table anew, in the database."""

    async def run() -> Table:
        store = TableStore(await open_database(empty(folder)))
        try:
            setup = redealt(await store.load(id), viewer, rng)
            async with store.engine.begin() as connection:
                values = {"setup": msgspec.json.encode(setup).decode()}
                await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))
            return await store.load(id)
        finally:
            await store.close()

    return asyncio.run(run())


def all_sent(folder: Path, table: Table, guest: Guest) -> list[str]:
    """Return all that a server sends to somebody who is curious."""
    with people(folder, 2) as (client, _):
        client.cookies.update(guest.cookies)
        where = f"/api/tables/{table.id}"
        sent = [f"{path}: {client.get(path).text}" for path in addresses(table, guest)]
        sent += screen(client, where, table, guest.seat)
        sent += board(client, where, len(table.steps))
        sent += board(client, where, 3)
        with client.websocket_connect(f"{where}/program") as line:
            end = ["refused"] if guest.seat is None else ["hello"]
            end = ["move"] if guest.seat == table.turn else end
            sent += map(json.dumps, until(line, *end))
    # who is there and what was said may come in any order; an hour is that of the request
    return sorted(OPENS.sub("", each) for each in sent)


def addresses(table: Table, guest: Guest) -> list[str]:
    """Return what can be asked for over HTTP."""
    where = f"/api/tables/{table.id}"
    steps = [f"{where}/picture.svg?at={step}" for step in some(table)]
    asked = [*steps, f"{where}/picture.svg", f"{where}/record", f"{where}/settings", "/api/lobby"]
    asked += ["/api/tables", "/api/waiting", "/api/account/export", "/api/account", "/api/me"]
    return asked + [f"/api/players/{spec.user}" for spec in table.seats]


def some(table: Table) -> range:
    """Return some steps of a table, the first among them."""
    return range(0, len(table.steps) + 1, len(table.steps) // 6)


def screen(client: Client, where: str, table: Table, own: int | None) -> list[str]:
    """Return what the socket for screens sends: the table from all sides, and answers."""
    sent: list[Json] = []
    with client.websocket_connect(f"{where}/live?lang=en") as line:

        def ask(*types: str, **message: Any) -> None:
            line.send_text(json.dumps(message))
            sent.extend(until(line, *types))

        for lang in ("en", "it", "fr"):
            ask("table", type="look", lang=lang, turns=1)
        for step in some(table):
            ask("table", type="look", lang="en", step=step)
        for other in range(len(table.seats)):
            ask("table", type="look", lang="en", seat=other)
        ask("table", type="look", lang="en", changes=True)
        ask("refused" if own is None else "change", type="ask", what="pause")
        ask("refused", type="analysis")
        answers = ("preview", "refused")
        legal = table.game.legal_actions(table.state)
        for action in legal[:: len(legal) // 12 + 1]:
            it = msgspec.to_builtins(action)
            ask(*answers, type="preview", seq=table.seq, action=it)
        if own == table.turn:
            for text in ("nonsense", "pass", "buy deck", "place a1 0", "take"):
                ask("refused", type="why", text=text)
    return [json.dumps(message) for message in sent]


def board(client: Client, where: str, step: int) -> list[str]:
    """Return what a board to try things out shows, or why there is none."""
    with client.websocket_connect(f"{where}/whatif?lang=en&step={step}") as line:
        line.send_text(json.dumps({"type": "look", "lang": "en", "seat": 0}))
        return [json.dumps(message) for message in until(line, "table", "refused")]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_what_he_cannot_know(tmp_path: Path, game: str) -> None:
    rng, kept = Rng(b"other"), tmp_path / "kept"
    id, guests = gathered(kept, game)
    table = played(kept, id, STEPS)
    time.sleep(1)  # what is asked for here is always of a later second than the last move
    dealt = table.setup.piles
    for guest in guests:
        sent: list[list[str]] = []
        for number in range(2):
            folder = tmp_path / f"{guest.seat}-{number}"
            shutil.copytree(kept, folder)
            if number:
                other = with_other_cards(folder, id, guest.seat, rng)
                assert other.setup.piles != dealt
                assert [row.text for row in other.rows] == [row.text for row in table.rows]
            sent.append(all_sent(folder, table, guest))
        assert len(sent[0]) > 30
        assert sent[0] == sent[1]


def test_the_comparison_would_see_a_leak(tmp_path: Path) -> None:
    kept, folder = tmp_path / "kept", tmp_path / "other"
    id, guests = gathered(kept, "alcazar")
    table = played(kept, id, STEPS)
    shutil.copytree(kept, folder)
    with_other_cards(folder, id, 1, Rng(b"other"))  # through the eyes of somebody else
    assert all_sent(kept, table, guests[0]) != all_sent(folder, table, guests[0])
