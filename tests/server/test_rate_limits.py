"""Too much at once is refused, by address and by account; the others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from alcaide.people.errors import RateError
from alcaide.server.ops.settings import Config
from alcaide.server.security import rate_limits
from databases import empty
from servers import Redis
from serving import club, listening


def test_attempts_at_a_password_are_few(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        body = {"name": "...", "password": "guessing it"}
        answers = [ana.post("/api/account/sign-in", json=body) for _ in range(24)]
        assert {answer.status_code for answer in answers[:20]} == {401}
        last = answers[-1]  # where a window ends between them, one more may come through
        assert last.status_code == 429
        assert 0 < int(last.headers["retry-after"]) <= 300
        assert "Try again" in last.json()["error"]
        assert ana.get("/api/me").status_code == 200  # the rest goes on


def test_files_of_pages_take_nothing_from_what_may_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "2/minute")
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.FILES, "4/minute")
    with club(tmp_path) as (ana, _):
        files = [ana.get("/assets/none.js").status_code for _ in range(5)]
        assert files == [404, 404, 404, 404, 429]
        assert [ana.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]


def test_sockets_and_requests_of_an_address_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "3/minute")
    with club(tmp_path) as (ana, luis):
        assert [ana.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert luis.get("/api/games").status_code == 429  # the same address


def test_limits_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "1/minute")
    with club(tmp_path, limits=False) as (ana, _):
        assert [ana.get("/api/games").status_code for _ in range(3)] == [200, 200, 200]


def test_one_household_is_one_address() -> None:
    def address(host: str) -> str:
        scope: Any = {"client": (host, 1)}
        return rate_limits.address_of(scope)

    assert address("2001:db8::1") == address("2001:db8::2")
    assert address("2001:db8::1") != address("2001:db8:1::1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert address("::ffff:192.0.2.1") == address("192.0.2.1")  # where one listens at ::


def statuses(server: str, *forwarded: str) -> list[int]:
    """Return what a server answers to requests that say from whom they come."""
    return [
        httpx.get(f"{server}/api/games", headers={"x-forwarded-for": each}).status_code
        for each in forwarded
    ]


def test_processes_count_together(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "6/hour")
    config = Config(database, redis=redis.url, online=True, proxies="127.0.0.1")
    mine = f"192.0.2.{1 + database.startswith('postgresql')}"  # they are counted in one Redis
    with listening(config) as one, listening(config) as two:
        assert [statuses(server, mine)[0] for server in (one, two) * 4] == [200] * 6 + [429] * 2
        assert statuses(one, "192.0.2.99") == [200]


@pytest.mark.parametrize("proxies", ["", "10.0.0.0/8"])
def test_whoever_is_no_proxy_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "2/minute")
    with listening(Config(empty(tmp_path), online=True, proxies=proxies)) as server:
        assert statuses(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]


def test_a_proxy_is_believed_and_whoever_is_behind_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ADDRESS, rate_limits.ALL, "2/minute")
    proxies = "127.0.0.1,10.0.0.0/8"
    with listening(Config(empty(tmp_path), online=True, proxies=proxies)) as server:
        assert statuses(server, "192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.1") == [
            200, 200, 200, 429,
        ]  # fmt: skip
        made_up = [f"203.0.113.{n}, 198.51.100.7, 10.1.2.3" for n in range(3)]
        assert statuses(server, *made_up) == [200, 200, 429]


def test_who_has_had_enough_takes_nothing_from_his_household(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent: list[tuple[str, str]] = []

    async def spend(
        self: rate_limits.Limits, by: rate_limits.Whose, kind: str, whose: str, n: int
    ) -> None:
        spent.append((by, whose))
        if by == "account":
            raise RateError(seconds=1)

    monkeypatch.setattr(rate_limits.Limits, "spend", spend)
    monkeypatch.setattr(rate_limits, "person_of", lambda scope: "ana")
    scope: Any = {"client": ("192.0.2.1", 1)}
    with pytest.raises(RateError):
        asyncio.run(rate_limits.Limits().spend_of(scope, rate_limits.WORDS))
    assert spent == [("account", "ana")]
