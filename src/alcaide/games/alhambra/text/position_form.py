"""How positions of Alhambra are written: docs/positions.md."""

from __future__ import annotations

from typing import Final

from alcaide.core.position_lines import Form
from alcaide.games.alhambra.rules.setup import OPTIONS, SEATS
from alcaide.games.alhambra.rules.state import VERSION

WORDS: Final = (
    *("alhambra", "reserve", "tray", "hand", "bonus", "shown", "answer", "vizier"),
    *("points", "dirk", "dirk-points", "scored", "waiting", "ending", "stalled", "reshuffles"),
    *("market", "display", "deck", "pile", "discards", "bag", "squares", "aside"),
)


def as_now(words: list[str]) -> list[list[str]]:
    """Return a line of 0.1.0 as it is written today: hands were called ``money``."""
    return [["hand" if words[0] == "money" else words[0], *words[1:]]]


ABOUT: Final = {
    **dict.fromkeys(("walls", "reach", "hole", "squares"), "alhambra"),
    **dict.fromkeys(("rounds", "coming"), "scored"),
    **dict.fromkeys(("asked", "holders", "clockwise"), "phase"),
    **dict.fromkeys(("piles", "piles-few"), "pile"),
    **dict.fromkeys(("ten", "no-bonuses", "dealt"), "bonus"),
    **dict.fromkeys(("dirk", "dirk-squares"), "dirk"),
    "no-viziers": "vizier",
    "hands": "hand",
    "shown": "shown",
    "answer": "answer",
    "stalled": "stalled",
    "display": "display",
    "market": "market",
    "points": "points",
    "round": "round",
    "ending": "ending",
}
FORM: Final = Form(
    game="alhambra",
    rule="ALH-S1",
    seats=SEATS,
    words=WORDS,
    usual=3,
    version=VERSION,
    options=OPTIONS,
    about=ABOUT,
    seated=("alhambra", "reserve", "tray", "bonus", "shown", "answer", "hand"),
    repeated=("squares", "pile"),
    now=as_now,
)
