"""Too much at once is refused, by address and by account; the others go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.web import limits
from serving import club


def test_attempts_at_a_password_are_few(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        body = {"name": "...", "password": "guessing it"}
        answers = [ana.post("/api/account/sign-in", json=body) for _ in range(21)]
        assert {answer.status_code for answer in answers[:20]} == {401}
        assert answers[20].status_code == 429
        assert 0 < int(answers[20].headers["retry-after"]) <= 300
        assert "Try again" in answers[20].json()["error"]
        assert ana.get("/api/me").status_code == 200  # the rest goes on


def test_sockets_and_requests_of_an_address_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.ADDRESS, limits.ALL, "3/minute")
    with club(tmp_path) as (ana, luis):
        assert [ana.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert luis.get("/api/games").status_code == 429  # the same address


def test_limits_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.ADDRESS, limits.ALL, "1/minute")
    with club(tmp_path, limits=False) as (ana, _):
        assert [ana.get("/api/games").status_code for _ in range(3)] == [200, 200, 200]


def test_one_household_is_one_address() -> None:
    def address(host: str) -> str:
        scope: Any = {"client": (host, 1)}
        return limits.address_of(scope)

    assert address("2001:db8::1") == address("2001:db8::2")
    assert address("2001:db8::1") != address("2001:db8:1::1")
    assert address("192.0.2.1") != address("192.0.2.2")
