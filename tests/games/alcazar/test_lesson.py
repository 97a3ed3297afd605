"""What the texts of the lesson say about its game is true."""

import re
from functools import partial

import pytest

from alcaide.games import game as game_named
from alcaide.games.alcazar.teaching.lesson import lesson
from alcaide.interface.lesson_reader import LEARNER
from alcaide.locale import LANGUAGES, texts
from lessons import about, choices_at, position

ALCAZAR = game_named("alcazar")
LESSON = lesson()
reached = partial(position, ALCAZAR, LESSON)
DOING = [stop for stop in LESSON.stops if stop.expect]


def money(at: int) -> int:
    return int(reached(at).money[LEARNER])


def test_the_score_at_the_end() -> None:
    assert ALCAZAR.scores(reached(len(LESSON.actions))) == [45, 44]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_in_the_texts_are_those_of_the_game(lang: str) -> None:
    """Every amount named is what the action before or after it really pays or costs."""
    at = {about(stop): stop.at for stop in LESSON.stops}
    changes = {
        "castle": [5],
        "grandee": [-10],
        "buy": [-10],
        "tower": [8],
        "bridge": [17, 15],
        "union": [19, 17],
        "retire": [19, 5],
        "top": [21],
        "noble": [-42],
        "last": [35, 400, 43, 44],
    }
    for key, figures in changes.items():
        text = texts(lang).say(f"alcazar-lesson-{key}-text")
        named = {int(n) for n in re.findall(r"\d+", text)}
        assert {abs(n) for n in figures} <= named, key
        change = money(at[key] + 1) - money(at[key])
        paid = 15 if key == "bridge" else 0  # ALC-45
        assert change + paid == figures[0], key


def test_the_last_stone_decides() -> None:
    last = DOING[-1]
    state = reached(last.at)
    assert state.cubes == 1
    assert ALCAZAR.scores(state) == [43, 44]
    assert money(last.at) < 400 <= money(last.at + 1)
    for text in choices_at(ALCAZAR, state):
        other = state.copy()
        ALCAZAR.play(other, ALCAZAR.read(other, text))
        if ALCAZAR.turn(other) is None and text not in last.expect:
            assert ALCAZAR.winners(other) != [LEARNER], text
