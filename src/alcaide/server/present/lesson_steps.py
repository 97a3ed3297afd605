"""The lesson of a game as a list of tables to look at, each with what is to be done."""

from __future__ import annotations

from typing import Any, Final

from alcaide.interface.game import Game
from alcaide.interface.values import Lesson, Stop
from alcaide.server.present.error_sentences import NoLessonError
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view, words_of
from alcaide.server.protocol.http.answers import LessonStep
from alcaide.server.protocol.table_messages import Look
from alcaide.server.protocol.table_parts import EventView, PreviewView
from alcaide.tables.log import load_table
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row, Table
from alcaide.tables.words import Words

RIVAL: Final = "greedy"  # the level that stands beside the rival's name


def lesson_steps(game: Game[Any, Any, Any], lang: str, turns: int = 0) -> list[LessonStep]:
    """Return the lesson of a game in a language, seen from a side. Raises NoLessonError."""
    if game.lesson is None:
        raise NoLessonError
    lesson: Lesson = game.lesson()
    words = Words(lang, game.name)
    seats = [
        SeatSpec(kind, words.phrase(called), colour, RIVAL if kind == "bot" else "")
        for kind, colour, called in lesson.seats
    ]
    teller = Teller()
    rows = [Row(number, seat, text) for number, (seat, text) in enumerate(lesson.actions)]
    look = Look(words.lang, turns=turns, seat=0, details=True)
    found, shown = [], 0
    for stop in lesson.stops:
        table = load_table("lesson", game, lesson.setup, seats, rows[: stop.at])
        found.append(_step(table, stop, look, teller, shown))
        shown = len(table.steps)
    return found


def _step(table: Table, stop: Stop, look: Look, teller: Teller, shown: int) -> LessonStep:
    words = words_of(table, look.lang)
    return LessonStep(
        title=words.phrase(stop.title),
        text=words.phrase(stop.text),
        table=table_view(table, look, teller, table.people),
        expect=list(stop.expect),
        wrong=words.phrase(stop.wrong) if stop.wrong else "",
        highlight=list(stop.highlight),
        previews={text: _preview(table, text, look.turns, words) for text in stop.expect},
        events=[event for n in range(shown, len(table.steps)) for event in _story(table, n, words)],
    )


def _story(table: Table, number: int, words: Words) -> list[EventView]:
    """Return the events of an action."""
    before, after = (table.game.observe(table.at(number + n), None) for n in (0, 1))
    events = table.game.story(before, after, list(table.steps[number].notes))
    return Localizer(words).tell_all(events)


def _preview(table: Table, text: str, turns: int, words: Words) -> PreviewView:
    game = table.game
    view = game.observe(table.state, 0)
    shown: PreviewView = Localizer(words).tell(
        game.preview(view, game.read(table.state, text), turns)
    )
    return shown
