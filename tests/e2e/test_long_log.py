"""A long log: only what is near is drawn, and every line and every position is found."""

from __future__ import annotations

import json
import urllib.request

from playwright.sync_api import Browser, expect

import alcaide
from alcaide.core.rng import Rng
from browsing import Server, axe, open_page, troubles

TALL = {"width": 1440, "height": 1500}  # with six players there is little room for the log
DRAWN = 250  # lines at most, of however many


def long_game() -> bytes:
    """Return the record of a game of Alhambra by six who play anything."""
    game, rng = alcaide.game("alhambra"), Rng(b"long")
    record = alcaide.Record(game, game.setup(6, seed=3))
    while record.turn is not None:
        legal = record.legal_actions()
        record.add(legal[rng.below(len(legal))])
    return record.dumps().encode()


def test_a_long_log_is_drawn_where_one_looks(browser: Browser, server: Server) -> None:
    asked = urllib.request.Request(f"{server.url}/api/tables/record", long_game())
    with urllib.request.urlopen(asked) as answer:
        id = json.load(answer)["id"]
    page = open_page(browser, TALL)
    page.goto(f"{server.url}/table/{id}#at=3")
    log = page.get_by_test_id("log")
    lines = log.get_by_role("listitem")
    here = log.locator('[aria-current="step"]')
    expect(here).to_be_in_viewport()  # three actions from the beginning
    total = int(lines.first.get_attribute("aria-setsize") or 0)
    assert total > DRAWN
    assert lines.count() < DRAWN
    here.get_by_role("button").focus()
    log.evaluate("e => e.scrollTop = 0")
    expect(log.locator('[aria-posinset="1"]')).to_be_in_viewport()
    assert here.get_by_role("button").evaluate("e => e === document.activeElement")
    log.evaluate("e => e.scrollTop = e.scrollHeight")
    first = log.locator(f'[aria-posinset="{total}"]')
    expect(first).to_be_in_viewport()
    first.get_by_role("button").press("Enter")
    expect(page.get_by_test_id("look-bar")).to_contain_text("action 0 of")
    assert lines.count() < DRAWN
    assert not axe(page)
    assert not troubles(page)
    page.context.close()
