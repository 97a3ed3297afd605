"""A person who plays by what the page shows: options, marked places, the confirm button."""

from __future__ import annotations

import random
import time
from typing import TypedDict

from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 60.0  # seconds until something must have moved
BUILDS = ("castle", "palace", "extend", "tower", "bridge", "baron", "grandee", "move", "swap")
CURTAIN = '[data-testid="curtain-lift"]'
CEREMONY = '[data-testid="ending-skip"], [data-testid="ending-next"]'
CONFIRM = '[data-testid="confirm"]:not([aria-disabled="true"])'
PLACES = '[role="button"][data-pick][data-mark="can"]'
CARDS = 'button[data-pick][data-mark="can"]'
OPTIONS = '[data-testid="offers"] button[data-option]'

# All is read in one go: to ask for each thing by itself costs more than the game.
SIGHT = """([wait, ceremony, curtain, confirm, places, cards, options]) => {
    const all = (what) => [...document.querySelectorAll(what)];
    const seen = (what) => all(what).some((part) => part.checkVisibility());
    const look = () => {
        const sight = {
            over: seen('[data-testid="result"]'),
            ceremony: seen(ceremony),
            curtain: seen(curtain),
            confirm: seen(confirm),
            endings: ["end-done", "end-pass"].filter((end) => seen(`[data-testid="${end}"]`)),
            keys: all(options).map((part) => part.dataset.option),
            places: 0,
            cards: 0,
        };
        if (all(options + '[aria-pressed="true"]').length)
            Object.assign(sight, { places: all(places).length, cards: all(cards).length });
        const something = Object.values(sight).some((what) => what.length ?? what);
        return something ? sight : null;
    };
    return look() ?? new Promise((tell) => {
        const done = () => (watch.disconnect(), tell(look()));
        const watch = new MutationObserver(() => look() && done());
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        setTimeout(done, wait);
    });
}"""


class Sight(TypedDict):
    """What a page offers at a moment."""

    over: bool
    ceremony: bool
    curtain: bool
    confirm: bool
    endings: list[str]
    keys: list[str]
    places: int
    cards: int


class Player:
    """Plays any legal action that can be reached by pointing, rather those of the liked options."""

    def __init__(self, page: Page, seed: int = 1, liked: tuple[str, ...] = BUILDS) -> None:
        self.page = page
        self.liked = liked
        self.rng = random.Random(seed)
        self.confirmed = 0

    def over(self) -> bool:
        """Tell whether the end of the game is shown."""
        return self.page.get_by_test_id("result").is_visible()

    def play(self, actions: int = 10_000) -> None:
        """Play until the game is over, or so many actions were confirmed."""
        goal = self.confirmed + actions
        moved = time.monotonic()
        while self.confirmed < goal:
            if self.step(PATIENCE):
                moved = time.monotonic()
            elif self.over():
                break
            elif time.monotonic() - moved > PATIENCE:
                self.page.screenshot(path="stuck.png")
                raise AssertionError(f"nothing moved: {self.says()}; see stuck.png")

    def says(self) -> str:
        """Return what the page asks for."""
        return self.page.get_by_test_id("dock").inner_text()

    def look(self, wait: float) -> Sight | None:
        """Return what there is to do as soon as there is something, within so many seconds."""
        asked = [wait * 1000, CEREMONY, CURTAIN, CONFIRM, PLACES, CARDS, OPTIONS]
        found: Sight | None = None
        try:
            found = self.page.evaluate(SIGHT, asked)
        except Error as error:  # now and then Chromium collects a promise that is still awaited
            if "garbage collected" not in error.message:
                raise
        return found

    def step(self, wait: float) -> bool:
        """Do one thing; False if in so many seconds there was nothing to do."""
        sight = self.look(wait)
        if sight is None or sight["over"]:
            return False
        if sight["ceremony"]:
            return self.click(self.page.locator(CEREMONY))
        if sight["curtain"]:
            return self.click(self.page.locator(CURTAIN))
        if sight["confirm"]:
            self.confirmed += 1
            return self.click(self.page.locator(CONFIRM))
        return self.pick(sight)

    def choose(self) -> Locator:
        """Choose something to do, and return the button that would do it."""
        while (sight := self.look(PATIENCE)) and not sight["confirm"]:
            self.pick(sight)
        return self.page.locator(CONFIRM)

    def pick(self, sight: Sight) -> bool:
        """Choose an option, or a place or card that lights up."""
        if sight["places"]:
            return self.touch(self.page.locator(PLACES).nth(self.rng.randrange(sight["places"])))
        if sight["cards"]:
            return self.click(self.page.locator(CARDS).nth(self.rng.randrange(sight["cards"])))
        builds = [key for key in sight["keys"] if key in self.liked]
        if sight["endings"] and (not builds or self.rng.random() < 0.3):
            self.confirmed += 1
            return self.click(self.page.get_by_test_id(sight["endings"][0]))
        key = self.rng.choice(builds or sight["keys"])
        option = self.page.locator(f'{OPTIONS}[data-option="{key}"]')
        return self.click(option.nth(self.rng.randrange(sight["keys"].count(key))))

    def touch(self, place: Locator) -> bool:
        """Point at a place on the board, though a tower may stand in front of it."""
        try:
            place.dispatch_event("click", timeout=3_000)
        except TooLate:
            return False
        return True

    def click(self, target: Locator) -> bool:
        """Click like a person; False if it went away meanwhile."""
        try:
            target.click(timeout=3_000)
        except TooLate:
            return False
        return True
