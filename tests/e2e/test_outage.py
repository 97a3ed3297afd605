"""The database is away for a moment: the page says so, keeps what was chosen, and goes on."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import Browser, expect

from alcaide.table.database import FILE
from alcaide.table.words import Words
from browsing import DESKTOP, PHONE, Server, axe, new_table, open_page, troubles
from playing import Player

SIZES = pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "it"), (PHONE, "fr")], ids=["en", "it", "fr"]
)


@SIZES
def test_a_move_that_cannot_be_stored_is_kept_on_the_page(
    browser: Browser, server: Server, size: dict[str, int], lang: str
) -> None:
    page = open_page(browser, size, lang)
    page.goto(new_table(server))
    player = Player(page)
    confirm = page.locator('[data-testid="confirm"]:not([aria-disabled="true"])')
    expect(page.get_by_test_id("offers")).to_be_visible()
    while not confirm.is_visible():
        player.step()
        page.wait_for_timeout(50)
    wanted = confirm.text_content() or ""
    with sqlite3.connect(server.data / FILE, isolation_level=None, timeout=10) as other:
        other.execute("BEGIN EXCLUSIVE")
        confirm.click()
        said = page.get_by_text(Words(lang).say("table-offline"))
        expect(said.first).to_be_visible(timeout=20_000)
        expect(confirm).to_have_text(wanted)  # it need only be pressed again
        assert not axe(page)
        other.execute("ROLLBACK")
    other.close()
    confirm.click()
    expect(said).to_have_count(0)
    assert troubles(page) == []
    page.context.close()
