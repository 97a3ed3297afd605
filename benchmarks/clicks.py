"""Count the clicks of actions in a browser: the shortest way of the page, found by trying.

    python benchmarks/clicks.py [URL of a local server] [--games castle] [--moves 60] [--seed 5]

Plays against a bot, always an action of the kind done least so far, at 1440 pixels. Prints for each
kind of action the clicks with the confirmation, the scrolls among them, and the clicks where one
click plays. A page of 0.1.0 knows no such setting: --confirmed leaves it out.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import urllib.request
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

OPTIONS = {"alhambra": {"vizier": "on", "squares": "on", "bonus": "on", "exchange": "on"}}
LONGEST = 3  # clicks before the confirmation
WAIT = 90  # ms until the page has answered a click
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


class Hand:
    """A page at a table that is clicked on, and what it sent to the server."""

    def __init__(self, browser: Browser, address: str, one_click: bool) -> None:
        settings = json.dumps(json.dumps({"speed": 0, "sounds": False, "oneClick": one_click}))
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(f"localStorage.setItem('alcaide.settings', {settings})")
        self.sent: dict[str, Any] = {}
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framesent", self.hear))
        self.page.goto(address)
        self.page.wait_for_selector("[data-testid=confirm]", state="attached")

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


def counted(hand: Hand, quick: Hand | None, choice: dict[str, Any]) -> tuple[int, int, int] | None:
    """Choose and play something; return clicks, scrolls, and clicks where one click plays."""
    action = choice["action"]
    scrolls = hand.click(f'[data-testid="end-{choice["option"]}"]')
    if scrolls is not None:  # a quiet button that ends the step at once
        return 1, scrolls, 1
    for way in ways(choice):
        hand.forget()
        scrolls = hand.follow(way)
        if scrolls is None or not hand.means(action):
            continue
        if not quick:
            hand.click("[data-testid=confirm]")
            return len(way) + 1, scrolls, 0
        quick.forget()
        quick.follow(way)
        played = quick.sent.get("play") == action
        if not played:
            quick.click("[data-testid=confirm]")
        return len(way) + 1, scrolls, len(way) + (not played)
    return None


def new_table(url: str, game: str, seed: int) -> str:
    """Make a table with a bot, and return its id."""
    seats = [
        {"kind": "me", "name": "Ana", "colour": "blue"},
        {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "greedy"},
    ]
    setup = {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "seed": str(seed)}
    headers = {"Content-Type": "application/json"}
    asked = urllib.request.Request(url + "/api/tables", json.dumps(setup).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["id"])


def decided(url: str, table: str, after: int) -> dict[str, Any] | None:
    """Wait for a decision of ours after a step; None: the game is over."""
    with connect(
        url.replace("http", "ws") + f"/api/tables/{table}/live", origin=Origin(url)
    ) as socket:
        socket.send(json.dumps({"type": "look", "lang": "en"}))
        while True:
            view = json.loads(socket.recv(timeout=180)).get("table", {})
            if view.get("result"):
                return None
            if view.get("decision") and view["seq"] > after:
                return dict(view)


def main() -> None:
    """Play in a browser, and print the clicks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8377")
    parser.add_argument("--games", default="alcazar,castle,alhambra")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--confirmed", action="store_true")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for game in asked.games.split(","):
            table = new_table(asked.url, game, asked.seed)
            address = f"{asked.url}/table/{table}"
            hand = Hand(browser, address, one_click=False)
            quick = None if asked.confirmed else Hand(browser, address, one_click=True)
            found: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
            tried: dict[str, int] = defaultdict(int)
            chance, seq = random.Random(asked.seed), -1
            for _ in range(asked.moves):
                view = decided(asked.url, table, seq)
                if view is None:
                    break
                seq = view["seq"]
                hand.page.wait_for_timeout(300)
                choices = view["decision"]["choices"]
                name = min({one["name"]: 0 for one in choices}, key=lambda one: tried[one])
                rarest = chance.choice([one for one in choices if one["name"] == name])
                tried[name] += 1
                clicks = counted(hand, quick, rarest)
                if clicks is None:
                    print(f"{game}: no way to {rarest['text']}", file=sys.stderr, flush=True)
                    break
                if len(choices) > 1:
                    found[rarest["name"]].append(clicks)
                print(game, rarest["name"], rarest["text"], clicks, file=sys.stderr, flush=True)
            for name, all in sorted(found.items()):
                figures = [f"{mean(one):.1f}" for one in zip(*all, strict=True)]
                print(f"{game} | {name} | {' | '.join(figures)} | {len(all)}", flush=True)
            hand.page.context.close()
            if quick:
                quick.page.context.close()


if __name__ == "__main__":
    main()
