"""Programs that play over a socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.core.rng import Rng
from programming import Json, Line
from serving import ANA, LUIS, ZORAYA, Client, create, seat, server


def address(id: str) -> str:
    return f"/api/tables/{id}/program"


@pytest.mark.parametrize("by", ["place", "notation"])
def test_a_program_plays_a_game_to_its_end(tmp_path: Path, by: str) -> None:
    rng = Rng(b"program")
    with server(tmp_path) as client:
        id = create(client, [ANA, ZORAYA])
        with client.websocket_connect(address(id)) as session:
            line = Line(session)
            hello = line.hear()
            assert (hello["type"], hello["game"], hello["seats"]) == ("hello", "alcazar", [0])
            while (question := line.hear())["type"] == "move":
                assert question["seat"] == 0
                assert question["view"]["seat"] == 0
                number = rng.below(len(question["actions"]))
                notation = question["actions"][number]["notation"]
                line.say(seq=question["seq"], action=number if by == "place" else notation)
            assert question["type"] == "over"
            assert len(question["scores"]) == 2
            assert question["winners"]
        assert client.get(f"/api/tables/{id}/record").status_code == 200


def first_question(client: Client, session: Any) -> tuple[Line, Json]:
    line = Line(session)
    line.hear()
    return line, line.hear()


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        "[]",
        '{"seq": 0}',
        '{"seq": 0, "action": 9999}',
        '{"seq": 0, "action": -1}',
        '{"seq": 0, "action": "castle of cards"}',
        '{"seq": 7, "action": 0}',
        "[" * 20_000,
    ],
)
def test_a_wrong_answer_is_refused_and_the_question_put_again(tmp_path: Path, wrong: str) -> None:
    with server(tmp_path) as client:
        id = create(client, [ANA, LUIS])
        with client.websocket_connect(address(id)) as session:
            line, question = first_question(client, session)
            session.send_text(wrong)
            told = line.hear()
            assert told["type"] == "refused"
            assert told["reason"]
            assert told["stale"] == ('"seq": 7' in wrong)
            assert line.hear() == question


def test_where_there_is_no_table_that_is_said(tmp_path: Path) -> None:
    with server(tmp_path) as client, client.websocket_connect(address("none")) as session:
        assert Line(session).hear()["type"] == "refused"


def test_a_program_of_several_seats_answers_for_each_between_turns(tmp_path: Path) -> None:
    """The second was never asked: its question stands since the same row as that of the first."""
    rng, answered = Rng(b"seats"), set[int]()
    seats = [ANA, LUIS, seat("friend", "Eva", "red")]
    body = {"game": "alhambra", "seats": seats, "options": {"vizier": "on"}, "seed": "3"}
    with server(tmp_path) as client:
        id = client.post("/api/tables", json=body).json()["id"]
        with client.websocket_connect(address(id)) as session:
            line, question = first_question(client, session)
            while len(answered) < 3:
                if question["view"]["phase"] == "vizier":
                    answered.add(question["seat"])
                line.say(seq=question["seq"], action=rng.below(len(question["actions"])))
                question = line.hear()
                assert question["type"] == "move"
