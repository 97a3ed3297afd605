"""Whose turn it is, and for what, can be read whole on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from alcaide.games.alcazar.view import PHASES as ALCAZAR
from alcaide.games.alhambra.view import PHASES as ALHAMBRA
from alcaide.games.castle.view import PHASES as CASTLE
from alcaide.locale import LANGUAGES
from alcaide.table.words import Words
from browsing import DESKTOP, PHONE, Server, measure, open_page
from meeting import gather, sit

PHASES = {"alcazar": ALCAZAR, "alhambra": ALHAMBRA, "castle": CASTLE}
CUT = """(statuses) => {
    const place = document.querySelector(".turn .status");
    const high = () => place.scrollHeight > place.clientHeight + 1;
    const wide = () => place.scrollWidth > place.clientWidth + 1;
    return statuses.filter((status) => ((place.textContent = status), high() || wide()));
}"""


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table of two people that has begun: there are most things beside the status."""
    running = Server(tmp_path_factory.mktemp("club"), "--online")
    page, other = open_page(browser, DESKTOP), open_page(browser, PHONE)
    address = gather(page, running, "alhambra")
    other.goto(address)
    sit(other, 1, "Luis")
    for one in (page, other):
        one.context.close()
    yield address
    running.kill()


def statuses(lang: str) -> list[str]:
    """Return what is said at the turns of whoever looks, and of somebody with a longish name."""
    found = []
    for name, phases in PHASES.items():
        words = Words(lang, name, ["Francesca"])
        for phase in (words.term(f"phase-{each}") for each in phases if each != "over"):
            found.append(words.say("table-status-you", phase=phase))
            found.append(words.say("table-status-friend", seat=0, phase=phase))
    return found


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phase_is_cut_off(browser: Browser, address: str, lang: str, width: int) -> None:
    page = open_page(browser, {**PHONE, "width": width}, lang)
    page.goto(address)
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("chat-open")).to_be_visible()
    assert measure(page, CUT, statuses(lang)) == []
    assert measure(page, CUT, [" ".join(statuses(lang))]) != []
    page.context.close()
