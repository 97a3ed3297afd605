"""A server of its own and a browser for the tests that play as people do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browsing import QUIET, Server

LONG = ("test_two_people.py", "test_whole_game.py")  # first: else one is still going at the end
expect.set_options(timeout=60_000)  # a slow machine is no fault; what comes sooner is seen sooner


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder: it needs the built pages and Chromium."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)
    items.sort(key=lambda item: item.path.name not in LONG)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a database of its own."""
    running = Server(tmp_path_factory.mktemp("games"))
    yield running
    running.end()


@pytest.fixture
def unused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody has played."""
    running = Server(tmp_path_factory.mktemp("unused"))
    yield running
    running.end()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to which people come from elsewhere."""
    running = Server(tmp_path_factory.mktemp("club"), "--online")
    yield running
    running.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """An installed Chromium, else Playwright's own."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    installed = next((path for name in names if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        if not installed and not Path(playwright.chromium.executable_path).exists():
            pytest.fail(
                "these tests need a Chromium: install one (on Debian: apt install chromium) or "
                "fetch Playwright's own: .venv/bin/playwright install chromium"
            )
        yield playwright.chromium.launch(executable_path=installed, args=list(QUIET))
