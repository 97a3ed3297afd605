"""Boards as in one's own box on a server: edited, kept, chosen; not rated if they differ."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from alcaide.people import board_store
from alcaide.record import Record
from alcaide.record.board_file import transcribable, usual_file
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view
from alcaide.server.protocol.table_messages import Look
from alcaide.storage.database import open_database
from alcaide.tables.records import to_record
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from databases import empty
from registering import register
from serving import Client, Json, club, seat, server

TWO = [seat("me", "Ana", "white"), seat("bot", "Zoraya", "black", "random")]


def usual(client: Client, game: str) -> Json:
    answer = client.get(f"/api/boards/usual/{game}")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def draft(view: Json, **more: Any) -> Json:
    return {"game": view["game"], "form": view["form"], "name": "Casa", "author": "Ana", **more}


def changed(client: Client) -> Json:
    """Return a board of The Castle with one more well, which nothing speaks against."""
    view = usual(client, "castle")
    view["form"][1]["faces"][26][0]["marks"] = ["well"]
    return draft(view)


@pytest.mark.parametrize("game", transcribable())
def test_the_usual_board_agrees_with_all_that_is_known(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        view = usual(client, game)
        assert (view["open"], view["trouble"], view["usual"]) == (0, "", True)
        assert all(fact["sentence"] and fact["rule"] for fact in view["facts"])
        again = client.post("/api/boards/check", json=draft(view)).json()
        assert (again["form"], again["usual"]) == (view["form"], True)
        read = client.post("/api/boards/read", content=view["file"]).json()
        assert read["hash"] == view["hash"]


def test_a_draft_says_what_is_missing_and_cannot_be_kept(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        view = usual(client, "alcazar")
        view["form"][0]["at"][53] = None
        found = client.post("/api/boards/check?lang=it", json=draft(view)).json()
        facts = {fact["name"]: fact for fact in found["facts"]}
        assert (facts["spaces"]["value"], facts["spaces"]["places"]) == ("71 su 72", ["space:54"])
        assert found["trouble"]
        refused = client.post("/api/boards", json=draft(view))
        assert refused.status_code == 400
        assert "72" in refused.json()["error"]


def test_at_home_a_board_is_kept_chosen_and_in_the_record(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        kept = client.post("/api/boards", json=changed(client)).json()
        assert (kept["name"], kept["open"]) == ("Casa", 0)
        assert [one["id"] for one in client.get("/api/boards").json()] == [kept["id"]]
        table = {"game": "castle", "seats": TWO, "board": kept["id"]}
        id = client.post("/api/tables", json=table).json()["id"]
        assert client.post(f"/api/tables/{id}/rematch").status_code == 201
        client.delete(f"/api/boards/{kept['id']}")
        assert client.get(f"/api/boards/{kept['id']}").status_code == 404
        assert client.post("/api/tables", json=table).status_code == 404
    there = asyncio.run(stored(tmp_path, id))
    view = table_view(there, Look("it"), Teller(), [0])
    assert view.own_board == f"Tabellone: Casa ({kept['hash'][:8]}), trascritto da una scatola."
    record = to_record(there).dumps()
    assert f'[BoardName "Casa" "{kept["hash"]}"]' in record
    assert Record.loads(record).setup.board == there.setup.board


async def stored(folder: Path, id: str) -> Table:
    store = TableStore(await open_database(empty(folder)))
    table = await store.load(id)
    await store.close()
    return table


def test_everybody_has_boards_of_his_own_and_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_store, "MOST", 1)
    with club(tmp_path) as (ana, luis):
        register(ana, "Ana")
        register(luis, "Luis")
        kept = ana.post("/api/boards", json=changed(ana)).json()
        assert luis.get("/api/boards").json() == []
        assert luis.get(f"/api/boards/{kept['id']}").status_code == 404
        theirs = {**changed(luis), "id": kept["id"]}
        assert luis.post("/api/boards", json=theirs).status_code == 404
        assert ana.post("/api/boards", json=changed(ana)).status_code == 409
        again = ana.post("/api/boards", json={**changed(ana), "id": kept["id"], "name": "Villa"})
        assert (again.json()["id"], again.json()["name"]) == (kept["id"], "Villa")


def test_nothing_is_rated_on_a_board_that_differs(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        register(ana, "Ana")
        good = ana.post("/api/boards", json=changed(ana)).json()["id"]
        view = usual(ana, "castle")
        view["form"][0]["corners"][1]["number"] = 11
        odd = ana.post("/api/boards", json=draft(view)).json()
        assert odd["open"] == 1
        rated = {"access": "public", "pace": "live", "turn": 30, "bank": 300, "rated": True}
        seats = [seat("person", "Ana", "white"), seat("open", "", "black")]
        table = {"game": "castle", "seats": seats, "terms": rated}
        assert ana.post("/api/tables", json={**table, "board": good}).status_code == 201
        refused = ana.post("/api/tables", json={**table, "board": odd["id"]})
        assert refused.status_code == 409
        assert "one point" in refused.json()["error"]


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "[" * 90_000, "\x00", '{"format":"alcaide-board"}', " " * 150_000]
)
def test_what_is_no_board_is_refused(tmp_path: Path, body: str) -> None:
    with server(tmp_path) as client:
        answer = client.post("/api/boards/read", content=body)
        assert answer.status_code == 400
        assert answer.json()["error"]


@pytest.mark.parametrize(
    ("place", "value"),
    [("number", 10**6), ("at", [1]), ("at", [-5, 99]), ("number", -1), ("at", "x")],
)
def test_a_form_with_odd_numbers_is_refused(tmp_path: Path, place: str, value: Any) -> None:
    with server(tmp_path) as client:
        view = usual(client, "castle")
        view["form"][0]["corners"][0][place] = value
        assert client.post("/api/boards/check", json=draft(view)).status_code == 400


def test_a_file_of_before_reads_without_a_name() -> None:
    told = json.loads(usual_file("castle").dumps())
    assert (told["name"], told["version"]) == ("", 1)
