"""Positions over HTTP: changed by a tool, checked, drawn, tried out, thought about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.games import GAMES
from serving import Client, seat, server


def ask(client: Client, path: str = "", lang: str = "en", **body: Any) -> Any:
    answer = client.post(f"/api/positions{path}?lang={lang}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def built(client: Client, game: str, *steps: tuple[str, str], **more: Any) -> Any:
    found = ask(client, game=game, **more)
    for tool, pick in steps:
        found = ask(client, game=game, text=found["text"], tool=tool, picks=pick.split(), **more)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_board_is_a_sound_position(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        for players in GAMES[game].seats:
            found = ask(client, game=game, players=players)
            assert (found["players"], found["faults"]) == (players, [])
            assert found["moves"] > 0
            assert found["palette"]["rows"]


def test_what_is_pointed_at_becomes_lines(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        steps = [("stone", f"cell:{n}") for n in (7, 9, 8)] + [("bridge", "cell:7 cell:9")]
        found = built(client, "alcazar", *steps, seat=1)
        assert found["faults"][0]["rule"] == "ALC-46"
        assert found["faults"][0]["picks"] == ["cell:7", "cell:9"]
        removed = ask(client, game="alcazar", text=found["text"], tool="remove", picks=["cell:8"])
        assert "build 7 9 8\n" in removed["text"]  # the bridge lay over it


def test_a_position_is_set_up_on_a_board_of_ones_own(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert all(field["line"] != "board" for field in fields(ask(client, game="castle")))
        view = client.get("/api/boards/usual/castle").json()
        view["form"][1]["faces"][26][0]["marks"] = ["well"]
        drawn = {"game": "castle", "form": view["form"], "name": "Casa", "author": "Ana"}
        kept = client.post("/api/boards", json=drawn).json()
        field = next(f for f in fields(ask(client, game="castle")) if f["line"] == "board")
        mark = kept["hash"][:16]
        assert [one["word"] for one in field["values"]] == ["", mark]
        assert field["values"][1]["label"] == "Casa"
        text = f"game castle\nboard {mark}\ntile g1 T27 0\ndrawn T50\n"
        found = ask(client, game="castle", text=text)
        assert found["faults"] == []
        laid = ask(client, game="castle", text=text, tool="tile-T28", picks=["cell:g2"])
        assert (laid["refused"], laid["faults"]) == (None, [])
        assert ask(client, "/try", game="castle", text=text)["allowed"]
        picture = client.post("/api/positions/picture", json={"game": "castle", "text": text})
        assert picture.status_code == 200
        seats = [seat("me", "Ana", "white"), seat("friend", "Luis", "black")]
        table = {"game": "castle", "seats": seats, "position": text}
        assert client.post("/api/tables", json=table).status_code == 201
        assert client.post("/api/tables/record", content=text.encode()).status_code == 201
        client.delete(f"/api/boards/{kept['id']}")
        found = ask(client, game="castle", text=text, lang="it")
        assert [(fault["line"], fault["key"]) for fault in found["faults"]] == [(2, "board")]
        assert "Come nella mia scatola" in found["faults"][0]["sentence"]
        assert client.post("/api/tables", json=table).status_code == 400


def fields(found: Any) -> list[Any]:
    listed: list[Any] = found["palette"]["fields"]
    return listed
