"""The editor of positions: built by pointing, checked, tried, handed on, played on from."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, new_table, open_page, resize, troubles


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


CASTLE = "game castle\ntile g1 T27 0\ntile g2 T28 0\nfollower 0 g1.0\ndrawn T50\n"
DROP = """text => {
    const file = new File([text], "position.txt", {type: "text/plain"});
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    window.dispatchEvent(new DragEvent("drop", {dataTransfer, cancelable: true}));
}"""
PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true}));
}"""


def test_positions_come_in_by_every_door_and_are_clean_on_every_tab(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{server.url}/editor#alcazar")
    expect(page.get_by_test_id("checks")).to_contain_text("A game can stand like this")
    page.evaluate(DROP, CASTLE)  # another game: it is opened
    expect(page.get_by_test_id("editor-game")).to_have_value("castle")
    page.evaluate(PASTE, "game alhambra\nplayers 6\nhand 0 y7 b3\n")
    expect(page.get_by_test_id("editor-players")).to_have_value("6")
    page.get_by_test_id("editor-clear").click()
    page.locator("#tab-text").click()
    expect(page.get_by_test_id("editor-text")).not_to_have_value(re.compile("hand"))
    page.keyboard.press("Escape")
    page.get_by_test_id("editor-undo").click()
    expect(page.get_by_test_id("editor-text")).to_have_value(re.compile("hand 0 y7 b3"))
    page.get_by_test_id("editor-players").select_option("4")
    expect(page.get_by_test_id("editor-text")).to_have_value(re.compile("players 4\nhand 0 y7 b3"))
    for text in (CASTLE, "game alhambra\nplayers 2\nhand 0 y7 ?\n", "game alcazar\nhand 0 3\n"):
        page.evaluate(PASTE, text)
        for tab in ("seats", "table", "try", "text"):
            page.locator(f"#tab-{tab}").click()
            assert axe(page) == "", tab
    page.goto(f"{server.url}/editor#castle=no-such-code")
    expect(page.locator("main")).to_contain_text("link")
    assert troubles(page) == []
    page.context.close()


def test_a_turn_under_way_is_set_up_tried_advised_and_drawn(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{server.url}/editor#castle")
    checks = page.get_by_test_id("checks")
    expect(checks).to_contain_text("legal moves")
    page.evaluate(PASTE, CASTLE)
    page.locator('[data-tool="placed"]').click()
    page.dispatch_event('[role="button"][data-pick="cell:g2"]', "click")
    expect(checks).to_contain_text("follower")
    page.get_by_test_id("editor-undo").click()
    page.evaluate(PASTE, "game alcazar\nplayers 2\nbuild 7x2 8 9x2\ncastle jaen 7\nhand 0 3 8\n")
    page.locator("#tab-try").click()
    page.locator('[data-card="card:8"]').click()
    expect(page.get_by_test_id("try-answer")).to_contain_text("8")
    assert axe(page) == ""
    page.get_by_test_id("editor-hint").click()
    expect(page.get_by_test_id("editor-best")).to_contain_text("%", timeout=60_000)
    with page.expect_download() as saved:
        page.get_by_test_id("editor-picture").click()
    assert saved.value.suggested_filename == "alcazar-position.png"
    assert troubles(page) == []
    page.context.close()


def test_by_keyboard_alone_a_position_is_built_and_asked_about(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{server.url}/editor#alcazar")
    checks = page.get_by_test_id("checks")
    expect(checks).to_contain_text("legal moves")
    page.keyboard.press("1")
    expect(page.locator('[data-tool="stone"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[role="button"][data-pick="cell:20"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-tool="stone"]')).to_contain_text("83")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    page.keyboard.press("Enter")  # the baron goes home
    expect(page.locator('[data-tool="baron"]')).to_contain_text("6")
    page.keyboard.press("Control+z")
    expect(page.locator('[data-tool="baron"]')).to_contain_text("5")
    page.locator("#tab-seats").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("try-answer")).to_contain_text("legal", ignore_case=True)
    page.get_by_test_id("try-said").focus()
    page.keyboard.type("tower 20")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("try-answer")).to_contain_text("ALC-")
    assert troubles(page) == []
    page.context.close()


def test_what_is_looked_at_is_edited_with_what_the_seat_knows(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server))
    page.get_by_test_id("menu").first.click()
    page.get_by_role("button", name="Edit this position").click()
    expect(page.get_by_test_id("checks")).to_contain_text("legal moves")
    page.locator("#tab-text").click()
    expect(page.get_by_test_id("editor-text")).to_have_value(re.compile(r"hand 1 \?"))
    assert troubles(page) == []
    page.context.close()
