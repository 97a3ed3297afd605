"""What those who watch over servers are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from alcaide.web.app import make_app
from alcaide.web.config import Config
from servers import Postgres, Redis
from serving import server


def test_a_server_at_home_is_well(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/health").json() == {"server": "ok"}
        assert client.get("/ready").json() == {"database": "ok"}


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
