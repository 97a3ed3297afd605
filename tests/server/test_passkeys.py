"""Passkeys: made, used without a name, counted, renamed, taken away, and never forged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from alcaide.people.identity import passkeys as kept
from alcaide.server.ops.settings import Config
from alcaide.server.security import known_devices
from alcaide.server.security.relying_party import rp_id
from authenticator import Authenticator, add_passkey, coded, show_passkey
from registering import PASSWORD, Two, ask, me, register
from serving import Client, Json, club
from terminal import alcaide

pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


def passkeys(client: Client) -> list[Json]:
    found: list[Json] = ask(client, "GET", "")["passkeys"]
    return found


def test_a_passkey_signs_in_without_a_name(two: Two) -> None:
    ana, luis = two
    id = register(ana)["id"]
    device = Authenticator(synced=True)
    add_passkey(ana, device, "Ana's phone")
    [hers] = passkeys(ana)
    assert (hers["name"], hers["synced"]) == ("Ana's phone", True)
    assert show_passkey(luis, device)["id"] == id
    assert me(luis)["name"] == "Ana"
    assert len(ask(luis, "GET", "")["devices"]) == 2  # a session like others
    assert known_devices.COOKIE in luis.cookies  # and a device that is known from now on


def test_several_are_listed_renamed_and_removed(two: Two) -> None:
    ana, luis = two
    register(ana)
    phone, key = Authenticator(), Authenticator()
    add_passkey(ana, phone, "Phone")
    add_passkey(ana, key, "")
    first, second = passkeys(ana)
    assert second["name"] == "Passkey"
    ask(ana, "PATCH", f"/passkeys/{second['id']}", 204, name="  The key \u200b ring ")
    assert passkeys(ana)[1]["name"] == "The key ring"
    ask(ana, "DELETE", f"/passkeys/{first['id']}", 204)
    show_passkey(luis, phone, 403)
    show_passkey(luis, key)
    ask(ana, "DELETE", f"/passkeys/{first['id']}", 404)


def test_nobody_touches_the_passkeys_of_another(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    add_passkey(ana, device := Authenticator())
    [hers] = passkeys(ana)
    ask(luis, "DELETE", f"/passkeys/{hers['id']}", 404)
    ask(luis, "PATCH", f"/passkeys/{hers['id']}", 404, name="mine")
    add_passkey(luis, device, status=403)  # the same credential cannot be two people's
    assert passkeys(luis) == []
    assert passkeys(ana) == [hers]


def test_the_last_way_in_stays(two: Two) -> None:
    ana, luis = two
    register(ana, password="")  # it is signed in to by links and passkeys only
    add_passkey(ana, Authenticator())
    add_passkey(ana, device := Authenticator())
    first, second = passkeys(ana)
    ask(ana, "DELETE", f"/passkeys/{first['id']}", 204)
    ask(ana, "DELETE", f"/passkeys/{second['id']}", 409)
    show_passkey(luis, device)
    ask(ana, "PUT", "/password", 204, old="", new=PASSWORD)
    ask(ana, "DELETE", f"/passkeys/{second['id']}", 204)


def test_a_challenge_is_good_once_and_for_whom_it_was_made(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    device = Authenticator()
    options = ana.post("/api/account/passkeys/options").json()["options"]
    body = {"credential": device.create(options), "name": ""}
    assert luis.post("/api/account/passkeys", json=body).status_code == 403
    assert ana.post("/api/account/passkeys", json=body).status_code == 201
    assert ana.post("/api/account/passkeys", json=body).status_code == 403
    begun = luis.post("/api/account/passkeys/sign-in/options").json()["options"]
    shown = {"credential": device.get(begun)}
    assert luis.post("/api/account/passkeys/sign-in", json=shown).status_code == 200
    assert luis.post("/api/account/passkeys/sign-in", json=shown).status_code == 403


def test_an_answer_that_was_overheard_opens_nothing(two: Two) -> None:
    """Neither again, nor put on a newer challenge, nor under the name of another passkey."""
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    add_passkey(ana, hers := Authenticator())
    add_passkey(luis, his := Authenticator())
    overheard = {"credential": hers.get(_begun(ana))}
    assert _signs_in(ana, overheard) == 200
    assert _signs_in(luis, overheard) == 403
    newer = _begun(luis)
    told = {"type": "webauthn.get", "challenge": newer["challenge"], "origin": hers.origin}
    client = {"clientDataJSON": coded(json.dumps(told).encode())}
    response = overheard["credential"]["response"] | client
    assert _signs_in(luis, {"credential": overheard["credential"] | {"response": response}}) == 403
    answer = his.get(_begun(luis))
    renamed = {"id": coded(hers.id), "rawId": coded(hers.id)}
    assert _signs_in(luis, {"credential": answer | renamed}) == 403
    answer = his.get(_begun(luis))
    answer["response"]["userHandle"] = coded(hers.user)
    assert _signs_in(luis, {"credential": answer}) == 403
    assert show_passkey(luis, hers)["name"] == "Ana"  # and it still lets in who has it
    assert show_passkey(ana, his)["name"] == "Luis"


def test_a_challenge_of_one_way_is_none_of_the_other(two: Two) -> None:
    ana, _ = two
    register(ana)
    add_passkey(ana, device := Authenticator())
    adding = ana.post("/api/account/passkeys/options").json()["options"]
    assert _signs_in(ana, {"credential": device.get(adding)}) == 403
    begun = _begun(ana) | {"user": adding["user"], "rp": adding["rp"]}
    body = {"credential": Authenticator().create(begun), "name": ""}
    assert ana.post("/api/account/passkeys", json=body).status_code == 403
    assert len(passkeys(ana)) == 1


def _begun(client: Client) -> Json:
    options: Json = client.post("/api/account/passkeys/sign-in/options").json()["options"]
    return options


def _signs_in(client: Client, body: Json) -> int:
    status: int = client.post("/api/account/passkeys/sign-in", json=body).status_code
    return status


def test_a_challenge_ends(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator())
    monkeypatch.setattr(kept, "CHALLENGE_LASTS", timedelta(seconds=-1))
    show_passkey(luis, device, 403)


@pytest.mark.parametrize("origin", ["https://localhost.example.org", "https://evil.example", ""])
def test_a_page_elsewhere_gets_nothing(two: Two, origin: str) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator())
    device.origin = origin
    show_passkey(luis, device, 403)
    add_passkey(ana, Authenticator(origin), status=403)


def test_another_key_another_server_another_person_are_refused(two: Two) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator())
    forged = Authenticator()
    forged.id, forged.user, forged.rp, forged.uses = device.id, device.user, device.rp, 9
    show_passkey(luis, forged, 403)  # the id is known, the key is another one
    device.rp = "elsewhere.example"
    show_passkey(luis, device, 403)
    device.rp, device.user = "localhost", b"somebody else"
    show_passkey(luis, device, 403)


def test_a_copy_of_a_passkey_that_counts_is_found_out(two: Two) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator())
    add_passkey(ana, still := Authenticator(counts=False))
    for _ in range(3):
        show_passkey(luis, device)
        show_passkey(luis, still)
    device.uses = 1
    show_passkey(luis, device, 403)


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": None}, {"response": {"clientDataJSON": "?"}}, {"id": 7, "response": []},
     {"response": {"clientDataJSON": "W10"}}, {"response": {"clientDataJSON": "eyJhIjoxfQ"}}],
)  # fmt: skip
def test_what_is_no_answer_of_a_browser_is_refused_in_words(two: Two, credential: Json) -> None:
    ana, _ = two
    register(ana)
    for path in ("", "/sign-in"):
        answer = ana.post(f"/api/account/passkeys{path}", json={"credential": credential})
        assert answer.status_code == 403
        assert "passkey" in answer.json()["error"]


def test_guests_and_programs_have_no_passkeys(two: Two) -> None:
    ana, luis = two
    luis.post("/api/me", json={"name": "Luis"})
    ask(luis, "POST", "/passkeys/options", 403)
    register(ana)
    key = ask(ana, "POST", "/keys", 201, label="mine")["secret"]
    headers = {"authorization": f"Bearer {key}"}
    for path in ("/options", "", "/sign-in/options", "/sign-in"):
        answer = luis.post(f"/api/account/passkeys{path}", headers=headers, json={"credential": {}})
        assert answer.status_code == 403, path


def test_attempts_are_counted_and_known_devices_apart(two: Two) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator(counts=False))
    ana.post("/api/account/sign-out")
    sent: Json = {"credential": {}}
    answers = [luis.post("/api/account/passkeys/sign-in", json=sent).status_code for _ in range(25)]
    assert answers[-1] == 429
    show_passkey(ana, device)


def test_they_are_in_the_export_and_go_with_the_account(two: Two) -> None:
    ana, luis = two
    register(ana)
    add_passkey(ana, device := Authenticator(), "Phone")
    export = ana.get("/api/account/export").json()
    assert [each["name"] for each in export["passkeys"]] == ["Phone"]
    ask(ana, "POST", "/delete", 204, password=PASSWORD)
    show_passkey(luis, device, 403)


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("", "localhost"),
        ("http://localhost:9000", "localhost"),
        ("http://127.0.0.1:8377", "localhost"),
        ("https://games.example.org", "games.example.org"),
        ("https://games.example.org:8443", "games.example.org"),
        ("http://games.example.org", ""),  # browsers have no passkeys there
        ("https://192.0.2.1", ""),
    ],
)
def test_the_name_comes_from_the_public_address(url: str, name: str) -> None:
    assert rp_id(Config("sqlite+aiosqlite:///x", online=True, public_url=url)) == name


def test_a_public_server_is_never_what_a_request_says(tmp_path: Path) -> None:
    with club(tmp_path, public_url="https://games.example.org") as (ana, _):
        ana.base_url = "https://games.example.org"
        register(ana)
        assert me(ana)["passkeys"] is True
        asked = {"host": "127.0.0.1"}  # a name of the server, too
        begun = ana.post("/api/account/passkeys/options", headers=asked)
        assert begun.status_code == 200, begun.text
        options = begun.json()["options"]
        assert options["rp"]["id"] == "games.example.org"
        add_passkey(ana, Authenticator("https://evil.example"), status=403)
        add_passkey(ana, Authenticator("http://localhost:8377"), status=403)
        add_passkey(ana, Authenticator("https://games.example.org"))


def test_a_server_that_has_only_a_number_says_so(tmp_path: Path) -> None:
    with club(tmp_path, public_url="http://192.0.2.1:8377") as (ana, _):
        register(ana)
        assert me(ana)["passkeys"] is False
        ask(ana, "POST", "/passkeys/options", 409)


def test_who_is_shut_out_reads_why_and_until_when(two: Two, tmp_path: Path) -> None:
    ana, luis = two
    register(ana)
    device = Authenticator()
    add_passkey(ana, device, "Phone")
    link = ask(ana, "POST", "/link", 201)["address"].partition("#link=")[2]
    data = ("--data", str(tmp_path))
    assert alcaide("admin", "ban", "Ana", "7", "--reason", "rule 3, respect", *data).code == 0
    end = f"{datetime.now(UTC) + timedelta(days=7):%Y-%m-%d}"
    by_password = ask(luis, "POST", "/sign-in", 403, name="Ana", password=PASSWORD)["error"]
    assert "rule 3, respect" in by_password
    assert end in by_password
    assert show_passkey(luis, device, 403)["error"] == by_password
    assert ask(luis, "POST", "/follow", 403, secret=link)["error"] == by_password
