"""The styles of drawings hold for the drawings of their game, and for nothing else on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from browsing import DESKTOP, Server, new_table, open_page

PROBE = """cls => {
  const element = document.createElement("div");
  element.className = cls;
  document.querySelector(".table").append(element);
  const style = getComputedStyle(element);
  return [style.pointerEvents, style.filter, style.opacity, style.cursor];
}"""


def fill(page: Page) -> str:
    """Return the colour of a place on the board that is not marked."""
    found: str = page.locator("[data-testid=board] .hit:not([data-mark])").first.evaluate(
        "element => getComputedStyle(element).fill"
    )
    return found


@pytest.mark.parametrize("game", ["alcazar", "castle"])
def test_places_are_clear_and_other_elements_untouched(
    server: Server, browser: Browser, game: str
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(server.url)  # the symbols of all games are there
    page.locator("article, label").first.wait_for()
    page.goto(new_table(server, game=game))
    page.get_by_test_id("board").wait_for()
    assert fill(page) == "rgba(0, 0, 0, 0)"
    plain = page.evaluate(PROBE, "no-such-class")
    for cls in ("start", "tile", "night", "person", "cast", "ghost", "gone", "handle", "hit can"):
        assert page.evaluate(PROBE, cls) == plain, cls
    page.context.close()
