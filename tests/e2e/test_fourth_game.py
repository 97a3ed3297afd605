"""A game of another package in the page: set up, played by cards and places, its rules read."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, open_page, resize, troubles
from installing import ROOT, install
from meeting import choose
from playing import Player


@pytest.fixture(scope="module")
def castle_yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Almena is installed."""
    site = tmp_path_factory.mktemp("packages")
    install(ROOT / "examples" / "almena", site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]))
        running = Server(tmp_path_factory.mktemp("almena"))
        yield running
        running.kill()


def test_a_game_of_another_package_is_set_up_and_played(
    browser: Browser, castle_yard: Server
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(castle_yard.url + "/")
    choose(page.locator('input[name="game"][value="almena"]'))
    page.get_by_test_id("start").click()
    board = page.get_by_test_id("board")
    keep = board.locator('[data-pick="cell:c3"]')
    expect(keep).to_have_attribute("aria-label", "The keep")
    player = Player(page, seed=3)
    expect(player.choose()).to_contain_text("Lay the ")
    player.play(2)
    resize(page, PHONE)
    player.play(1)
    expect(page.locator(".table.of-almena")).to_be_visible()
    resize(page, DESKTOP)
    expect(page.get_by_test_id("log")).to_contain_text("lays")
    page.goto(castle_yard.url + "/rules/almena#ALM-20")
    expect(page.locator("#ALM-20")).to_contain_text("takes the wall")
    assert "almena-" not in page.locator("main").inner_text()
    assert troubles(page) == []
    page.context.close()
