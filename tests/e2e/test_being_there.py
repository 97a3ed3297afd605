"""Being there: who is at the table, whose turn it is, and where one is waited for next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, resize, troubles
from meeting import begin, meet, ordered, set_up
from playing import Player

CALLED = re.compile("^● ")
PAUSE = 20_000  # ms after which a page asks again what waits
GLANCE = 0.2  # seconds for which one looks at what there is to do, until one looks whose turn it is
NOTING = """
    window.shown = [];
    window.away = false;
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (Notification.permission = "granted");
        constructor(title, about) { window.shown.push([title, about.body]); }
        close() {}
    };
    const seen = { get: () => (window.away ? "hidden" : "visible") };
    Object.defineProperty(Document.prototype, "visibilityState", seen);
"""
LOOK_AWAY = """(away) => {
    window.away = away;
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def fine(*pages: Page) -> None:
    """Check that pages can be used by everybody, and had no troubles."""
    for page in pages:
        assert not axe(page)
        assert troubles(page) == []


def take_turns(page: Page) -> None:
    """Play until somebody else is to move."""
    expect(page).to_have_title(CALLED)
    player = Player(page)
    while CALLED.match(page.title()):
        player.step(GLANCE)


@pytest.mark.parametrize("game", ["castle", "alhambra"])
def test_people_see_who_is_there(browser: Browser, club: Server, game: str) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, PHONE, has_touch=True)
    address = meet(ana, luis, club, game)
    expect(ana.get_by_test_id("here-1")).to_have_text("here")
    expect(luis.get_by_test_id("here-0")).to_have_text("here")
    luis.get_by_test_id("chips").click()
    expect(luis.get_by_test_id("panel").get_by_test_id("here-0")).to_have_text("here")
    eva = open_page(browser, DESKTOP, "fr")
    eva.goto(address)
    expect(ana.get_by_test_id("onlookers")).to_contain_text("One person looks on")
    expect(luis.get_by_test_id("onlookers")).to_have_text("One person looks on")
    expect(eva.get_by_test_id("here-1")).to_have_text("là")
    fine(ana, luis, eva)
    eva.context.close()
    luis.goto("about:blank")
    expect(ana.get_by_test_id("here-1")).to_have_text("away")
    expect(ana.get_by_test_id("onlookers")).to_have_count(0)
    ana.keyboard.press("t")
    expect(ana.get_by_test_id("company")).to_have_text("Away: Luis (guest).")
    fine(ana)
    for page in (ana, luis):
        page.context.close()


def test_the_tab_calls_whoever_is_to_move(browser: Browser, club: Server) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, DESKTOP)
    for page in (ana, luis):
        page.add_init_script(NOTING)
    meet(ana, luis, club, "castle")
    mover, other = ordered(ana, luis)
    icon = 'link[rel="icon"]'
    expect(mover).to_have_title(CALLED)
    expect(mover.locator(icon)).to_have_attribute("href", re.compile("^data:image/svg"))
    expect(other).not_to_have_title(CALLED)
    expect(other.locator(icon)).to_have_attribute("href", "/favicon.svg")
    other.get_by_test_id("menu").click()
    other.get_by_test_id("settings-open").click()
    other.get_by_test_id("notify").get_by_role("switch").click()
    expect(other.get_by_test_id("notify").get_by_role("switch")).to_be_checked()
    fine(other)
    other.evaluate(LOOK_AWAY, True)
    take_turns(mover)
    expect(other).to_have_title(CALLED)
    expect(other.locator(icon)).to_have_attribute("href", re.compile("^data:image/svg"))
    [[title, body]] = other.evaluate("window.shown")
    assert re.fullmatch("Your turn . The Castle", title)
    assert body.startswith("Your turn")
    assert mover.evaluate("window.shown") == []  # nobody asked for it there
    other.evaluate(LOOK_AWAY, False)
    fine(mover)
    for page in (ana, luis):
        page.context.close()


def test_from_table_to_table(browser: Browser, club: Server) -> None:
    ana, luis = open_page(browser, PHONE, has_touch=True), open_page(browser, DESKTOP)
    ana.clock.install()
    first = meet(ana, luis, club, "castle")
    mover, _ = ordered(ana, luis)
    if mover is ana:
        take_turns(ana)
    expect(ana.get_by_test_id("next-table")).to_have_count(0)
    others = [
        set_up(ana, club, "alhambra", "Ana", pace="days", hours=72, gone="bot") for _ in range(3)
    ]
    for address in others:
        luis.goto(address)
        luis.get_by_test_id("sit-1").click()
        beside = ana.context.new_page()
        beside.goto(address)
        begin(beside, luis)
        beside.close()
        if luis.locator(".turn.mine").count():
            take_turns(luis)
    ana.clock.fast_forward(PAUSE)
    expect(ana.get_by_test_id("next-count")).to_have_text("3")
    ana.get_by_test_id("next-table").click()
    expect(ana).not_to_have_url(first)
    expect(ana).to_have_title(CALLED)
    second = ana.url
    fine(ana)
    ana.get_by_test_id("menu").click()
    expect(ana.get_by_test_id("menu-next")).to_contain_text("2")
    fine(ana)
    ana.keyboard.press("Escape")
    resize(ana, DESKTOP)
    fine(ana)
    expect(ana.get_by_test_id("next-count")).to_have_text("2")
    ana.keyboard.press("t")
    expect(ana.get_by_test_id("next-table")).to_be_visible()
    fine(ana)
    ana.keyboard.press("t")
    ana.keyboard.press("n")
    expect(ana).not_to_have_url(second)
    expect(ana).to_have_title(CALLED)
    ana.goto(club.url)
    expect(ana).to_have_title("● 3 tables wait for you · Alcaide")
    expect(ana.get_by_test_id("waiting-count")).to_contain_text("3 tables wait for you")
    rows = ana.locator(".tables [data-waits]")
    expect(rows).to_have_count(3)
    expect(ana.locator(".tables li").nth(0)).to_contain_text("left")
    expect(ana.locator(".tables li").nth(3)).to_contain_text("Luis to play")
    fine(ana)
    ana.locator(".tables li").nth(0).get_by_role("link").click()
    expect(ana.get_by_test_id("turn")).to_have_class(re.compile("mine"))
    assert troubles(luis) == []
    for page in (ana, luis):
        page.context.close()
