"""Bans that hold: the account, its guests and its browsers; and the door of the house."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from alcaide.people.conduct import seen_devices
from alcaide.storage.database import open_database
from alcaide.storage.definitions.conduct_tables import DEVICES
from databases import empty
from keeping import PASSWORD, beside, house, join, me, sees
from serving import Client, seat, sit_down, tab
from terminal import alcaide

pytestmark = pytest.mark.usefixtures("quick_passwords")
ROLES = {"Ana": "owner", "Mirjam": "moderator"}
BAN = {"kind": "ban", "why": "rule 3, respect", "days": 7}
SIGN_IN = {"name": "Luis", "password": PASSWORD}


def ban(keeper: Client, user: str, days: int = 7) -> None:
    answer = keeper.post(f"/api/desk/people/{user}/measures", json={**BAN, "days": days})
    assert answer.status_code == 200, answer.text


def test_who_is_shut_out_is_not_back_as_a_guest(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis, id = browsers["Ana"], browsers["Luis"], me(browsers["Luis"])["id"]
        key = luis.post("/api/account/keys", json={"label": "bot"}).json()["secret"]
        ban(ana, id)
        assert me(luis)["id"] == ""
        for path, body in (
            ("/api/me", {"name": "Luis"}),
            ("/api/me", {"name": "Another"}),
            ("/api/account", {"name": "Another", "password": PASSWORD}),
            ("/api/account/sign-in", SIGN_IN),
        ):
            refused = luis.post(path, json=body)
            assert refused.status_code == 403, path
            told = refused.json()["error"]
            assert "rule 3, respect" in told
            assert f"{datetime.now(UTC) + timedelta(days=7):%Y-%m-%d}" in told
        program = {"authorization": f"Bearer {key}"}
        assert luis.get("/api/me", headers=program).status_code == 401
        [measure] = luis.get("/api/told").json()
        assert measure["why"] == "rule 3, respect"
        assert measure["may_answer"]
        answered = luis.post(f"/api/told/{measure['id']}", json={"text": "It was not me."})
        assert answered.json()[0]["may_answer"] is False
        assert luis.post(f"/api/told/{measure['id']}", json={"text": "Again."}).status_code == 409
        lifted = ana.post(f"/api/desk/measures/{measure['id']}/lift", json={"why": "sorry"})
        assert lifted.status_code == 200
        assert me(luis)["id"] == id  # also without signing in anew
        assert luis.get("/api/me", headers=program).json()["id"] == id


def test_a_ban_covers_the_guests_of_the_same_browser(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        id = me(luis)["id"]
        guest, stranger = beside(ana), beside(ana)
        guest.cookies.set("alcaide-device", luis.cookies["alcaide-device"], path="/api")
        assert guest.post("/api/me", json={"name": "Zora"}).status_code == 201
        assert stranger.post("/api/me", json={"name": "Somebody"}).status_code == 201
        ban(ana, id)
        assert me(guest)["id"] == ""
        assert me(stranger)["name"] == "Somebody"  # of the same house, but another browser
        assert me(browsers["Mirjam"])["name"] == "Mirjam"
        assert alcaide("admin", "unban", "Luis", "--data", str(tmp_path)).code == 0
        assert me(guest)["name"] == "Zora"


def test_an_address_is_shut_for_a_day_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        ban(ana, me(luis)["id"])
        fresh = beside(ana)
        assert fresh.post("/api/me", json={"name": "Fresh"}).status_code == 403
        assert fresh.get("/api/told").json() == []  # the reason is for his own browser
        join_in = {"name": "Mirjam", "password": PASSWORD}  # who has an account comes in
        assert fresh.post("/api/account/sign-in", json=join_in).status_code == 200

        async def age() -> None:
            engine = await open_database(empty(tmp_path))
            async with engine.begin() as connection:
                old = datetime.now(UTC) - timedelta(days=2)
                await connection.execute(update(DEVICES).values(seen=old))
            await engine.dispose()

        asyncio.run(age())
        assert beside(ana).post("/api/me", json={"name": "Fresh"}).status_code == 201
        assert luis.post("/api/me", json={"name": "Luis"}).status_code == 403
        assert timedelta(days=1) == seen_devices.ADDRESS_LASTS


def test_who_is_covered_by_two_bans_comes_back_with_the_last(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        eva, guest = beside(ana), beside(ana)
        for browser in (eva, guest):
            browser.cookies.set("alcaide-device", luis.cookies["alcaide-device"], path="/api")
        join(eva, "Eva")
        assert guest.post("/api/me", json={"name": "Zora"}).status_code == 201
        ids = [me(browser)["id"] for browser in (luis, eva, guest)]
        for id in ids:
            ban(ana, id)
        assert alcaide("admin", "unban", ids[0], "--data", str(tmp_path)).code == 0
        assert [me(browser)["id"] for browser in (luis, eva, guest)] == [ids[0], "", ""]
        for id in ids[1:]:
            [held] = ana.get(f"/api/desk/people?who={id}").json()[0]["measures"]
            assert me(guest)["id"] == ""
            assert ana.post(f"/api/desk/measures/{held['id']}/lift", json={"why": "x"}).is_success
        assert me(guest)["id"] == ids[2]


def test_an_address_is_shut_of_who_signed_in_long_ago_and_was_here_today(tmp_path: Path) -> None:
    async def age() -> None:
        engine = await open_database(empty(tmp_path))
        async with engine.begin() as connection:
            long_ago = datetime.now(UTC) - timedelta(days=30)
            await connection.execute(update(DEVICES).values(seen=long_ago, address=""))
        await engine.dispose()

    with house(tmp_path, ROLES) as browsers:
        luis, new = browsers["Luis"], beside(browsers["Ana"])
        asyncio.run(age())
        ban(browsers["Ana"], me(luis)["id"])
        assert new.post("/api/me", json={"name": "Zora"}).status_code == 403


def test_the_seat_of_who_is_shut_out_is_given_up(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
        terms = {"access": "public", "pace": "days", "hours": 24, "gone": "bot"}
        body = {"game": "alcazar", "seats": seats, "terms": terms}
        id = ana.post("/api/tables", json=body).json()["id"]
        with tab(ana, id) as own, tab(luis, id) as other:
            sit_down(other, own)
            sees(own, lambda together: not together["gathering"])
            ban(ana, me(luis)["id"])
            sees(own, lambda told: told["places"][1]["away"] or told["places"][1]["resigned"])


def test_bans_end_by_themselves(tmp_path: Path) -> None:
    from alcaide.people.conduct.measures import Measures
    from alcaide.people.people_store import People

    async def run() -> None:
        engine = await open_database(empty(tmp_path))
        measures, people = Measures(engine), People(engine)
        luis = await people.welcome("Luis")
        key = await people.open_session(luis)
        await measures.give(luis.id, "ban", "", "why", 7)
        assert await people.by_session(key) is None
        await measures.expire(datetime.now(UTC) + timedelta(days=6))
        assert await people.by_session(key) is None
        await measures.expire(datetime.now(UTC) + timedelta(days=8))
        assert await people.by_session(key) == luis
        await engine.dispose()

    asyncio.run(run())


def test_the_door_is_closed_to_new_people_only(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        shut = {"registration": "closed", "guests": False}
        assert ana.put("/api/desk/door", json=shut).json() == shut
        new = beside(ana)
        assert new.get("/api/door").json() == shut
        assert new.post("/api/me", json={"name": "Eva"}).status_code == 403
        body = {"name": "Eva", "password": PASSWORD}
        assert new.post("/api/account", json=body).status_code == 403
        assert me(luis)["name"] == "Luis"
        assert beside(ana).post("/api/account/sign-in", json=SIGN_IN).status_code == 200


def test_an_invitation_lets_in_as_many_as_it_says(tmp_path: Path) -> None:
    with house(tmp_path, ROLES) as browsers:
        ana = browsers["Ana"]
        ana.put("/api/desk/door", json={"registration": "invited", "guests": True})
        made = ana.post("/api/desk/invitations", json={"uses": 2, "days": 1}).json()
        secret = made["url"].partition("#invite=")[2]
        body = {"name": "Eva", "password": PASSWORD}
        assert beside(ana).post("/api/account", json=body).status_code == 403
        taken = {**body, "name": "Luis", "invite": secret}
        assert beside(ana).post("/api/account", json=taken).status_code == 409  # gives it back
        join(beside(ana), "Eva", invite=secret)
        join(beside(ana), "Tomas", invite=secret)
        third = {**body, "name": "Claire", "invite": secret}
        assert beside(ana).post("/api/account", json=third).status_code == 403
        assert ana.get("/api/desk/invitations").json() == []


def test_the_command_line_keeps_the_door(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with house(tmp_path, ROLES) as browsers:
        assert alcaide("admin", "door", *data).out.split() == ["open", "guests"]
        assert alcaide("admin", "door", "invited", *data).code == 0
        assert alcaide("admin", "door", "no-guests", *data).out.split() == ["invited", "no-guests"]
        assert alcaide("admin", "door", "ajar", *data).code == 2
        link = alcaide("admin", "invite", "3", *data).out.strip()
        join(beside(browsers["Ana"]), "Eva", invite=link.partition("#invite=")[2])
        told = [line.split("\t")[3] for line in alcaide("admin", "audit", *data).lines]
        assert told[-3:] == ["door", "door", "invitation"]
