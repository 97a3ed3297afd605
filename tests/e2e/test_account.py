"""The page of one's account, as people go through it, in two languages.

At both sizes it is the same flow: each page on the way is looked at in both.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, measure, open_page, sizes, troubles
from meeting import PASSWORD, register, set_up

LANGUAGES = pytest.mark.parametrize("lang", ["en", "it"])


def judge(page: Page, name: str) -> None:
    """See that a page can be used by everybody and goes nowhere beyond its sides."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for size in sizes(page):
        assert not axe(page), (name, size)
        assert measure(page, wide) <= 0, (name, size)


@LANGUAGES
def test_an_account_from_its_making_to_its_end(
    browser: Browser, club: Server, lang: str, tmp_path: Path
) -> None:
    name = f"Leonor {lang}"
    page = open_page(browser, PHONE, lang)
    page.goto(club.url + "/account")
    expect(page.get_by_test_id("register")).to_be_visible()
    judge(page, "stranger")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("password").fill("no such thing")
    page.get_by_test_id("sign-in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    judge(page, "refused")
    register(page, club, name)
    page.get_by_test_id("key-label").fill("A robot of mine")
    page.get_by_test_id("key-new").click()
    expect(page.get_by_test_id("secret")).to_have_value(re.compile("^alcaide_"))
    expect(page.get_by_test_id("keys").locator("li")).to_have_count(1)
    judge(page, "account")
    with page.expect_download() as download:
        page.locator('a[download="alcaide.json"]').click()
    download.value.save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert kept["account"]["name"] == name
    assert PASSWORD not in json.dumps(kept)
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("register")).to_be_visible()
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("password").fill(PASSWORD)
    page.get_by_test_id("sign-in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_test_id("keys").get_by_role("button").click()
    expect(page.get_by_test_id("keys")).to_be_hidden()
    page.get_by_test_id("delete").click()
    judge(page, "delete")
    page.locator("form", has=page.get_by_test_id("delete-yes")).locator("input").fill(PASSWORD)
    page.get_by_test_id("delete-yes").click()
    expect(page.get_by_test_id("register")).to_be_visible()
    assert [line for line in troubles(page) if "401" not in line] == []
    page.context.close()


@LANGUAGES
def test_another_device_is_signed_in_by_a_link_and_out_again(
    browser: Browser, club: Server, lang: str
) -> None:
    name = f"Yusuf {lang}"
    page, other = open_page(browser, DESKTOP, lang), open_page(browser, PHONE, lang)
    register(page, club, name)
    page.get_by_test_id("link").click()
    address = page.get_by_test_id("secret").input_value()
    other.goto(address)
    expect(other.get_by_test_id("follow")).to_be_visible()
    judge(other, "follow")
    other.get_by_test_id("follow").click()
    expect(other.get_by_role("heading", level=1)).to_have_text(name)
    expect(other).to_have_url(f"{club.url}/account")  # the link is used up
    page.reload()
    devices = page.get_by_test_id("devices").locator("li")
    expect(devices).to_have_count(2)
    judge(page, "devices")
    devices.get_by_role("button").click()
    expect(devices).to_have_count(1)
    other.reload()
    expect(other.get_by_test_id("register")).to_be_visible()
    assert troubles(page) == []
    assert [line for line in troubles(other) if "401" not in line] == []  # it may ask once more
    for each in (page, other):
        each.context.close()


def test_whoever_is_signed_out_sees_it_at_the_table(browser: Browser, club: Server) -> None:
    page = open_page(browser, DESKTOP)
    register(page, club, "Carmen at the table")
    table = page.context.new_page()
    address = set_up(page, club, "castle", "Carmen")
    table.goto(address)
    expect(table.get_by_test_id("give-up")).to_be_visible()
    page.get_by_test_id("sign-out").click()
    expect(table.get_by_test_id("give-up")).to_be_hidden()  # it is a stranger's now
    page.context.close()
