"""Where the first-game lesson stops; its game is the record data/lesson.play."""

from __future__ import annotations

from functools import cache
from typing import Final

from alcaide.games.alhambra.rules.setup import OPTIONS
from alcaide.interface.lesson_reader import read_lesson
from alcaide.interface.values import Lesson

STOPS: Final = (
    ("welcome", 8, ()),
    ("money", 8, ("money:g2", "money:o3")),
    ("buy", 11, ("slot:2", "hand:g7", "hand:g2")),
    ("again", 12, ("slot:3", "hand:b7")),
    ("place", 13, ("tray:tower9c", "cell:0,-1")),
    ("wall", 14, ("tray:arcades6a", "cell:1,-1")),
    ("reserve", 24, ("tray:arcades9", "option:reserve")),
    ("redesign", 40, ("reserve:arcades9", "cell:1,1")),
    ("bonus", 45, ("bonus:arcades9",)),
    ("scoring", 48, ()),
    ("square", 48, ("square:brown",)),
    ("pay", 63, ("slot:2", "hand:b8", "hand:gb")),
    ("reactivate", 64, ("vizier",)),
    ("vizier", 70, ("slot:4", "hand:o3", "hand:o4")),
    ("last", 222, ("tray:tower10", "cell:2,6")),
    ("score", 223, ()),
)


@cache
def lesson() -> Lesson:
    """Return the lesson: the game and where it stops."""
    piles = ("Money", "Tiles", "Bonus", "Squares")
    return read_lesson("alhambra", piles, ("blue", "red", "yellow"), STOPS, OPTIONS)
