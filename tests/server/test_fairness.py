"""The deal is promised before it, told after it, and nothing of it gets out in between."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.record.fairness import commitment, verify
from alcaide.storage.database import open_database
from alcaide.tables.log import load_table
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Row, Table
from databases import empty
from serving import Client, Json, Tab, club, seat, server, tab
from tabling import people

T = TypeVar("T")
ME, FRIEND = seat("me", "Ana", "green"), seat("friend", "Luis", "white")
BOT = seat("bot", "Zoraya", "red", "random")


def name(client: Client, called: str) -> None:
    """Come in as a guest."""
    assert client.post("/api/me", json={"name": called}).status_code == 201


def set_up(client: Client, *seats: Json) -> str:
    answer = client.post("/api/tables", json={"game": "alcazar", "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def with_store(folder: Path, do: Callable[[TableStore], Awaitable[T]]) -> T:
    """Do something with the tables of a folder."""

    async def run() -> T:
        store = TableStore(await open_database(empty(folder)))
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def kept(folder: Path, id: str) -> Table:
    """Return a table as the server keeps it."""
    return with_store(folder, lambda store: store.load(id))


def keep_finished(folder: Path, seed: str) -> str:
    """Keep a game of The Castle that random players have finished, and return its id."""
    castle = GAMES["castle"]
    record = Record(castle, castle.setup(2, {}, seed.encode()))
    rng = Rng(b"played")
    while record.turn is not None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    rows = [Row(n, who, text) for n, (who, text) in enumerate(record.actions)]
    table = load_table("over", castle, record.setup, people(2), rows, seed=seed)
    with_store(folder, lambda store: store.create(table))
    return table.id


def play_on(one: Tab, actions: int) -> list[str]:
    """Play the last choice again and again; return all that is told."""
    heard: list[str] = []
    for _ in range(actions):
        if one.view["turn"] is None:
            break
        heard.append(json.dumps(one.look(seat=one.view["turn"])))
        heard.append(json.dumps(one.play(one.view["decision"]["choices"][-1]["text"])))
    return heard


def everything(client: Client, id: str) -> list[str]:
    """Return what every address that can be read answers, asked about a table."""
    schema = client.get("/api/schema/openapi.json").json()
    said = []
    for path, methods in schema["paths"].items():
        if "get" in methods:
            answer = client.get(path.replace("{id}", id).replace("{game}", "alcazar"))
            said += [answer.text, str(answer.headers)]
    return said


def leaks(table: Table) -> list[str]:
    """Return texts that would give the deal away: the seed, what it hashes to, the pile."""
    seed, deck = table.seed, table.setup.piles["Deck"]
    return [
        seed,
        seed[:16],
        seed[-16:],
        seed.upper(),
        hashlib.sha256(seed.encode()).hexdigest(),
        hashlib.sha256(bytes.fromhex(seed)).hexdigest(),
        " ".join(deck[-8:]),
        ",".join(deck[-8:]),
        json.dumps(deck[-8:])[1:-1],
        json.dumps([int(card) for card in deck[-8:]])[1:-1],
        json.dumps([int(card) for card in reversed(deck[-8:])])[1:-1],
    ]


def test_nothing_of_the_seed_but_its_hash_gets_out_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(
        "INFO"
    )  # as much as a server writes; the driver of the database keeps to debug
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        name(luis, "Luis")
        id = set_up(ana, ME, FRIEND)
        with tab(ana, id) as one, tab(luis, id) as other:
            heard = [json.dumps(one.look()), json.dumps(other.look(seat=0))]
            table = kept(tmp_path, id)
            promised = commitment(table.game, table.setup, table.seed)
            heard += play_on(one, 12)
            heard += everything(ana, id) + everything(luis, id)
            for view in (one.view, other.look()):
                assert view["deal"] == {"commitment": promised, "seed": ""}
            secrets = leaks(table)
            for text in [*heard, caplog.text, json.dumps(other.view)]:
                assert [secret for secret in secrets if secret in text] == []


def test_the_promise_stands_before_all_seats_are_taken(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        name(ana, "Ana")
        id = set_up(ana, seat("person", "Ana", "green"), seat("open", "", "white"))
        with tab(ana, id) as one:
            assert len(one.look()["deal"]["commitment"]) == 64


def test_every_table_has_a_seed_of_its_own(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        name(ana, "Ana")
        first, second = (kept(tmp_path, set_up(ana, ME, BOT)) for _ in range(2))
        again = ana.post(f"/api/tables/{first.id}/rematch").json()["id"]
        seeds = {first.seed, second.seed, kept(tmp_path, again).seed}
        assert len(seeds) == 3
        assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_nobody_chooses_the_deal_where_others_play(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        name(ana, "Ana")
        body = {"game": "alcazar", "seats": [ME, BOT], "seed": "I know this one"}
        refused = ana.post("/api/tables", json=body)
        assert refused.status_code == 409
        assert "nobody chooses the deal" in refused.json()["error"]


@pytest.mark.parametrize("wrong", ["two\nlines", "\x00", "x" * 65, "\ud800"])
def test_a_seed_that_no_record_can_hold_is_refused(tmp_path: Path, wrong: str) -> None:
    with server(tmp_path) as client:
        body = {"game": "alcazar", "seats": [ME, FRIEND], "seed": wrong}
        answer = client.post("/api/tables", content=json.dumps(body))
        assert answer.status_code == 400
        assert client.get("/api/tables").json() == []


def ask(client: Client, text: str, lang: str = "en") -> tuple[int, Json]:
    answer = client.post(f"/api/verify?lang={lang}", content=text.encode())
    return answer.status_code, answer.json()


def test_a_record_is_checked_on_the_server_also_of_a_game_at_home(tmp_path: Path) -> None:
    id = keep_finished(tmp_path, 'of "7"')
    with server(tmp_path) as client:
        with tab(client, id) as one:
            assert one.look()["deal"]["seed"] == 'of "7"'
        text = client.get(f"/api/tables/{id}/record").text
        record = Record.loads(text)
        assert record.tags["Commitment"] == (one.view["deal"]["commitment"],)
        assert all(check.fits for check in verify(record))
        status, told = ask(client, text)
        assert (status, told["fair"]) == (200, True)
        assert len(told["checks"]) == 5
        status, told = ask(client, text.replace('[Seed "of', '[Seed "off'), "it")
        assert (status, told["fair"]) == (200, False)
        assert not told["checks"][0]["fits"]
        assert "seme" in told["checks"][0]["sentence"]
        status, told = ask(client, text.replace("[Game", "(Game"))
        assert status == 400
        assert told["line"] == 1
        assert ask(client, "x" * 1_000_001)[0] == 413
        loaded = client.post("/api/tables/record", content=text.encode()).json()["id"]
        with tab(client, loaded) as one:
            assert one.look()["deal"] is None  # a table that was not dealt here promises nothing
