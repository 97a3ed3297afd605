"""What stands beside names: at tables, in talk, in lists; as things are now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcaide.people.conduct.administration import set_role
from alcaide.people.identity.badges import FRESH, Badges
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.storage.errors import OfflineError
from alcaide.tables.seats import SeatSpec
from databases import empty
from registering import Two, me, register
from serving import WAIT, Client, Json, pair, seat, state_of

pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return make_app(Config(empty(tmp_path), bot_delay=0.0, online=True))


@pytest.fixture
def two(app: Any) -> Iterator[Two]:
    with pair(app) as two:
        yield two


def set_up(client: Client) -> str:
    bot = seat("bot", "Zoraya", "red", "easy")
    seats = [seat("person", "?", "green"), seat("open", "", "white"), bot]
    body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def shown(socket: Any, kind: str = "table") -> Json:
    for _ in range(9):
        message: Json = socket.receive_json(timeout=WAIT)
        if message["type"] == kind:
            return message
    raise AssertionError(kind)


def badges(message: Json) -> list[str]:
    return [each["badge"] for each in message["table"]["seats"]]


def role(app: Any, client: Client, name: str) -> None:
    client.blocking_portal.call(set_role, state_of(app).people.engine, me(client)["id"], name)


def test_seats_say_who_is_what_and_that_changes(app: Any, two: Two) -> None:
    ana, luis = two
    register(ana)
    luis.post("/api/me", json={"name": "Luis"})
    id = set_up(ana)
    with luis.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_json({"type": "look", "lang": "en"})
        assert badges(shown(socket)) == ["", "", "bot"]
        socket.send_json({"type": "sit", "seat": 1})
        assert badges(shown(socket)) == ["", "guest", "bot"]
        socket.send_json({"type": "chat", "text": "hello"})
        while not (lines := shown(socket, "chat")["lines"]):
            pass  # that he may write, now that he sits
        assert lines[0]["badge"] == "guest"
    register(luis, "Luis")  # his session is a new one: the old one's sockets are closed
    role(app, ana, "moderator")
    state_of(app).badges.forget()  # as told between the processes, or some seconds later
    with luis.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_json({"type": "look", "lang": "en"})
        assert badges(shown(socket)) == ["moderator", "", "bot"]


def test_lists_say_who_is_what(app: Any, two: Two) -> None:
    ana, luis = two
    register(ana)
    role(app, ana, "owner")
    luis.post("/api/me", json={"name": "Luis"})
    set_up(ana)
    assert luis.get("/api/lobby").json()[0]["badges"] == ["owner", "", "bot"]
    assert ana.get("/api/tables").json()[0]["badges"] == ["owner", "", "bot"]
    assert luis.get(f"/api/players/{me(ana)['id']}").json()["badge"] == "owner"
    assert ana.get(f"/api/players/{me(luis)['id']}").json()["badge"] == "guest"
    board = luis.get("/api/leaderboard?game=alcazar").json()
    assert {line["badge"] for line in board if not line["id"]} == {"bot"}


def test_who_plays_at_somebodys_screen_wears_no_account(app: Any, two: Two) -> None:
    """A friend at the screen, or a name in a record: he may be anybody."""
    ana, _ = two
    register(ana)

    async def found() -> list[str]:
        kept = Badges(state_of(app).people.engine)
        seats = [
            SeatSpec("friend", "Eva", "red"),
            SeatSpec("bot", "Ana", "red", "easy", user=me_id),  # plays for her meanwhile
            SeatSpec("person", "Ana", "red", user=me_id),
            SeatSpec("person", "?", "red", user="deleted"),
        ]
        return await kept.of_seats(seats)

    me_id = me(ana)["id"]
    assert ana.blocking_portal.call(found) == ["guest", "bot", "", "guest"]


def test_they_are_asked_for_rarely_and_a_database_that_is_away_stops_nothing(
    app: Any, two: Two
) -> None:
    ana, _ = two
    register(ana)
    now = 100.0
    kept = Badges(state_of(app).people.engine, lambda: now)
    id, asked = me(ana)["id"], 0
    ask = kept._ask

    async def counted(users: list[str]) -> None:
        nonlocal asked
        asked += 1
        if asked > 2:
            raise OfflineError
        await ask(users)

    kept._ask = counted  # type: ignore[method-assign, assignment]

    async def look() -> str:
        return (await kept.of([id, id, ""]))[id]

    for wait, times in ((0.0, 1), (0.0, 1), (FRESH, 2), (FRESH, 3)):
        now += wait
        assert ana.blocking_portal.call(look) == ""
        assert asked == times
