"""Boards as in one's own box: transcribed, checked, kept, passed on as files, played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, open_page, resize, troubles


@pytest.mark.parametrize("game", ["alcazar", "castle", "alhambra"])
def test_axe_finds_nothing_in_an_editor(browser: Browser, server: Server, game: str) -> None:
    page = open_page(browser, PHONE, color_scheme="dark")
    page.goto(f"{server.url}/boards/{game}")
    expect(page.get_by_test_id("board-verdict")).to_be_visible()
    assert axe(page) == ""
    resize(page, DESKTOP)
    if game == "castle":
        page.get_by_role("button", name="The tiles").click()
        expect(page.get_by_role("toolbar")).to_have_count(2)
    assert axe(page) == ""
    assert troubles(page) == []
    page.context.close()


def test_a_board_is_changed_kept_and_goes_as_a_file(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{server.url}/boards")
    page.locator('a[href="/boards/alhambra"]').click()
    verdict = page.get_by_test_id("board-verdict")
    usual = verdict.text_content()
    side = page.locator(".edit [aria-pressed]").first
    side.click()
    expect(verdict).not_to_have_text(usual or "")
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_have_text(usual or "")
    side.click()
    page.get_by_label("Name").fill("My box of 2003")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.board"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "My box of 2003"
    page.get_by_test_id("board-keep").click()
    expect(page.get_by_role("status").first).to_contain_text("Saved")
    page.goto(f"{server.url}/boards")
    expect(page.get_by_role("link", name="My box of 2003")).to_be_visible()
    assert axe(page) == ""
    resize(page, PHONE)
    page.emulate_media(color_scheme="dark")
    assert axe(page) == ""
    page.goto(f"{server.url}/boards/castle")  # a file of another game leads to its editor
    page.locator('input[type="file"]').set_input_files(file)
    expect(page).to_have_url(f"{server.url}/boards/alhambra")
    expect(page.get_by_label("Name")).to_have_value("My box of 2003")
    file.write_text("{", encoding="utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    assert [line for line in troubles(page) if "400" not in line] == []
    page.context.close()
