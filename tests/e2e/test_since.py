"""What happened since one's own turn: on the board and in the log; played again, and filmed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, Server, axe, new_table, open_page, resize, troubles

PLAY = """id => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live?lang=en`)
  socket.onopen = () => socket.send(JSON.stringify({ type: "look", lang: "en" }))
  socket.onmessage = ({ data }) => {
    const { type, table } = JSON.parse(data)
    const choices = type === "table" && table.decision ? table.decision.choices : []
    const theirs = choices.length && table.steps > 8 && !table.decision.can_undo
    if (theirs && table.log.at(-1).seat) done(socket.close())
    else if (choices.length)
      socket.send(JSON.stringify({ type: "play", seq: table.seq, action: choices.at(-1).action }))
  }
})"""


DURATION = """film => film.readyState ? film.duration : new Promise(
    done => film.addEventListener("loadedmetadata", () => done(film.duration)))"""

SHOWN = """() => {
    const [field, tools] = [".field", "[role=toolbar]"].map((one) => document.querySelector(one));
    const [rim, low] = [field, tools].map((one) => one.getBoundingClientRect());
    const one = document.querySelector("[data-testid=marks] .number").getBoundingClientRect();
    return one.left >= rim.left && one.right <= rim.right && one.top >= rim.top
        && one.bottom <= low.top;
}"""


def test_what_happened_is_on_the_board_and_can_be_seen_again(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, DESKTOP)
    address = new_table(server, game="castle")
    page.goto(server.url)
    page.evaluate(PLAY, address.rpartition("/")[2])
    page.goto(address)  # it is told to who was away
    since, marks = page.get_by_test_id("since"), page.get_by_test_id("marks")
    since.get_by_role("listitem").first.wait_for()
    expect(marks.locator(".number")).to_have_count(since.get_by_role("listitem").count())
    assert not axe(page)
    line = page.get_by_test_id("log").get_by_role("listitem").first
    line.hover()
    expect(marks.locator(".lit").first).to_be_attached()
    page.get_by_test_id("turn").hover()
    expect(marks.locator(".name")).to_have_count(0)
    page.keyboard.down("Alt")
    expect(marks.locator(".name").nth(50)).to_be_attached()
    page.keyboard.up("Alt")
    page.keyboard.press("Shift+R")
    bar = page.get_by_test_id("look-bar")
    expect(bar).to_be_visible()
    expect(bar).to_have_count(0)  # it has come to its end
    page.get_by_test_id("step-back").click()
    resize(page, PHONE)
    expect(page.get_by_test_id("replay-play")).to_be_visible()
    assert not axe(page)
    page.get_by_test_id("film").click()
    page.get_by_test_id("film-make").click()
    page.get_by_test_id("film-save").wait_for()
    assert 3 < page.locator("video").evaluate(DURATION) < 60
    page.get_by_text("Make another").click()
    page.evaluate("() => delete window.VideoEncoder")  # it can only be recorded while it runs
    page.get_by_test_id("film-make").click()
    page.get_by_test_id("film-save").wait_for()
    assert 3 < page.locator("video").evaluate(DURATION) < 60
    page.get_by_text("Make another").click()
    page.get_by_text("Animated picture").click()
    page.get_by_test_id("film-make").click()
    with page.expect_download() as film:
        page.get_by_test_id("film-save").click()
    assert film.value.path().read_bytes()[:6] == b"GIF89a"
    assert not axe(page)
    assert not troubles(page)
    page.context.close()


def test_a_phone_shows_the_part_of_the_board_where_something_happened(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, PHONE, has_touch=True, is_mobile=True)
    address = new_table(server)
    page.goto(server.url)
    page.evaluate(PLAY, address.rpartition("/")[2])
    page.goto(address)
    since = page.get_by_test_id("since")
    since.get_by_role("listitem").first.wait_for()
    page.wait_for_function(SHOWN)
    again = since.get_by_role("button", name="Play again")
    box = again.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    assert not axe(page)
    assert not troubles(page)
    page.context.close()
