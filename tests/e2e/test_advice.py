"""Hints, analyses and what-if boards as people meet them, and nothing for axe to find there."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, new_table, open_page, sizes, themes, troubles

SHORT = Path(__file__).parents[1] / "golden" / "castle-discards.play"
PATIENCE = 600_000  # ms; an analysis on a machine with other things to do


def judge(page: Page) -> None:
    """Have axe look at a page as it is on a desk by day and on a phone at night."""
    for size, theme in zip(sizes(page), themes(page), strict=True):
        assert not axe(page), (size, theme)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The address of a table at which a game has been played to its end."""
    headers = {"Content-Type": "text/plain"}
    request = urllib.request.Request(server.url + "/api/tables/record", SHORT.read_bytes(), headers)
    with urllib.request.urlopen(request) as answer:
        return f"{server.url}/table/{json.load(answer)['id']}"


def take_over(page: Page) -> None:
    """Take the best of a hint over, which only waits to be confirmed then."""
    page.get_by_test_id("hint-take").click()
    expect(page.get_by_test_id("hint-panel")).to_be_hidden()
    expect(page.get_by_test_id("confirm")).to_be_focused()
    expect(page.get_by_test_id("confirm")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("game", ["alcazar", "castle", "alhambra"])
def test_a_hint_is_given_taken_over_and_confirmed(
    browser: Browser, server: Server, game: str
) -> None:
    page = open_page(browser, PHONE)
    page.goto(new_table(server, game=game))
    page.locator('[data-testid="hint"]:not([disabled])').click(timeout=PATIENCE)
    best = page.get_by_test_id("hint-best")
    expect(best).not_to_be_empty(timeout=PATIENCE)
    judge(page)
    take_over(page)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("undo")).to_be_visible()
    assert troubles(page) == []
    page.context.close()


def test_the_key_asks_for_a_hint_in_words_too(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server))
    page.locator('[data-testid="hint"]:not([disabled])').wait_for(timeout=PATIENCE)
    page.keyboard.press("i")
    expect(page.get_by_test_id("hint-best")).not_to_be_empty(timeout=PATIENCE)
    take_over(page)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    expect(page.get_by_test_id("hint-best")).not_to_be_empty(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_test_id("text-mode").locator("code").first).not_to_be_empty()
    assert not axe(page)
    page.context.close()


def test_an_analysis_is_walked_through_and_tried_out(browser: Browser, finished: str) -> None:
    page = open_page(browser, PHONE)
    page.goto(finished)
    page.get_by_test_id("result-analysis").click()
    graph = page.get_by_test_id("chances")
    expect(graph).to_be_visible(timeout=PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)
    expect(graph).to_have_attribute("aria-valuenow", graph.get_attribute("aria-valuemax") or "")
    judge(page)
    steps = int(graph.get_attribute("aria-valuemax") or 0)
    for _ in sizes(page):
        graph.focus()
        page.keyboard.press("End")
        expect(graph).to_have_attribute("aria-valuenow", str(steps))
        page.keyboard.press("ArrowLeft")
        expect(graph).to_have_attribute("aria-valuenow", str(steps - 1))
        page.keyboard.press("Home")
        expect(graph).to_have_attribute("aria-valuenow", "0")
        turning = page.get_by_test_id("turning-0")
        turning.click()
        expect(turning).to_have_attribute("aria-current", "step")
        page.get_by_test_id("try-0").click(trial=True)
    page.get_by_test_id("try-0").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    assert troubles(page) == []
    page.context.close()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_a_what_if_board_is_played_with_a_bot_and_left(
    browser: Browser, finished: str, size: dict[str, int], theme: str
) -> None:
    page = open_page(browser, size, color_scheme=theme)
    page.goto(finished)
    page.get_by_test_id("result-board").click()
    if size == DESKTOP:
        page.keyboard.press("[")
        page.get_by_test_id("try").click()
    else:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-try").click()
        page.get_by_test_id("sandbox-leave").click()
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-try").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    page.get_by_test_id("sandbox-bots").click()
    for seat in ("0", "1"):
        page.get_by_test_id(f"bot-{seat}").select_option("greedy")
    expect(page.get_by_test_id("sandbox-bots")).to_contain_text("2")
    assert not axe(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("sandbox-leave").click()
    expect(page.get_by_test_id("sandbox")).to_be_hidden()
    expect(page.get_by_test_id("turn")).to_contain_text("over")
    assert troubles(page) == []
    page.context.close()
