"""Everything that can be done is in sight without scrolling, and is chosen at its place."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browsing import Server, brought, loaded, measure, new_table, open_page, resize, troubles
from cutting import CUT
from e2e.test_dock import try_on

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768)]
PLACES = [("bridges-5", 100), ("castle-wall-tiles", 21), ("alhambra-modules-4", 113)]
LAST_TILES = Path(__file__).with_name("last-tiles.play")
HEIGHTS = """async () => {
    const bar = document.querySelector('[data-testid="offers"]');
    const seen = new Set();
    for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(bar.clientHeight);
    }
    return [...seen];
}"""
OUTSIDE = """() => {
    const bar = document.querySelector('[data-testid="offers"]');
    const buttons = [...bar.querySelectorAll("[data-number]")];
    const found = buttons.length ? [] : ["no main actions"];
    const boxes = buttons.map((one) => one.getBoundingClientRect());
    boxes.forEach((box, i) => {
        const name = buttons[i].textContent.trim();
        const middle = [box.left + box.width / 2, box.top + box.height / 2];
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
            found.push("out of sight: " + name);
        else if (!buttons[i].contains(document.elementFromPoint(...middle)))
            found.push("covered: " + name);
        if (box.width < 80 || box.height < 40) found.push("small: " + name);
        const words = buttons[i].querySelector(".words");
        const inner = words.getBoundingClientRect();
        if (inner.top < box.top - 1 || inner.bottom > box.bottom + 1 || inner.right > box.right + 1)
            found.push("cut: " + name);
        for (const other of boxes.slice(i + 1))
            if (box.left < other.right - 1 && other.left < box.right - 1
                && box.top < other.bottom - 1 && other.top < box.bottom - 1)
                found.push("overlaps: " + name);
    });
    if (bar.scrollWidth > bar.clientWidth + 1) found.push("the bar scrolls");
    return found;
}"""
UNFRAMED = """() => {
    const found = [];
    for (const frame of document.querySelectorAll('[data-testid="shelf-market"] [data-pick]')) {
        const box = frame.getBoundingClientRect();
        const head = frame.querySelector(".head").getBoundingClientRect();
        const pic = frame.querySelector(".pic").getBoundingClientRect();
        if (head.width < 0.9 * box.width || pic.width < 0.9 * box.width) found.push("narrow");
        if (box.height > 1.8 * box.width) found.push("tall");
        const badge = frame.querySelector(".badge");
        if (!badge) continue;
        const at = badge.getBoundingClientRect();
        const seen = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        if (!badge.contains(seen)) found.push("covered: " + badge.textContent);
    }
    return found;
}"""
COVERED = """() => {
    const menu = document.querySelector('[data-testid="here"]').getBoundingClientRect();
    const parts = [...document.querySelectorAll('[role="button"][data-mark="chosen"]')];
    const apart = (box) => box.right <= menu.left + 1 || menu.right <= box.left + 1
        || box.bottom <= menu.top + 1 || menu.bottom <= box.top + 1;
    return parts.filter((part) => !apart(part.getBoundingClientRect())).length;
}"""


def hidden(page: Page) -> Any:
    """Return what is out of sight once the bar has fitted itself into a new size."""
    for _ in range(20):
        if not measure(page, OUTSIDE):
            break
        page.wait_for_timeout(100)
    return measure(page, OUTSIDE)


def test_every_main_action_is_in_sight_at_every_size(browser: Browser, server: Server) -> None:
    for (record, step), lang in product(PLACES, ("it", "fr")):
        page = open_page(browser, {"width": 1440, "height": 900}, lang)
        page.goto(f"{brought(server, record)}#at={step}")
        try_on(page)
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            assert hidden(page) == [], (record, lang, width)
            assert measure(page, CUT) == [], (record, lang, width)
        assert troubles(page) == []
        page.context.close()


def test_what_is_offered_stands_still(browser: Browser, server: Server) -> None:
    page = open_page(browser, {"width": 1440, "height": 900})
    page.goto(loaded(server, LAST_TILES))  # of a row as high as its words, which two sizes fit
    page.get_by_test_id("curtain-lift").click()
    expect(page.get_by_test_id("offers")).to_be_visible()
    page.wait_for_timeout(500)
    assert len(page.evaluate(HEIGHTS)) == 1
    assert troubles(page) == []
    page.context.close()


def test_pictures_of_the_market_fill_their_frames(browser: Browser, server: Server) -> None:
    page = open_page(browser, {"width": 1440, "height": 900})
    page.goto(f"{brought(server, 'alhambra-modules-4')}#at=113")
    try_on(page)
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        assert measure(page, UNFRAMED) == [], width
    assert troubles(page) == []
    page.context.close()


def test_a_card_is_played_at_the_place_by_mouse_and_by_keys(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, {"width": 1440, "height": 900})
    page.goto(new_table(server))
    expect(page.get_by_test_id("offers")).to_be_visible()
    page.get_by_test_id("hand").locator("button").first.click()
    here = page.get_by_test_id("here")
    rows = here.locator("[data-row]")
    expect(rows.first).to_be_visible()
    expect(page.get_by_test_id("confirm")).to_have_count(1)  # one act, at one place
    words = rows.locator("b").all_inner_texts()
    assert len(set(words)) == len(words) > 1
    rows.nth(1).hover()
    expect(page.get_by_test_id("facts").first).to_be_visible()  # pointed at, it is shown
    page.keyboard.press("b")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    settled(page)
    assert measure(page, COVERED) == 0
    here.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("log")).to_contain_text("ALC-30")
    assert troubles(page) == []
    page.context.close()


def settled(page: Page) -> Any:
    """Let the menu find its place: it looks for it in the next frame."""
    return page.evaluate("() => new Promise((go) => setTimeout(go, 300))")
