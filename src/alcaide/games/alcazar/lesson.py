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
    ("me", "blue", Phrase("alcazar-lesson-learner")),
    ("bot", "red", Phrase("alcazar-lesson-rival")),
)
# What a stop is about (messages alcazar-lesson-ABOUT-title, -text, -wrong), how many actions are
# played before it, and what to point at; without that there is only something to read.
STOPS: Final = (
    ("welcome", 3, ()),
    ("castle", 3, ("card:8", "cell:8", "cell:9", "cell:10")),
    ("grandee", 4, ("option:grandee", "cell:8")),
    ("buy", 8, ("towers",)),
    ("tower", 11, ("card:tower", "cell:10")),
    ("bridge", 15, ("option:bridge", "cell:8", "cell:10")),
    ("union", 18, ("card:6", "cell:6")),
    ("remove", 22, ("card:25", "cell:25")),
    ("retire", 25, ("option:retire", "cell:10")),
    ("top", 26, ("card:10", "cell:10")),
    ("noble", 27, ("option:grandee", "cell:10")),
    ("last", 134, ("card:48", "cell:48")),
    ("score", 135, ()),
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
    options = dict(word.split("=") for word in header["Options"].split())
    piles = {"Deck": header["Deck"].split()}
    return Setup(int(header["Players"]), int(header["Start"]), options, piles)


def _stop(
    about: str, at: int, picks: tuple[str, ...], actions: tuple[tuple[int, str], ...]
) -> Stop:
    key = f"alcazar-lesson-{about}"
    return Stop(
        at=at,
        expect=(actions[at][1],) if picks else (),
        highlight=picks,
        title=Phrase(f"{key}-title"),
        text=Phrase(f"{key}-text"),
        wrong=Phrase(f"{key}-wrong") if picks else None,
    )
