"""The first-game lesson: one whole game, stopped wherever there is something to learn.

The game is a record, data/lesson.play. Seat 0 learns; what is played between two stops, also for
the learner, is shown and told like any other action.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from alcaide.core.game import Lesson, Setup, Stop
from alcaide.core.scene import Phrase

LEARNER: Final = 0
SEATS: Final = (
    ("me", "white", Phrase("castle-lesson-learner")),
    ("bot", "black", Phrase("castle-lesson-rival")),
)
# What a stop is about (messages castle-lesson-ABOUT-title, -text, -wrong), how many actions are
# played before it, and what to point at; without that there is only something to read.
STOPS: Final = (
    ("welcome", 2, ()),
    ("place", 2, ("cell:a8", "turn:0")),
    ("herald", 3, ("option:herald", "part:a8.0")),
    ("complete", 6, ("cell:a9", "turn:2")),
    ("squire", 7, ("option:squire", "part:a9.3")),
    ("land", 11, ("option:herald", "part:c10.0")),
    ("merchant", 15, ("option:merchant", "part:i4.1")),
    ("double", 28, ("option:score", "part:e2.0", "option:with-2")),
    ("order", 45, ("option:score", "part:e8.0")),
    ("tie", 55, ("cell:c3", "turn:0")),
    ("keep", 60, ("option:squire", "part:g1.2")),
    ("last", 109, ("option:herald", "part:i6.0")),
    ("score", 110, ()),
)


@cache
def lesson() -> Lesson:
    """Return the lesson: the game and where it stops."""
    text = files(__package__).joinpath("data/lesson.play").read_text("utf-8")
    lines = re.findall(r"^(\d) (.+)$", text, re.MULTILINE)
    actions = tuple((int(seat), action) for seat, action in lines)
    stops = tuple(_stop(about, at, picks, actions) for about, at, picks in STOPS)
    return Lesson(_setup(text), actions, SEATS, stops)


def _setup(text: str) -> Setup:
    header = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    piles = {name: header[name].split() for name in ("Tiles", "Wall")}
    return Setup(int(header["Players"]), int(header["Start"]), {}, piles)


def _stop(
    about: str, at: int, picks: tuple[str, ...], actions: tuple[tuple[int, str], ...]
) -> Stop:
    key = f"castle-lesson-{about}"
    return Stop(
        at=at,
        expect=(actions[at][1],) if picks else (),
        highlight=picks,
        title=Phrase(f"{key}-title"),
        text=Phrase(f"{key}-text"),
        wrong=Phrase(f"{key}-wrong") if picks else None,
    )
