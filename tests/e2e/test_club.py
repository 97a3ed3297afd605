"""A club and its links, as those see them who come by: from a page, and from elsewhere."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, measure, new_table, open_page, troubles

SETTINGS = """
[club]
name = "Puerta de Triana"
about = "Seville and everywhere"
keeper = "Ana Ruiz"
contact = "club@example.org"
"""


def test_a_club_shows_itself_and_its_tables(browser: Browser, tmp_path: Path) -> None:
    settings = tmp_path / "alcaide.toml"
    settings.write_text(SETTINGS, "utf-8")
    server = Server(tmp_path / "games", "--config", str(settings))
    try:
        for lang, size, rules in (
            ("en", DESKTOP, ("All 6 in full", "Rules of the house")),
            ("it", PHONE, ("Tutte e 6 per intero", "Regole della casa")),
        ):
            page = open_page(browser, size, lang)
            page.goto(server.url)
            page.get_by_role("contentinfo").get_by_role("link", name="Puerta de Triana").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Puerta de Triana")
            assert not axe(page), size
            assert measure(page, "() => document.documentElement.scrollWidth") <= size["width"]
            page.get_by_role("link", name=rules[0]).click()
            expect(page.get_by_role("heading", level=1)).to_have_text(rules[1])
            assert not axe(page), size
            assert troubles(page) == []
            page.context.close()
        table = new_table(server)
        with urllib.request.urlopen(table) as answer:
            html = answer.read().decode()
        assert '<meta property="og:title" content="Alcazar: Ana' in html
        [picture] = re.findall('property="og:image" content="([^"]+)"', html)
        with urllib.request.urlopen(picture.replace("&amp;", "&")) as answer:
            assert answer.read(8) == b"\x89PNG\r\n\x1a\n"
    finally:
        server.kill()
