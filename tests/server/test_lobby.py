"""Tables among people: found in the lobby, joined by invitation, begun when all seats are taken."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from alcaide.people.reliability import Reliability
from alcaide.server.app import make_app
from alcaide.server.http.tables import lobby
from alcaide.server.live.viewers import Viewers
from alcaide.server.ops.settings import Config
from alcaide.server.sockets import admission
from alcaide.storage.schema import TABLES
from databases import empty
from serving import Client, Json, Tab, another, be_ready, club, pair, seat, sit_down, state_of, tab

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
            assert host.next("table")["table"]["together"]["ready"]["waits"] == [0, 1]
            be_ready(guest, host)
            assert not host.view["together"]["gathering"]
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


def test_a_live_table_with_nobody_there_leaves_the_lobby_in_hours(tmp_path: Path) -> None:
    app = make_app(Config(empty(tmp_path), bot_delay=0.0, online=True))
    with another(app) as ana:
        called(ana, "Ana")
        here, left, days = gather(ana), gather(ana), gather(ana, pace="days", hours=24)

        def offered() -> set[str]:
            return {table["id"] for table in ana.get("/api/lobby").json()}

        state = state_of(app)
        with tab(ana, here) as host:
            host.look()
            store = state.hub.store
            long_ago = datetime.now(UTC) - lobby.ALONE - timedelta(minutes=1)
            ana.blocking_portal.call(store.keep_gathering, [here, left, days], long_ago)
            assert offered() == {days}
            ana.blocking_portal.call(Viewers(state.hub, state.presence).note)
            assert offered() == {here, days}


def test_whoever_is_invited_sees_how_reliable_those_at_the_table_are(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"), access="private", watch=False)
        with tab(ana, id) as host:
            invite = host.look()["together"]["invite"]
        path = f"/api/tables/{id}/reliability?lang=en"
        assert luis.get(path).status_code == 404
        told = luis.get(f"{path}&invite={invite}").json()
        assert [one and one["sentence"] for one in told] == ["New here", None]


def test_no_hand_is_shown_before_the_game_begins(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            assert host.look()["hand"] is None
            guest.look()
            guest.send("sit", seat=1)
            assert guest.next("table")["table"]["hand"] is None
            assert host.next("table")["table"]["hand"] is None
            be_ready(guest, host)
            assert guest.view["hand"] is not None
            assert host.view["hand"] is not None


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
        with tab(ana, other) as host, tab(luis, other) as guest:
            sit_down(guest, host)
        assert ana.delete(f"/api/tables/{other}").status_code == 409


def test_a_table_whose_game_is_gone_for_good_can_be_deleted(tmp_path: Path) -> None:
    """Until then others might go on there."""
    app = make_app(Config(empty(tmp_path), online=True))
    with pair(app) as (ana, luis):
        called(luis, "Luis")
        id = gather(called(ana, "Ana"))
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)

        def since(days: int) -> None:
            ana.blocking_portal.call(_uninstall, state_of(app).people.engine, id, days)

        since(29)
        assert "installed again" in ana.delete(f"/api/tables/{id}").json()["error"]
        assert luis.delete(f"/api/tables/{id}").status_code == 403
        since(31)
        assert ana.delete(f"/api/tables/{id}").status_code == 204


async def _uninstall(engine: Any, id: str, days: int) -> None:
    """Let a table be one of a game that is not installed, at which nobody has moved for days."""
    values = {"game": "chess", "touched": datetime.now(UTC) - timedelta(days=days)}
    async with engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))


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
            assert host.next("table")["table"]["together"]["ready"]["phase"] == "asking"


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


def test_a_stranger_is_told_who_may_ask_for_a_rematch(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        for client, called in ((ana, "Ana"), (luis, "Luis")):
            client.post("/api/me", json={"name": called})
        body = {
            "game": "alcazar",
            "seats": [seat("person", "Ana", "green"), seat("bot", "Aixa", "red", "random")],
            "terms": {"access": "public"},
        }
        id = ana.post("/api/tables", json=body).json()["id"]
        refused = luis.post(f"/api/tables/{id}/rematch?lang=en")
        assert refused.status_code == 403
        assert refused.json()["error"].startswith("Only those who played here")


def test_who_lets_games_down_does_not_sit_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def known(_engine: object, users: Collection[str]) -> dict[str, Reliability]:
        return dict.fromkeys(users, Reliability(8, 10))

    monkeypatch.setattr(admission, "reliability", known)
    monkeypatch.setattr(lobby, "reliability", known)
    with club(tmp_path) as (ana, luis):
        for client, called in ((ana, "Ana"), (luis, "Luis")):
            client.post("/api/me", json={"name": called})
        for steady in (90, 80):
            body = {
                "game": "alcazar",
                "seats": [seat("person", "Ana", "green"), seat("open", "", "white")],
                "terms": {"access": "public", "steady": steady},
            }
            id = ana.post("/api/tables", json=body).json()["id"]
            [table] = [t for t in luis.get("/api/lobby?lang=en").json() if t["id"] == id]
            assert table["reliability"][0]["sentence"] == "Ends games: 8 of 10"
            assert table["reliability"][1] is None
            told = luis.get(f"/api/tables/{id}/reliability?lang=en").json()
            assert told == table["reliability"]
            with tab(luis, id) as guest:
                guest.send("sit", seat=1)
                if steady == 90:
                    assert "of your last 10 you have ended 8" in guest.next("refused")["reason"]
                else:
                    assert guest.next("table")["table"]["seats"][1]["name"] == "Luis"
