"""How people in browsers come to a table of a server for many."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browsing import Server

PASSWORD = "three moorish towers"
BUSY = 429  # a person would wait, too, but not for an hour
MINUTE = 60  # seconds


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
    expect(page.get_by_test_id("leave-table")).to_be_visible()


def begin(*pages: Page) -> None:
    """Let all who sit at a table say that they are ready, and wait for the deal."""
    for page in pages:
        page.get_by_test_id("ready").click()
    for page in pages:
        expect(page.get_by_test_id("waiting")).to_be_hidden()
        expect(page.get_by_test_id("turn")).to_be_visible()


def send(page: Page, server: Server, path: str, body: dict[str, Any]) -> Any:
    """Send what a page would send, and return the answer."""
    client = page.context.request
    client.get(f"{server.url}/api/me")  # with its answer comes the token
    token = next(one["value"] for one in page.context.cookies() if one["name"] == "csrftoken")
    headers = {"x-csrftoken": token}
    answer = client.post(server.url + path, data=body, headers=headers)
    if answer.status == BUSY and (wait := float(answer.headers["retry-after"])) <= MINUTE:
        page.wait_for_timeout(1000 * wait)
        answer = client.post(server.url + path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def meet(ana: Page, luis: Page, server: Server, game: str, **terms: Any) -> str:
    """Sit two people down at a new table, not on the way through the pages: ``gather`` goes it."""
    for page, name in ((ana, "Ana"), (luis, "Luis")):
        send(page, server, "/api/me", {"name": name})
    address = set_up(ana, server, game, "Ana", **terms)
    luis.goto(address)
    ana.goto(address)
    luis.get_by_test_id("sit-1").click()
    begin(ana, luis)
    return address


def ordered(ana: Page, luis: Page) -> tuple[Page, Page]:
    """Return who is to move, and the other one."""
    for page in (ana, luis):
        expect(page.get_by_test_id("turn")).to_be_visible()
    return (ana, luis) if ana.locator(".turn.mine").count() else (luis, ana)


def set_up(page: Page, server: Server, game: str, name: str, **terms: Any) -> str:
    """Set a public table for two up in the background, and return its address."""
    seats = [
        {"kind": "person", "name": name, "colour": "green"},
        {"kind": "open", "name": "", "colour": "red"},
    ]
    body = {"game": game, "seats": seats, "terms": {"access": "public", **terms}}
    return f"{server.url}/table/{send(page, server, '/api/tables', body)['id']}"


def register(page: Page, server: Server, name: str) -> None:
    """Make an account."""
    page.goto(f"{server.url}/account")
    page.get_by_test_id("new-name").fill(name)
    page.get_by_test_id("new-password").fill(PASSWORD)
    page.get_by_test_id("register").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
