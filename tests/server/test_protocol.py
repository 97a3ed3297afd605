"""What is said at the sockets keeps to the schema that the server gives out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.server.http.schemas import schema
from serving import ANA, ZORAYA, Json, create, server
from trying import board

jsonschema = pytest.importorskip("jsonschema")


def checker(socket: str, side: str) -> Any:
    whole = schema()
    part = whole["properties"][socket]["properties"][side]
    return jsonschema.Draft202012Validator({"$defs": whole["$defs"], **part})


def said(session: Any) -> Json:
    message: Json = json.loads(session.receive_text(timeout=20))
    return message


def test_the_schema_is_one_and_is_given_out(tmp_path: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    with server(tmp_path) as client:
        assert client.get("/api/schema/sockets").json() == json.loads(json.dumps(schema()))


@pytest.mark.parametrize("game", ["alcazar", "castle", "alhambra"])
def test_what_programs_hear_and_say(tmp_path: Path, game: str) -> None:
    hears, says = checker("program", "from_server"), checker("program", "from_program")
    rng = Rng(b"schema")
    seats = [ANA | {"colour": "red"}, ZORAYA | {"colour": "blue"}]
    with server(tmp_path) as client:
        answer = client.post("/api/tables", json={"game": game, "seats": seats})
        with client.websocket_connect(f"/api/tables/{answer.json()['id']}/program") as session:
            while (message := said(session))["type"] != "over":
                hears.validate(message)
                if message["type"] == "move":
                    reply = {"seq": message["seq"], "action": rng.below(len(message["actions"]))}
                    says.validate(reply)
                    session.send_text(json.dumps(reply))
            hears.validate(message)


def test_what_screens_hear(tmp_path: Path) -> None:
    hears, says = checker("live", "from_server"), checker("live", "from_browser")
    with server(tmp_path) as client:
        id = create(client)
        with client.websocket_connect(f"/api/tables/{id}/live") as session:
            for question in (
                {"type": "look", "lang": "it", "turns": 1, "seat": 0},
                {"type": "why", "picks": ["cell:1"]},
                {"type": "say", "seq": 0, "text": "nonsense"},
            ):
                says.validate(question)
                session.send_text(json.dumps(question))
                hears.validate(said(session))


def test_what_is_said_at_a_board(tmp_path: Path) -> None:
    hears, says = checker("whatif", "from_server"), checker("whatif", "from_browser")
    with server(tmp_path) as client, board(client, create(client, [ANA, ZORAYA]), 0) as own:
        own.send("look", lang="fr", seat=0)
        hears.validate(own.receive())
        choice = own.view["decision"]["choices"][0]
        for message in (
            {"type": "preview", "seq": 0, "action": choice["action"]},
            {"type": "play", "seq": 0, "action": choice["action"]},
            {"type": "undo", "seq": 1},
            {"type": "seat", "seat": 1, "level": ""},
            {"type": "plan", "exact": False},
            {"type": "drop", "plan": "p"},
        ):
            says.validate(message)
            own.send(**message)
            hears.validate(own.receive())


@pytest.mark.parametrize("wrong", [{"type": "conquer"}, {"seq": 1}, 7])
def test_a_wrong_message_does_not_pass(wrong: object) -> None:
    assert not checker("live", "from_browser").is_valid(wrong)
    assert not checker("program", "from_program").is_valid(wrong)
