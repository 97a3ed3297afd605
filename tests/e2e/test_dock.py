"""What can be done, and what it would bring, is read whole, wherever there is little room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, brought, measure, open_page, troubles

PLACES = [("alhambra-bonus-5", 64), ("alhambra-modules-4", 113), ("bridges-5", 100)]
CHOICES = 4  # that are looked at in each place
PREVIEWS = """
    window.previews = { asked: 0, given: 0 };
    const send = WebSocket.prototype.send;
    const heard = new WeakSet();
    const type = (text) => JSON.parse(text).type;
    WebSocket.prototype.send = function (text) {
        if (!heard.has(this)) {
            heard.add(this);
            this.addEventListener("message", ({ data }) => {
                previews.given += type(data) === "preview";
            });
        }
        previews.asked += type(text) === "preview";
        send.call(this, text);
    };
"""
PREVIEWED = """async () => {
    while (previews.given < previews.asked) await new Promise(requestAnimationFrame);
}"""
SPILLS = """() => {
    const box = (part) => part.getBoundingClientRect();
    const seen = (part) => part && part.textContent.trim() && box(part).height > 1;
    const found = [];
    const within = (what, outer, parts) => parts.forEach((part, i) => {
        const [rim, one, next] = [box(outer), box(part), parts[i + 1] && box(parts[i + 1])];
        const out = one.top < rim.top - 1 || one.bottom > rim.bottom + 1;
        const over = next && next.top < one.bottom - 2 && next.left < one.right - 2;
        if (out || over || one.right > rim.right + 1) found.push(what + ": " + outer.textContent);
    });
    for (const card of document.querySelectorAll('[data-testid="offers"] :is(.opt, .act)'))
        within("option", card, [...card.querySelectorAll(":scope > :not(svg)")].filter(seen));
    for (const fact of document.querySelectorAll('[data-testid="facts"] > div'))
        within("figure", fact, [fact.querySelector("dd")]);
    const facts = document.querySelector('[data-testid="facts"]');
    if (facts) within("figures", facts, [...facts.querySelectorAll("dd")]);
    const act = document.querySelector(".fin .main");
    if (act) within("act", act, [act.querySelector(".words")]); // else it stands at the place
    const sum = document.querySelector(".fin .sum");
    const over = act && seen(sum) && box(sum).bottom > box(act).top + 1;
    if (over) found.push("sum: " + sum.textContent);
    return found;
}"""


def try_on(page: Page) -> None:
    """Play on by hand from the position that is looked at."""
    if page.get_by_test_id("try").is_visible():
        page.get_by_test_id("try").click()
    else:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-try").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    expect(page.get_by_test_id("offers")).to_be_visible()


@pytest.mark.parametrize("lang", ["it", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_options_and_figures_keep_to_their_places(
    browser: Browser, server: Server, size: dict[str, int], lang: str
) -> None:
    page = open_page(browser, size, lang)
    page.add_init_script(PREVIEWS)
    figures = 0
    for record, step in PLACES:
        page.goto(f"{brought(server, record)}#at={step}")
        try_on(page)
        offers = page.locator('[data-testid="offers"] [data-option]')
        frames = page.locator('[data-testid="shelf-market"] [data-mark="can"]')
        ways = [*offers.all()[:CHOICES], *frames.all()]
        for way in ways:
            assert measure(page, SPILLS) == []
            way.click()
            page.evaluate(PREVIEWED)
            assert measure(page, SPILLS) == []
            figures = max(figures, page.locator('[data-testid="facts"] dd').count())
            page.keyboard.press("Escape")
            expect(offers.first).to_be_visible()
    assert figures > 4
    assert troubles(page) == []
    page.context.close()
