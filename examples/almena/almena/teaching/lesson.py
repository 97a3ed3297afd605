"""Where the first-game lesson stops; its game is the record data/lesson.play."""

from __future__ import annotations

from functools import cache
from typing import Final

from alcaide.interface.lesson_reader import Place, read_lesson
from alcaide.interface.values import Lesson

STOPS: Final[tuple[Place, ...]] = (
    ("welcome", 0, ()),
    ("first", 0, ("card:6", "cell:d3")),
    ("beside", 2, ("card:3", "cell:d5")),
    ("count", 8, ("card:5", "cell:c1")),
    ("again", 10, ("card:3", "cell:d1")),
    ("hold", 12, ("card:6", "cell:e3")),
    ("build", 14, ("card:4", "cell:b1")),
    ("weak", 16, ("card:1", "cell:e5")),
    ("harvest", 18, ("card:5", "cell:e2")),
    ("give", 20, ("card:4", "cell:a4")),
    ("last", 22, ("card:2", "cell:a3")),
    ("end", 24, ()),
)


@cache
def lesson() -> Lesson:
    """Return the lesson: the game and where it stops."""
    return read_lesson("almena", ("Deck",), ("red", "blue"), STOPS)
