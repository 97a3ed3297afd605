"""Nobody looks like an account of somebody else at a glance; those that do already go on."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from alcaide.people.person import STRANGER
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.storage.schema import USERS
from alcaide.tables.seats import BOT_NAMES
from databases import empty
from registering import PASSWORD, Two, ask, register
from serving import another, club, seat, state_of

ALIKE = (
    *("PaoIo", "Pa0lo", "Paolo.", "Paolo_", "\ua4d1\ua4ee\ua4f3\ua4e1\ua4f3", "Pao\u01c0o"),
    *("\u2ca2\u2c80\u2c9e\u2c96\u2c9e", "\u2ca3\u2c81\u2c9f\u2c97\u2c9f"),  # Coptic
    *("\u03a1\u0391\u039f\u039b\u039f", "\u0420\u0410\u041e\u041b\u041e"),  # Greek, Cyrillic
    *(
        "Paolo\u0332",
        "P\u0332aolo",
        "Pao\u1e3bo",
        "Paolo\u0338",
        "Pao\u20ddlo",
    ),  # marks of no alphabet
)


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_looks_like_an_account(two: Two, name: str) -> None:
    """Neither a guest, nor an account, new or renamed, nor a seat; a bot is called otherwise."""
    ana, luis = two
    register(ana, "Paolo")
    refused = luis.post("/api/me", json={"name": name})
    assert refused.status_code == 409, refused.text
    assert "looks like" in refused.text
    ask(luis, "POST", "", 409, name=name, password=PASSWORD)
    register(luis, "Luis")
    ask(luis, "PATCH", "", 409, name=name)
    assert luis.post("/api/tables", json=_table("friend", name)).status_code == 409
    id = luis.post("/api/tables", json=_table("bot", name, "random")).json()["id"]
    kept = luis.get(f"/api/tables/{id}/settings").json()["seats"][1]
    assert (kept["kind"], kept["name"]) == ("bot", BOT_NAMES[0])


@pytest.mark.parametrize("name", ["Anna", "Ana2", "Mario", "Аня", "Aná", "Ạna"])
def test_who_looks_otherwise_is_let_in(two: Two, name: str) -> None:
    ana, luis = two
    register(ana)
    register(luis, name)


@pytest.mark.parametrize(("account", "guest"), [("Ana", "Ána"), ("Ána", "Ana"), ("Ána", "Anâ")])
def test_a_guest_differs_from_accounts_in_more_than_accents(
    two: Two, account: str, guest: str
) -> None:
    """Nor does a seat or a bot; another account may, for people are called so."""
    ana, luis = two
    register(ana, account)
    refused = luis.post("/api/me", json={"name": guest})
    assert refused.status_code == 409, refused.text
    assert "looks like" in refused.text
    assert luis.post("/api/me", json={"name": "Luis"}).status_code == 201
    ask(luis, "PATCH", "", 409, name=guest)
    assert luis.post("/api/tables", json=_table("friend", guest)).status_code == 409
    id = luis.post("/api/tables", json=_table("bot", guest, "random")).json()["id"]
    assert luis.get(f"/api/tables/{id}/settings").json()["seats"][1]["name"] == BOT_NAMES[0]
    assert ana.post("/api/tables", json=_table("me", guest)).status_code == 201  # her own name
    register(luis, guest)
    ask(luis, "PATCH", "", name=f"{guest}.")


def test_whoever_has_a_name_may_write_it_so_that_it_looks_the_same(two: Two) -> None:
    register(two[0], "Paolo")
    ask(two[0], "PATCH", "", name="Pa0lo")
    ask(two[0], "PATCH", "", name="Paolo")


def test_accounts_that_look_alike_already_go_on(tmp_path: Path, quick_passwords: None) -> None:
    app = make_app(Config(empty(tmp_path), online=True))
    with another(app) as ana:
        register(ana, "Paolo")
        ana.post("/api/account/sign-out")
        register(ana, "Luis")
        ana.blocking_portal.call(_as_before, state_of(app).accounts, "Luis", "PaoIo")
        ask(ana, "PATCH", "", name="Paoio")  # his own, written otherwise
        ask(ana, "PATCH", "", 409, name="Pa0lo")  # looks like an account that is not his
        ana.post("/api/account/sign-out")
        ask(ana, "POST", "/sign-in", name="PaoIo", password=PASSWORD)
        ana.post("/api/account/sign-out")
        assert ana.post("/api/me", json={"name": "Paol0"}).status_code == 409


def test_of_two_who_look_alike_at_once_one_is_registered(tmp_path: Path) -> None:
    """Each found nobody before a password was hashed, and both were let in."""
    app = make_app(Config(empty(tmp_path), online=True))
    with another(app) as ana:
        told = ana.blocking_portal.call(
            _at_once, state_of(app).accounts, ("Paolo", "PaoIo", "Pa0lo")
        )
        assert sorted(told) == ["LookAlikeError", "LookAlikeError", "Person"]
        mara = ana.blocking_portal.call(_at_once, state_of(app).accounts, ("Mara", "Luis"))
        assert mara == ["Person", "Person"]


async def _at_once(accounts: Any, names: Sequence[str]) -> list[str]:
    tries = (accounts.register(STRANGER, name, PASSWORD) for name in names)
    return [type(each).__name__ for each in await gather(*tries, return_exceptions=True)]


async def _as_before(accounts: Any, name: str, other: str) -> None:
    """Call an account otherwise in a database of a version that did not know looks."""
    async with accounts.engine.begin() as connection:
        await connection.execute(update(USERS).values(looks=None))
        named = {"name": other, "handle": other.lower()}
        await connection.execute(update(USERS).where(USERS.c.name == name).values(**named))
    accounts.alike.whole = False


def _table(kind: str, name: str, level: str = "") -> dict[str, object]:
    seats = [seat("person", "?", "red"), seat(kind, name, "blue", level)]
    return {"game": "castle", "seats": seats}
