"""What happened is played: words and figures that wait for their cause, and keys that end it."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, brought, open_page, troubles

BRIDGE: Final = Path(__file__).parents[1] / "golden" / "flags-3.play"
BEFORE: Final = 45  # actions: the next one is a bridge that unites two castles
FEATURE: Final = 41  # the next one completes a feature, with a wall tile
MOVING: Final = "localStorage.setItem('alcaide.settings', '{\"speed\":0.5}')"


def test_a_bridge_is_played_in_the_order_of_the_rules(browser: Browser, unused: Server) -> None:
    headers = {"content-type": "text/plain; charset=utf-8", "origin": unused.url}
    asked = urllib.request.Request(f"{unused.url}/api/tables/record", BRIDGE.read_bytes(), headers)
    with urllib.request.urlopen(asked) as answer:
        table = re.search(rb'"id":"([^"]+)"', answer.read())
    assert table
    page = open_page(browser, DESKTOP)
    page.add_init_script(MOVING)
    page.goto(f"{unused.url}/table/{table[1].decode()}#at={BEFORE}")
    purse, words = page.locator('[data-purse="0"] .value'), page.get_by_test_id("told")
    expect(purse).to_have_text("26")
    expect(page.get_by_test_id("flights")).to_be_attached()  # what plays it is loaded
    page.keyboard.press("]")
    expect(words).to_contain_text("ALC-45")
    expect(purse).to_have_text("11")  # paid; what the bridge brings is still to come
    page.keyboard.press(" ")
    paused = words.inner_text()
    page.wait_for_timeout(1500)
    assert words.inner_text() == paused
    assert not axe(page)
    page.keyboard.press("Escape")
    expect(words).to_contain_text("ALC-23")
    expect(purse).to_have_text("27")
    expect(page.get_by_test_id("flights").locator("*")).to_have_count(0)
    assert troubles(page) == []
    page.context.close()


def test_what_happens_on_a_phone_is_in_sight_and_not_under_its_words(
    browser: Browser, unused: Server
) -> None:
    page = open_page(browser, PHONE)
    page.add_init_script(MOVING)
    page.goto(f"{brought(unused, 'castle-wall-tiles')}#at={FEATURE}")
    expect(page.get_by_test_id("flights")).to_be_attached()
    page.keyboard.press("]")
    lamp = page.locator(".lamp").first
    lamp.wait_for(state="attached")
    page.keyboard.press(" ")
    place, board = lamp.bounding_box(), page.get_by_test_id("board").bounding_box()
    words = page.get_by_test_id("told").bounding_box()
    assert place
    assert board
    assert words
    assert board["x"] <= place["x"] <= board["x"] + board["width"] - place["width"]
    assert board["y"] <= place["y"] <= board["y"] + board["height"] - place["height"]
    apart = words["y"] >= place["y"] + place["height"] or words["y"] + words["height"] <= place["y"]
    assert apart
    assert troubles(page) == []
    page.context.close()
