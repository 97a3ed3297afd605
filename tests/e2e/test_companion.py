"""A phone beside the box: whole games entered by taps, a lost connection, only the count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browsing import PHONE, Server, axe, measure, open_page, troubles
from wooden import entries_of, turns_of

TAPS: Final = 3  # for the usual action: what, where on the plan, who
FIRST: Final = {"castle": 6, "alcazar": 14, "alhambra": 24}  # entries by taps from the beginning
LAST: Final = {"castle": 3, "alcazar": 3, "alhambra": 3}  # and at the end


class Phone:
    """A phone on which entries are tapped, one after the other; the taps are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps: dict[str, int] = {}

    def tap(self, what: Locator, entry: str) -> None:
        """Tap something."""
        plan = what.evaluate("(element) => element.closest('svg') !== null")
        what.click(force=plan)  # a piece may stand on its place: the tap is meant for that
        self.taps[entry] = self.taps.get(entry, 0) + 1

    def enter(self, number: int, entries: list[str]) -> int:
        """Enter something as a person does: whatever leads to it is tapped. Return what is next."""
        entry = entries[number]
        key = f"{number} {entry}"
        while self.entered() == number:
            shown = self.shown()
            self.tap(self.leading(entry), key)
            for _ in range(400):
                if self.entered() != number or self.shown() != shown:
                    break
                self.page.wait_for_timeout(20)
            else:
                raise AssertionError(f"a tap for {entry} did nothing: {shown}")
        expect(self.page.locator("main[aria-busy=true]")).to_have_count(0)
        return number + 1 if self.entries()[number] == entry else self.turn(number, entries)

    def turn(self, number: int, entries: list[str]) -> int:
        """Let what was entered lie otherwise, with what follows it if that can be."""
        entry, after = [*entries, ""][number : number + 2]
        both = self.page.locator(f'[data-means="{entry}; {after}"]')
        done = 2 if both.count() else 1
        means = both if done == 2 else self.page.locator(f'[data-means="{entry}"]')
        self.tap(means, f"{number} {entry}")
        expect(self.page.locator("main[aria-busy=true]")).to_have_count(0)
        assert self.entries()[number:] == entries[number : number + done]
        return number + done

    def shown(self) -> str:
        """Return what is asked, and what the foot says."""
        return f"{self.page.get_by_test_id('asks').inner_text()} {self.page.inner_text('.foot')}"

    def leading(self, entry: str) -> Locator:
        """Return what leads on to an entry: itself, a place of it, its option."""
        page, word = self.page, entry.split()[-1]
        if entry.startswith("* "):
            place = f'[data-pick="cell:{word}"][role=button]'
            return page.locator(f'[data-word="{word}"], {place}').first
        exact = page.locator(f'[data-means="{entry}"]')
        if exact.count():
            return exact.first
        choices = self.choices()
        picks = next(choice["picks"] for choice in choices if choice["text"] == entry)
        option = next(choice["option"] for choice in choices if choice["text"] == entry)
        for pick in [*picks, f"option:{option}"]:
            there = page.locator(f'[data-pick="{pick}"][role=button], [data-means="{pick}"]')
            if there.count():
                return there.first
        raise AssertionError(f"nothing leads to {entry}: {page.inner_text('main')}")

    def choices(self) -> list[Any]:
        """Return the choices that the server sent last."""
        found: list[Any] = json.loads(self.page.evaluate("() => window.answer")) or []
        return found

    def entered(self) -> int:
        """Return how much was entered."""
        return len(self.entries())

    def entries(self) -> list[str]:
        """Return what was entered."""
        kept = self.page.evaluate("() => localStorage['alcaide.companion']")
        entries: list[str] = json.loads(kept)[0]["entries"]
        return entries


def most_taps(phone: Phone, name: str, entries: list[str]) -> int:
    """Return the taps of the longest turn without foundings, and what came up for all."""
    counts: dict[int, int] = {}
    founded: set[int] = set()
    turns = turns_of(name, 2, entries)
    for key, taps in phone.taps.items():
        number, entry = key.split(" ", 1)
        turn = turns[int(number)]
        if entry.startswith("castle "):
            founded.add(turn)
        if not entry.startswith("* ") or entry.startswith("* tile"):
            counts[turn] = counts.get(turn, 0) + taps
    return max(taps for turn, taps in counts.items() if turn not in founded)


