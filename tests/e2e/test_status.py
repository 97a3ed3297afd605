"""Whose turn it is, and for what, can be read whole on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from alcaide.games.alcazar.information.view import PHASES as ALCAZAR
from alcaide.games.alhambra.information.view import PHASES as ALHAMBRA
from alcaide.games.castle.information.view import PHASES as CASTLE
from alcaide.locale import LANGUAGES
from alcaide.tables.words import Words
from browsing import DESKTOP, PHONE, Server, measure, open_page, sizes
from meeting import meet

PHASES = {"alcazar": ALCAZAR, "alhambra": ALHAMBRA, "castle": CASTLE}
CUT = """(statuses) => {
    const place = document.querySelector(".turn .status");
    const high = () => place.scrollHeight > place.clientHeight + 1;
    const wide = () => place.scrollWidth > place.clientWidth + 1;
    return statuses.filter((status) => ((place.textContent = status), high() || wide()));
}"""


@pytest.fixture(scope="module")
def address(browser: Browser, club: Server) -> str:
    """A table of two people that has begun: there are most things beside the status."""
    page, other = open_page(browser, DESKTOP), open_page(browser, PHONE)
    address = meet(page, other, club, "alhambra")
    for one in (page, other):
        one.context.close()
    return address


def statuses(lang: str) -> list[str]:
    """Return what is said at the turns of whoever looks, and of somebody with a longish name."""
    found = []
    for name, phases in PHASES.items():
        words = Words(lang, name, ["Francesca"])
        for phase in (words.term(f"phase-{each}") for each in phases if each != "over"):
            found.append(words.say("table-status-you", phase=phase))
            found.append(words.say("table-status-friend", seat=0, phase=phase))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phase_is_cut_off(browser: Browser, address: str, lang: str) -> None:
    page = open_page(browser, PHONE, lang)
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for _ in sizes(page, PHONE, {**PHONE, "width": 360}):
        expect(page.get_by_test_id("turn")).to_be_visible()
        expect(page.get_by_test_id("chat-open")).to_be_visible()
        assert measure(page, CUT, statuses(lang)) == []
        assert measure(page, CUT, [" ".join(statuses(lang))]) != []
    page.context.close()
