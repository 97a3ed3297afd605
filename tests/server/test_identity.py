"""Who is who: nobody wears another's name, and nobody locks another out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from alcaide.server.app import make_app
from alcaide.server.http.tables.seat_names import bot_names
from alcaide.server.ops.settings import Config
from alcaide.server.security import known_devices
from alcaide.storage.schema import USERS
from alcaide.tables.records import to_record
from alcaide.tables.seats import BOT_NAMES
from databases import empty
from registering import PASSWORD, Two, ask, register
from serving import Client, another, club, seat, state_of
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
     "Bot: expert", "bot (hard)", "\u0430\u0501min", "server",
     "adminn", "admin team", "Ana (admin)", "siteAdmin", "Mod Luis", "l'amministratore",
     "le mod\u00e9rateur", "moderazione", "House Bot", "Alcaide News", "Sam, owner"],
)  # fmt: skip
def test_nobody_is_called_like_the_house(two: Two, name: str) -> None:
    ana, luis = two
    assert ana.post("/api/me", json={"name": name}).status_code in (400, 409)
    body = {"name": name, "password": PASSWORD}
    assert luis.post("/api/account", json=body).status_code in (400, 409)


@pytest.mark.parametrize(
    "name",
    ["Admira", "Botticelli", "Talbot", "Modesto", "Rooth", "Teamo",
     "Badminton", "Falstaff", "Bott", "Juan Alcaide", "Team Rocket", "Root Beer"],
)  # fmt: skip
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


def test_of_two_names_that_look_the_same_the_first_is_kept_and_that_is_said(two: Two) -> None:
    ana, luis = two
    register(ana, "\u0412\u0435\u0440\u0430")  # Vera, in Cyrillic letters
    answer = luis.post("/api/account", json={"name": "Bepa", "password": PASSWORD})
    assert answer.status_code == 409
    assert "other letters" in answer.json()["error"]
    answer = luis.post(
        "/api/account", json={"name": "\u0412\u0415\u0420\u0410", "password": PASSWORD}
    )
    assert "other letters" not in answer.json()["error"]
    register(luis, "Bepa of Lugo")


@pytest.mark.parametrize("name", [*BOT_NAMES, "ZORAYA", "Z0raya", "Programme"])
def test_what_bots_are_called_is_nobodys_name(two: Two, name: str) -> None:
    assert two[0].post("/api/me", json={"name": name}).status_code == 409


def test_the_page_calls_bots_as_the_server_does() -> None:
    page = Path(__file__).parents[2] / "ui/src/pages/home/setup.ts"
    named = re.search(r"const BOTS = \[(.*?)\]", page.read_text())
    assert named
    assert tuple(re.findall('"(.*?)"', named[1])) == BOT_NAMES


@pytest.mark.parametrize("name", ["Ana", "\u0430n\u0430", "ANA", "Administrator", "Aiexande\u0433"])
def test_a_bot_that_would_wear_a_name_is_called_otherwise(two: Two, name: str) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    seats = [seat("person", "?", "green"), seat("bot", name, "white", "easy")]
    body = {"game": "alcazar", "seats": seats}
    id = luis.post("/api/tables", json=body).json()["id"]
    kept = luis.get(f"/api/tables/{id}/settings").json()["seats"][1]
    assert (kept["kind"], kept["name"]) == ("bot", BOT_NAMES[0])


def test_a_bot_of_a_record_is_called_otherwise_too(two: Two) -> None:
    ana, luis = two
    register(ana, "Expert")
    luis.post("/api/me", json={"name": "Luis"})
    record = re.sub(r"(?<=Names ).*?(?=\])", '"Bot: expert" "Eva"', to_record(played(8)).dumps())
    id = luis.post("/api/tables/record", content=record).json()["id"]
    seats = luis.get(f"/api/tables/{id}/settings").json()["seats"]
    assert [each["name"] for each in seats] == [BOT_NAMES[0], "Eva"]


def test_accounts_of_before_keep_a_bots_name_and_bots_take_others(tmp_path: Path) -> None:
    app = make_app(Config(empty(tmp_path), online=True))
    with another(app) as ana:
        register(ana)
        _older(app, ana)


def _older(app: Any, ana: Client) -> None:
    accounts = state_of(app).accounts

    async def older() -> list[str]:
        async with accounts.engine.begin() as connection:
            old = {"name": "Zoraya", "handle": "zoraya"}
            await connection.execute(update(USERS).values(**old))
        return await bot_names(accounts)

    names = ana.blocking_portal.call(older)
    assert "Zoraya" not in names
    assert len(names) >= len(BOT_NAMES)
    ask(ana, "PATCH", "", name="ZORAYA")  # hers, however she writes it
