"""A deal is sealed, opened and checked in the browser; positions are shared and saved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import (
    DESKTOP,
    PHONE,
    Server,
    axe,
    measure,
    new_table,
    open_page,
    sizes,
    themes,
    troubles,
)

BOTS = [
    {"kind": "bot", "name": "Zoraya", "colour": "white", "level": "random"},
    {"kind": "bot", "name": "Yusuf", "colour": "black", "level": "random"},
]


@pytest.fixture(scope="module")
def played(server: Server, browser: Browser) -> str:
    """Return the address of a game that two bots have finished while somebody looked on."""
    address = new_table(server, BOTS, "castle")
    page = open_page(browser, DESKTOP)
    page.goto(address)
    expect(page.get_by_test_id("result")).to_be_visible()
    page.context.close()
    return address


def clean(page: Page) -> None:
    """Have axe look at a page in both sizes, and see that nothing scrolls sideways."""
    for _ in sizes(page):
        assert not axe(page)
        assert measure(page, "document.documentElement.scrollWidth - window.innerWidth") <= 0
    assert troubles(page) == []


def test_the_seal_is_shown_before_the_end(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server, game="castle"))
    page.get_by_test_id("menu").click()
    deal = page.get_by_test_id("deal")
    deal.locator("summary").click()
    expect(deal.locator("code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    clean(page)
    page.context.close()


def test_a_deal_is_checked(browser: Browser, played: str) -> None:
    page = open_page(browser, PHONE)
    page.goto(f"{played}#at=5")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("deal").get_by_role("link").click()
    expect(page.get_by_test_id("verdict")).to_have_text("The deal is the one that was promised.")
    expect(page.get_by_text("hash of game, version").first).to_be_visible()
    expect(page.get_by_text("Tiles: all 60 in the order")).to_be_visible()
    for _ in themes(page):
        clean(page)
    page.context.close()


def test_a_record_that_was_changed_is_found_out(
    browser: Browser, server: Server, played: str, tmp_path: Path
) -> None:
    page = open_page(browser, DESKTOP)
    text = page.request.get(played.replace("/table/", "/api/tables/") + "/record").text()
    changed = tmp_path / "game.play"
    changed.write_text(text.replace('[Seed "5"]', '[Seed "6"]'), encoding="utf-8")
    page.goto(server.url + "/verify")
    page.get_by_test_id("verify-file").set_input_files(changed)
    expect(page.get_by_test_id("verdict")).to_contain_text("not shown to be")
    expect(page.get_by_text("is not the hash of game")).to_be_visible()
    expect(page.get_by_text("from the seed follows").first).to_be_visible()
    clean(page)
    page.context.close()


def test_a_position_has_an_address_and_a_picture(
    browser: Browser, played: str, tmp_path: Path
) -> None:
    page = open_page(browser, DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{played}#at=7")
    expect(page.get_by_test_id("look-bar")).to_contain_text("7 of")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("share").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{played}#at=7"
    with page.expect_download() as waiting:
        page.get_by_test_id("picture").click()
    picture = tmp_path / "picture.png"
    waiting.value.save_as(picture)
    assert waiting.value.suggested_filename.endswith("-7.png")
    head = picture.read_bytes()
    assert head.startswith(b"\x89PNG")
    assert int.from_bytes(head[16:20], "big") == 2400  # twice as wide as it is drawn
    assert len(head) > 100_000  # there is a castle in it
    assert troubles(page) == []
    page.context.close()


def test_the_best_players_are_listed(browser: Browser, server: Server) -> None:
    page = open_page(browser, PHONE, "it")
    page.goto(server.url + "/players")
    expect(page.get_by_test_id("leaderboard").get_by_role("row")).to_have_count(7)
    page.get_by_role("button", name="Alhambra").click()
    page.get_by_role("searchbox").fill("Fatima")
    expect(page.get_by_text("si chiama «Fatima»")).to_be_visible()
    clean(page)
    page.goto(server.url + "/player/nobody")
    expect(page.get_by_role("heading", name="Qui non c")).to_be_visible()
    page.context.close()