KEEP: Final = """
const asked = window.fetch;
window.answer = "[]";
window.fetch = async (...given) => {
  const answer = await asked(...given);
  if (String(given[0]).startsWith("/api/companion?")) {
    const view = await answer.clone().json();
    window.answer = JSON.stringify(view.decision?.choices ?? []);
  }
  return answer;
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("wood") / "games")
    yield one
    one.kill()


def test_whole_games_are_entered_in_few_taps(browser: Browser, server: Server) -> None:
    for number, name in enumerate(("alcazar", "castle", "alhambra")):
        entries = entries_of(name, 2, 1)
        page = open_page(browser, PHONE, "en")
        page.add_init_script(KEEP)
        page.goto(f"{server.url}/companion")
        page.locator(".games button").nth(number).click()
        page.get_by_test_id("name-0").fill("Ana")
        page.get_by_test_id("name-1").fill("Zoraya")
        assert not axe(page)
        page.get_by_test_id("begin").click()
        phone = Phone(page)
        at = 0
        while at < FIRST[name]:
            page.get_by_test_id("asks").wait_for()
            at = phone.enter(at, entries)
        assert not axe(page)
        assert measure(page, "() => document.documentElement.scrollWidth") <= PHONE["width"]
        page.evaluate(  # what lies between is entered by a program
            "(entries) => { const all = JSON.parse(localStorage['alcaide.companion']);"
            " all[0].entries = entries; localStorage['alcaide.companion'] = JSON.stringify(all); }",
            entries[: max(at, len(entries) - LAST[name])],
        )
        page.reload()
        at = len(entries) - LAST[name]
        while at < len(entries):
            page.get_by_test_id("asks").wait_for()
            at = phone.enter(at, entries)
        page.get_by_test_id("count-all").wait_for()
        assert not axe(page)
        page.get_by_test_id("count-next").click()
        page.get_by_test_id("count-all").click()
        expect(page.get_by_test_id("count-title")).to_contain_text("win")
        with page.expect_download() as download:
            page.get_by_test_id("record").click()
        assert '[Format "2"]' in download.value.path().read_text()
        assert most_taps(phone, name, entries) <= TAPS
        assert not troubles(page)
        page.context.close()


def test_a_slip_a_lost_connection_and_only_the_count(browser: Browser, server: Server) -> None:
    page = open_page(browser, PHONE, "en", color_scheme="dark")
    page.goto(f"{server.url}/companion")
    page.get_by_test_id("begin").click()
    for card in (1, 2, 3, 4, 5, 6):
        page.locator(f'[data-pick="cell:{card}"][role=button]').click(force=True)
        expect(page.get_by_test_id("back")).to_be_visible()
        expect(page.locator(f'[data-pick="cell:{card}"][role=button]')).to_have_count(0)
    for words in ("palace 40", "done"):
        page.get_by_test_id("words").fill(words)
        page.get_by_test_id("words-enter").click()
        expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    page.locator('[data-means="option:palace"]').click()  # a palace beside it cannot be
    page.locator('[data-testid=plan] .hit[data-pick="cell:41"]').click(force=True)
    expect(page.get_by_test_id("warning")).to_have_text("“palace 41”?")
    assert not axe(page)
    page.locator("main a.rule").first.click()
    expect(page.get_by_test_id("rule-sheet")).to_contain_text("ALC-")
    page.keyboard.press("Escape")
    page.get_by_test_id("stands").click()  # but the table says so
    expect(page.get_by_test_id("warning")).to_have_count(0)
    expect(page.get_by_text("against the rules was let stand")).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(page.get_by_text("against the rules was let stand")).to_have_count(0)

    page.context.set_offline(True)
    page.get_by_test_id("words").fill("palace 50")
    page.get_by_test_id("words-enter").click()
    expect(page.get_by_test_id("offline")).to_be_visible()
    for words in ("done", "palace 51"):
        page.get_by_test_id("words").fill(words)
        page.get_by_test_id("words-enter").click()
        expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    expect(page.locator("main ol li")).to_have_count(3)
    page.context.set_offline(False)  # and what was entered is checked
    expect(page.get_by_test_id("warning")).to_have_text("“palace 51”?")
    page.get_by_test_id("without").click()
    expect(page.get_by_test_id("asks")).to_have_text("What did Player 1 do?")

    page.goto(f"{server.url}/companion#count=castle")
    page.get_by_test_id("score-0").fill("94")
    page.get_by_test_id("score-1").fill("34")
    page.get_by_test_id("courts-1").fill("10")
    page.get_by_test_id("tile8-0").fill("2")
    page.get_by_test_id("tile8-1").fill("1")
    page.get_by_test_id("keep-0").fill("2")
    page.get_by_test_id("keep-0").press("Tab")
    expect(page.get_by_test_id("line-tile8")).to_contain_text("are too many")
    assert not axe(page)
    page.get_by_test_id("tile8-1").fill("0")
    page.get_by_test_id("empty-0").fill("7")
    page.get_by_test_id("empty-0").press("Tab")
    page.get_by_test_id("count").click()
    page.get_by_test_id("count-next").click()
    page.get_by_test_id("count-all").click()
    expect(page.get_by_test_id("sum-0")).to_have_text("101")
    assert not axe(page)
    expected = ("Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    assert not [line for line in troubles(page) if not any(word in line for word in expected)]
    page.context.close()
