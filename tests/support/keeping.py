"""Houses with people who have roles, for tests of the desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serving import Client, Json, Tab, another, club
from terminal import alcaide

PASSWORD = "three moorish towers"
HOUSE = {"Ana": "owner", "Paolo": "admin", "Mirjam": "moderator", "Henri": "moderator"}


@contextmanager
def house(folder: Path, roles: dict[str, str] = HOUSE) -> Iterator[dict[str, Client]]:
    """Start a server with accounts that have roles, and Luis, an account without one."""
    with club(folder) as (first, luis):
        browsers = {"Luis": luis}
        for name in roles:
            browsers[name] = first if first not in browsers.values() else beside(first)
        for name, browser in browsers.items():
            join(browser, name)
        for name, role in roles.items():
            assert alcaide("admin", "role", name, role, "--data", str(folder)).code == 0
        yield browsers


def beside(browser: Client) -> Client:
    """Return one more browser at the same server."""
    other = another(browser.app)
    other.blocking_portal = browser.blocking_portal
    return other


def join(browser: Client, name: str, password: str = PASSWORD, **more: Any) -> str:
    """Make an account and return its id."""
    body = {"name": name, "password": password, **more}
    answer = browser.post("/api/account", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def me(browser: Client) -> dict[str, Any]:
    """Return who a browser is."""
    found: dict[str, Any] = browser.get("/api/me").json()
    return found


def heard(screen: Tab, found: Callable[[Json], bool]) -> Json:
    """Return the first message to come of which something is true."""
    while not found(message := screen.receive()):
        pass
    return message


def hears(screen: Tab, text: str) -> None:
    """Wait until a line of the talk has come."""
    heard(screen, lambda m: m["type"] == "chat" and text in [one["text"] for one in m["lines"]])


def refused(screen: Tab) -> str:
    """Return the reason why what was asked is refused."""
    reason: str = heard(screen, lambda message: message["type"] == "refused")["reason"]
    return reason


def sees(screen: Tab, found: Callable[[Json], bool]) -> Json:
    """Return what people see of each other at a table, as soon as something is true of it."""
    if not (screen.view or screen.look()) or not found(screen.view["together"]):
        heard(screen, lambda m: m["type"] == "table" and found(m["table"]["together"]))
    together: Json = screen.view["together"]
    return together
