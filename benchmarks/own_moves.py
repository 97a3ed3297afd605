"""How soon a screen answers its own move: from the click to the first frame of what it does.

    python benchmarks/own_moves.py [URL of a local server] [--games castle] [--moves 20] [--seed 5]

Plays in Chromium with animations on, two people at one screen and one against a bot. A frame counts
once it has been drawn: its task came after the board or what flies over it had changed by the
answer of the server. Prints milliseconds: the median, what nine of ten moves keep to, the longest;
and of how many.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from clicks import OPTIONS, Hand, brought, decision_at, ways

WATCH: Final = """() => {
    window.own = { clicked: 0, answered: 0, took: [] };
    const began = (event) => {
        if (event.target.closest?.('[data-testid="confirm"], [data-testid^="end-"]'))
            own.clicked = performance.now();
    };
    addEventListener("click", began, true);
    const send = WebSocket.prototype.send;
    const heard = new WeakSet();
    WebSocket.prototype.send = function (text) {
        if (!heard.has(this)) {
            heard.add(this);
            this.addEventListener("message", ({ data }) => {
                const { type } = JSON.parse(data);
                if (own.clicked && (type === "change" || type === "table")) own.answered = 1;
            });
        }
        send.call(this, text);
    };
    const SEEN = '[data-testid="board"], .flights, [data-testid="hand"], [data-testid^="shelf-"]';
    new MutationObserver((changes) => {
        if (!own.answered) return;
        const part = ({ target }) => (target.closest ? target : target.parentElement);
        if (!changes.some((change) => part(change)?.closest(SEEN))) return;
        const { clicked } = own;
        own.clicked = own.answered = 0;
        requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => own.took.push(performance.now() - clicked);
            drawn.port2.postMessage(0);
        });
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
FOE: Final = {
    "one screen": {"kind": "friend", "name": "Zoraya", "colour": "red"},
    "a bot": {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "greedy"},
}


def timed(browser: Browser, url: str, game: str, foe: str, moves: int, seed: int) -> list[float]:
    """Play moves at a new table; return how long each took to be seen."""
    seats = [{"kind": "me", "name": "Ana", "colour": "blue"}, FOE[foe]]
    setup = {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "seed": str(seed)}
    table = brought(url, "/api/tables", json.dumps(setup), "application/json")
    hand = Hand(browser, still=False)
    hand.page.add_init_script(f"({WATCH})()")
    hand.open(f"{url}/table/{table}")
    chance, step = random.Random(seed), -1
    for _ in range(moves):
        found = decision_at(url, table, step)
        if found is None:
            break
        step, decision = found
        hand.lift()
        if not played(hand, chance.sample(decision["choices"], len(decision["choices"]))):
            break
        hand.page.wait_for_timeout(1500)  # what it does is played
    took: list[float] = hand.page.evaluate("() => own.took")
    hand.page.context.close()
    return took


def played(hand: Hand, choices: list[dict[str, Any]]) -> bool:
    """Click one of some choices together and play it, the first for which there is a way."""
    for choice in choices:
        if hand.click(f'[data-testid="end-{choice["option"]}"]') is not None:
            return True
        for way in ways(choice):
            hand.forget()
            if hand.follow(way) is not None and hand.means(choice["action"]):
                return hand.click("[data-testid=confirm]") is not None
    return False


def main() -> None:
    """Play in a browser, and print how soon moves were seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8377")
    parser.add_argument("--games", default="alcazar,castle,alhambra")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for game in asked.games.split(","):
            for foe in FOE:
                took = sorted(timed(browser, asked.url, game, foe, asked.moves, asked.seed))
                if not took:
                    print(f"{game}, {foe}: nothing was played", file=sys.stderr)
                    continue
                figures = (median(took), took[int(0.9 * (len(took) - 1))], took[-1])
                print(
                    game, foe, *(f"{one:.0f}" for one in figures), len(took), sep=" | ", flush=True
                )


if __name__ == "__main__":
    main()
