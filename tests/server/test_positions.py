"""Positions over HTTP: changed by a tool, checked, drawn, tried out, thought about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.games import GAMES
from serving import Client, server


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
