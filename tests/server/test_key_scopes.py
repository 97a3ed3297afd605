"""Keys of programs: good for what they were made for, for as long, and never for the account."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute
from sqlalchemy import update

from alcaide.people.identity.key_scopes import EVERYTHING, SCOPES, loaded, stored
from alcaide.people.identity.secrets import digest
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.server.security.key_scope_guard import NONE, scope_of
from alcaide.storage.schema import KEYS
from databases import empty
from registering import Two, ask, new_table, register
from serving import WAIT, Client, Json, pair, state_of

pytestmark = pytest.mark.usefixtures("quick_passwords")

# What each route is open to: whoever adds one says here what a key for it would be.
ROUTES = {
    "POST /api/tables": "tables",
    "POST /api/tables/record": "tables",
    "POST /api/tables/{id:str}/rematch": "tables",
    "DELETE /api/tables/{id:str}": "tables",
    "POST /api/me": "read",
    "POST /api/verify": "read",
    "POST /api/companion": "read",
    "POST /api/companion/sheet": "read",
    "POST /api/import": "read",
    "POST /api/boards": "tables",
    "DELETE /api/boards/{id:str}": "tables",
    "POST /api/boards/check": "read",
    "POST /api/boards/read": "read",
    "POST /api/positions": "read",
    "POST /api/positions/try": "read",
    "POST /api/positions/hint": "read",
    "POST /api/positions/picture": "read",
    "WS /api/tables/{id:str}/live": "read",
    "WS /api/tables/{id:str}/program": "play",
    "WS /api/tables/{id:str}/whatif": "play",
}


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return make_app(Config(empty(tmp_path), bot_delay=0.0, online=True))


@pytest.fixture
def two(app: Any) -> Iterator[Two]:
    with pair(app) as two:
        yield two


def litestar_of(app: Any) -> Litestar:
    while not isinstance(app, Litestar):
        app = app.app
    return app


def routes(app: Any) -> Iterator[tuple[str, str]]:
    """Yield every route under /api with the scope that a key needs for it."""
    for route in litestar_of(app).routes:
        if not route.path.startswith("/api/"):
            continue
        handlers = [route.route_handler] if isinstance(route, WebSocketRoute) else []
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else handlers:
            if isinstance(handler, WebsocketRouteHandler):
                yield f"WS {route.path}", scope_of(handler.opt, "WS")
            elif isinstance(handler, HTTPRouteHandler):
                for method in handler.http_methods - {"OPTIONS"}:
                    yield f"{method} {route.path}", scope_of(handler.opt, method)


def test_every_route_has_its_scope(app: Any) -> None:
    found = dict(routes(app))
    assert len(found) > 40
    for route, scope in found.items():
        method, path = route.split(" ")
        if path.startswith(("/api/account", "/api/desk")):
            assert scope == NONE, route
        elif route in ROUTES:
            assert scope == ROUTES[route], route
        else:
            assert scope in (NONE, "read" if method == "GET" else NONE), route
    assert ROUTES.keys() <= found.keys()


def key(client: Client, *scopes: str, days: int = 365) -> str:
    body = {"label": "bot", "scopes": scopes or SCOPES, "days": days}
    secret: str = ask(client, "POST", "/keys", 201, **body)["secret"]
    return secret


def by(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_no_route_of_the_account_is_open_to_a_key(app: Any, two: Two) -> None:
    ana, luis = two
    register(ana)
    shown = by(key(ana))
    for route, _ in routes(app):
        method, path = route.split(" ")
        if not path.startswith("/api/account"):
            continue
        path = path.replace("{id:str}", "x").replace("{id:int}", "1")
        answer = luis.request(method, path, headers=shown)
        assert answer.status_code == 403, route
        assert "key" in answer.json()["error"].lower(), route


@pytest.mark.parametrize("scope", SCOPES)
def test_a_refusal_names_the_scope_that_would_be_right(two: Two, scope: str) -> None:
    ana, luis = two
    register(ana)
    id, shown = new_table(ana), by(key(ana, scope))

    def said(method: str, path: str) -> str:
        answer = luis.request(method, path, headers=shown)
        assert answer.status_code in (200, 204, 400, 403), answer.text
        return answer.json()["error"] if answer.status_code == 403 else ""

    needs = {"read": ("GET", "/api/tables"), "tables": ("POST", "/api/tables")}
    for other, (method, path) in needs.items():
        assert ("“" + other + "”" in said(method, path)) == (other != scope)
    with luis.websocket_connect(f"/api/tables/{id}/program", headers=shown) as socket:
        message = socket.receive_json()
    assert ("“play”" in message.get("reason", "")) == (scope != "play")
    assert message["type"] == ("hello" if scope == "play" else "refused")


def test_who_may_only_read_looks_on_and_plays_nothing(two: Two) -> None:
    ana, luis = two
    register(ana)
    id = new_table(ana)
    with luis.websocket_connect(f"/api/tables/{id}/live", headers=by(key(ana, "read"))) as socket:
        socket.send_json({"type": "bot", "seat": 1, "level": "easy"})
        assert "“play”" in receive(socket, "refused")["reason"]
        socket.send_json({"type": "look", "lang": "it"})
        assert receive(socket, "table")["table"]["seats"][0]["name"] == "Ana"


def closed(socket: Any) -> int:
    with pytest.raises(WebSocketDisconnect) as info:
        socket.receive_json()
    return info.value.code


def receive(socket: Any, kind: str) -> Json:
    for _ in range(6):
        message: Json = socket.receive_json(timeout=WAIT)
        if message["type"] == kind:
            return message
    raise AssertionError(kind)


def rewrite(app: Any, client: Client, **values: object) -> None:
    async def write() -> None:
        async with state_of(app).devices.engine.begin() as connection:
            await connection.execute(update(KEYS).values(**values))

    client.blocking_portal.call(write)


def test_a_key_ends_and_says_so(app: Any, two: Two) -> None:
    ana, luis = two
    register(ana)
    id, secret = new_table(ana), key(ana, days=10)
    [kept] = ask(ana, "GET", "")["keys"]
    left = datetime.fromisoformat(kept["expires"]) - datetime.now(UTC)
    assert timedelta(days=9) < left < timedelta(days=11)
    with luis.websocket_connect(f"/api/tables/{id}/program", headers=by(secret)) as socket:
        assert socket.receive_json()["type"] == "hello"
        rewrite(app, ana, expires=datetime.now(UTC) - timedelta(seconds=1))
        ana.delete("/api/account/sessions")  # whoever ends anything lets all sockets be looked at
        assert "this key is over" in socket.receive_json()["reason"]
        assert closed(socket) == 4401
    answer = luis.get("/api/me", headers=by(secret))
    assert answer.status_code == 401
    assert "time of this key is over" in answer.json()["error"]
    with luis.websocket_connect(f"/api/tables/{id}/program", headers=by(secret)) as socket:
        assert "time of this key is over" in socket.receive_json()["reason"]
        assert closed(socket) == 4401


def test_an_open_socket_is_closed_when_its_key_ends(app: Any, two: Two) -> None:
    """By itself: nobody ends anything else meanwhile."""
    ana, luis = two
    register(ana)
    id, secret = new_table(ana), key(ana, days=10)
    other = key(ana)
    with (
        luis.websocket_connect(f"/api/tables/{id}/program", headers=by(secret)) as socket,
        luis.websocket_connect(f"/api/tables/{id}/program", headers=by(other)) as still,
    ):
        assert socket.receive_json()["type"] == still.receive_json()["type"] == "hello"
        ends = datetime.now(UTC) - timedelta(seconds=1)
        ana.blocking_portal.call(_end, state_of(app).devices.engine, secret, ends)
        assert "this key is over" in socket.receive_json(timeout=WAIT)["reason"]
        assert closed(socket) == 4401
        assert luis.get("/api/me", headers=by(secret)).status_code == 401
        assert luis.get("/api/me", headers=by(other)).status_code == 200


def test_a_key_that_is_taken_away_is_refused_everywhere(two: Two) -> None:
    ana, luis = two
    register(ana)
    id, secret = new_table(ana), key(ana)
    assert luis.get("/api/me", headers=by(secret)).status_code == 200
    [kept] = ask(ana, "GET", "")["keys"]
    ask(ana, "DELETE", f"/keys/{kept['id']}", 204)
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/tables")):
        answer = luis.request(
            method, path, headers=by(secret), json={} if method == "POST" else None
        )
        assert answer.status_code == 401, (path, answer.text)
    with luis.websocket_connect(f"/api/tables/{id}/program", headers=by(secret)) as socket:
        assert socket.receive_json()["type"] == "refused"
        assert closed(socket) == 4401


async def _end(engine: Any, secret: str, at: datetime) -> None:
    async with engine.begin() as connection:
        mine = update(KEYS).where(KEYS.c.digest == digest(secret))
        await connection.execute(mine.values(expires=at))


def test_a_key_of_before_keeps_everything_and_has_no_end(app: Any, two: Two) -> None:
    ana, luis = two
    register(ana)
    secret = key(ana, "read", days=1)
    rewrite(app, ana, scopes="", expires=None)  # as the migration leaves them
    [kept] = ask(ana, "GET", "")["keys"]
    assert (kept["scopes"], kept["expires"]) == (list(SCOPES), None)
    body = {"game": "castle", "seats": []}
    answer = luis.post("/api/tables", headers=by(secret), json=body)
    assert answer.status_code == 409, answer.text  # let in, and told what is wrong


def test_an_old_page_makes_keys_as_it_did_but_for_a_year(two: Two) -> None:
    ana, _ = two
    register(ana)
    made = ask(ana, "POST", "/keys", 201, label="mine")["key"]
    assert made["scopes"] == list(SCOPES)
    left = datetime.fromisoformat(made["expires"]) - datetime.now(UTC)
    assert timedelta(days=364) < left < timedelta(days=366)


@pytest.mark.parametrize(
    "body", [{"scopes": []}, {"scopes": ["all"]}, {"days": 0}, {"days": 4000}, {"scopes": "play"}]
)
def test_a_key_for_nothing_or_for_ever_is_not_made(two: Two, body: Json) -> None:
    ana, _ = two
    register(ana)
    ask(ana, "POST", "/keys", 400, label="x", **body)


def test_scopes_are_stored_in_words() -> None:
    assert stored(EVERYTHING) == ""
    assert loaded("") == EVERYTHING
    assert loaded(stored(frozenset({"read", "play"}))) == {"read", "play"}
    assert loaded("read later-one") == {"read"}  # of a newer version: no more than is known here
