"""What those who watch over servers are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.datastructures import State
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.server.app import make_app
from alcaide.server.http import health
from alcaide.server.ops.settings import Config
from alcaide.storage.database import open_database
from databases import empty
from servers import Postgres, Redis
from serving import server


def test_a_server_at_home_is_well(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/health").json() == {"server": "ok"}
        assert client.get("/ready").json() == {"database": "ok"}


def test_many_who_ask_at_once_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[AsyncEngine] = []
    over = asyncio.Event()

    async def slow(engine: AsyncEngine) -> None:
        begun.append(engine)
        await over.wait()

    monkeypatch.setattr(health, "probe", slow)

    async def run() -> set[int]:
        engine = await open_database(empty(tmp_path))
        hub = SimpleNamespace(store=SimpleNamespace(engine=engine))
        state = State({"hub": hub, "backend": None, "probing": None})
        answers = asyncio.gather(*(health.ready.fn(state) for _ in range(9)))
        await asyncio.sleep(0)
        over.set()
        codes = {answer.status_code for answer in await answers}
        await engine.dispose()
        return codes

    assert asyncio.run(run()) == {200}
    assert len(begun) == 1


def test_what_is_down_is_named_and_comes_back(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> None:
    redis = Redis(tmp_path_factory.mktemp("redis"))
    app = make_app(Config(postgres.new(), redis=redis.url))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/ready").json() == {"database": "ok", "redis": "ok"}
        redis.kill()
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"database": "ok", "redis": "down"})
        postgres.kill()
        answer = client.get("/ready")
        assert answer.json() == {"database": "down", "redis": "down"}
        assert client.get("/health").status_code == 200
        postgres.start()
        redis.start()
        assert client.get("/ready").json() == {"database": "ok", "redis": "ok"}
    redis.kill()
