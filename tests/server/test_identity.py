"""Who is who: nobody wears another's name, and nobody locks another out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcaide.server.security import known_devices
from alcaide.tables.records import to_record
from registering import PASSWORD, Two, ask, register
from serving import club
from tabling import played


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


@pytest.mark.parametrize(
    "alike",
    ["Ana", "ANA", "an a", "Ana\ufe0f", "A\u180bna", "An\U000e0101a", "\u0430n\u0430", "\uff21na"],
)
def test_a_guest_cannot_wear_the_name_of_an_account(two: Two, alike: str) -> None:
    ana, luis = two
    register(ana)
    assert luis.post("/api/me", json={"name": alike}).status_code in (400, 409)
    assert luis.post("/api/me", json={"name": "Luis"}).status_code == 201
    ask(luis, "PATCH", "", 409, name="Ana")


@pytest.mark.parametrize(
    "name",
    ["admin", "Admin", "ADMIN 1", "moderator", "Moderatore", "Modérateur", "system", "Système",
     "Alcaide", "alcaide-staff", "adm1n", "adm\u0131n", "m0d", "aIcaide", "rnoderator",
     "the admin", "admins", "\u1d00\u1d05\u1d0d\u026a\u0274", "\U0001f150dmin", "\ua4eedmin",
     "Bot: expert", "bot (hard)", "\u0430\u0501min", "server"],
)  # fmt: skip
def test_nobody_is_called_like_the_house(two: Two, name: str) -> None:
    ana, luis = two
    assert ana.post("/api/me", json={"name": name}).status_code in (400, 409)
    body = {"name": name, "password": PASSWORD}
    assert luis.post("/api/account", json=body).status_code in (400, 409)


@pytest.mark.parametrize("name", ["Admira", "Botticelli", "Talbot", "Modesto", "Rooth", "Teamo"])
def test_names_that_only_begin_like_that_are_names(two: Two, name: str) -> None:
    assert two[0].post("/api/me", json={"name": name}).status_code == 201


def test_heaps_of_marks_are_no_name(two: Two) -> None:
    ana, luis = two
    for name in ("a" + "\u0300" * 39, "\u0300" * 39, "Ana\u0308\u0301\u0323\u0302\u0303"):
        assert ana.post("/api/me", json={"name": name}).status_code == 400
    assert luis.post("/api/me", json={"name": "Nguyễn Thị Ánh"}).status_code == 201


def test_no_seat_of_a_table_wears_the_name_of_somebody_else(two: Two) -> None:
    ana, luis = two
    register(ana)
    luis.post("/api/me", json={"name": "Luis"})

    def seats(name: str) -> dict[str, object]:
        return {
            "game": "castle",
            "seats": [
                {"kind": "person", "name": "?", "colour": "red"},
                {"kind": "friend", "name": name, "colour": "blue"},
            ],
        }

    for name in ("Ana", "\u0430n\u0430", "admin"):
        assert luis.post("/api/tables", json=seats(name)).status_code in (400, 409), name
    assert luis.post("/api/tables", json=seats("Eva")).status_code == 201
    assert ana.post("/api/tables", json=seats("Ana")).status_code == 201


@pytest.mark.parametrize("password", ["password1", "qwertyuiop", "aaaaaaaaaaaa", "Ana12345"])
def test_what_many_people_choose_is_no_password(two: Two, password: str) -> None:
    ask(two[0], "POST", "", 400, name="Ana", password=password)


def test_nobody_can_lock_an_account_for_its_owner(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, luis = two
    register(ana)
    ana.post("/api/account/sign-out")
    attackers = iter(range(1000))
    monkeypatch.setattr(known_devices, "address_of", lambda _scope: f"192.0.2.{next(attackers)}")
    wrong = {"name": "Ana", "password": "four moorish towers"}
    for _ in range(60):  # of sixty addresses
        luis.post("/api/account/sign-in", json=wrong)
    monkeypatch.setattr(known_devices, "address_of", lambda _scope: "198.51.100.7")
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)  # a device of hers that is new


def test_a_device_that_was_signed_in_is_counted_apart(two: Two) -> None:
    """Also where everybody is at one address."""
    ana, luis = two
    register(ana)
    ana.post("/api/account/sign-out")
    wrong = {"name": "Ana", "password": "four moorish towers"}
    answers = [luis.post("/api/account/sign-in", json=wrong).status_code for _ in range(40)]
    assert answers[-1] == 429
    ask(luis, "POST", "/sign-in", 429, name="Ana", password=PASSWORD)
    ask(ana, "POST", "/sign-in", name="Ana", password=PASSWORD)


def test_a_mark_of_another_account_or_of_nobody_does_not_help(two: Two) -> None:
    ana, luis = two
    id = register(ana)["id"]
    _, device, mark = ana.cookies[known_devices.COOKIE].split(".")
    register(luis, "Luis")
    _, elsewhere, other = luis.cookies[known_devices.COOKIE].split(".")
    assert (device, mark) != (elsewhere, other)
    answers: list[int] = []
    for forged in (f"{id}.{elsewhere}.{other}", f"{id}.x.{mark}", f"{id}..", id, "."):
        luis.cookies.set(known_devices.COOKIE, forged)
        wrong = {"name": "Ana", "password": "four moorish towers"}
        answers += [luis.post("/api/account/sign-in", json=wrong).status_code for _ in range(6)]
    assert answers[-1] == 429


def test_a_rematch_of_a_record_wears_no_name_of_somebody_else(two: Two) -> None:
    ana, luis = two
    register(ana)
    luis.post("/api/me", json={"name": "Luis"})
    record = to_record(played(8)).dumps()
    for names, status in (('"Eva" "Leo"', 201), ('"Eva" "Ana"', 409), ('"Moderator" "Leo"', 409)):
        text = re.sub(r"(?<=Names ).*?(?=\])", names, record)
        id = luis.post("/api/tables/record", content=text).json()["id"]
        assert luis.post(f"/api/tables/{id}/rematch").status_code == status
