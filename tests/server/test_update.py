"""An update from 0.1.0: whoever had something there goes on with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.storage.backup import restore
from alcaide.storage.database import sqlite_url
from alcaide.tables.stores.outage_store import Heartbeat
from keeping import beside
from records import GOLDEN
from registering import PASSWORD, Two, ask, register
from serving import Json, pair, state_of, tab

pytestmark = pytest.mark.usefixtures("quick_passwords")
LIVE, ENDED, BOTS = "DYNJXF5PrCPA", "KPz6-KXF_J9P", "-JVCKu9zXJzo"
STOPPED = datetime(2026, 11, 29, 23, 24, 8, tzinfo=UTC)  # the last row
KEY = {"authorization": "Bearer alcaide_sq3r2lOwZOvVQvnbrVa0pEi4hfOLoaLLCr6AhtpFPnY"}  # of Paolo


@pytest.fixture
def app(tmp_path: Path) -> Any:
    """A server of today on what ``alcaide db backup`` of 0.1.0 wrote."""
    url = sqlite_url(tmp_path)
    asyncio.run(restore(url, GOLDEN / "people-0.1.0.jsonl"))
    return make_app(Config(url, bot_delay=0.0, online=True))


@pytest.fixture
def two(app: Any) -> Iterator[Two]:
    with pair(app) as browsers:
        yield browsers


def test_accounts_go_on_those_that_look_alike_too(two: Two) -> None:
    for client, name in zip(two, ("Paolo", "PaoIo"), strict=True):
        assert ask(client, "POST", "/sign-in", name=name, password=PASSWORD)["name"] == name
    ask(two[1], "PATCH", "", name="paoio")
    newcomer = beside(two[0])
    refused = newcomer.post("/api/account", json={"name": "Pa0lo", "password": PASSWORD})
    assert refused.status_code == 409
    register(newcomer, "Mirjam")


def test_results_and_ratings_are_as_they_were(two: Two) -> None:
    paolo, _ = two
    ask(paolo, "POST", "/sign-in", name="Paolo", password=PASSWORD)
    told = paolo.get(f"/api/tables/{ENDED}/ratings?lang=en").json()
    assert [each["before"] for each in told] == [1000, 1000]
    assert told[0]["after"] < 1000 < told[1]["after"]
    assert paolo.get(f"/api/tables/{ENDED}/record").text.startswith('[Game "castle"]')
    assert len(ask(paolo, "GET", "")["keys"]) == 1


def test_a_live_game_goes_on_and_the_time_of_the_update_does_not_count(app: Any, two: Two) -> None:
    """0.1.0 left no sign of when it was stopped, and an hour for all moves is long over."""
    paolo, luis = two
    ask(paolo, "POST", "/sign-in", name="Paolo", password=PASSWORD)
    ask(luis, "POST", "/sign-in", name="PaoIo", password=PASSWORD)
    with tab(paolo, LIVE) as one, tab(luis, LIVE) as other:
        screens = [one, other]
        for screen in screens:
            screen.look()
        who = next(screen for screen in screens if screen.view["decision"])
        before = who.view["seq"]
        choice = who.view["decision"]["choices"][0]
        who.send("play", seq=before, action=choice["action"])
        assert who.next("table")["table"]["seq"] > before
        assert any(screen.look()["decision"] for screen in screens)  # nobody has lost by time
    heartbeat = Heartbeat(state_of(app).people.engine)
    [outage] = paolo.blocking_portal.call(heartbeat.outages, STOPPED - timedelta(days=1))
    assert abs(outage.begins - STOPPED) < timedelta(seconds=1)


def test_a_program_goes_on_with_its_key(two: Two) -> None:
    paolo = two[0]
    with paolo.websocket_connect(f"/api/tables/{BOTS}/program", headers=KEY) as socket:
        hello: Json = socket.receive_json()
        assert (hello["type"], hello["game"], hello["version"]) == ("hello", "alhambra", "1")
        asked = socket.receive_json()
        socket.send_json({"seq": asked["seq"], "action": 0})
        assert _later(socket)["seq"] > asked["seq"]


def _later(socket: object) -> Json:
    found: Json = socket.receive_json()  # type: ignore[attr-defined]
    return found
