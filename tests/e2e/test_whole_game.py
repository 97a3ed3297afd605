"""Whole games in the browser, from the start page to the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import alcaide
from browsing import DESKTOP, PHONE, Server, new_table, open_page, troubles
from playing import Player

WON = {"en": "win", "it": "vinc", "fr": "gagn"}


def begin(page: Page, server: Server) -> None:
    """Begin a game as the start page offers it: oneself against a bot."""
    page.goto(server.url + "/")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("dock")).to_be_visible()


def finish(page: Page, tmp_path: Path) -> None:
    """See the end, and that the record of the game replays to the same result."""
    with page.expect_download() as download:
        page.get_by_test_id("result").locator("a[download]").click()
    file = tmp_path / "game.play"
    download.value.save_as(file)
    record = alcaide.Record.loads(file.read_text("utf-8"))
    assert record.game.turn(record.state()) is None
    shown = page.get_by_test_id("result").inner_text()
    for score in record.game.scores(record.state()):
        assert str(score) in shown


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_whole_game_in_each_language(
    browser: Browser, server: Server, lang: str, tmp_path: Path
) -> None:
    page = open_page(browser, DESKTOP, lang, accept_downloads=True)
    begin(page, server)
    assert page.locator("html").get_attribute("lang") == lang
    Player(page).play()
    assert WON[lang] in page.get_by_test_id("result").inner_text().lower()
    finish(page, tmp_path)
    assert troubles(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_the_castle(
    browser: Browser, server: Server, size: dict[str, int], tmp_path: Path
) -> None:
    page = open_page(browser, size, accept_downloads=True)
    page.goto(new_table(server, game="castle"))
    Player(page, seed=3).play()
    finish(page, tmp_path)
    assert troubles(page) == []
    page.context.close()


PALACES = [
    {"kind": "me", "name": "Ana", "colour": "blue"},
    {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "greedy"},
    {"kind": "bot", "name": "Luis", "colour": "green", "level": "greedy"},
]
MODULES = {"vizier": "on", "exchange": "on", "bonus": "on", "squares": "on"}
LIKED = ("buy", "vizier", "square", "put", "build", "reveal", "take")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_alhambra_with_all_modules(
    browser: Browser, server: Server, size: dict[str, int], tmp_path: Path
) -> None:
    page = open_page(browser, size, accept_downloads=True)
    page.goto(new_table(server, PALACES, "alhambra", MODULES))
    Player(page, seed=4, liked=LIKED).play()
    finish(page, tmp_path)
    assert troubles(page) == []
    page.context.close()


def test_a_whole_game_on_a_phone_with_a_reload_and_a_killed_server(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = open_page(browser, PHONE, accept_downloads=True, has_touch=True)
    begin(page, server)
    player = Player(page, seed=2)
    player.play(8)
    page.reload()
    player.play(8)
    before = _own_points_and_money(page)
    server.kill()
    expect(page.get_by_test_id("lost")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.get_by_test_id("lost")).to_be_hidden(timeout=30_000)
    assert _own_points_and_money(page) == before
    player.play()
    finish(page, tmp_path)
    assert troubles(page) == []
    page.context.close()


def _own_points_and_money(page: Page) -> list[str]:
    page.wait_for_timeout(3_000)  # a bot may still be moving
    lines = page.get_by_test_id("chips").inner_text().splitlines()
    return [line for line in lines if line[:1] not in "+\N{MINUS SIGN}"]  # "+7" goes after a while
