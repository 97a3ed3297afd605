"""``alcaide stop`` from the outside."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from alcaide.cli.main import OK, USAGE, run
from alcaide.storage.database import open_database, sqlite_url
from alcaide.tables.stores.stop_store import PlannedStops
from alcaide.tables.time import steady_clock
from alcaide.tables.time.planned_stop import PlannedStop


@pytest.fixture
def data(tmp_path: Path) -> str:
    """Return a folder with a database."""

    async def create() -> None:
        await (await open_database(sqlite_url(tmp_path))).dispose()

    asyncio.run(create())
    return str(tmp_path)


def planned(data: str) -> PlannedStop | None:
    async def ask() -> PlannedStop | None:
        engine = await open_database(sqlite_url(Path(data)))
        try:
            return await PlannedStops(engine).get()
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def test_a_stop_is_planned_told_and_taken_back(
    data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["stop", "--data", data]) == OK
    assert "No stop is planned." in capsys.readouterr().out
    words = ["--in", "1h30m", "--back", "5m", "--why", "New strings"]
    assert run(["stop", *words, "--data", data]) == OK
    assert "The servers stop at" in capsys.readouterr().out
    plan = planned(data)
    assert plan is not None
    left = plan.at - steady_clock.now()
    assert timedelta(minutes=89) < left <= timedelta(minutes=90)
    assert (plan.back, plan.why) == (300, "New strings")
    assert run(["stop", "--data", data]) == OK
    assert "New strings" in capsys.readouterr().out
    assert run(["stop", "--cancel", "--data", data]) == OK
    assert "not planned any more" in capsys.readouterr().out
    assert planned(data) is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--in", "soon"], "“soon” is not a time"),
        (["--in", "10"], "“10” is not a time"),
        (["--in", "2s"], "at least 5 seconds"),
        (["--in", "40d"], "at most 30 days"),
        (["--in", "10m", "--cancel"], "Either plan a stop or take one back"),
        (["--in", "10m", "--why", "x" * 201], "200 characters"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    data: str, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["stop", *words, "--data", data]) == USAGE
    assert told in capsys.readouterr().err
    assert planned(data) is None


def test_it_waits_for_the_moment(data: str) -> None:
    begun = steady_clock.now()
    assert run(["stop", "--in", "5s", "--wait", "--data", data]) == OK
    assert steady_clock.now() - begun >= timedelta(seconds=4)
