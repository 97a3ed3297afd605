"""Ways to reach people: kept, shown without secrets, tried, taken away."""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from py_vapid import Vapid02

from alcaide.people.identity.secrets import digest
from alcaide.people.notify.contacts import EACH
from alcaide.people.notify.vapid import NOBODY
from registering import PASSWORD, Two
from services import Browser, Service
from serving import Client, Json, club

TELEGRAM = "tgram://123456789:abcdefghijklmnopqrstuvwxyz012345678/12345/"
pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with club(tmp_path, private_notices=True) as browsers:
        yield browsers


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Client]:
    """A browser at a server that sends to public addresses only."""
    with club(tmp_path) as (ana, _):
        register(ana)
        yield ana


def register(client: Client, name: str = "Ana") -> None:
    body = {"name": name, "password": PASSWORD}
    assert client.post("/api/account", json=body).status_code == 201


def post(client: Client, path: str, status: int = 204, /, **body: str) -> Json:
    answer = client.post(f"/api/account/ways/{path}", json=body)
    assert answer.status_code == status, answer.text
    found: Json = answer.json() if answer.content else {}
    return found


def ways(client: Client) -> list[Json]:
    found: list[Json] = client.get("/api/account/ways").json()["ways"]
    return found


def test_an_address_is_kept_masked_tried_and_removed(two: Two, there: Service) -> None:
    ana, _ = two
    register(ana)
    post(ana, "address", address=f"json://ana:hidden@{there.host}/secret")
    [way] = ways(ana)
    assert way["shown"] == "JSON: json://127.0.0.1/…"
    assert "hidden" not in json.dumps(way)
    assert "secret" not in json.dumps(way)
    post(ana, f"{way['id']}/test")
    [call] = there.calls
    assert call.path == "/secret"
    assert call.json["title"] == "Alcaide: just a test"
    assert "apprise" not in sys.modules  # only the process that sends has it
    assert ana.delete(f"/api/account/ways/{way['id']}").status_code == 204
    assert ways(ana) == []
    assert ana.delete(f"/api/account/ways/{way['id']}").status_code == 404


def test_a_service_that_refuses_is_told_of(two: Two, there: Service) -> None:
    ana, _ = two
    register(ana)
    post(ana, "address", address=f"json://{there.host}/")
    there.status = 500
    error = post(ana, f"{ways(ana)[0]['id']}/test", 502)["error"]
    assert error.startswith("Nothing could be sent.")


def test_nobody_touches_the_ways_of_others(two: Two, there: Service) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    post(ana, "address", address=f"json://{there.host}/")
    [way] = ways(ana)
    post(luis, f"{way['id']}/test", 404)
    assert luis.delete(f"/api/account/ways/{way['id']}").status_code == 404
    assert ways(luis) == []
    assert len(ways(ana)) == 1
    assert there.calls == []


def test_guests_have_browsers_but_no_addresses(two: Two, there: Service) -> None:
    ana, luis = two
    ana.post("/api/me", json={"name": "Ana"})
    post(ana, "address", 403, address=TELEGRAM)
    post(ana, "browser", **Browser(f"http://{there.host}/push/1").subscription)
    assert [way["kind"] for way in ways(ana)] == ["browser"]
    assert luis.get("/api/account/ways").status_code == 401


def test_there_is_an_end_to_ways(two: Two) -> None:
    ana, _ = two
    register(ana)
    for number in range(EACH):
        post(ana, "address", address=TELEGRAM.replace("/12345/", f"/1234{number}/"))
    refused = Browser("https://push.example/more").subscription
    post(ana, "browser", 409, **refused)
    assert len(ways(ana)) == EACH


