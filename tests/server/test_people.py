"""Who is who: guests, their cookies, and what belongs to whom on a server for many."""

from __future__ import annotations

from pathlib import Path

import pytest

from alcaide.server.http.tables import new_tables
from serving import Client, Json, Tab, club, seat, server, tab

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal always alike: where others play nobody chooses the seed."""
    monkeypatch.setattr(new_tables, "new_seed", lambda: "2")


def name(client: Client, called: str) -> Json:
    answer = client.post("/api/me", json={"name": called})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def set_up(client: Client, *seats: Json, **terms: object) -> str:
    body = {"game": "alcazar", "seats": list(seats), "terms": terms}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def test_at_home_nobody_signs_in(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = client.get("/api/me").json()
        assert (me["online"], me["guest"]) == (False, False)
        assert "set-cookie" not in client.post("/api/me", json={"name": "Ana"}).headers


def test_a_stranger_becomes_a_guest_and_is_known_again(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        assert ana.get("/api/me").json()["id"] == ""
        refused = ana.post("/api/tables", json={"game": "alcazar", "seats": [PERSON, OPEN]})
        assert refused.status_code == 401
        answer = ana.post("/api/me", json={"name": "  Ana\u200b "})
        header = answer.headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header
        me = ana.get("/api/me").json()
        assert (me["name"], me["guest"], me["online"]) == ("Ana", True, True)
        assert luis.get("/api/me").json()["id"] == ""


@pytest.mark.parametrize("wrong", ["", " ", "\u200b"])
def test_a_name_can_be_read(tmp_path: Path, wrong: str) -> None:
    with club(tmp_path) as (ana, _):
        assert ana.post("/api/me", json={"name": wrong}).status_code == 400


def test_a_made_up_cookie_is_nobodys(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        luis.cookies.set("alcaide", "guessed")
        assert luis.get("/api/me").json()["id"] == ""


def test_tables_are_listed_to_those_who_sit_there(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        name(luis, "Luis")
        id = set_up(ana, PERSON, OPEN)
        assert [table["id"] for table in ana.get("/api/tables").json()] == [id]
        assert luis.get("/api/tables").json() == []
        assert luis.delete(f"/api/tables/{id}").status_code == 403
        assert luis.post(f"/api/tables/{id}/rematch").status_code == 403
        assert ana.delete(f"/api/tables/{id}").status_code == 204


def test_nothing_is_played_before_all_seats_are_taken(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        name(ana, "Ana")
        id = set_up(ana, PERSON, OPEN)
        with tab(ana, id) as screen:
            view = screen.look()
            assert view["decision"] is None
            assert view["screen"] == [0]
            screen.send("say", seq=0, text="buy deck")
            assert "free seats" in screen.next("refused")["reason"]


def test_only_whoever_sits_there_sees_a_hand_and_plays(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        name(luis, "Luis")
        bot = seat("bot", "Zoraya", "red", "random")
        id = set_up(ana, PERSON, bot)
        with tab(ana, id) as own, tab(luis, id) as other:
            mine, theirs = own.look(), other.look(seat=0)
            assert mine["hand"] is not None
            assert theirs["viewer"] is None
            assert theirs["hand"] is None
            assert theirs["screen"] == []
            other.send("say", seq=theirs["seq"], text="pass")
            assert other.next("refused")["reason"]


def test_others_are_kept_out_where_nobody_may_look_on(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        id = set_up(ana, PERSON, OPEN, watch=False)
        with luis.websocket_connect(f"/api/tables/{id}/live") as session:
            told = Tab(session).receive()
        assert told["type"] == "refused"
