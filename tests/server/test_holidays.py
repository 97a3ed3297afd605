"""Holidays are taken once, and hold wherever a person plays over days."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from serving import Client, Json, club, seat, sit_down, tab

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
    with tab(ana, id) as host, tab(luis, id) as guest:
        sit_down(guest, host)
    return id


def shown(client: Client, id: str) -> Json:
    with tab(client, id) as screen:
        return screen.look()


def take(client: Client, days: int, status: int = 200, begins: datetime | None = None) -> Json:
    wish = {"days": days, "begins": begins and begins.isoformat()}
    answer = client.post("/api/account/holidays?lang=en", json=wish)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def stop(client: Client, id: int, status: int = 200) -> Json:
    answer = client.delete(f"/api/account/holidays/{id}?lang=en")
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def noon(days: int) -> datetime:
    """Return noon of a day to come."""
    day = datetime.now(UTC) + timedelta(days=days)
    return day.replace(hour=12, minute=0, second=0, microsecond=0)


def test_a_holiday_holds_at_all_tables_of_days(two: Two) -> None:
    ana, luis = two
    slow, other = begin(ana, luis), begin(ana, luis, hours=48)
    quick = begin(ana, luis, pace="live", turn=60, bank=600)
    none: Json = {"left": 30, "year": 30, "now": None, "later": []}
    assert ana.get("/api/account/holidays").json() == none
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
    until = datetime.fromisoformat(take(mover, 2)["now"]["ends"])
    now = datetime.fromisoformat(clocks["now"])
    assert clocks["resumes"] is None
    assert timedelta(days=1, hours=23) < until - now < timedelta(days=2, minutes=1)
    after = shown(ana, id)["together"]["clocks"]
    assert after["running"] is None
    rest = timedelta(seconds=after["resumes"])
    assert abs(datetime.fromisoformat(after["now"]) + rest - until) < timedelta(seconds=1)
    assert min(after["left"]) > 23 * 3600


def test_time_goes_on_for_who_comes_back_early(two: Two) -> None:
    ana, luis = two
    id = begin(ana, luis)
    clocks = shown(ana, id)["together"]["clocks"]
    seat, mover = clocks["running"], (ana, luis)[clocks["running"]]
    on = take(mover, 10)
    after = stop(mover, on["now"]["id"])
    assert (after["now"], after["left"]) == (None, 29)
    view = shown(ana, id)
    assert view["log"][-1]["text"] == f"{('Ana', 'Luis')[seat]} is back from holiday."
    assert max(view["together"]["clocks"]["left"]) > 23 * 3600
    gone = stop(mover, on["now"]["id"], 409)
    assert gone["error"] == "This holiday is over, or you have withdrawn it."


def test_what_is_announced_stands_in_a_list_until_it_is_withdrawn(two: Two) -> None:
    ana, luis = two
    id = begin(ana, luis)
    lines = len(shown(luis, id)["log"])
    take(ana, 8, begins=noon(300))
    summer, winter = take(ana, 10, begins=noon(40))["later"]
    assert datetime.fromisoformat(summer["begins"]) == noon(40)
    assert datetime.fromisoformat(winter["ends"]) == noon(308)
    assert (summer["days"], winter["days"]) == (10, 8)
    assert len(shown(luis, id)["log"]) == lines  # nobody hears of it before it begins
    stop(luis, summer["id"], 409)
    after = stop(ana, summer["id"])
    assert (after["later"], after["left"]) == ([winter], 22)


def test_what_cannot_be_announced_is_refused_in_words(two: Two) -> None:
    ana, _ = two
    take(ana, 25, begins=noon(20))
    refused = [take(ana, 3, 409, noon(days))["error"] for days in (-1, 370, 21)]
    early, late, twice = refused
    assert early == late == "A holiday is announced for a day to come, up to a year ahead."
    assert twice == "You have already announced a holiday for some of these days."
    many = take(ana, 6, 409, noon(200))["error"]
    assert many == "Only 5 days of holiday are left for that time."
    take(ana, 1, 400, noon(100).replace(tzinfo=None))
    stop(ana, 10**30, 409)


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
