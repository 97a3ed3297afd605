"""The editor of positions: built by pointing, checked, tried, handed on, played on from."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, resize, troubles


def point(page: Page, *cells: int) -> None:
    """Point at spaces of the board, one after the other."""
    for cell in cells:
        page.dispatch_event(f'[role="button"][data-pick="cell:{cell}"]', "click")


def test_a_position_is_built_checked_handed_on_and_played(browser: Browser, server: Server) -> None:
    page = open_page(browser, PHONE)
    page.goto(f"{server.url}/editor")
    expect(page.get_by_test_id("checks")).to_be_visible()  # of the game that was looked at last
    page.goto(f"{server.url}/editor#alcazar")
    checks, text = page.get_by_test_id("checks"), page.get_by_test_id("editor-text")
    expect(checks).to_contain_text("A game can stand like this")
    page.locator('[data-tool="stone"]').click()
    point(page, 7, 9, 8, 8)
    page.locator('[data-tool="bridge"]').click()
    point(page, 7, 9)
    expect(checks).to_contain_text("ALC-46")  # the middle is higher than the pillars
    page.get_by_test_id("editor-undo").click()
    expect(checks).to_contain_text("legal moves")
    page.locator('[data-tool="baron"]').click()
    point(page, 8)
    page.locator("#tab-seats").click()
    page.get_by_test_id("add-hand-0").click()
    page.locator('[data-word="20"]').click()
    assert axe(page) == ""
    page.locator("#tab-text").click()
    expect(text).to_have_value(
        "game alcazar\nplayers 2\nturn 0\nbuild 7 9 8 8\ncastle almeria 7\nbaron 0 8\nhand 0 20\n"
    )
    resize(page, DESKTOP)
    page.locator("#tab-try").click()
    page.get_by_test_id("try-said").fill("palace 33")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("try-answer")).to_contain_text("ALC-34")
    assert axe(page) == ""
    page.reload()  # the address has the position in it
    page.locator("#tab-text").click()
    expect(text).to_have_value(re.compile("baron 0 8\nhand 0 20\n$"))
    page.get_by_test_id("editor-play").click()
    page.get_by_test_id("play-begin").click()
    expect(page.get_by_test_id("hand").locator('[data-pick="card:20"]')).to_be_visible()
    assert troubles(page) == []
    page.context.close()
