"""Where the first-game lesson stops; its game is the record data/lesson.play."""

from __future__ import annotations

from functools import cache
from typing import Final

from alcaide.games.castle.rules.setup import OPTIONS
from alcaide.interface.lesson_reader import read_lesson
from alcaide.interface.values import Lesson

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
    return read_lesson("castle", ("Tiles", "Wall"), ("white", "black"), STOPS, OPTIONS)
