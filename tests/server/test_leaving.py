"""Somebody whose account goes while a request of his is under way gets an answer, not a fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from alcaide.server.security.authentication import AuthenticationMiddleware
from alcaide.storage.schema import USERS
from registering import PASSWORD, Two, new_table, register
from serving import club

GONE = {"x-gone": "1"}  # the account goes when it is known who asks
MAKES = ("post", "put", "patch")
BODIES: dict[tuple[str, str], Any] = {
    ("patch", "/api/account"): {"name": "Anabel", "lang": "it", "prefs": {"theme": "dark"}},
    ("put", "/api/account/password"): {"old": PASSWORD, "new": "four moorish towers"},
    ("post", "/api/account/keys"): {"label": "Robot", "days": 3, "scopes": ["read"]},
    ("post", "/api/account/holidays"): {"days": 3},
    ("post", "/api/account/delete"): {"password": PASSWORD},
    ("post", "/api/tables"): {
        "game": "alcazar",
        "seats": [
            {"kind": "me", "name": "Ana", "colour": "blue"},
            {"kind": "open", "name": "", "colour": "red"},
        ],
    },
}


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    known = AuthenticationMiddleware.authenticate_request

    async def known_and_gone(self: Any, connection: Any) -> Any:
        found = await known(self, connection)
        if "x-gone" in connection.headers:
            async with connection.app.state.people.engine.begin() as connected:
                await connected.execute(delete(USERS).where(USERS.c.id == found.user.id))
        return found

    monkeypatch.setattr(AuthenticationMiddleware, "authenticate_request", known_and_gone)
    with club(tmp_path, limits=False) as browsers:
        yield browsers


def test_whatever_he_asks(two: Two) -> None:
    ana, luis = two
    register(luis, "Luis")
    id = new_table(luis)
    paths = luis.get("/api/schema/openapi.json").json()["paths"]
    asked = [(method, path) for path, methods in paths.items() for method in methods]
    assert BODIES.keys() <= set(asked)
    faults = []
    for number, (method, path) in enumerate(asked):
        ana.cookies.clear()
        register(ana, f"Ana {number} sola")
        there = path.replace("{id}", id).replace("{game}", "alcazar")
        body = {"json": BODIES.get((method, path), {})} if method in MAKES else {}
        answer = ana.request(method, there, headers=GONE, **body)
        if answer.status_code >= 500:
            faults.append((method, path, answer.text))
    assert faults == []
