"""Chances and dangers: a key lays them over the table, a place says why, words say the same."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, brought, open_page, resize, sizes, troubles

WIDE = {"width": 2560, "height": 1440}
TABLET = {"width": 1024, "height": 768}
SHUT_IN = """() => {
    const layer = document.querySelector('[data-testid="layer-marks"]').getBoundingClientRect();
    const signs = [...document.querySelectorAll('[data-testid="layer-marks"] .sign')];
    if (!signs.length) return ["no signs"];
    return signs.flatMap((sign) => {
        const box = sign.getBoundingClientRect();
        const out = box.left < layer.left - 1 || box.right > layer.right + 1
            || box.top < layer.top - 1 || box.bottom > layer.bottom + 1;
        return out ? [sign.textContent.trim()] : [];
    });
}"""


def test_the_layer_is_laid_over_pointed_at_and_read(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{brought(server, 'bridges-5')}#at=100")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("layer")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("layer-marks")).to_be_attached()
    expect(page.get_by_test_id("layer-list")).to_contain_text("How high they can rise")
    noble = page.locator('[data-testid="board"] [role="button"][aria-label*="tower cards"]')
    noble.first.hover(force=True)
    expect(page.get_by_test_id("spot")).to_contain_text("(ALC-")
    told = page.get_by_test_id("layer-list").locator("button").first
    told.hover()
    expect(told).to_have_attribute("aria-pressed", "true")
    assert axe(page) == ""
    resize(page, PHONE)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-layer").click()
    expect(page.get_by_test_id("panel").get_by_test_id("layer-list")).to_contain_text("ALC-40")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_test_id("text-mode").get_by_test_id("layer-list")).to_contain_text("ALC-91")
    assert axe(page) == ""
    page.keyboard.press("l")
    expect(page.get_by_test_id("layer-list")).not_to_be_attached()
    assert troubles(page) == []
    page.context.close()


def test_signs_on_the_whole_board_are_never_cut(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{brought(server, 'castle-wall-tiles')}#at=30")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("layer-marks").locator(".sign").first).to_be_attached()
    for size in sizes(page, DESKTOP, TABLET, WIDE):
        page.wait_for_function(f"() => ({SHUT_IN})().length === 0")
        assert page.evaluate(SHUT_IN) == [], size
    assert troubles(page) == []
    page.context.close()
