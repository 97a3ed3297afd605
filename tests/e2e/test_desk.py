"""A report, the desk, and silence that is told; and the door of the house."""

from __future__ import annotations

import subprocess

from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, Server, axe, measure, open_page, sizes, themes, troubles
from meeting import PASSWORD, begin, send, set_up
from terminal import COMMAND

WORDS = "people like you should not be let in"


def admin(club: Server, *words: str) -> None:
    """Do something on the command line of a server."""
    subprocess.run([*COMMAND, "admin", *words, "--data", str(club.data)], check=True)


def judge(page: Page, name: str) -> None:
    """See that a page can be used by everybody and goes nowhere beyond its sides."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for size in sizes(page):
        for theme in themes(page):
            assert not axe(page), (name, size, theme)
        assert measure(page, wide) <= 0, (name, size)


def test_a_report_comes_to_the_desk_and_silence_is_told(browser: Browser, club: Server) -> None:
    ana, luis, mirjam = (open_page(browser, DESKTOP) for _ in range(3))
    for page, name in ((ana, "Ana"), (luis, "Luis"), (mirjam, "Mirjam")):
        send(page, club, "/api/account", {"name": name, "password": PASSWORD})
    admin(club, "role", "Mirjam", "owner")
    address = set_up(ana, club, "alcazar", "Ana")
    for page in (luis, ana):
        page.goto(address)
    luis.get_by_test_id("sit-1").click()
    begin(ana, luis)
    for page, words in ((ana, "your turn took four minutes again"), (luis, WORDS)):
        open_chat(page)
        page.get_by_test_id("chat-text").fill(words)
        page.get_by_test_id("chat-send").click()
        expect(ana.get_by_test_id("chat-lines")).to_contain_text(words)
    ana.get_by_test_id("chat-lines").get_by_role("button").click()
    ana.get_by_test_id("chat-lines").get_by_text("Report to the moderators", exact=True).click()
    ana.get_by_test_id("report-send").click()

    mirjam.goto(club.url + "/desk")
    mirjam.get_by_test_id("case-line").click()
    case = mirjam.get_by_test_id("case")
    expect(case.locator("mark")).to_contain_text(WORDS)
    expect(case).not_to_contain_text("Luis")
    mirjam.get_by_test_id("do-silence").click()
    mirjam.get_by_test_id("reason").fill("rule 3, respect")
    judge(mirjam, "case")
    mirjam.get_by_test_id("decide").click()
    expect(mirjam.get_by_test_id("decided")).to_contain_text("Silence. Decided by Mirjam.")

    luis.get_by_test_id("chat-text").fill("but")
    luis.get_by_test_id("chat-send").click()
    expect(luis.get_by_test_id("silenced")).to_contain_text("rule 3, respect")
    expect(luis.get_by_test_id("chat-text")).to_have_count(0)
    luis.goto(club.url + "/account")
    expect(luis.get_by_test_id("told")).to_contain_text("rule 3, respect")
    luis.get_by_test_id("told-answer").fill("He began.")
    judge(luis, "told")
    for page in (ana, luis, mirjam):
        assert not troubles(page)


def open_chat(page: Page) -> None:
    """Open the panel of the talk."""
    page.get_by_test_id("chat-open").click()


def test_the_rooms_of_the_desk(browser: Browser, club: Server) -> None:
    paolo, eva = open_page(browser, DESKTOP), open_page(browser, PHONE)
    send(paolo, club, "/api/account", {"name": "Paolo", "password": PASSWORD})
    admin(club, "role", "Paolo", "owner")
    paolo.goto(club.url + "/desk")
    judge(paolo, "cases")
    paolo.get_by_test_id("room-games").click()
    expect(paolo.get_by_test_id("annulled")).to_contain_text("All results count.")
    paolo.get_by_test_id("other-table").fill(club.url + "/table/none")
    paolo.get_by_test_id("other-table").press("Enter")
    paolo.get_by_test_id("mark-reason").fill("played by arrangement")
    judge(paolo, "games")
    paolo.get_by_role("button", name="Cancel").click()
    paolo.get_by_test_id("room-people").click()
    expect(paolo.get_by_test_id("person").first).to_be_visible()
    judge(paolo, "people")
    paolo.get_by_test_id("room-house").click()
    paolo.get_by_test_id("registration-invited").click()
    paolo.get_by_test_id("guests-no").click()
    paolo.get_by_test_id("door-save").click()
    expect(paolo.get_by_role("status")).to_be_visible()
    paolo.get_by_test_id("invite").click()
    link = paolo.get_by_test_id("secret").input_value()
    judge(paolo, "house")
    eva.goto(club.url + "/account")
    expect(eva.get_by_test_id("door")).to_be_visible()
    judge(eva, "door")
    eva.goto(link)
    eva.reload()
    eva.get_by_test_id("new-name").fill("Eva")
    eva.get_by_test_id("new-password").fill(PASSWORD)
    eva.get_by_test_id("register").click()
    expect(eva.get_by_role("heading", level=1)).to_have_text("Eva")
    paolo.get_by_test_id("room-log").click()
    expect(paolo.get_by_test_id("log")).to_contain_text("invitation")
    judge(paolo, "log")
    admin(club, "door", "open")
    admin(club, "door", "guests")
