"""The database is away for a moment: the page says so, keeps what was chosen, and goes on."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import Browser, Locator, Page, expect

from alcaide.storage.database import FILE
from alcaide.tables.words import Words
from browsing import DESKTOP, PHONE, Server, axe, new_table, open_page, troubles
from playing import CONFIRM, Player

PEOPLE = [(DESKTOP, "en"), (PHONE, "it"), (PHONE, "fr")]


def test_a_move_that_cannot_be_stored_is_kept_on_the_page(browser: Browser, server: Server) -> None:
    pages = {lang: open_page(browser, size, lang) for size, lang in PEOPLE}
    wanted: dict[str, str] = {}
    for lang, page in pages.items():
        page.goto(new_table(server))
        act = Player(page).choose()
        told = page.locator('.fin .sum, [data-testid="facts"] dd').filter(
            has_text=re.compile(r"\d")
        )
        expect(told.first).to_be_visible()  # it is previewed
        wanted[lang] = act.text_content() or ""
    other = sqlite3.connect(server.data / FILE, isolation_level=None, timeout=60)
    other.execute("BEGIN EXCLUSIVE")
    for page in pages.values():
        page.locator(CONFIRM).click()
    for lang, page in pages.items():
        expect(offline(page, lang).first).to_be_visible()
        expect(page.locator(CONFIRM)).to_have_text(wanted[lang])  # it need only be pressed again
        assert not axe(page)
    other.execute("ROLLBACK")
    other.close()
    for lang, page in pages.items():
        page.locator(CONFIRM).click()
        expect(offline(page, lang)).to_have_count(0)
        assert troubles(page) == []
        page.context.close()


def offline(page: Page, lang: str) -> Locator:
    """Return where a page says that nothing can be stored now."""
    return page.get_by_text(Words(lang).say("table-offline"))
