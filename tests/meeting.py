"""How people in browsers come to a table of a server for many."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browsing import Server

PASSWORD = "three moorish towers"
NEW_TABLE = """async (body) => {
    const token = /csrftoken=([^;]*)/.exec(document.cookie)[1];
    const headers = { "content-type": "application/json", "x-csrftoken": token };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch("/api/tables", init)).json()).id;
}"""


def choose(radio: Locator) -> None:
    """Choose one of several: what is seen of it is its label."""
    radio.locator("xpath=ancestor::label").click()


def gather(page: Page, server: Server, game: str, *, public: bool = True, pace: str = "") -> str:
    """Set a table for two up as a person does, and return its address."""
    page.goto(f"{server.url}/")
    choose(page.locator(f'input[type="radio"][value="{game}"]'))
    form = page.locator("form.setup")
    while form.locator("ol.seats > li .remove").count():
        form.locator("ol.seats > li .remove button").last.click()
    choose(form.locator('ol.seats > li:nth-child(2) input[value="open"]'))
    if public:
        choose(form.get_by_test_id("terms").locator('input[value="public"]'))
    if pace:
        form.get_by_test_id("pace").select_option(pace)
    page.get_by_test_id("start").click()
    asked = page.get_by_test_id("guest-dialog")
    expect(asked.or_(page.get_by_test_id("waiting"))).to_be_visible()
    if asked.is_visible():
        introduce(page, "Ana")
    expect(page.get_by_test_id("waiting")).to_be_visible()
    return page.url


def introduce(page: Page, name: str) -> None:
    """Say under what name one plays."""
    page.get_by_test_id("guest-name").fill(name)
    page.get_by_test_id("guest-play").click()


def sit(page: Page, seat: int, name: str) -> None:
    """Sit down as a guest."""
    page.get_by_test_id(f"sit-{seat}").click()
    introduce(page, name)
    expect(page.get_by_test_id("waiting")).to_be_hidden()


def set_up(page: Page, server: Server, game: str, name: str, **terms: Any) -> str:
    """Set a public table for two up in the background, and return its address."""
    seats = [
        {"kind": "person", "name": name, "colour": "green"},
        {"kind": "open", "name": "", "colour": "red"},
    ]
    body = {"game": game, "seats": seats, "terms": {"access": "public", **terms}}
    return f"{server.url}/table/{page.evaluate(NEW_TABLE, body)}"


def register(page: Page, server: Server, name: str) -> None:
    """Make an account."""
    page.goto(f"{server.url}/account")
    page.get_by_test_id("new-name").fill(name)
    page.get_by_test_id("new-password").fill(PASSWORD)
    page.get_by_test_id("register").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
