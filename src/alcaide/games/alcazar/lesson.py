"""The first-game lesson: one whole game, stopped wherever there is something to learn.

The game is a record, data/lesson.play. The learner sits on seat 0; what is played between two
steps, also for the learner, is shown and told like any other move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from alcaide.core.game import Lesson, Setup, Stop
from alcaide.core.scene import Phrase

LEARNER: Final = 0
SEATS: Final = (  # kind, colour, message with the name
    ("me", "blue", "alcazar-lesson-learner"),
    ("bot", "red", "alcazar-lesson-rival"),
)


@dataclass(frozen=True)
class Step:
    """A stop: its texts are the messages alcazar-lesson-KEY-title, -text and -wrong."""

    key: str
    at: int  # actions of the game played before it
    acts: bool  # the next action of the game is asked for; else there is only something to read
    highlight: tuple[str, ...]  # picks to point at

    def message(self, part: str) -> str:
        """Return the key of a message: part is "title", "text" or "wrong"."""
        return f"alcazar-lesson-{self.key}-{part}"

    @property
    def expect(self) -> tuple[str, ...]:
        """Return the actions, in notation, that lead on; none where one just goes on."""
        return (game().actions[self.at][1],) if self.acts else ()


@dataclass(frozen=True)
class Recorded:
    """The game of the lesson: what it was dealt from, and (seat, notation) of every action."""

    setup: Setup
    actions: tuple[tuple[int, str], ...]


STEPS: Final = (
    Step("welcome", 3, False, ()),
    Step("castle", 3, True, ("card:8", "cell:8", "cell:9", "cell:10")),
    Step("grandee", 4, True, ("option:grandee", "cell:8")),
    Step("buy", 8, True, ("towers",)),
    Step("tower", 11, True, ("card:tower", "cell:10")),
    Step("bridge", 15, True, ("option:bridge", "cell:8", "cell:10")),
    Step("union", 18, True, ("card:6", "cell:6")),
    Step("remove", 22, True, ("card:25", "cell:25")),
    Step("retire", 25, True, ("option:retire", "cell:10")),
    Step("top", 26, True, ("card:10", "cell:10")),
    Step("noble", 27, True, ("option:grandee", "cell:10")),
    Step("last", 134, True, ("card:48", "cell:48")),
    Step("score", 135, False, ()),
)


@cache
def game() -> Recorded:
    """Return the game that the lesson goes through."""
    text = files(__package__).joinpath("data/lesson.play").read_text("utf-8")
    header = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    options = dict(word.split("=") for word in header["Options"].split())
    piles = {"Deck": header["Deck"].split()}
    setup = Setup(int(header["Players"]), int(header["Start"]), options, piles)
    lines = re.findall(r"^(\d) (.+)$", text, re.MULTILINE)
    return Recorded(setup, tuple((int(seat), action) for seat, action in lines))


def lesson() -> Lesson:
    """Return the game and its stops, for whoever shows them."""
    recorded = game()
    seats = tuple((kind, colour, Phrase(name)) for kind, colour, name in SEATS)
    return Lesson(recorded.setup, recorded.actions, seats, tuple(_stop(step) for step in STEPS))


def _stop(step: Step) -> Stop:
    picked = dict(pick.split(":") for pick in step.highlight if ":" in pick)
    args: dict[str, Any] = {name: picked[name] for name in ("card", "cell") if name in picked}
    return Stop(
        at=step.at,
        title=Phrase(step.message("title"), args),
        text=Phrase(step.message("text"), args),
        wrong=Phrase(step.message("wrong"), args) if step.acts else None,
        expect=step.expect,
        highlight=step.highlight,
    )
