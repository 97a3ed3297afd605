"""Trying things out on a board of one's own, and planning, where others are to move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, troubles
from meeting import meet, ordered

THREE_DAYS = {"pace": "days", "hours": 72}  # for a move


@pytest.fixture
def two(browser: Browser, club: Server) -> Iterator[tuple[Page, Page]]:
    """The one to move and the one who waits at a table with days for a move."""
    ana, luis = open_page(browser, DESKTOP), open_page(browser, PHONE, has_touch=True)
    meet(ana, luis, club, "alcazar", **THREE_DAYS)
    yield ordered(ana, luis)
    assert troubles(ana) == troubles(luis) == []
    for page in (ana, luis):
        page.context.close()


def market(page: Page) -> None:
    """Bring the open cards into sight."""
    more = page.get_by_test_id("market-open")
    if more.is_visible() and not page.get_by_test_id("panel").is_visible():
        more.click()


def buy(page: Page, card: str = "") -> str:
    """Buy an open card, any or a certain one, and return it."""
    market(page)
    found = page.locator(f'[data-pick="{card}"]' if card else '[data-pick^="open:"]').first
    picked = found.get_attribute("data-pick") or ""
    found.click()
    page.get_by_test_id("confirm").click()
    return picked


def try_ahead(page: Page) -> str:
    """Open a board, buy for the other and then for oneself; return what the other bought."""
    page.get_by_test_id("ahead").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    card = buy(page)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    buy(page, "deck")  # a card that came up on the board alone could not be bought at the table
    return card


def plan(page: Page, way: str) -> str:
    card = try_ahead(page)
    page.get_by_test_id("sandbox-plan").click()
    page.get_by_test_id(f"ahead-{way}").check()
    page.get_by_test_id("ahead-make").click()
    expect(page.get_by_test_id("sandbox")).to_be_hidden()
    expect(page.get_by_test_id("planned")).to_be_visible()
    return card


def test_a_planned_answer_is_played_at_once(two: tuple[Page, Page]) -> None:
    mover, waits = two
    card = plan(waits, "exact")
    waits.get_by_test_id("plans-open").click()
    expect(waits.get_by_test_id("plan-line").locator("li")).to_have_count(2)
    expect(mover.get_by_test_id("planned")).to_have_count(0)
    assert not axe(waits)
    buy(mover, card)
    expect(waits.get_by_test_id("planned")).to_be_hidden()
    expect(mover.get_by_test_id("confirm")).to_be_visible()


def test_a_plan_that_fails_says_so_and_can_be_cleared(two: tuple[Page, Page]) -> None:
    mover, waits = two
    plan(waits, "exact")
    market(mover)
    mover.locator('[data-pick^="open:"]').nth(2).click()
    mover.get_by_test_id("confirm").click()
    expect(waits.get_by_test_id("plan-failed")).to_contain_text("did not play as in your plan")
    waits.get_by_test_id("plans-open").click()
    assert not axe(waits)
    waits.get_by_test_id("plan-drop").click()
    expect(waits.get_by_test_id("plan-failed")).to_be_hidden()


def test_a_plan_can_be_taken_back(two: tuple[Page, Page]) -> None:
    _, waits = two
    plan(waits, "any")
    waits.get_by_test_id("plans-open").click()
    waits.get_by_test_id("plan-drop").click()
    expect(waits.get_by_test_id("planned")).to_be_hidden()


def test_a_board_among_people_is_paper_only(two: tuple[Page, Page]) -> None:
    mover, waits = two
    waits.get_by_test_id("ahead").click()
    expect(waits.get_by_test_id("sandbox")).to_be_visible()
    for advice in ("sandbox-bots", "hint"):
        expect(waits.get_by_test_id(advice)).to_have_count(0)
    assert not axe(waits)
    waits.get_by_test_id("sandbox-plan").click()
    assert not axe(waits)
    waits.keyboard.press("Escape")
    waits.get_by_test_id("sandbox-leave").click()
    mover.get_by_test_id("menu").click()
    mover.get_by_test_id("menu-try").click()  # the one to move has a board, but nothing to plan
    expect(mover.get_by_test_id("sandbox")).to_be_visible()
    expect(mover.get_by_test_id("sandbox-plan")).to_have_count(0)


def test_plans_are_made_in_words_too(two: tuple[Page, Page]) -> None:
    _, waits = two
    waits.get_by_test_id("ahead").click()
    expect(waits.get_by_test_id("sandbox")).to_be_visible()
    waits.keyboard.press("t")
    for _ in range(2):
        waits.locator("#text-say").fill("buy deck")
        waits.locator("#text-say").press("Enter")
        expect(waits.locator("#text-say")).to_have_value("")
    assert not axe(waits)
    waits.get_by_test_id("ahead-make").click()
    expect(waits.get_by_test_id("plan-list").get_by_test_id("plan-line")).to_be_visible()
    assert not axe(waits)


@pytest.mark.parametrize("game", ["castle", "alhambra"])
def test_the_way_to_a_board_is_in_sight_in_every_game(
    browser: Browser, club: Server, game: str
) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, DESKTOP)
    meet(ana, luis, club, game, **THREE_DAYS)
    _, waits = ordered(ana, luis)
    waits.get_by_test_id("ahead").click()  # nothing lies over it
    expect(waits.get_by_test_id("sandbox-plan")).to_be_visible()
    assert troubles(waits) == []
    for page in (ana, luis):
        page.context.close()
