"""Whoever writes a program is told which part of a message is wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.server.protocol.http.wrong_parts import MOST, right_words
from serving import Client, Json, club, seat, tab

SEATS = [seat("person", "Ana", "green"), seat("open", "", "white")]


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Client]:
    with club(tmp_path) as (ana, _):
        ana.post("/api/me", json={"name": "Ana"})
        yield ana


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        (
            {"pace": "weeks"},
            "terms.pace: Invalid enum value 'weeks'; right: 'days', 'free', 'live'",
        ),
        ({"pace": "days"}, "terms.hours: at pace 'days' it is 1 to 720"),
        ({"pace": "live"}, "terms.turn, terms.bank: at pace 'live'"),
        ({"hours": 721}, "terms.hours: Expected `int` <= 720"),
        ({"substitute": "x"}, "terms.substitute: there is no bot 'x'; there are: random, easy"),
    ],
)
def test_wrong_terms_name_their_field(ana: Client, terms: Json, told: str) -> None:
    answer = ana.post("/api/tables", json={"game": "alcazar", "seats": SEATS, "terms": terms})
    assert answer.status_code in (400, 409)
    assert told in answer.json()["error"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "x"}, "a seat is me, friend, bot, person, open, not 'x'"),
        ({"colour": "x"}, "there is no colour 'x'; there are: "),
        ({"kind": "bot", "level": "x"}, "there is no bot 'x'; there are: random"),
        ({"kind": "friend", "name": " "}, "seat 2: a name has 1 to 40 printable characters"),
    ],
)
def test_wrong_seats_are_told(ana: Client, change: Json, told: str) -> None:
    body = {"game": "alcazar", "seats": [SEATS[0], SEATS[1] | change], "terms": {}}
    assert told in ana.post("/api/tables", json=body).json()["error"]


def test_who_has_a_name_need_not_give_it_for_his_seat(ana: Client) -> None:
    mine = {"kind": "person", "name": "", "colour": "green"}
    other = {"kind": "open", "name": "", "colour": "white"}
    body = {"game": "alcazar", "seats": [mine, other], "terms": {"access": "private"}}
    id = ana.post("/api/tables", json=body).json()["id"]
    assert [seat["name"] for seat in ana.get("/api/tables").json()[0]["seats"]] == ["Ana", ""]
    assert ana.get("/api/tables").json()[0]["id"] == id


def test_an_aid_that_there_is_not_names_those_there_are(ana: Client) -> None:
    body = {"game": "alcazar", "seats": SEATS, "terms": {}, "aids_off": ["x"]}
    told = ana.post("/api/tables", json=body).json()["error"]
    assert "there is no aid 'x'; there are: " in told


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/nothing"])
def test_an_unknown_address_is_no_game_that_was_deleted(ana: Client, path: str) -> None:
    answer = ana.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"].startswith(f"There is nothing at the address {path}. ")
    assert "not here any more" in ana.get("/api/tables/nothing/settings").json()["error"]
    refused = ana.delete("/api/games")
    assert (refused.status_code, refused.json()["error"][:30]) == (
        405,
        "/api/games knows no DELETE. Wh",
    )
    assert refused.headers["allow"] == "GET, HEAD, OPTIONS"
    assert ana.get("/api/tables/nothing/live").headers["allow"] == ""  # a socket


@pytest.mark.parametrize("path", ["/", "/health", "/api/games"])
def test_whatever_is_given_can_be_asked_for_its_head(ana: Client, path: str) -> None:
    assert ana.head(path).status_code == 200
    assert ana.head("/api/nothing").status_code == 404


@pytest.mark.parametrize("path", ["/rules", "/rules/"])
def test_who_names_no_game_finds_them_all(ana: Client, path: str) -> None:
    answer = ana.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/")


def test_the_right_words_of_every_body_are_known() -> None:
    """By its schema, which is made in another way."""
    checked = 0
    for body in _bodies():
        schema = msgspec.json.schema(body)
        known: dict[str, set[str]] = {}  # by path: each kind of a union adds its own
        for path, words in _enums(schema, schema.get("$defs", {}), ""):
            known.setdefault(path, set()).update(words)
        for path, all_words in known.items():
            assert set(right_words(body, path)) == (all_words if len(all_words) <= MOST else set())
            checked += 1
    assert checked > 10


def _bodies() -> Iterator[Any]:
    """Yield the types of all bodies."""
    app: Any = make_app(Config("sqlite+aiosqlite://", online=True))
    while not hasattr(app, "routes"):
        app = app.app
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if data := handler.parsed_fn_signature.parameters.get("data"):
                yield data.raw


def _enums(schema: Json, defs: Json, path: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the words of literals under a part of a schema, with their paths."""
    if ref := schema.get("$ref"):
        schema = defs[ref.rpartition("/")[2]]
    if "enum" in schema and "type" not in schema:
        yield path, schema["enum"]
    for name, inner in schema.get("properties", {}).items():
        yield from _enums(inner, defs, f"{path}.{name}")
    if isinstance(schema.get("items"), dict):
        yield from _enums(schema["items"], defs, f"{path}[0]")
    for inner in schema.get("anyOf", ()):
        yield from _enums(inner, defs, path)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ({"type": "chat", "phrase": "x"}, "`$.phrase`; right: 'fun', 'good', 'hello', 'moment',"),
        ({"type": "ask", "what": "bot"}, "`$.what`; right: 'draw', 'pause', 'undo')"),
        ({"type": "lines", "first": -1}, "Expected `int` >= 0 - at `$.first`"),
        ({"type": "nothing"}, "Invalid value 'nothing' - at `$.type`"),
    ],
)
def test_at_a_socket_the_wrong_part_of_a_message_is_named(
    ana: Client, message: Json, told: str
) -> None:
    body = {"game": "alcazar", "seats": SEATS, "terms": {"access": "public"}}
    id = ana.post("/api/tables", json=body).json()["id"]
    with tab(ana, id) as screen:
        screen.look()
        screen.session.send_json(message)
        reason = screen.next("refused")["reason"]
    assert reason.startswith("The server did not understand the request. (")
    assert told in reason
