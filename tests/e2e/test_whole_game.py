"""Whole games in the browser, from the start page to the record.

Size and language change on the way: so each phase is met at both sizes, and the change as well.
"""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

import alcaide
from browsing import DESKTOP, PHONE, SIZES, Server, new_table, open_page, resize, troubles
from meeting import choose
from playing import Player

WON = {"it": "vinc", "fr": "emporte", "en": "win"}
STINT = 5  # actions at one size


def begin(page: Page, server: Server) -> None:
    """Begin a game as the start page offers it: oneself against a bot."""
    page.goto(server.url + "/")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("dock")).to_be_visible()


def speak(page: Page, lang: str) -> None:
    """Choose another language."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings-open").click()
    choose(page.locator(f'.settings input[value="{lang}"]'))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")
    expect(page.locator(".settings")).to_be_hidden()


def play_at_all_sizes(player: Player) -> None:
    """Play to the end, at one size and the other by turns."""
    for size in cycle(SIZES):
        resize(player.page, size)
        player.play(STINT)
        if player.over():
            return


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
    assert troubles(page) == []
    page.context.close()


def test_a_whole_game_with_a_reload_and_a_killed_server_in_three_languages(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = open_page(browser, PHONE, "fr", accept_downloads=True, has_touch=True)
    begin(page, server)
    player = Player(page, seed=2)
    player.play(8)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    player.play(8)
    player.choose()  # nothing moves any more until it is confirmed
    before = _own_points_and_money(page)
    server.kill()
    expect(page.get_by_test_id("lost")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("lost")).to_be_hidden()
    assert _own_points_and_money(page) == before
    for lang in ("en", "it"):
        speak(page, lang)
        player.play(8)
    play_at_all_sizes(player)
    for lang, won in WON.items():
        speak(page, lang)
        expect(page.get_by_test_id("result")).to_contain_text(re.compile(won, re.IGNORECASE))
    finish(page, tmp_path)


def test_a_whole_game_of_the_castle(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = open_page(browser, DESKTOP, "it", accept_downloads=True)
    page.goto(new_table(server, game="castle"))
    player = Player(page, seed=3)
    play_at_all_sizes(player)
    finish(page, tmp_path)


PALACES = [
    {"kind": "me", "name": "Ana", "colour": "blue"},
    {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "greedy"},
    {"kind": "bot", "name": "Luis", "colour": "green", "level": "greedy"},
]
MODULES = {"vizier": "on", "exchange": "on", "bonus": "on", "squares": "on"}
LIKED = ("buy", "vizier", "square", "put", "build", "reveal", "take")


def test_a_whole_game_of_alhambra_with_all_modules(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = open_page(browser, DESKTOP, accept_downloads=True)
    page.goto(new_table(server, PALACES, "alhambra", MODULES))
    play_at_all_sizes(Player(page, seed=4, liked=LIKED))
    finish(page, tmp_path)


def _own_points_and_money(page: Page) -> list[str]:
    lines = page.get_by_test_id("chips").inner_text().splitlines()
    return [line for line in lines if line[:1] not in "+\N{MINUS SIGN}"]  # "+7" goes after a while
