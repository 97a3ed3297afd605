"""The first-game lesson: a recorded game, stopped wherever there is something to learn.

The record is ``data/lesson.play`` of the game's package. Seat 0 learns; what is played between two
stops, also for the learner, is shown and told like any other action.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from alcaide.core.game import Lesson, Setup, Stop
from alcaide.core.scene import Phrase

LEARNER: Final = 0
# What a stop is about (messages GAME-lesson-ABOUT-title, -text, -wrong), how many actions are
# played before it, and what to point at; without that there is only something to read.
Place = tuple[str, int, tuple[str, ...]]


def read_lesson(
    package: str, piles: Sequence[str], colours: tuple[str, str], stops: Sequence[Place]
) -> Lesson:
    """Return the lesson of a game: its record, with these piles in the header, and its stops."""
    game = package.rpartition(".")[2]
    text = files(package).joinpath("data/lesson.play").read_text("utf-8")
    lines = re.findall(r"^(\d) (.+)$", text, re.MULTILINE)
    actions = tuple((int(seat), action) for seat, action in lines)
    seats = (
        ("me", colours[0], Phrase(f"{game}-lesson-learner")),
        ("bot", colours[1], Phrase(f"{game}-lesson-rival")),
    )
    return Lesson(
        _setup(text, piles), actions, seats, tuple(_stop(game, *s, actions) for s in stops)
    )


def _setup(text: str, piles: Sequence[str]) -> Setup:
    header = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    options = dict(word.split("=") for word in header["Options"].split())
    dealt = {name: header[name].split() for name in piles}
    return Setup(int(header["Players"]), int(header["Start"]), options, dealt)


def _stop(
    game: str, about: str, at: int, picks: tuple[str, ...], actions: tuple[tuple[int, str], ...]
) -> Stop:
    key = f"{game}-lesson-{about}"
    return Stop(
        at=at,
        expect=(actions[at][1],) if picks else (),
        highlight=picks,
        title=Phrase(f"{key}-title"),
        text=Phrase(f"{key}-text"),
        wrong=Phrase(f"{key}-wrong") if picks else None,
    )
