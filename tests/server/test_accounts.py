"""Accounts: made of guests, signed in to from several devices, changed, taken along, deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.tables.orders.seating import sit
from databases import empty
from registering import PASSWORD, PERSON, Two, ask, me, new_table, register
from serving import another, club, seat, server, state_of, tab


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


def test_a_guest_becomes_an_account_and_keeps_his_seats(two: Two) -> None:
    ana, luis = two
    guest = ana.post("/api/me", json={"name": "Ana"}).json()
    id = new_table(ana)
    account = register(ana)
    assert account["id"] == guest["id"]
    assert (account["guest"], account["name"]) == (False, "Ana")
    signed = ask(luis, "POST", "/sign-in", name=" ana ", password=PASSWORD)
    assert signed["id"] == guest["id"]
    assert [table["id"] for table in luis.get("/api/tables").json()] == [id]


def test_a_stranger_makes_an_account_at_once_and_only_one(two: Two) -> None:
    ana, luis = two
    assert register(ana)["guest"] is False
    assert me(ana)["name"] == "Ana"
    ask(ana, "POST", "", 409, name="Ana 2", password=PASSWORD)
    assert me(luis)["id"] == ""


@pytest.mark.parametrize(
    "alike",
    [
        "ANA",
        "\uff41na",
        "\u0430n\u0430",
        "An a",
        "\u0391\u039d\u0391",
        "a\u200bna",
    ],
)
def test_no_two_names_look_alike(two: Two, alike: str) -> None:
    ana, luis = two
    register(ana)
    refused = luis.post("/api/account", json={"name": alike, "password": PASSWORD})
    assert refused.status_code in (400, 409), refused.text
    assert me(luis)["id"] == ""


@pytest.mark.parametrize("name", ["", "...", "\u0410na", "\u3164", "🏰", "x" * 500, "\ufdfa" * 30])
def test_no_account_is_called_that(two: Two, name: str) -> None:
    answer = two[0].post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("password", ["short", "x" * 201, "Ana Maria"])
def test_a_password_is_a_protection(two: Two, password: str) -> None:
    answer = two[0].post("/api/account", json={"name": "ana maria", "password": password})
    assert answer.status_code == 400, answer.text


def test_a_password_may_be_written_with_any_keyboard(two: Two) -> None:
    ana, luis = two
    register(ana, password="Alcázar de Sevilla")
    ask(luis, "POST", "/sign-in", name="Ana", password="Alca\u0301zar de Sevilla")


def test_who_has_no_account_is_told_the_same_as_who_has_no_password(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis", "")  # signs in by links
    luis.cookies.clear()
    told = [
        ask(luis, "POST", "/sign-in", 401, name=name, password="three moorish tower")["error"]
        for name in ("Ana", "Luis", "Nobody", "...")
    ]
    assert len(set(told)) == 1


def test_a_wrong_password_takes_as_long_where_there_is_no_account(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alcaide.people.identity import accounts

    asked: list[str | None] = []

    async def matches(_password: str, stored: str | None) -> bool:
        asked.append(stored)
        return False

    monkeypatch.setattr(accounts, "matches", matches)
    ask(two[0], "POST", "/sign-in", 401, name="Nobody", password=PASSWORD)
    ask(two[0], "POST", "/sign-in", 401, name="???", password=PASSWORD)
    assert asked == [None, None]  # compared with nobody's


def test_a_new_password_signs_the_others_out(two: Two) -> None:
    ana, luis = two
    register(ana)
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)
    ask(luis, "PUT", "/password", 403, old="not the old one", new="four moorish towers")
    ask(ana, "PUT", "/password", 400, old=PASSWORD, new="short")
    ask(ana, "PUT", "/password", 204, old=PASSWORD, new="four moorish towers")
    assert (me(luis)["id"], me(ana)["name"]) == ("", "Ana")
    ask(luis, "POST", "/sign-in", 401, name="Ana", password=PASSWORD)
    ask(luis, "POST", "/sign-in", name="Ana", password="four moorish towers")


def test_name_language_and_colours_are_changed(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    prefs = {"colours": ["red", "blue"], "theme": "dark", "speed": 2.0}
    changed = ask(ana, "PATCH", "", name="Anabel", lang="fr", prefs=prefs)
    assert (changed["name"], changed["lang"], changed["prefs"]) == ("Anabel", "fr", prefs)
    assert ask(ana, "PATCH", "", lang="xx")["lang"] == ""
    ask(ana, "PATCH", "", 409, name="LUIS")
    ask(ana, "PATCH", "", 400, prefs={"colours": ["x" * 17]})
    ask(ana, "PATCH", "", 400, prefs={"theme": "pink"})
    assert me(ana)["name"] == "Anabel"


def test_a_person_takes_his_data_along(two: Two) -> None:
    ana, _ = two
    register(ana)
    id = new_table(ana)
    answer = ana.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="alcaide.json"'
    kept = answer.json()
    assert kept["account"]["name"] == "Ana"
    assert [table["id"] for table in kept["tables"]] == [id]
    assert len(kept["devices"]) == 1
    assert "argon2" not in answer.text
    assert ana.cookies["alcaide"] not in answer.text


def test_an_account_is_deleted_with_its_password(two: Two) -> None:
    ana, luis = two
    register(ana)
    new_table(ana)
    ask(ana, "POST", "/delete", 403, password="guessed it")
    ask(ana, "POST", "/delete", 204, password=PASSWORD)
    assert me(ana)["id"] == ""
    ask(luis, "POST", "/sign-in", 401, name="Ana", password=PASSWORD)
    register(luis, "Ana")  # the name is free again, and has nothing of the one before
    assert luis.get("/api/tables").json() == []


def test_at_home_there_are_no_accounts(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for method, path in [("POST", ""), ("POST", "/sign-in"), ("GET", ""), ("GET", "/export")]:
            body = {"name": "Ana", "password": PASSWORD}
            assert client.request(method, f"/api/account{path}", json=body).status_code == 404


def test_whoever_leaves_gives_his_seat_up_and_his_name_is_forgotten(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    bot = seat("bot", "Zoraya", "red", "random")
    free = new_table(ana)
    body = {"game": "alcazar", "seats": [PERSON, bot], "terms": {"access": "public"}}
    running = ana.post("/api/tables", json=body).json()["id"]
    ask(ana, "POST", "/delete", 204, password=PASSWORD)
    with tab(luis, free) as screen:
        assert screen.look()["seats"][0]["kind"] == "open"
    with tab(luis, running) as screen:
        names = [one["name"] for one in screen.look()["seats"]]
        assert names == ["N.N.", "Zoraya"]
        assert screen.view["seats"][0]["kind"] == "bot"


def test_a_table_where_somebody_sat_down_is_loaded_again(tmp_path: Path) -> None:
    app: Any = make_app(Config(empty(tmp_path), bot_delay=0.0, online=True))
    with another(app) as ana:
        ana.post("/api/me", json={"name": "Ana"})
        id = new_table(ana)
        hub = state_of(app).hub
        ana.blocking_portal.call(hub.order, id, 1, sit("luis", "Luis"))
        hub.forget(id)
        with tab(ana, id) as screen:
            assert [one["name"] for one in screen.look()["seats"]] == ["Ana", "Luis"]
