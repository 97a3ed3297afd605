"""Ways into an account in a real browser: a passkey of a virtual authenticator, and mail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, measure, open_page, sizes, troubles
from mailing import MailServer, mailing
from meeting import register


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mailing() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, post: MailServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has a name, so that passkeys can be bound to it, and sends mail."""
    monkeypatch.setenv("ALCAIDE_MAIL", post.address)
    monkeypatch.setenv("ALCAIDE_URL", "http://localhost")
    server = Server(tmp_path / "house", "--online")
    server.url = f"http://localhost:{server.port}"
    yield server
    server.kill()


def judge(page: Page) -> None:
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for size in sizes(page):
        assert not axe(page), size
        assert measure(page, wide) <= 0, size


def with_authenticator(page: Page) -> None:
    """Give a page a device that keeps passkeys and knows its owner's finger."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
        "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_made_and_signs_in_by_the_keyboard(browser: Browser, house: Server) -> None:
    page = open_page(browser, PHONE, "en")
    with_authenticator(page)
    register(page, house, "Ana")
    page.get_by_test_id("passkey-add").press("Enter")
    keys = page.get_by_test_id("passkeys")
    expect(keys.locator("li")).to_have_count(1)
    keys.get_by_role("button", name=re.compile("Rename")).press("Enter")
    keys.get_by_role("textbox").fill("My pocket")
    keys.get_by_role("textbox").press("Enter")
    expect(keys.locator("b")).to_have_text("My pocket")
    judge(page)
    page.get_by_test_id("passkey-add").click()
    expect(page.get_by_role("alert")).to_contain_text("already")
    page.get_by_test_id("sign-out").click()
    page.get_by_test_id("passkey-in").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")
    assert troubles(page) == []
    page.context.close()


def test_who_has_lost_everything_gets_in_by_mail(
    browser: Browser, house: Server, post: MailServer
) -> None:
    page = open_page(browser, DESKTOP, "it")
    register(page, house, "Ana")
    page.get_by_test_id("mailbox").fill("ana@example.org")
    page.get_by_test_id("mailbox").press("Enter")
    expect(page.get_by_test_id("recovery").locator("li b")).to_have_text("a…@example.org")
    page.goto(house.url + "/account#mail=" + secret(post, "mail"))
    page.reload()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("status")).to_have_text("Confermato")
    page.get_by_role("button", name="Avanti").click()
    page.get_by_test_id("sign-out").click()
    page.get_by_test_id("lost").click()
    judge(page)
    page.get_by_test_id("lost-who").fill("ana")
    page.get_by_test_id("lost-send").click()
    expect(page.get_by_test_id("lost-form").get_by_role("status")).to_be_visible()
    for _ in range(100):
        if len(post.letters) > 1:
            break
        page.wait_for_timeout(100)
    page.goto(house.url + "/account#link=" + secret(post, "link"))
    page.reload()
    page.get_by_test_id("follow").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")
    assert troubles(page) == []
    page.context.close()


def secret(post: MailServer, kind: str) -> str:
    text = post.letters[-1][1].get_body(("plain",)).get_content()  # type: ignore[union-attr]
    found = re.search(rf"http://localhost/account#{kind}=([\w-]+)", text)
    assert found, text
    return found[1]
