"""The end of a game in the browser: the count, the winner, the table, and what stays of them."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from alcaide import Record, game
from alcaide.core.rng import Rng
from browsing import DESKTOP, Server, axe, measure, open_page, sizes, themes, troubles

SAY = """async ([url, text, seat]) => {
    const socket = new WebSocket(url);
    const send = (what) => socket.send(JSON.stringify(what));
    await new Promise((open) => (socket.onopen = open));
    send({ type: "look", lang: "en", seat });
    const { table } = await new Promise((told) => {
        const hear = (said) => said.type === "table" && told(said);
        socket.onmessage = ({ data }) => hear(JSON.parse(data));
    });
    send({ type: "say", seq: table.seq, text });
}"""


@pytest.fixture
def last(browser: Browser, server: Server) -> Iterator[Page]:
    """Yield a page that looks at a game of which one action is left, and then it is played."""
    castle, rng = game("castle"), Rng(b"the end")
    record = Record(castle, castle.setup(2, seed=3))
    while record.turn is not None:
        legal = record.legal_actions()
        record.add(legal[rng.below(len(legal))])
    *actions, (seat, text) = record.actions
    left = Record(castle, record.setup, actions, ["Ana", "Luis"]).dumps().encode()
    request = urllib.request.Request(server.url + "/api/tables/record", left)
    with urllib.request.urlopen(request) as answer:
        id = json.load(answer)["id"]
    page = open_page(browser, DESKTOP)
    page.add_init_script("localStorage.setItem('alcaide.settings', '{\"speed\":1}')")
    page.goto(f"{server.url}/table/{id}")
    expect(page.get_by_test_id("board")).to_be_visible()
    url = f"{server.url.replace('http', 'ws')}/api/tables/{id}/live?lang=en"
    page.evaluate(SAY, [url, text, seat])
    yield page
    page.context.close()


def fits(page: Page) -> bool:
    """Tell whether nothing scrolls sideways."""
    return bool(measure(page, "document.documentElement.scrollWidth <= window.innerWidth"))


def test_the_count_can_be_skipped_shown_again_and_is_not_repeated(last: Page) -> None:
    page = last
    act = page.locator("[data-act]")
    expect(act).to_have_attribute("data-act", "count")
    expect(page.get_by_test_id("ending-skip")).to_be_focused()
    assert not axe(page)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("rematch")).to_be_focused()
    for _ in sizes(page):
        assert fits(page)
        assert not [theme for theme in themes(page) if axe(page)]
    page.reload()
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_test_id("count-again").click()
    expect(act).to_have_attribute("data-act", "count")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_hidden()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert troubles(page) == []
