"""A person who plays by what the page shows: options, marked places, the confirm button."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 20.0  # seconds until something must have moved
BUILDS = ("castle", "palace", "extend", "tower", "bridge", "baron", "grandee", "move", "swap")


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
        while not self.over() and self.confirmed < goal:
            if self.step():
                moved = time.monotonic()
            else:
                if time.monotonic() - moved > PATIENCE:
                    self.page.screenshot(path="stuck.png")
                    raise AssertionError(f"nothing moved: {self.says()}; see stuck.png")
                self.page.wait_for_timeout(30)

    def says(self) -> str:
        """Return what the page asks for."""
        return self.page.get_by_test_id("dock").inner_text()

    def step(self) -> bool:
        """Do one thing; False if there is nothing to do yet."""
        lift = self.page.get_by_test_id("curtain-lift")
        if lift.is_visible():
            return self.click(lift)
        confirm = self.page.locator('[data-testid="confirm"]:not([aria-disabled="true"])')
        if not confirm.is_visible():
            return self.pick()
        self.confirmed += 1
        return self.click(confirm)

    def pick(self) -> bool:
        """Choose an option, or a place or card that lights up."""
        marked = self.page.locator('[role="button"][data-pick][data-mark="can"]')
        chosen = self.page.locator('[data-testid="offers"] [data-option][aria-pressed="true"]')
        if chosen.count() and (places := marked.all()):
            return self.touch(self.rng.choice(places))
        things = self.page.locator('button[data-pick][data-mark="can"]')
        if chosen.count() and (cards := things.all()):
            return self.click(self.rng.choice(cards))
        options = self.page.locator('[data-testid="offers"] button[data-option]')
        keys: list[str] = options.evaluate_all("all => all.map(e => e.dataset.option)")
        endings = [e for e in ("end-done", "end-pass") if self.page.get_by_test_id(e).is_visible()]
        builds = [key for key in keys if key in self.liked]
        if endings and (not builds or self.rng.random() < 0.3):
            self.confirmed += 1
            return self.click(self.page.get_by_test_id(endings[0]))
        if not keys:
            return False
        key = self.rng.choice(builds or keys)
        option = self.page.locator(f'[data-testid="offers"] button[data-option="{key}"]').all()
        return bool(option) and self.click(self.rng.choice(option))

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
