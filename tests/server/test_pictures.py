"""Positions as pictures: public, whole in themselves, and touching nothing else."""

from __future__ import annotations

import asyncio
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.values import Setup
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from alcaide.server.http.tables import pictures
from alcaide.server.http.tables.pictures import picture, shown
from alcaide.storage.database import open_database
from alcaide.tables.log import load_table
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Row, Table
from alcaide.tables.terms import Terms
from databases import empty
from serving import ANA, LUIS, Json, club, create, seat, server, tab
from tabling import ALCAZAR, played

SVG = "{http://www.w3.org/2000/svg}"


def game_of(name: str, players: int, actions: int = 10_000) -> Table:
    """Return a game at which everybody has played at random."""
    game = GAMES[name]
    record = Record(game, game.setup(players, seed=4))
    rng = Rng(b"picture")
    while record.turn is not None and len(record.actions) < actions:
        legal = record.legal_actions()
        record.add(legal[rng.below(len(legal))])
    rows = [Row(n, who, text) for n, (who, text) in enumerate(record.actions)]
    names = ["Ana <b>&", "Luis", "Carmen", "Yusuf", "Leonor", "Zoraya"]
    seats = [SeatSpec("friend", names[n], game.colours[n]) for n in range(players)]
    return load_table("t", game, record.setup, seats, rows)


def keep(folder: Path, table: Table) -> None:
    async def run() -> None:
        store = TableStore(await open_database(empty(folder)))
        try:
            await store.create(table)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("name", "players"), [("alcazar", 5), ("castle", 2), ("alhambra", 6)])
def test_a_picture_is_whole_in_itself(name: str, players: int, theme: str, lang: str) -> None:
    table = game_of(name, players)
    text = picture(table, len(table.steps), 0, theme, lang)
    root = ET.fromstring(text)
    ids = {node.get("id") for node in root.iter()} - {None}
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
    assert used <= ids
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert "<script" not in text
    assert "Ana &lt;b&gt;&amp;" in text
    points = [f">{value}</tspan>" for value in table.game.scores(table.state)]
    assert [each for each in points if each not in text] == []
    assert len(text) < 600_000


@pytest.mark.parametrize("name", GAMES)
def test_its_styles_hold_in_it_only(name: str) -> None:
    text = picture(game_of(name, 2, 20), 20, 0, "light", "en")
    style = text.partition("<style>")[2].partition("</style>")[0]
    assert ":root" not in style
    rules = re.findall(r"([^{}]+)\{[^{}]*\}", style.partition(";")[2])
    wide = [rule.strip() for rule in rules if rule.strip().startswith(("*", "[", "svg", "text"))]
    assert wide
    assert [rule for rule in wide if f".of-{name}" not in rule] == []


def test_every_alhambra_is_in_the_picture() -> None:
    table = game_of("alhambra", 3)
    root = ET.fromstring(picture(table, len(table.steps), 0, "light", "en"))
    assert len([node for node in root.iter(f"{SVG}svg") if node is not root]) == 3


def redealt(table: Table) -> Table:
    """Return the same game with other cards where nobody but one player has looked."""
    unseen = ALCAZAR.observe(table.state, None).unseen
    other = unseen.copy()
    Rng(b"again").shuffle(other)
    exchange = {str(a): str(b) for a, b in zip(unseen, other, strict=True)}
    deck = [exchange.get(card, card) for card in table.setup.piles["Deck"]]
    setup = Setup(table.setup.players, table.setup.start, table.setup.options, {"Deck": deck})
    return load_table(table.id, table.game, setup, table.seats, table.rows)


def test_nothing_hidden_is_in_it() -> None:
    for steps in (5, 40, 90):
        table = played(steps, players=3)
        other = redealt(table)
        assert other.setup.piles != table.setup.piles
        one = picture(table, steps, 0, "light", "en")
        assert one == picture(other, steps, 0, "light", "en")


def test_of_a_running_game_onlookers_see_what_is_due_to_them() -> None:
    whole = game_of("castle", 2, 30)
    running = replace(whole, id="late", terms=Terms(delay=10))
    seen = delayed(running)
    assert len(seen.steps) == 20
    assert shown(running, None, 0, "light", "en") == picture(seen, 20, 0, "light", "en")
    assert shown(running, 25, 0, "light", "en") == picture(seen, 20, 0, "light", "en")
    assert shown(running, 7, 0, "light", "en") == picture(seen, 7, 0, "light", "en")
    assert "30" not in re.findall(r"(\d+) / (\d+)</text>", shown(running, 7, 0, "light", "en"))[0]
    over = replace(game_of("castle", 2), terms=Terms(delay=10))
    assert shown(over, 9999, 0, "light", "en") == picture(over, len(over.steps), 0, "light", "en")


def test_it_is_had_by_its_address(tmp_path: Path) -> None:
    table = game_of("castle", 2)
    keep(tmp_path, table)
    with server(tmp_path) as client:
        answer = client.get("/api/tables/t/picture.svg?at=12&turns=1&theme=dark&lang=it")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "script-src" not in answer.headers["content-security-policy"]
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.text == picture(table, 12, 1, "dark", "it")
        assert answer.text != client.get("/api/tables/t/picture.svg?at=13&turns=1&theme=dark").text
        for wrong in ("at=-1", "at=x", "turns=5", "theme=pink"):
            assert client.get(f"/api/tables/t/picture.svg?{wrong}").status_code == 400
        assert client.get("/api/tables/other/picture.svg").status_code == 404


def test_it_is_drawn_once_for_a_row_and_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def draw(table: Table, step: int, *how: Any) -> str:
        drawn.append(step)
        return picture(table, step, *how)

    monkeypatch.setattr(pictures, "picture", draw)
    with server(tmp_path) as client:
        id = create(client)
        path = f"/api/tables/{id}/picture.svg"
        first = client.get(path)
        assert (client.get(path).text, drawn) == (first.text, [0])
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
        assert "private" in first.headers["cache-control"]
        with tab(client, id) as one:
            view = one.look(seat=one.look()["turn"])
            one.play(view["decision"]["choices"][0]["text"])
        later = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (later.status_code, drawn) == (200, [0, 1])
        client.get(f"{path}?theme=dark")
        assert drawn == [0, 1, 1]


def test_only_who_may_look_on_has_it(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        ana.post("/api/me", json={"name": "Ana"})
        body: Json = {"game": "alcazar", "seats": [ANA, LUIS], "terms": {"watch": False}}
        id = ana.post("/api/tables", json=body).json()["id"]
        assert ana.get(f"/api/tables/{id}/picture.svg").status_code == 200
        assert luis.get(f"/api/tables/{id}/picture.svg").status_code == 404


def test_of_a_running_game_at_home_there_is_one_too(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client, [ANA, seat("friend", "Luis", "red")])
        assert "<svg" in client.get(f"/api/tables/{id}/picture.svg?at=999").text


def test_a_plain_picture_is_one_board_without_names(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for game in ("alcazar", "alhambra"):
            body: Json = {"game": game, "seats": [ANA, LUIS], "options": {}, "seed": "1"}
            if game == "alhambra":
                body["seats"] = [{**ANA, "colour": "blue"}, {**LUIS, "colour": "red"}]
            id = client.post("/api/tables", json=body).json()["id"]
            whole = client.get(f"/api/tables/{id}/picture.svg").text
            plain = client.get(f"/api/tables/{id}/picture.svg?plain=true").text
            assert "Ana" in whole
            assert "Ana" not in plain
            assert plain.count("<svg") == 2  # the document and its board
