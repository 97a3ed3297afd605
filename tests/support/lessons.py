"""Positions of a lesson, for its tests."""

from __future__ import annotations

import re
from typing import Any

from alcaide.interface.game import Game
from alcaide.interface.lesson_reader import LEARNER
from alcaide.interface.values import Lesson, Stop
from alcaide.locale import texts


def about(stop: Stop) -> str:
    """Return what a stop is about."""
    return stop.title.key.split("-")[2]


def position(game: Game[Any, Any, Any], lesson: Lesson, at: int) -> Any:
    """Replay the first actions of a lesson's game, each checked."""
    state = game.deal(lesson.setup)
    for seat, text in lesson.actions[:at]:
        assert game.turn(state) == seat, text
        game.play(state, game.read(state, text))
    return state


def choices_at(game: Game[Any, Any, Any], state: Any) -> dict[str, list[str]]:
    """Return the legal actions in notation with the picks that lead to them."""
    view = game.observe(state, LEARNER)
    choices = game.choices(view, game.legal_actions(state))
    return {choice.text: choice.picks for choice in choices}


def figures(lang: str, key: str) -> list[str]:
    """Return the rules, cells, tiles and numbers that a text names."""
    return sorted(re.findall(r"[A-Z]{3}-[A-Z]?\d+|(?:\b[a-j])?\d+[a-c]?", texts(lang).say(key)))
