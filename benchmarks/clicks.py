"""Count the clicks of actions in a browser: the shortest way of the page, found by trying.

    python benchmarks/clicks.py [URL of a local server] [--games castle] [--met 6] [--seed 5]

Games are played here, each time an action of the kind done least so far. Where a kind was met less
often than wanted, the position goes to the server as a record, is opened at 1440 pixels, and one of
its actions, drawn by chance, is clicked together. Prints for each kind of action the clicks with
the confirmation, the scrolls among them, and the clicks where one click plays. A page of 0.1.0
knows no such setting: --confirmed leaves it out.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import count, permutations
from statistics import mean
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

from alcaide import Record
from alcaide.core.rng import Rng
from alcaide.games import GAMES

OPTIONS = {"alhambra": {"vizier": "on", "squares": "on", "bonus": "on", "exchange": "on"}}
LONGEST: Final = 3  # clicks before the confirmation
WAIT: Final = 90  # ms until the page has answered a click
APART: Final = 5  # actions between two positions that are opened
GAMES_PLAYED: Final = 60  # at most: what was not met by then is rare
SPOT = """([selector, scroll]) => {
    for (const part of document.querySelectorAll(selector)) {
        if (scroll) part.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = part.getBoundingClientRect();
        for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            const hit = document.elementFromPoint(...at);
            const on = part.closest("[data-testid=board]")
                ? document.elementsFromPoint(...at).find((one) => one.closest("[data-pick]"))
                : hit;
            if (on && (part.contains(on) || on.closest("[data-pick]") === part)) return at;
        }
    }
    return null;
}"""


Clicks = dict[str, list[tuple[int, int, int]]]  # clicks, scrolls, clicks where one plays, by name


class Hand:
    """A page at a table that is clicked on, and what it sent to the server."""

    def __init__(self, browser: Browser, one_click: bool = False, still: bool = True) -> None:
        chosen: dict[str, Any] = {"sounds": False, "oneClick": one_click}
        settings = json.dumps(json.dumps(chosen | ({"speed": 0} if still else {})))
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.add_init_script(f"localStorage.setItem('alcaide.settings', {settings})")
        self.sent: dict[str, Any] = {}
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framesent", self.hear))

    def open(self, address: str) -> None:
        """Open a table and lift its curtain."""
        self.page.goto(address)
        self.page.get_by_test_id("board").wait_for()
        self.lift()
        self.page.wait_for_timeout(4 * WAIT)
        self.sent.clear()

    def lift(self) -> None:
        """Lift the curtain, where one hangs, and wait for what is offered."""
        lift = self.page.get_by_test_id("curtain-lift")
        lift.or_(self.page.get_by_test_id("offers")).first.wait_for()
        if lift.is_visible():
            lift.click()
        self.page.get_by_test_id("offers").wait_for()

    def hear(self, frame: str | bytes) -> None:
        """Remember the last action that was asked about, or played."""
        message = json.loads(frame)
        if "action" in message:
            self.sent[message["type"]] = message["action"]

    def click(self, selector: str) -> int | None:
        """Click on what is in sight, else scroll to it; return the scrolls, None: it is nowhere."""
        for scrolls in (0, 1):
            at = self.page.evaluate(SPOT, [selector, bool(scrolls)])
            if at:
                self.page.mouse.click(*at)
                self.page.wait_for_timeout(WAIT)
                self.page.mouse.move(700, 3)  # where nothing is pointed at
                self.page.wait_for_timeout(WAIT)
                return scrolls
        return None

    def means(self, action: Any) -> bool:
        """Tell whether a confirmation would play the action."""
        ready = self.page.query_selector("[data-testid=confirm]:not([aria-disabled=true])")
        return bool(ready) and self.sent.get("preview") == action

    def forget(self) -> None:
        """Take all picks back."""
        self.sent.clear()
        for _ in range(LONGEST + 1):
            self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(WAIT)

    def follow(self, way: tuple[str, ...]) -> int | None:
        """Click one thing after the other; return the scrolls, None: one was not there."""
        scrolled = 0
        for selector in way:
            scrolls = self.click(selector)
            if scrolls is None:
                return None
            scrolled += scrolls
        return scrolled


def ways(choice: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Go through what can be clicked to choose something, the shortest ways first."""
    yield ()  # it may be the only choice
    option = f'button[data-pick="option:{choice["option"]}"]'
    places = [f'[data-pick="{pick}"]' for pick in choice["picks"]]
    row = f'[data-testid=here] [data-action="{choice["text"]}"], [data-action="{choice["text"]}"]'
    for length in range(1, LONGEST + 1):
        yield from permutations([row, option, *places], length)


