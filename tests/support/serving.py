"""A server in this process, and screens at its tables."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar.testing import TestClient, WebSocketTestSession

from alcaide.people.identity.devices import Devices
from alcaide.people.people_store import People
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from alcaide.server.security.protocol_hardening import settings_of
from alcaide.storage.database import open_database
from databases import empty

Client = TestClient[Any]
Json = dict[str, Any]
ASIDE = {"thinking", "chat", "present", "plans"}
WAIT = 20.0  # seconds; a bot's process has to start


@contextmanager
def server(folder: Path) -> Iterator[Client]:
    """Start a server on the database in a folder; bots take no time that they do not need."""
    app = make_app(Config(empty(folder), bot_delay=0.0))
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


@contextmanager
def club(folder: Path, **settings: Any) -> Iterator[tuple[Client, Client]]:
    """Start a server for many and give two browsers, of Ana and of Luis."""
    with pair(make_app(Config(empty(folder), bot_delay=0.0, online=True, **settings))) as two:
        yield two


@contextmanager
def pair(app: Any) -> Iterator[tuple[Client, Client]]:
    """Give two browsers at an application that starts with the first."""
    with another(app) as one:
        other = another(app)
        other.blocking_portal = one.blocking_portal
        yield one, other


def state_of(app: Any) -> Any:
    """Return the state of an application, whatever is wrapped round it."""
    while not hasattr(app, "state"):
        app = app.app
    return app.state


@contextmanager
def listening(config: Config, **settings: Any) -> Iterator[str]:
    """Start a server on a free port and give its address."""
    running = uvicorn.Server(settings_of(make_app(config), config, port=0, **settings))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.05)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(WAIT)


async def new_key(url: str, name: str) -> str:
    """Return the key of a program of a new person."""
    engine = await open_database(url)
    try:
        person = await People(engine).welcome(name)
        return (await Devices(engine).new_key(person.id, "test"))[0]
    finally:
        await engine.dispose()


def another(app: Any) -> Client:
    """Return a browser, which hands the token against forged requests back as the pages do."""
    client: Client = TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False)

    def sign(request: httpx.Request) -> None:
        if request.method in ("GET", "HEAD") or "x-csrftoken" in request.headers:
            return
        if "csrftoken" not in client.cookies:
            client.get("/api/me")
        request.headers["x-csrftoken"] = client.cookies.get("csrftoken") or ""
        request.headers["cookie"] = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)

    client.event_hooks["request"].append(sign)
    return client


def seat(kind: str, name: str, colour: str, level: str = "") -> Json:
    """Return a seat as the browser sends it."""
    return {
        "kind": kind,
        "name": name,
        "colour": colour,
        "level": level,
        "user": "",
        "invited": False,
        "program": False,
    }


ANA, LUIS = seat("me", "Ana", "green"), seat("friend", "Luis", "white")
ZORAYA = seat("bot", "Zoraya", "red", "random")


def create(client: Client, seats: Sequence[Json] = (ANA, LUIS), seed: str = "1") -> str:
    """Set a table up and return its id."""
    body = {"game": "alcazar", "seats": list(seats), "options": {}, "seed": seed}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


class Tab:
    """A browser tab at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.view: Json = {}

    def send(self, type: str, **parts: Any) -> None:
        """Send a message."""
        self.session.send_text(json.dumps({"type": type, **parts}))

    def receive(self) -> Json:
        """Return the next message, whatever it is."""
        message: Json = json.loads(self.session.receive_text(timeout=WAIT))
        if message["type"] == "table":
            self.view = message["table"]
        return message

    def next(self, type: str) -> Json:
        """Return the next message that is not said by the way; it must be of this type."""
        while (message := self.receive())["type"] in ASIDE - {type}:
            pass
        assert message["type"] == type, message
        return message

    def look(self, lang: str = "en", turns: int = 0, seat: int | None = None, **parts: Any) -> Json:
        """Look at the table and return its view."""
        self.send("look", lang=lang, turns=turns, seat=seat, **parts)
        self.next("table")
        return self.view

    def play(self, text: str) -> Json:
        """Play the choice of this notation and return what is told."""
        choice = next(c for c in self.view["decision"]["choices"] if c["text"] == text)
        self.send("play", seq=self.view["seq"], action=choice["action"])
        return self.next("table")


@contextmanager
def tab(client: Client, id: str, lang: str = "en") -> Iterator[Tab]:
    """Open a table in a tab."""
    with client.websocket_connect(f"/api/tables/{id}/live?lang={lang}") as session:
        yield Tab(session)


def sit_down(guest: Tab, *others: Tab) -> None:
    """Let somebody take the second seat of a table that he and others look at, and all be ready."""
    for one in (*others, guest):
        one.look()
    guest.send("sit", seat=1)
    for one in (guest, *others):
        one.next("table")
    be_ready(guest, *others)


def be_ready(*tabs: Tab) -> None:
    """Let all who sit at a table say that they are ready: nothing is dealt before."""
    for who in tabs:
        who.send("ready")
        for one in tabs:
            one.next("table")


def first(view: Json, option: str) -> Json:
    """Return the first choice of an option."""
    choice: Json = next(c for c in view["decision"]["choices"] if c["option"] == option)
    return choice


def mover(one: Tab) -> int:
    """Lift the curtain for whoever is to move."""
    turn: int = one.look()["turn"]
    one.look(seat=turn)
    return turn
