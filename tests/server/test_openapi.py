"""Everything that OpenAPI says can be asked is asked, with all kinds of nonsense."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from alcaide.server.ops.settings import Config
from databases import empty
from profiles import many
from serving import listening, new_key

schemathesis = pytest.importorskip("schemathesis")

checks = pytest.importorskip("schemathesis.specs.openapi.checks")
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module", params=[False, True], ids=["home", "online"])
def interface(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """Return what a server says about itself."""
    url = empty(tmp_path_factory.mktemp("data"))
    with listening(Config(url, bot_delay=0.0, online=request.param)) as address:
        key = asyncio.run(new_key(url, "Fuzz")) if request.param else ""
        headers = {"authorization": f"Bearer {key}"}
        yield schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json"), headers


def test_nothing_crashes_the_server(interface: Any) -> None:
    schema, headers = interface
    for found in schema.get_all_operations():
        ask(found.ok(), headers)


def ask(operation: Any, headers: dict[str, str]) -> None:
    @settings(
        max_examples=many(12),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, headers=headers)

    answers()
