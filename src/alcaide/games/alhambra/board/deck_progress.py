"""How far the deck has run, and where in it the scoring cards may still come."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import PAIRS
from alcaide.games.alhambra.rules.setup import copies
from alcaide.scene.model import Course, Phrase, Stage

MONEY: Final = 36  # kinds of money cards
TENTHS: Final = {1: 3, 2: 7}  # middles of the piles that hold the scoring cards (ALH-S3)


def course(view: View) -> Course:
    """Return the deck as everybody knows it: of all cards, those in it are to come."""
    left = sum(pile.cards for pile in view.piles)
    total = all_cards(view)
    done = total - left
    windows = scoring_windows(view)
    stages = [] if view.reshuffles else [_stage(n, done, total, windows) for n in TENTHS]
    return Course(
        title=Phrase("alhambra-course-title"),
        hint=Phrase("alhambra-course-left", {"count": left}),
        done=done,
        total=total,
        stages=stages,
        sentences=_sentences(view, windows),
    )


def all_cards(view: View) -> int:
    """Return how many cards the game has: in a reshuffled deck no scoring cards (ALH-19)."""
    money = copies(len(view.seats)) * MONEY
    exchange = len(PAIRS) if view.options["exchange"] == "on" else 0
    return money + exchange + (0 if view.reshuffles else len(TENTHS))


def scoring_windows(view: View) -> dict[int, tuple[int, int]]:
    """Return by scoring card which of the cards to come it can be: the first and the last."""
    found = {}
    above = 0
    for pile in view.piles:
        for number in pile.scoring:
            found[number] = (above + 1, above + pile.cards)
        above += pile.cards
    return found


def _stage(number: int, done: int, total: int, windows: dict[int, tuple[int, int]]) -> Stage:
    label = Phrase("alhambra-course-stage", {"round": number})
    if number in windows:
        first, last = windows[number]
        return Stage(done + first, done + last, label)
    came = min(done, total * TENTHS[number] // 10)
    return Stage(came, came, label, past=True)


def _sentences(view: View, windows: dict[int, tuple[int, int]]) -> list[Phrase]:
    found = []
    for number, (first, last) in sorted(windows.items()):
        args = {"round": number, "first": first, "last": last}
        found.append(Phrase("alhambra-course-comes", args))
    if view.phase != "over":
        found.append(Phrase("alhambra-course-end", {"end": view.options["end"]}))
    return found
