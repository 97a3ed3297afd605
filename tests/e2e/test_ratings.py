"""A rated game in two browsers: its result tells what it did to the ratings, and why."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, Server, axe, measure, open_page, sizes, themes, troubles
from meeting import PASSWORD, begin, send

pytest.importorskip("openskill")
SEATS = [
    {"kind": "person", "name": "Ana", "colour": "green"},
    {"kind": "open", "name": "", "colour": "white"},
]


def judge(page: Page) -> None:
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for _ in themes(page):
        for size in sizes(page):
            assert not axe(page), size
            assert measure(page, wide) <= 0, size


def account(browser: Browser, club: Server, name: str, lang: str) -> Page:
    page = open_page(browser, DESKTOP, lang)
    page.goto(f"{club.url}/players")
    send(page, club, "/api/account", {"name": name, "password": PASSWORD})
    return page


def test_a_rated_result_tells_what_became_of_the_ratings(
    browser: Browser, club: Server, tmp_path: Path
) -> None:
    ana, luis = account(browser, club, "Ana", "en"), account(browser, club, "Luis", "it")
    terms = {"access": "public", "rated": True}
    body = {"game": "castle", "seats": SEATS, "terms": terms}
    table = f"{club.url}/table/{send(ana, club, '/api/tables', body)['id']}"
    luis.goto(table)
    luis.get_by_test_id("sit-1").click()
    ana.goto(table)
    begin(ana, luis)
    expect(ana.get_by_test_id("seat-0")).to_contain_text("1000")
    ana.get_by_test_id("menu").click()
    ana.get_by_test_id("resign").click()
    ana.get_by_test_id("resign-yes").click()
    expect(luis.get_by_test_id("rating-1")).to_contain_text("1000 →")
    expect(luis.get_by_test_id("rating-1")).to_contain_text("davanti a Ana (1000)")
    expect(luis.get_by_test_id("rating-0")).to_contain_text("ultimo posto")
    judge(luis)
    luis.goto(f"{club.url}/players")
    luis.get_by_role("button", name="Il Castello").click()
    expect(luis.get_by_test_id("leaderboard")).to_contain_text("Provvisorie")
    judge(luis)
    for page in (ana, luis):
        assert troubles(page) == []
        page.context.close()
