"""Two people in two browsers: a table is set up, found, joined and played to its end."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, sizes, troubles
from meeting import begin, gather, sit
from playing import BUILDS, Player

LIKED = {
    "alcazar": BUILDS,
    "castle": BUILDS,
    "alhambra": ("buy", "vizier", "square", "put", "build", "reveal", "take"),
}
PATIENCE = 60.0  # seconds in which somebody must have done something
GLANCE = 0.05  # seconds for which one is looked at, until the other one is


def open_lobby(page: Page, server: Server) -> None:
    page.goto(server.url + "/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def play_on(players: list[Player], actions: int) -> None:
    """Let people play in turn until the end is shown to all of them, or that much is done."""
    moved = time.monotonic()
    while not all(player.over() for player in players):
        if sum(player.confirmed for player in players) >= actions:
            resign(players[-1].page)
            return
        for player in players:
            while player.step(GLANCE):
                moved = time.monotonic()
        assert time.monotonic() - moved < PATIENCE, [player.says() for player in players]


def resign(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("result")).to_be_visible()


# Alcazar, by far the longest, is given up midway: how it ends is seen in test_whole_game.py, and
# how a game between two people ends, in the others.
@pytest.mark.parametrize(
    ("game", "actions"), [("alcazar", 24), ("castle", 10_000), ("alhambra", 10_000)]
)
def test_two_browsers_play_a_game_against_each_other(
    browser: Browser, club: Server, game: str, actions: int
) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, PHONE, has_touch=True)
    address = gather(ana, club, game)
    open_lobby(luis, club)
    row = luis.locator(f'[data-table="{address.rsplit("/", 1)[1]}"]')
    row.get_by_role("link", name=re.compile("^Join")).click()
    sit(luis, 1, "Luis")
    begin(ana, luis)
    for page in (ana, luis):
        expect(page.get_by_role("timer").first).to_be_attached()
    play_on([Player(ana, 3, LIKED[game]), Player(luis, 4, LIKED[game])], actions)
    for page in (ana, luis):
        expect(page.get_by_test_id("result")).to_be_visible()
    said = [page.get_by_test_id("result").locator("h2").inner_text() for page in (ana, luis)]
    assert said[0] == said[1]
    assert troubles(ana) == troubles(luis) == []
    for page in (ana, luis):
        page.context.close()


def test_a_stranger_follows_the_invitation_asks_for_a_pause_and_resigns(
    browser: Browser, club: Server
) -> None:
    ana, luis = open_page(browser, DESKTOP), open_page(browser, PHONE, "it", has_touch=True)
    gather(ana, club, "castle", public=False)
    luis.goto(ana.get_by_test_id("invitation").input_value())
    for page in (ana, luis):
        assert not axe(page)
    sit(luis, 1, "Luis")
    begin(ana, luis)
    ana.get_by_test_id("menu").click()
    ana.get_by_test_id("ask-pause").click()
    luis.get_by_test_id("ask-yes").click()
    for page in (ana, luis):
        expect(page.get_by_test_id("paused")).to_be_visible()
        assert not axe(page)
    luis.get_by_test_id("resume").click()
    ana.get_by_test_id("ask-yes").click()
    expect(ana.get_by_test_id("paused")).to_be_hidden()
    resign(luis)
    expect(ana.get_by_test_id("result").locator("h2")).to_have_text(re.compile("Luis has resigned"))
    expect(luis.get_by_test_id("result")).to_contain_text("Luis ha abbandonato")
    ana.get_by_test_id("rematch").click()
    expect(ana.get_by_test_id("waiting")).to_be_visible()
    luis.get_by_test_id("rematch-offered").get_by_role("link").click()
    luis.get_by_test_id("sit-1").click()
    begin(ana, luis)
    assert troubles(ana) == troubles(luis) == []
    for page in (ana, luis):
        page.context.close()


def test_the_lobby_is_for_everybody(browser: Browser, club: Server) -> None:
    ana, page = open_page(browser, DESKTOP), open_page(browser, DESKTOP)
    gather(ana, club, "alhambra")
    assert not axe(ana)  # free seats have no names yet
    open_lobby(page, club)
    for _ in sizes(page):
        expect(page.locator("[data-table]").first).to_be_visible()
        assert not axe(page)
        page.get_by_test_id("filter-pace").select_option("days")
        expect(page.locator("[data-table]")).to_have_count(0)
        page.get_by_test_id("filter-pace").select_option("")
    assert troubles(page) == []
    for each in (ana, page):
        each.context.close()
