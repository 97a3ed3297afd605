"""Where the first-game lesson stops; its game is the record data/lesson.play."""

from __future__ import annotations

from functools import cache
from typing import Final

from alcaide.interface.lesson_reader import read_lesson
from alcaide.interface.values import Lesson

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
    return read_lesson("alcazar", ("Deck",), ("blue", "red"), STOPS)
