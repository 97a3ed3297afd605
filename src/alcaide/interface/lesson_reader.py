"""The first-game lesson: a recorded game, stopped wherever there is something to learn.

The record is ``data/lesson.play`` of the game's package. Seat 0 learns; what is played between two
stops, also for the learner, is shown and told like any other action.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from alcaide.core.homes import home
from alcaide.interface.values import Lesson, Option, Setup, Stop
from alcaide.scene.model import Phrase

LEARNER: Final = 0
NAMES: Final = ("learner", "rival", "third")  # messages GAME-lesson-NAME, by seat
# What a stop is about (messages GAME-lesson-ABOUT-title, -text, -wrong), how many actions are
# played before it, and what to point at; without that there is only something to read.
Place = tuple[str, int, tuple[str, ...]]


def read_lesson(
    game: str,
    piles: Sequence[str],
    colours: Sequence[str],
    stops: Sequence[Place],
    options: Sequence[Option] = (),
) -> Lesson:
    """Return the lesson of a game: its record, with these piles in the header, and its stops.

    ``colours`` are those of the seats, ``options`` those that the record need not name.
    """
    text = home(game).joinpath("data/lesson.play").read_text("utf-8")
    lines = re.findall(r"^(\d) (.+)$", text, re.MULTILINE)
    actions = tuple((int(seat), action) for seat, action in lines)
    seats = tuple(
        ("bot" if seat else "me", colour, Phrase(f"{game}-lesson-{NAMES[seat]}"))
        for seat, colour in enumerate(colours)
    )
    setup = _setup(text, piles, {option.name: option.values[0] for option in options})
    return Lesson(setup, actions, seats, tuple(_stop(game, *s, actions) for s in stops))


def _setup(text: str, piles: Sequence[str], defaults: dict[str, str]) -> Setup:
    header = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    options = defaults | dict(word.split("=") for word in header["Options"].split())
    dealt = {name: _pile(header[name].split('" "')) for name in piles}
    return Setup(int(header["Players"]), int(header["Start"]), options, dealt)


def _pile(stacks: list[str]) -> list[str]:
    """Return the words of a pile, or its stacks where there are several."""
    return stacks if len(stacks) > 1 else stacks[0].split()


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
