"""Holidays are taken once, and hold wherever a person plays over days."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from serving import Client, Json, club, seat, tab

SLOW = {"access": "public", "pace": "days", "hours": 24, "gone": "bot"}
Two = tuple[Client, Client]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with club(tmp_path) as (ana, luis):
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        yield ana, luis


def begin(ana: Client, luis: Client, **terms: object) -> str:
    """Return the id of a table of both that has begun."""
    seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
    body = {"game": "alcazar", "seats": seats, "terms": {**SLOW, **terms}}
    id: str = ana.post("/api/tables", json=body).json()["id"]
    with tab(luis, id) as guest:
        guest.look()
        guest.send("sit", seat=1)
        guest.next("table")
    return id


def shown(client: Client, id: str) -> Json:
    with tab(client, id) as screen:
        return screen.look()


def take(client: Client, days: int, status: int = 200) -> Json:
    answer = client.post("/api/account/holidays?lang=en", json={"days": days})
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def test_a_holiday_holds_at_all_tables_of_days(two: Two) -> None:
    ana, luis = two
    slow, other = begin(ana, luis), begin(ana, luis, hours=48)
    quick = begin(ana, luis, pace="live", turn=60, bank=600)
    assert ana.get("/api/account/holidays").json() == {"left": 30, "year": 30, "until": None}
    taken = take(ana, 3)
    assert taken["left"] == 27
    for id in (slow, other):
        view = shown(luis, id)
        assert [line["text"] for line in view["log"]][-1] == "Ana is on holiday for 3 days."
    assert all("holiday" not in line["text"] for line in shown(luis, quick)["log"])
    assert luis.get("/api/account/holidays").json()["left"] == 30


def test_time_stands_still_meanwhile(two: Two) -> None:
    ana, luis = two
    id = begin(ana, luis)
    clocks = shown(ana, id)["together"]["clocks"]
    mover = ana if clocks["running"] == 0 else luis
    until = datetime.fromisoformat(take(mover, 2)["until"])
    now = datetime.fromisoformat(clocks["now"])
    assert timedelta(days=1, hours=23) < until - now < timedelta(days=2, minutes=1)
    after = shown(ana, id)["together"]["clocks"]
    assert after["running"] is None
    assert min(after["left"]) > 23 * 3600


def test_more_days_than_are_left_are_refused_in_words(two: Two) -> None:
    ana, _ = two
    take(ana, 28)
    assert take(ana, 3, 409)["error"] == "You have only 2 days of holiday left this year."
    assert take(ana, 2)["left"] == 0
    assert take(ana, 1, 409)["error"] == "You have had all your days of holiday for this year."
    take(ana, 31, 400)
    take(ana, 0, 400)


def test_strangers_have_no_holidays(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        assert ana.get("/api/account/holidays").status_code == 401
        take(ana, 1, 401)
