"""Days off, taken on the account page and at a table, as people take them."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, measure, open_page, sizes, troubles
from meeting import meet, register

HOUR = 3_600_000  # milliseconds
DAY = {"pace": "days", "hours": 24}  # for a move


def day(ahead: int) -> str:
    """Return a day to come, as fields of dates have it."""
    return (datetime.now() + timedelta(days=ahead)).date().isoformat()


def judge(page: Page) -> None:
    """Have axe look at a page at both sizes."""
    for _ in sizes(page):
        assert not axe(page)


def test_days_off_are_taken_until_none_is_left(browser: Browser, club: Server) -> None:
    page, other = open_page(browser, PHONE), open_page(browser, PHONE)
    address = meet(page, other, club, "alcazar", **DAY)
    page.get_by_test_id("menu").click()
    days = page.get_by_test_id("panel")
    expect(days).to_contain_text("30 days of holiday are left this year")
    judge(page)
    days.get_by_test_id("holiday").click()
    expect(days).to_contain_text("27 days of holiday are left this year")
    expect(days.get_by_test_id("holiday")).to_have_text("Stay away three days longer")
    page.goto(f"{club.url}/account")
    own = page.get_by_test_id("holidays")
    expect(own).to_contain_text("27 days are left.")
    expect(own).to_contain_text("You are on holiday until")
    own.get_by_test_id("holiday-days").fill("27")
    own.get_by_test_id("holiday").click()
    expect(own).to_contain_text("All of them are used up.")
    expect(own.get_by_test_id("holiday")).to_be_disabled()
    judge(page)
    page.goto(address)
    page.get_by_test_id("menu").click()
    expect(days.get_by_test_id("holiday")).to_be_disabled()
    expect(days).to_contain_text("You have had all your days of holiday for this year.")
    days.get_by_test_id("holiday-end").click()
    expect(days).to_contain_text("29 days of holiday are left this year")
    expect(days.get_by_test_id("holiday-end")).to_have_count(0)
    judge(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("log-open").click()
    for _ in sizes(page):
        expect(page.get_by_test_id("log").last).to_contain_text("Ana is back from holiday.")
    assert troubles(page) == []
    for one in (page, other):
        one.context.close()


def test_a_clock_goes_on_by_itself_when_a_holiday_is_over(browser: Browser, club: Server) -> None:
    page, other = open_page(browser, DESKTOP), open_page(browser, DESKTOP)
    page.clock.install()
    meet(page, other, club, "alcazar", **DAY)
    seat = 0 if page.get_by_test_id("turn").inner_text().startswith("Your turn") else 1
    mover = (page, other)[seat]
    mover.get_by_test_id("menu").click()
    mover.get_by_test_id("holiday").click()
    runs = re.compile(r"\bruns\b")
    clock = page.get_by_test_id(f"clock-{seat}")
    expect(clock).not_to_have_class(runs)
    page.clock.fast_forward(71 * HOUR)
    page.clock.run_for(1_000)
    expect(clock).not_to_have_class(runs)
    page.clock.fast_forward(3 * HOUR)
    page.clock.run_for(1_000)
    expect(clock).to_have_class(runs)
    expect(clock).to_contain_text("21 h")
    for one in (page, other):
        one.context.close()


def test_days_off_are_announced_and_withdrawn_with_the_keys(browser: Browser, club: Server) -> None:
    page = open_page(browser, PHONE)
    register(page, club, "Eva")
    own = page.get_by_test_id("holidays")
    first, days = own.get_by_test_id("holiday-from"), own.get_by_test_id("holiday-days")
    for ahead, count in ((200, 8), (40, 10)):
        first.fill(day(ahead))
        days.fill(str(count))
        expect(own.get_by_test_id("holiday")).to_have_text("Announce")
        days.press("Enter")
        expect(own.get_by_role("listitem").filter(has_text=f"{count} days")).to_be_visible()
        expect(own.get_by_role("status")).to_contain_text("The holiday is announced.")
    lines = own.get_by_role("list", name="Announced holidays").get_by_role("listitem")
    expect(lines).to_have_text([re.compile("10 days"), re.compile("8 days")])
    expect(own).to_contain_text("12 days are left.")
    judge(page)
    first.fill(day(49))
    days.fill("1")
    days.press("Enter")
    expect(own.get_by_role("alert")).to_contain_text("already announced a holiday")
    withdraw = lines.first.get_by_role("button")
    withdraw.focus()
    withdraw.press("Enter")
    expect(lines).to_have_text([re.compile("8 days")])
    expect(own.get_by_role("heading")).to_be_focused()
    expect(own).to_contain_text("22 days are left.")
    for _ in sizes(page):
        assert measure(page, "document.documentElement.scrollWidth <= innerWidth")
    refused = [line for line in troubles(page) if "409" not in line]
    assert refused == []
    page.context.close()
