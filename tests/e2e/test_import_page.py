"""Games from elsewhere on their page: pasted, chosen, dropped, confirmed, gone on with."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, GOLDEN, PHONE, Server, axe, open_page, resize, troubles

LIST = """Game: The Castle
Players: Ana, Luis

Ana places T31 on g1, turned 0; done
Luis places T07 at e2 turnd 1
"""
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}"""


def bring(page: Page, text: str) -> None:
    """Paste a text and have it read."""
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Read it").click()


def test_a_list_is_looked_at_confirmed_and_opened(browser: Browser, server: Server) -> None:
    page = open_page(browser, PHONE, color_scheme="dark")
    page.goto(f"{server.url}/import")
    found = page.get_by_test_id("brought")
    bring(page, LIST + "Luis dances\nMarta places T15 on e3\n")
    expect(found).to_contain_text("Line 6")
    expect(found).to_contain_text("dances")
    expect(found).to_contain_text("Marta")
    assert axe(page) == ""
    resize(page, DESKTOP)
    assert axe(page) == ""
    bring(page, LIST)
    expect(found).to_contain_text(
        "turnd"
    )  # a guess: nothing goes on before somebody has confirmed it
    go = found.get_by_role("button", name="Open as a table")
    expect(go).to_be_disabled()
    page.get_by_test_id("brought-sure").check()
    expect(found.get_by_role("link", name="Keep as a record")).to_be_visible()
    go.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert troubles(page) == []
    page.context.close()


def test_files_are_chosen_and_dropped(browser: Browser, server: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.goto(f"{server.url}/import")
    found = page.get_by_test_id("brought")
    record = GOLDEN / "castle-discards.play"
    page.get_by_test_id("brought-file").set_input_files(record)
    expect(found).to_contain_text("nothing is left open")
    sheet = "Gioco;Il Castello\nGiocatori;Zoë;Ana\nNote;Chi;Mossa\n;Zoë;posa T31 g1 girata 0\n"
    page.get_by_test_id("brought-file").set_input_files(
        {"name": "sera.csv", "mimeType": "text/csv", "buffer": sheet.encode("cp1252")}
    )
    expect(page.get_by_test_id("brought-remark")).to_have_count(2)  # letters; the column Note
    page.evaluate(DROP, ["evening.txt", LIST.replace("turnd", "turned")])
    expect(found).to_contain_text("3 actions understood")
    expect(page.get_by_test_id("brought-remark")).to_have_count(0)
    page.get_by_test_id("brought-file").set_input_files(
        {"name": "big.txt", "mimeType": "text/plain", "buffer": b"x" * 2_000_001}
    )
    expect(page.get_by_role("alert")).to_contain_text("too large")
    expect(found).to_have_count(0)
    page.evaluate(DROP, ["half.json", '{"format": "alcaide-record"'])
    expect(found).to_contain_text("cut off or damaged")
    assert troubles(page) == []
    page.context.close()
