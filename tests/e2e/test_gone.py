"""Somebody is gone, or the server is about to be: what people see, and what they can do."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, sizes, troubles
from meeting import meet, ordered

WEEK = timedelta(days=8)


def plan(server: Server, *words: str) -> None:
    """Plan a stop of a server as whoever keeps it does."""
    command = [sys.executable, "-m", "alcaide", "stop", "--data", str(server.data), *words]
    subprocess.run(command, check=True, capture_output=True)


def test_a_planned_stop_is_told_on_every_page_and_is_over_by_itself(
    browser: Browser, club: Server
) -> None:
    page, other = open_page(browser, DESKTOP), open_page(browser, PHONE)
    meet(page, other, club, "alcazar")
    other.goto(f"{club.url}/rules/alcazar")
    plan(club, "--in", "2m", "--back", "1m", "--why", "New strings")
    bar = page.get_by_test_id("stop-bar")
    expect(bar).to_contain_text("New strings")
    first = page.get_by_test_id("stop-left").inner_text()
    expect(page.get_by_test_id("stop-left")).not_to_have_text(first)
    for _ in sizes(page):
        assert not axe(page)
    page.get_by_test_id("stop-fold").click()
    expect(bar).not_to_contain_text("New strings")
    expect(bar).to_contain_text("The server stops in")
    other.reload()
    thin = other.get_by_test_id("stop-bar")
    expect(thin).to_be_visible()
    assert thin.evaluate("bar => bar.clientHeight") <= 64
    other.get_by_test_id("stop-fold").click()
    expect(thin).to_contain_text("The keeper of the house: “New strings”")
    plan(club, "--in", "5s", "--back", "1m", "--why", "New strings")
    expect(bar).to_contain_text("The server is being restarted.")
    club.kill()
    club.start()
    expect(bar).to_have_count(0)
    expect(other.get_by_test_id("stop-bar")).to_have_count(0)
    for one in (page, other):
        one.context.close()


def test_who_stays_decides_about_who_is_gone(browser: Browser, club: Server) -> None:
    page, other = open_page(browser, DESKTOP), open_page(browser, DESKTOP)
    address = meet(page, other, club, "alcazar", absence=7)
    gone, stays = ordered(page, other)
    name = "Ana" if gone is page else "Luis"
    gone.goto(f"{club.url}/rules/alcazar")
    club.kill()
    past = (datetime.now(UTC) - WEEK).strftime("%Y-%m-%d %H:%M:%S.000000")
    with sqlite3.connect(club.data / "alcaide.sqlite3") as database:
        id = address.rpartition("/")[2]
        database.execute("UPDATE rows SET at = ? WHERE table_id = ?", (past, id))
    database.close()
    club.start()
    stays.goto(address)
    asked = stays.get_by_test_id("gone")
    expect(asked).to_contain_text(f"{name} has not moved for 7 days.")
    for _ in sizes(stays):
        assert not axe(stays)
    stays.keyboard.press("t")
    expect(stays.get_by_test_id("text-mode").get_by_test_id("gone")).to_be_visible()
    stays.keyboard.press("t")
    gone.goto(address)
    expect(gone.get_by_test_id("gone-me")).to_contain_text("A move is enough to stay.")
    stays.get_by_test_id("gone-without").click()
    expect(asked.get_by_role("alert")).to_contain_text("comes last")
    stays.get_by_test_id("gone-yes").click()
    for one in (stays, gone):
        expect(one.get_by_test_id("result")).to_contain_text(f"{name} did not come back")
    assert troubles(stays) == []
    for one in (page, other):
        one.context.close()
