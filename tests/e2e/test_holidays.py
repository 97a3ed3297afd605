"""Days off, taken on the account page and at a table, as people take them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, open_page, troubles
from meeting import gather, sit


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("club"), "--online")
    yield running
    running.kill()


def judge(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_days_off_are_taken_until_none_is_left(
    browser: Browser, club: Server, size: dict[str, int]
) -> None:
    page, other = open_page(browser, size), open_page(browser, PHONE)
    address = gather(page, club, "alcazar", pace="day")
    other.goto(address)
    sit(other, 1, "Luis")
    page.get_by_test_id("menu").click()
    days = page.get_by_test_id("panel")
    expect(days).to_contain_text("30 days of holiday are left this year")
    judge(page)
    days.get_by_test_id("holiday").click()
    expect(days).to_contain_text("27 days of holiday are left this year")
    page.goto(f"{club.url}/account")
    own = page.get_by_test_id("holidays")
    expect(own).to_contain_text("27 days are left.")
    expect(own).to_contain_text("You are on holiday until")
    own.get_by_test_id("holiday-days").fill("27")
    own.get_by_test_id("holiday").click()
    expect(own).to_contain_text("All of them are used up.")
    expect(own.get_by_test_id("holiday")).to_have_count(0)
    judge(page)
    page.goto(address)
    page.get_by_test_id("menu").click()
    expect(days.get_by_test_id("holiday")).to_be_disabled()
    expect(days).to_contain_text("You have had all your days of holiday for this year.")
    assert troubles(page) == []
    for one in (page, other):
        one.context.close()
