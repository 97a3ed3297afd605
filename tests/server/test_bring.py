"""Games from elsewhere over HTTP, records in other forms, and games on paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alcaide.record import Record
from alcaide.record.exchange import import_game
from alcaide.record.exchange.as_list import as_list
from alcaide.server.http.prints import document, print_requests
from serving import server
from told_games import record_of


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with server(tmp_path) as client:
        yield client


def test_a_list_is_read_and_opened_as_a_table(client: Any) -> None:
    record = record_of("castle", 1)
    told = client.post("/api/import?lang=it", content=as_list(record, "it").encode()).json()
    assert (told["kind"], told["game"], told["faults"]) == ("list", "castle", [])
    assert told["actions"] == len(record.actions)
    assert Record.loads(told["record"]) == record
    id = client.post("/api/tables/record", content=told["record"].encode()).json()["id"]
    for form in ("json", "csv", "list", "play"):
        answer = client.get(f"/api/tables/{id}/record?form={form}&lang=fr")
        assert answer.status_code == 200
        assert 'filename="castle-' in answer.headers["content-disposition"]
        again = import_game(answer.text).record if form != "play" else Record.loads(answer.text)
        assert again is not None
        assert again.actions == record.actions
    exported = json.loads(client.get(f"/api/tables/{id}/record?form=json&lang=fr").text)
    assert exported["lang"] == "fr"
    assert exported["actions"][-1]["scores"] == exported["scores"]
    assert exported["counts"]


def test_what_is_not_understood_is_told_in_the_language_that_is_asked_for(client: Any) -> None:
    head = as_list(record_of("castle", 1), "en").partition("\n\n")[0]
    told = client.post("/api/import?lang=fr", content=f"{head}\n\nAna dances\n".encode()).json()
    [fault] = told["faults"]
    assert fault["sentence"].startswith("Pas compris")
    assert fault["likely"][0].startswith("pose ")
    assert told["actions"] == 0
    assert client.post("/api/import?game=chess", content=b"x").status_code == 404


def test_a_guess_is_marked(client: Any) -> None:
    head = as_list(record_of("castle", 1), "en").partition("\n\n")[0]
    told = client.post("/api/import", content=f"{head}\n\nAna plces e10 0\n".encode()).json()
    assert [line["guessed"] for line in told["lines"]] == [True]


def test_too_much_is_refused(client: Any) -> None:
    assert client.post("/api/import", content=b"x" * 2_000_001).status_code == 413


def test_a_game_is_printed_once_and_kept(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "DOTS", 0.3)
    assert print_requests.sheets("castle", "a4", "it", 0, 0).startswith(b"%PDF-")
    assert client.get("/api/print/chess").status_code == 404
    assert client.get("/api/print/castle?paper=a5").status_code == 400
