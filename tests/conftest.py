"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from hypothesis import settings

from databases import empty
from profiles import many
from servers import Postgres, Redis, postgres_server, redis_server

if TYPE_CHECKING:
    from services import Service

# A slow machine is no fault of the code, and a failure in CI must be one that anybody can repeat.
# Laws say how many examples they take by `many`; what says nothing takes as much as is usual.
settings.register_profile("here", deadline=None, max_examples=many(100))
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder for what is worked out once, of this run alone."""
    with patch.dict(os.environ, {"XDG_CACHE_HOME": str(tmp_path_factory.mktemp("cache"))}):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; ask it for databases."""
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis server."""
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind that there is."""
    if request.param == "sqlite":
        return empty(tmp_path / "database")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test wait for what is slow on purpose."""
    from argon2 import PasswordHasher

    from alcaide.people.identity import passwords

    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", lambda: hasher)


@pytest.fixture
def there() -> Iterator[Service]:
    """A service that takes notices."""
    from services import service  # needs what few tests do

    with service() as started:
        yield started