def test_a_browser_is_sent_what_only_it_can_read(two: Two, there: Service) -> None:
    ana, _ = two
    ana.post("/api/me", json={"name": "Ana", "lang": "it"})
    browser = Browser(f"http://{there.host}/push/1")
    post(ana, "browser", **browser.subscription)
    post(ana, f"{ways(ana)[0]['id']}/test")
    [call] = there.calls
    assert call.headers["content-encoding"] == "aes128gcm"
    assert b"Alcaide" not in call.body
    assert browser.read(call)["title"] == "Alcaide: solo una prova"
    assert int(call.headers["ttl"]) >= 60
    key = ana.get("/api/account/ways").json()["key"]
    token, known = call.headers["authorization"].removeprefix("vapid ").split(",")
    assert known.strip() == f"k={key}"
    assert Vapid02.verify(call.headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://{there.host}"
    assert claims["sub"] == NOBODY


def test_a_browser_belongs_to_whoever_used_it_last(two: Two, there: Service) -> None:
    ana, luis = two
    ana.post("/api/me", json={"name": "Ana"})
    luis.post("/api/me", json={"name": "Luis"})
    browser = Browser(f"http://{there.host}/push/1").subscription
    post(ana, "browser", **browser)
    post(ana, "browser", **browser)
    assert len(ways(ana)) == 1
    post(luis, "browser", **browser)
    assert (len(ways(ana)), len(ways(luis))) == (0, 1)


def test_a_subscription_that_is_renewed_takes_the_place_of_the_old_one(two: Two) -> None:
    ana, luis = two
    register(ana)
    luis.post("/api/account/sign-in", json={"name": "Ana", "password": PASSWORD})
    for client, number in ((ana, 1), (luis, 2), (ana, 3)):
        post(client, "browser", **Browser(f"https://push.example/{number}").subscription)
    marks = [digest(f"https://push.example/{number}") for number in (2, 3)]
    assert [way["mark"] for way in ways(ana)] == marks


def test_a_browser_that_signs_out_is_told_nothing_more(two: Two, there: Service) -> None:
    ana, luis = two
    register(ana)
    post(ana, "browser", **Browser(f"http://{there.host}/push/1").subscription)
    luis.post("/api/account/sign-in", json={"name": "Ana", "password": PASSWORD})
    assert len(ways(luis)) == 1
    ana.post("/api/account/sign-out")
    assert ways(luis) == []


def test_a_guest_who_makes_an_account_is_still_told(two: Two, there: Service) -> None:
    ana, luis = two
    ana.post("/api/me", json={"name": "Ana"})
    post(ana, "browser", **Browser(f"http://{there.host}/push/1").subscription)
    register(ana)
    assert len(ways(ana)) == 1
    register(luis, "Luis")
    ana.post("/api/account/sign-in", json={"name": "Luis", "password": PASSWORD})
    assert ways(ana) == []  # it is somebody else's browser now


@pytest.mark.parametrize(
    "broken",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": "AAAA"},
        {"auth": "no base64!"},
        {"auth": ""},
    ],
)
def test_half_a_subscription_is_refused(strict: Client, broken: dict[str, str]) -> None:
    whole = Browser("https://push.example/1").subscription
    assert "push address" in post(strict, "browser", 400, **{**whole, **broken})["error"]
    post(strict, "browser", **whole)


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_forgotten(two: Two, there: Service, status: int) -> None:
    ana, _ = two
    ana.post("/api/me", json={"name": "Ana"})
    post(ana, "browser", **Browser(f"http://{there.host}/push/1").subscription)
    there.status = status
    post(ana, f"{ways(ana)[0]['id']}/test", 502)
    assert ways(ana) == []


def test_all_is_taken_along_without_secrets_and_goes_with_the_account(
    two: Two, there: Service
) -> None:
    ana, _ = two
    register(ana)
    post(ana, "address", address=f"json://ana:hidden@{there.host}/secret")
    post(ana, "browser", **(browser := Browser(f"http://{there.host}/push/1").subscription))
    text = ana.get("/api/account/export").text
    assert "JSON: json://127.0.0.1/…" in text
    for secret in ("hidden", "secret", browser["auth"], browser["endpoint"]):
        assert secret not in text
    ana.post("/api/account/delete", json={"password": PASSWORD})
    register(ana, "Eva")
    assert ways(ana) == []


def test_an_address_is_in_no_log(
    two: Two, there: Service, caplog: pytest.LogCaptureFixture
) -> None:
    ana, _ = two
    register(ana)
    caplog.set_level("INFO")
    post(ana, "address", address=f"json://ana:hidden@{there.host}/secret")
    there.status = 500
    post(ana, f"{ways(ana)[0]['id']}/test", 502)
    post(ana, "address", 400, address="nonsense://ana:hidden@example.org/secret")
    assert "hidden" not in caplog.text


def test_it_cannot_be_tried_without_end(tmp_path: Path) -> None:
    with club(tmp_path, private_notices=True, limits=True) as (ana, _):
        register(ana)
        answers = [ana.post("/api/account/ways/nothing/test").status_code for _ in range(13)]
        assert answers == [404] * 12 + [429]


@pytest.mark.parametrize(
    ("address", "word"),
    [("json://127.0.0.1/", "private network"), ("syslog://", "server itself"), ("", "Apprise")],
)
def test_it_is_said_what_is_wrong_with_an_address(strict: Client, address: str, word: str) -> None:
    assert word in post(strict, "address", 400, address=address)["error"]
    assert ways(strict) == []


def test_services_with_servers_of_their_own_are_taken(strict: Client) -> None:
    post(strict, "address", address=TELEGRAM)
    assert ways(strict)[0]["shown"] == "Telegram: tgram://…"