def counted(
    hand: Hand, quick: Hand | None, address: str, choice: dict[str, Any]
) -> tuple[int, int, int] | None:
    """Choose something at a table; return clicks, scrolls, and clicks where one click plays."""
    hand.open(address)
    for way in ways(choice):
        hand.forget()
        scrolls = hand.follow(way)
        if scrolls is None or not hand.means(choice["action"]):
            continue
        if not quick:
            return len(way) + 1, scrolls, 0
        quick.open(address)
        quick.follow(way)
        return len(way) + 1, scrolls, len(way) + (quick.sent.get("play") != choice["action"])
    scrolls = hand.click(f'[data-testid="end-{choice["option"]}"]')
    if scrolls is None or hand.sent.get("play") != choice["action"]:
        return None
    return 1, scrolls, 1  # a quiet button that ends the step at once


def positions(name: str, seed: int) -> Iterator[tuple[str, list[str]]]:
    """Play a game; yield positions as records, with the actions that are possible there."""
    game, rng = GAMES[name], Rng(f"clicks {seed}".encode())
    record = Record(game, game.setup(2, OPTIONS.get(name, {}), seed))
    done: Counter[str] = Counter()
    while game.turn(state := record.state()) is not None:
        texts = [game.write(state, action) for action in game.legal_actions(state)]
        yield record.dumps(), texts
        rarest = min(map(verb, texts), key=lambda one: done[one])
        done[rarest] += 1
        of_kind = [text for text in texts if verb(text) == rarest]
        record.play(of_kind[rng.below(len(of_kind))])


def verb(text: str) -> str:
    """Return the first word of an action's notation: its kind."""
    return text.split()[0]


def brought(url: str, path: str, body: str, kind: str) -> str:
    """Make a table at the server; return its id."""
    asked = urllib.request.Request(url + path, body.encode(), {"Content-Type": kind})
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["id"])


def decision_at(url: str, table: str, after: int = -1) -> tuple[int, dict[str, Any]] | None:
    """Wait for a decision that comes after a step; return its step, too. None: the game is over."""
    live = url.replace("http", "ws") + f"/api/tables/{table}/live"
    with connect(live, origin=Origin(url), max_size=None) as socket:
        look: dict[str, Any] = {"type": "look", "lang": "en"}
        socket.send(json.dumps(look))
        while True:
            view = json.loads(socket.recv(timeout=180)).get("table", {})
            if view.get("result"):
                return None
            if view.get("curtain") is not None:
                socket.send(json.dumps({**look, "seat": view["curtain"]}))
            elif view.get("decision") and view["seq"] > after:
                return view["seq"], view["decision"]


def met(url: str, name: str, seed: int, most: int, hand: Hand, quick: Hand | None) -> Clicks:
    """Click actions of a game together until each kind was met often enough."""
    found: Clicks = defaultdict(list)
    often: Counter[str] = Counter()
    for one in range(seed, seed + GAMES_PLAYED):
        last = -APART
        for step, (record, texts) in zip(count(), positions(name, one), strict=False):
            wanted = sorted({verb(text) for text in texts if often[verb(text)] < most})
            if not wanted or len(texts) == 1 or step < last + APART:
                continue
            last = step
            table = brought(url, "/api/tables/record", record, "text/plain")
            choices = (decision_at(url, table) or (0, {"choices": []}))[1]["choices"]
            rng = Rng(f"clicks {one} {step}".encode())
            for kind in wanted:
                of_kind = [text for text in texts if verb(text) == kind]
                text = of_kind[rng.below(len(of_kind))]
                choice = next((c for c in choices if c["text"] == text), None)
                if choice is None:
                    continue
                clicks = counted(hand, quick, f"{url}/table/{table}", choice)
                print(name, choice["name"], text, clicks, file=sys.stderr, flush=True)
                if clicks:
                    often[kind] += 1
                    found[choice["name"]].append(clicks)
                if not clicks or clicks[0] == 1:
                    break  # it was played, or something else was: the table is another one
    return found


def main() -> None:
    """Play, open positions in a browser, and print the clicks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8377")
    parser.add_argument("--games", default="alcazar,castle,alhambra")
    parser.add_argument("--met", type=int, default=6)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--confirmed", action="store_true")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        hand = Hand(browser)
        quick = None if asked.confirmed else Hand(browser, one_click=True)
        for game in asked.games.split(","):
            for name, all in sorted(
                met(asked.url, game, asked.seed, asked.met, hand, quick).items()
            ):
                figures = [f"{mean(one):.1f}" for one in zip(*all, strict=True)]
                print(f"{game} | {name} | {' | '.join(figures)} | {len(all)}", flush=True)


if __name__ == "__main__":
    main()
