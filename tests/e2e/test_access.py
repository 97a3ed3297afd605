"""Nothing for axe to find; a game by keyboard; the first load is small."""

from __future__ import annotations

import gzip
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, Response, expect
from playwright.sync_api import TimeoutError as TooLate

from browsing import (
    DESKTOP,
    PHONE,
    Server,
    axe,
    measure,
    new_table,
    open_page,
    sizes,
    themes,
    troubles,
)

Size = dict[str, int]
NARROW = {"width": 360, "height": 740}
WIDE = {"width": 2560, "height": 1440}


def judge(page: Page, name: str) -> None:
    """Have axe look at a page in both themes."""
    for theme in themes(page):
        assert not axe(page), (name, theme)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser: Browser, server: Server, size: Size) -> None:
    page = open_page(browser, size)
    for path in ("/", "/rules/alcazar", "/learn/alcazar", "/rules/castle"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        judge(page, path)
    for game in ("alhambra", "castle", "alcazar"):
        page.goto(new_table(server, game=game))
        page.locator('[data-testid="offers"] button[data-option]').first.click()
        judge(page, game)
    page.get_by_test_id("menu").click()
    judge(page, "menu")
    page.keyboard.press("Escape")
    page.get_by_test_id("dock").click(position={"x": 4, "y": 4})
    page.keyboard.press("t")
    expect(page.get_by_test_id("text-mode")).to_be_visible()
    judge(page, "words")
    assert troubles(page) == []
    page.context.close()


def test_nothing_scrolls_sideways(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    tables = [new_table(server, game=game) for game in ("alcazar", "castle", "alhambra")]
    for address in (server.url + "/", server.url + "/rules/alcazar", *tables):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        for size in sizes(page, NARROW, PHONE, DESKTOP, WIDE):
            wide = measure(page, "document.documentElement.scrollWidth - window.innerWidth")
            assert wide <= 0, (address, size)
    page.context.close()


def test_text_mode_plays_by_notation(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server))
    expect(page.get_by_test_id("dock")).to_be_visible()
    page.keyboard.press("t")
    words = page.get_by_test_id("text-mode")
    field = words.get_by_role("textbox")
    field.fill("castle 1 1-99")
    field.press("Enter")
    expect(words).to_contain_text("NOTATION", ignore_case=True)
    field.fill("buy tower")
    field.press("Enter")
    expect(words).to_contain_text("ALC-11")
    assert troubles(page) == []
    page.context.close()


def test_what_is_asked_for_comes(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server))
    hand = page.locator('[data-pick^="card:"]')
    expect(hand.first).to_be_visible()
    refused = page.locator(
        '[data-refused="castle"], [data-refused="palace"], [data-refused="extend"]'
    )
    expect(refused).to_have_count(0)
    for number in range(hand.count()):
        hand.nth(number).click()
        with suppress(TooLate):  # nothing is refused with this card
            refused.first.wait_for(timeout=5_000)
            break
    expect(refused.first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    words = page.get_by_test_id("text-mode")
    expect(words.locator(".position li").nth(3)).to_be_visible()
    words.locator("details summary").click()
    expect(words.locator(".refused li").nth(5)).to_be_visible()
    page.context.close()


def test_keys_alone_play_an_action(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(new_table(server))
    option = page.locator('[data-testid="offers"] button[data-option="buy"]')
    expect(option).to_be_visible()
    page.keyboard.press("o")
    for _ in range(12):
        if option.evaluate("e => e === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("ALC-11")
    page.context.close()


def test_the_first_load_is_small(browser: Browser, unused: Server) -> None:
    page = open_page(browser, DESKTOP)
    bodies: list[bytes] = []

    def keep(response: Response) -> None:
        if response.ok and response.request.resource_type != "websocket":
            bodies.append(response.body())

    page.on("response", keep)
    page.goto(unused.url + "/")
    page.wait_for_load_state("networkidle")
    total = sum(min(len(body), len(gzip.compress(body))) for body in bodies)
    assert total < 250_000
    page.context.close()


def test_two_tabs_and_two_people_at_one_screen(browser: Browser, server: Server) -> None:
    friends = [
        {"kind": "me", "name": "Ana", "colour": "blue"},
        {"kind": "friend", "name": "Luis", "colour": "green"},
    ]
    address = new_table(server, friends)
    page = open_page(browser, DESKTOP)
    page.goto(address)
    expect(page.get_by_test_id("curtain")).to_be_visible()
    assert page.locator('[data-pick^="card:"]').count() == 0  # no hand behind the curtain
    page.get_by_test_id("curtain-lift").click()
    expect(page.locator('[data-pick^="card:"]').first).to_be_visible()
    other = page.context.new_page()
    other.goto(address)
    other.get_by_test_id("curtain-lift").click()
    for tab in (page, other):
        tab.locator('[data-testid="offers"] button[data-option="buy"]').click()
        tab.locator('[data-pick="towers"]').click()
        expect(tab.get_by_test_id("confirm")).not_to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()
    expect(other.get_by_test_id("curtain")).to_be_visible()  # it has caught up
    assert troubles(page) == []
    page.context.close()
