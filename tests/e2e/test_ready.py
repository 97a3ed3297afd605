"""From another page of the site to the table, ready, dealt, and the deal checked at the end."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, sizes, themes, troubles
from meeting import gather, sit


def test_all_are_asked_wherever_they_are_and_the_deal_is_checked(
    browser: Browser, club: Server
) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, PHONE, "fr", has_touch=True)
    address = gather(ana, club, "castle")
    ana.get_by_role("link", name="Rules").first.click()  # she reads while she waits
    expect(ana).to_have_url(re.compile("/rules/"))
    luis.goto(address)
    assert luis.get_by_test_id("sealed").locator("code").first.inner_text()
    sit(luis, 1, "Luis")
    expect(ana).to_have_url(address)
    expect(ana.get_by_test_id("ready")).to_be_focused()
    for page in (ana, luis):
        for _ in themes(page):
            assert not axe(page)
    for _ in sizes(ana):
        ana.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    ana.keyboard.press("Enter")
    expect(luis.get_by_test_id("place-0")).to_contain_text("accord")
    luis.get_by_test_id("ready").click()
    for page in (ana, luis):
        expect(page.get_by_test_id("waiting")).to_be_hidden()
    luis.get_by_test_id("menu").click()
    luis.get_by_test_id("abort").click()
    luis.get_by_test_id("abort-yes").click()
    expect(ana.get_by_test_id("result").locator("h2")).to_have_text("Luis has called the game off")
    ana.goto(f"{club.url}/verify#table={address.rsplit('/', 1)[1]}")
    expect(ana.get_by_test_id("verdict")).to_have_text("The deal is the one that was promised.")
    expect(ana.get_by_text("The part that this browser added is in the deal.")).to_be_visible()
    assert troubles(ana) == troubles(luis) == []
    for page in (ana, luis):
        page.context.close()
