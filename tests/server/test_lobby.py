"""Tables among people: found in the lobby, joined by invitation, begun when all seats are taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from serving import Client, Json, Tab, club, seat, sit_down, tab

PERSON, OPEN, MORE = (
    seat("person", "Ana", "green"),
    seat("open", "", "white"),
    seat("open", "", "red"),
)
LIVE = {"access": "public", "pace": "live", "turn": 60, "bank": 600, "increment": 5}


def called(client: Client, name: str) -> Client:
    """Make a guest of a browser."""
    assert client.post("/api/me", json={"name": name}).status_code == 201
    return client


def gather(client: Client, *seats: Json, **terms: object) -> str:
    """Set a table up that is waiting for people."""
    body = {"game": "alcazar", "seats": list(seats or (PERSON, OPEN)), "terms": {**LIVE, **terms}}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def told(screen: Tab, **message: object) -> str:
    """Send an order that is refused, and return the reason."""
    screen.send(str(message.pop("type")), **message)
    reason: str = screen.next("refused")["reason"]
    return reason


def test_a_public_table_is_found_and_joined(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        found = luis.get("/api/lobby").json()  # strangers may look round
        assert [(t["id"], t["free"], t["gathering"], t["mine"]) for t in found] == [
            (id, 1, True, False)
        ]
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            assert guest.look()["together"]["places"][1]["sit"]
            guest.send("sit", seat=1)
            view = guest.next("table")["table"]
            assert (view["screen"], view["seats"][1]["name"]) == ([1], "Luis")
            assert not host.next("table")["table"]["together"]["gathering"]
        assert ana.get("/api/lobby?free=true").json() == []
        assert len(ana.get("/api/lobby").json()) == 1  # to watch


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("game=alcazar", 1),
        ("game=castle", 0),
        ("pace=live", 1),
        ("pace=days", 0),
        ("rated=true", 0),
        ("free=true", 1),
    ],
)
def test_the_lobby_is_filtered(tmp_path: Path, query: str, found: int) -> None:
    with club(tmp_path) as (ana, luis):
        gather(called(ana, "Ana"))
        gather(ana, access="private")
        assert len(luis.get(f"/api/lobby?{query}").json()) == found


def test_no_hand_is_shown_before_the_game_begins(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            assert host.look()["hand"] is None
            guest.look()
            guest.send("sit", seat=1)
            assert guest.next("table")["table"]["hand"] is not None
            assert host.next("table")["table"]["hand"] is not None


def test_a_private_table_opens_to_the_invitation(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), access="private")
        called(luis, "Luis")
        with tab(ana, id) as host:
            invite = host.look()["together"]["invite"]
        with tab(luis, id) as guest:
            assert guest.look()["together"]["invite"] == ""
            assert "invited" in told(guest, type="sit", seat=1)
        with luis.websocket_connect(f"/api/tables/{id}/live?invite={invite}") as session:
            guest = Tab(session)
            assert guest.look()["together"]["places"][1]["sit"]
            guest.send("sit", seat=1)
            assert guest.next("table")["table"]["screen"] == [1]


def test_seats_of_a_public_table_may_need_the_invitation(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), PERSON, OPEN | {"invited": True}, MORE)
        called(luis, "Luis")
        with tab(luis, id) as guest:
            assert [place["sit"] for place in guest.look()["together"]["places"]] == [
                False,
                False,
                True,
            ]
            assert "invited" in told(guest, type="sit", seat=1)


def test_a_seat_is_taken_once_and_by_one(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), PERSON, OPEN, MORE)
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            guest.look()
            assert "taken" in told(guest, type="sit", seat=0)
            guest.send("sit", seat=1)
            guest.next("table")
            assert "now" in told(guest, type="sit", seat=2)
            host.next("table")
            assert "taken" in told(host, type="bot", seat=1, level="greedy")


def test_strangers_say_first_who_they_are(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        with tab(luis, id) as guest:
            assert guest.look()["together"]["places"][1]["sit"]
            assert "who you are" in told(guest, type="sit", seat=1)


def test_the_owner_seats_bots_and_sends_people_away_before_the_start(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), PERSON, OPEN, MORE)
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            guest.look()
            assert "set this table up" in told(guest, type="bot", seat=2, level="random")
            guest.send("sit", seat=1)
            guest.next("table")
            host.next("table")
            host.send("stand", seat=1)
            assert host.next("table")["table"]["seats"][1]["kind"] == "open"
            assert guest.next("table")["table"]["screen"] == []
            view: Json = {}
            for chair in (1, 2):
                host.send("bot", seat=chair, level="random")
                view = host.next("table")["table"]
                assert view["seats"][chair]["kind"] == "bot"
            assert not view["together"]["gathering"]
            assert "now" in told(host, type="stand", seat=0)


def test_a_gathering_table_can_be_deleted_one_with_others_cannot(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        called(luis, "Luis")
        id = gather(called(ana, "Ana"))
        other = gather(ana)
        assert luis.delete(f"/api/tables/{id}").status_code == 403
        assert ana.delete(f"/api/tables/{id}").status_code == 204
        with tab(luis, other) as guest:
            sit_down(guest)
        assert ana.delete(f"/api/tables/{other}").status_code == 409


def test_a_clock_needs_time(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        called(ana, "Ana")
        body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"pace": "live"}}
        assert ana.post("/api/tables", json=body).status_code == 409


def test_settings_can_be_used_again(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), aids_off=[])
        found = luis.get(f"/api/tables/{id}/settings").json()
        assert found["terms"]["turn"] == 60
        assert [s["kind"] for s in found["seats"]] == ["open", "open"]
        assert [s["user"] for s in found["seats"]] == ["", ""]


def test_a_rematch_keeps_the_seats_for_the_same_people(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)
            guest.send("resign")
            assert guest.next("table")["table"]["result"]["title"] == "Ana wins: Luis has resigned"
            again = luis.post(f"/api/tables/{id}/rematch").json()["id"]
            assert again != id
            host.next("table")
            assert host.next("table")["table"]["together"]["rematch"] == again
        assert ana.post(f"/api/tables/{id}/rematch").json()["id"] == again
        assert again in [table["id"] for table in ana.get("/api/tables").json()]
        with tab(ana, again) as host:
            places = host.look()["together"]["places"]
            assert [(p["sit"], p["kept"], p["mine"]) for p in places] == [
                (True, "Ana", False),
                (False, "", False),
            ]
            host.send("sit", seat=0)
            assert not host.next("table")["table"]["together"]["gathering"]


def test_the_link_of_a_table_that_nobody_may_watch_shows_nothing(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), access="private", watch=False)
        assert luis.get(f"/api/tables/{id}/settings").status_code == 404


def test_a_seat_is_kept_for_the_holder_of_an_account(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        called(ana, "Ana")
        made = {"name": "Luis", "password": "a long enough phrase"}
        assert luis.post("/api/account", json=made).status_code == 201, luis.post
        body = {"game": "alcazar", "seats": [PERSON, OPEN | {"name": "nobody"}], "terms": LIVE}
        assert "nobody" in ana.post("/api/tables", json=body).json()["error"]
        id = gather(ana, PERSON, OPEN | {"name": "LUIS"})
        assert id in [table["id"] for table in luis.get("/api/tables").json()]
        assert ana.get("/api/lobby?free=true").json() == []
        with tab(luis, id) as guest:
            place = guest.look()["together"]["places"][1]
            assert (place["sit"], place["kept"]) == (True, "Luis")
