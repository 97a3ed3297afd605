"""By what people are known: sessions of their devices, links to the next, keys of programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from registering import OPEN, PASSWORD, PERSON, Two, ask, me, me_of, register
from serving import club


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


def test_signing_in_gives_a_new_secret_and_ends_the_one_before(two: Two) -> None:
    ana, luis = two
    ana.post("/api/me", json={"name": "Ana"})
    planted = ana.cookies["alcaide"]
    register(ana)
    assert ana.cookies["alcaide"] != planted
    luis.cookies.set("alcaide", planted)  # whoever knew it before knows nothing now
    assert me(luis)["id"] == ""
    luis.cookies.clear()
    luis.cookies.set("alcaide", "chosen by somebody else")
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)
    keys = {cookie.value for cookie in luis.cookies.jar if cookie.name == "alcaide"}
    assert any(me_of(luis, key)["name"] == "Ana" for key in keys if key)
    assert me_of(luis, "chosen by somebody else")["id"] == ""


def test_signing_out_ends_the_session_on_the_server_too(two: Two) -> None:
    ana, luis = two
    register(ana)
    key = ana.cookies["alcaide"]
    ask(ana, "POST", "/sign-out", 204)
    assert me(ana)["id"] == ""
    assert me_of(luis, key)["id"] == ""


def test_devices_are_listed_and_ended(two: Two) -> None:
    ana, luis = two
    ana.headers["user-agent"], luis.headers["user-agent"] = "Castle Browser", "Phone"
    register(ana)
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)
    devices = ask(ana, "GET", "")["devices"]
    here = {device["agent"]: device["here"] for device in devices}
    assert here == {"Phone": False, "Castle Browser": True}
    phone = next(device["id"] for device in devices if not device["here"])
    ask(ana, "DELETE", f"/sessions/{phone}", 204)
    assert me(luis)["id"] == ""
    ask(ana, "DELETE", f"/sessions/{phone}", 404)
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)
    ask(ana, "DELETE", "/sessions", 204)
    assert (me(luis)["id"], me(ana)["name"]) == ("", "Ana")


def test_nobody_ends_the_devices_of_others(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    id = ask(ana, "GET", "")["devices"][0]["id"]
    ask(luis, "DELETE", f"/sessions/{id}", 404)
    key = ask(ana, "POST", "/keys", 201, label="bot")["key"]["id"]
    ask(luis, "DELETE", f"/keys/{key}", 404)
    assert me(ana)["name"] == "Ana"


def test_a_link_signs_another_device_in_once(two: Two) -> None:
    ana, luis = two
    register(ana, password="")
    link = ask(ana, "POST", "/link", 201)
    address, _, secret = link["address"].partition("#link=")
    assert address == "http://127.0.0.1/account"
    assert ask(luis, "POST", "/follow", secret=secret)["name"] == "Ana"
    luis.cookies.clear()
    assert ask(luis, "POST", "/follow", 403, secret=secret)["error"]
    ask(luis, "POST", "/follow", 403, secret="guessed")
    ask(luis, "POST", "/link", 401)


def test_a_guest_has_no_links_and_no_keys(two: Two) -> None:
    two[0].post("/api/me", json={"name": "Ana"})
    ask(two[0], "POST", "/link", 403)
    ask(two[0], "POST", "/keys", 403, label="bot")


def test_a_program_plays_by_its_key_and_leaves_the_account_alone(two: Two) -> None:
    ana, luis = two
    register(ana)
    made = ask(ana, "POST", "/keys", 201, label="my bot")
    program = {"authorization": f"Bearer {made['secret']}"}
    assert luis.get("/api/me", headers=program).json()["name"] == "Ana"
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {}}
    assert luis.post("/api/tables", json=body, headers=program).status_code == 201
    for method, path in [
        ("GET", ""),
        ("POST", "/keys"),
        ("DELETE", "/sessions"),
        ("GET", "/export"),
    ]:
        answer = luis.request(method, f"/api/account{path}", headers=program, json={"label": "x"})
        assert answer.status_code == 403, (method, path, answer.text)
    listed = ask(ana, "GET", "")["keys"]
    assert [key["label"] for key in listed] == ["my bot"]
    assert made["secret"] not in json.dumps(listed)
    ask(ana, "DELETE", f"/keys/{made['key']['id']}", 204)
    for method, path in [("GET", "/api/me"), ("GET", "/api/lobby"), ("POST", "/api/tables")]:
        answer = luis.request(method, path, headers=program, json=body)
        assert answer.status_code == 401
        assert "This key is not known here" in answer.json()["error"]


@pytest.mark.parametrize("header", ["Bearer x", "bearer x y", f"Bearer {'k' * 500}"])
def test_a_key_that_is_nobodys_is_refused_rather_than_taken_for_a_stranger(
    two: Two, header: str
) -> None:
    register(two[0])
    for path in ("/api/me", "/api/lobby", "/api/tables", "/api/games"):
        assert two[0].get(path, headers={"authorization": header}).status_code == 401
    assert two[0].get("/", headers={"authorization": header}).status_code != 401


@pytest.mark.parametrize("header", ["", "Bearer", "Basic QW5hOkFuYQ=="])
def test_a_wrong_key_is_no_cookie(two: Two, header: str) -> None:
    register(two[0])
    found = two[0].get("/api/me", headers={"authorization": header}).json()
    assert found["id"] == ""  # the cookie is not looked at: a request with a key needs no token
