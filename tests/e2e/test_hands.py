"""What can be picked is large enough for finger and mouse, and is dragged as well as tapped."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browsing import (
    DESKTOP,
    PHONE,
    Server,
    axe,
    measure,
    new_table,
    open_page,
    resize,
    troubles,
)
from cutting import CUT

GOLDEN = Path(__file__).parents[1] / "golden"
TABLET = {"width": 1024, "height": 768}
POSITIONS = [("alhambra-bonus-5", 64), ("bridges-5", 100), ("castle-extra-turn", 3)]
FINGER, MOUSE = 40, 24  # px
# By pick, the largest of what stands for it counts. What stands in front of a place on the board
# is no fault of the zoom, so that there the place itself is measured. How options are read whole,
# test_dock tells.
SMALL = """least => {
    const reach = new Map();
    const inside = (part, box) => {
        for (let one = part.parentElement; one; one = one.parentElement) {
            if (getComputedStyle(one).overflowX === "visible") continue;
            const rim = one.getBoundingClientRect();
            if (box.left < rim.left - 1 || box.right > rim.right + 1) return false;
            if (box.top < rim.top - 1 || box.bottom > rim.bottom + 1) return false;
        }
        return true;
    };
    const run = (part, box) => {
        const y = box.top + Math.min(box.height / 2, 20);
        let [best, now] = [0, 0];
        for (let x = box.left + 0.5; x < box.right; x++) {
            now = part.contains(document.elementFromPoint(x, y)) ? now + 1 : 0;
            best = Math.max(best, now);
        }
        return Math.min(best, box.height);
    };
    for (const part of document.querySelectorAll("button, summary, [role=button][data-mark]")) {
        const box = part.getBoundingClientRect();
        if (part.disabled || !box.width || !part.checkVisibility()) continue;
        const board = part.closest("[data-testid=board]");
        if (!(board ?? part).closest("main, header, .panel") || !inside(part, box)) continue;
        const name = part.dataset.pick ?? part.dataset.testid ?? part.textContent;
        const size = board ? Math.min(box.width, box.height) : run(part, box);
        reach.set(name, Math.max(size, reach.get(name) ?? 0));
    }
    return [...reach].filter(([, size]) => size < least - 0.5);
}"""
# What a tap reaches: of all that lies under it, the first that can be picked.
REACHED = """least => {
    const board = document.querySelector("[data-testid=board]");
    const rim = board.getBoundingClientRect();
    const places = new Map();
    for (const place of board.querySelectorAll("[role=button][data-mark]")) {
        const box = place.getBoundingClientRect();
        const whole = box.left >= rim.left && box.right <= rim.right
            && box.top >= rim.top && box.bottom <= rim.bottom;
        if (whole) places.set(place.dataset.pick, [Infinity, Infinity, -Infinity, -Infinity]);
    }
    const pickOf = (part) => board.contains(part) && part.closest("[data-pick]")?.dataset.pick;
    for (let y = rim.top; y < rim.bottom; y += 2) for (let x = rim.left; x < rim.right; x += 2) {
        const found = document.elementsFromPoint(x, y).map(pickOf).find((one) => places.has(one));
        if (!found) continue;
        const [left, top, right, bottom] = places.get(found);
        places.set(found, [
            Math.min(left, x), Math.min(top, y), Math.max(right, x + 2), Math.max(bottom, y + 2),
        ]);
    }
    const beside = new Set(); // shown again, larger, in the close-up
    for (const target of document.querySelectorAll("button[data-pick]")) {
        const box = target.getBoundingClientRect();
        if (Math.min(box.width, box.height) >= least) beside.add(target.dataset.pick);
    }
    return [...places].filter(([pick, [left, top, right, bottom]]) =>
        Math.min(right - left, bottom - top) < least && !beside.has(pick));
}"""


STANDS: Final = """() => {
    const now = document.querySelector("[data-testid=board]").getAttribute("viewBox");
    const stands = window.before === now;
    window.before = now;
    return stands;
}"""


def tried(page: Page, server: Server, record: str, step: int) -> None:
    """Open a game in the middle, to be played on."""
    text = (GOLDEN / f"{record}.play").read_bytes()
    asked = urllib.request.Request(server.url + "/api/tables/record", text)
    asked.add_header("Content-Type", "text/plain")
    with urllib.request.urlopen(asked) as answer:
        page.goto(f"{server.url}/table/{json.load(answer)['id']}#at={step}")
    page.get_by_test_id("try").click()
    expect(page.get_by_test_id("offers")).to_be_visible()


def settle(page: Page) -> None:
    """Wait until the board stands still at its opening zoom."""
    page.evaluate("() => { window.before = '' }")
    page.wait_for_function(STANDS, polling=200)


def test_targets_are_large_enough_at_every_opening(server: Server, browser: Browser) -> None:
    page = open_page(browser, DESKTOP, "it")
    for record, step in POSITIONS:
        resize(page, DESKTOP)
        tried(page, server, record, step)
        for size in (DESKTOP, TABLET):
            resize(page, size)
            settle(page)
            assert measure(page, SMALL, MOUSE) == [], (record, size)
            assert measure(page, CUT) == [], (record, size)
            assert measure(page, REACHED, MOUSE) == [], (record, size)
    assert troubles(page) == []
    page.context.close()
    page = open_page(browser, PHONE, has_touch=True, is_mobile=True)
    for record, step in POSITIONS:
        tried(page, server, record, step)
        settle(page)
        assert measure(page, SMALL, FINGER) == [], record
        assert measure(page, REACHED, FINGER) == [], record
    assert troubles(page) == []
    page.context.close()


def test_a_tile_is_dragged_and_its_follower_has_a_number(server: Server, browser: Browser) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server, game="castle"))
    hand = page.get_by_test_id("turning")
    expect(hand).to_be_enabled()
    place = page.locator('[data-testid="board"] [data-mark="can"]').first
    place.hover()
    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_have_attribute("data-fit", "fits")
    lies = ghost.locator("svg").first.get_attribute("class") or ""
    page.keyboard.press("r")
    expect(ghost.locator("svg").first).not_to_have_class(lies)
    hand.drag_to(place)
    expect(page.locator('[data-testid="board"] [data-mark="chosen"]')).to_have_count(1)
    page.keyboard.press("Enter")
    near = page.get_by_test_id("closeup")
    rows = near.locator("li button")
    expect(rows.first).to_be_visible()
    assert near.get_by_test_id("closeup-target").count() == rows.count()
    page.keyboard.press("1")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("z")
    expect(near).to_have_count(0)
    expect(hand).to_be_enabled()
    assert axe(page) == ""
    assert troubles(page) == []
    page.context.close()
