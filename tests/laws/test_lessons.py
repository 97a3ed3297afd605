"""A lesson is a real game: it plays through, and each stop asks for what can be done there."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from alcaide.core.homes import home
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.lesson_reader import LEARNER
from alcaide.interface.values import Lesson, Stop
from alcaide.locale import LANGUAGES, texts
from alcaide.record import Record
from lessons import about, choices_at, figures, position

LESSONS = [(game, game.lesson()) for game in GAMES.values() if game.lesson]
EACH = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[g.name for g, _ in LESSONS])


class At(NamedTuple):
    """A stop of a game's lesson."""

    game: Game[Any, Any, Any]
    lesson: Lesson
    stop: Stop


STOPS = [At(game, lesson, stop) for game, lesson in LESSONS for stop in lesson.stops]
DOING = [at for at in STOPS if at.stop.expect]


def named(at: At) -> str:
    return f"{at.game.name}-{about(at.stop)}"


def test_there_are_lessons() -> None:
    assert {"alcazar", "castle", "alhambra"} <= {game.name for game, _ in LESSONS}


@EACH
def test_the_game_is_played_to_its_end_and_won(game: Game[Any, Any, Any], lesson: Lesson) -> None:
    state = position(game, lesson, len(lesson.actions))
    assert game.turn(state) is None
    assert game.winners(state) == [LEARNER]


@EACH
def test_the_game_is_a_canonical_record(game: Game[Any, Any, Any], lesson: Lesson) -> None:
    path = home(game.name).joinpath("data/lesson.play")
    source = path.read_text("utf-8")
    record = Record.loads(source)
    assert record.dumps() == source
    assert record.setup == lesson.setup
    assert tuple(record.actions) == lesson.actions


@EACH
def test_the_stops_are_in_order_and_begin_and_end_with_reading(
    game: Game[Any, Any, Any], lesson: Lesson
) -> None:
    places = [stop.at for stop in lesson.stops]
    assert places == sorted(places)
    assert places[-1] == len(lesson.actions)
    assert not lesson.stops[0].expect
    assert not lesson.stops[-1].expect
    assert 10 <= len(lesson.stops) <= 16


@pytest.mark.parametrize("at", DOING, ids=named)
def test_the_learner_can_do_what_is_asked(at: At) -> None:
    game, lesson, stop = at
    state = position(game, lesson, stop.at)
    choices = choices_at(game, state)
    (asked,) = stop.expect
    assert game.turn(state) == LEARNER
    assert asked == lesson.actions[stop.at][1]
    assert asked in choices
    assert len(choices) > 1, "there must be something to choose from"
    assert stop.highlight
    assert set(stop.highlight) <= set(choices[asked]), "only what belongs to the action is shown"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", STOPS, ids=named)
def test_the_words_are_there_in_every_language(at: At, lang: str) -> None:
    stop = at.stop
    phrases = [stop.title, stop.text, *([stop.wrong] if stop.wrong else [])]
    assert bool(stop.wrong) == bool(stop.expect)
    assert all(phrase.key in texts(lang) for phrase in phrases)
    assert all(len(texts(lang).phrase(phrase)) < 420 for phrase in phrases), "stops are short"


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_left_over(game: Game[Any, Any, Any], lesson: Lesson, lang: str) -> None:
    needed = {name.key for _, _, name in lesson.seats}
    for stop in lesson.stops:
        needed |= {stop.title.key, stop.text.key, *([stop.wrong.key] if stop.wrong else [])}
    assert set(texts(lang).keys(f"{game.name}-lesson-")) == needed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", STOPS, ids=named)
def test_every_language_names_the_same_figures(at: At, lang: str) -> None:
    for phrase in (at.stop.text, at.stop.wrong):
        if phrase:
            assert figures(lang, phrase.key) == figures("en", phrase.key)
