"""How positions of The Castle are written: docs/positions.md."""

from __future__ import annotations

from typing import Final

from alcaide.core.position_lines import Form
from alcaide.games.castle.rules.setup import OPTIONS, SEATS

WORDS: Final = (
    *("tile", "drawn", "follower", "points", "keep", "held", "used", "gone"),
    *("closing", "due", "pile", "wall"),
)
OLD: Final = {"score": "points", "discards": "gone"}  # of 0.1.0


def as_now(words: list[str]) -> list[list[str]]:
    """Return a line of 0.1.0 as lines of today: ``turn 12 seat 0 mover 1 phase score start 1``.

    The number of the turn is left out; it follows from the tiles.
    """
    if words[0] != "turn" or len(words) < 3:
        return [[OLD.get(words[0], words[0]), *words[1:]]]
    said = dict(zip(words[2::2], words[3::2], strict=False))
    mover = [said["mover"]] if said.get("phase") == "score" and "mover" in said else []
    lines = [["turn", said.get("seat", "0")], ["phase", said.get("phase", "place"), *mover]]
    return [*lines, ["start", said["start"]]] if "start" in said else lines


ABOUT: Final = {
    **dict.fromkeys(("over", "placed", "not-placed", "follower-set", "asked", "extra"), "phase"),
    **dict.fromkeys(("two-followers", "home"), "follower"),
    **dict.fromkeys(("due", "not-due"), "due"),
    **dict.fromkeys(("taken", "corner"), "wall"),
    "apart": "tile",
    "fits": "drawn",
    "later": "held",
    "keep": "keep",
    "points": "points",
    "lost": "pile",
    "round": "round",
}
FORM: Final = Form(
    game="castle",
    rule="CST-S3",
    seats=SEATS,
    words=WORDS,
    options=OPTIONS,
    about=ABOUT,
    seated=("held", "keep"),
    repeated=("tile", "follower", "used", "gone", "closing", "due", "pile"),
    now=as_now,
)
