"""The lesson is a real game: it plays through, and what its texts say about it is true."""

import re

import pytest

from alcaide.core.game import Note, Stop
from alcaide.games import game as game_named
from alcaide.games.castle import lesson
from alcaide.games.castle.scoring import keep_points, largest_empty
from alcaide.games.castle.state import State
from alcaide.locale import LANGUAGES, texts

CASTLE = game_named("castle")
LESSON = lesson.lesson()
ACTIONS = LESSON.actions
DOING = [stop for stop in LESSON.stops if stop.expect]
AT = {about: at for about, at, _ in lesson.STOPS}


def position(at: int) -> State:
    """Replay the first actions of the lesson's game, each checked."""
    state: State = CASTLE.deal(LESSON.setup)
    for seat, text in ACTIONS[:at]:
        assert CASTLE.turn(state) == seat, text
        CASTLE.play(state, CASTLE.read(state, text))
    return state


def told(about: str) -> list[Note]:
    """Return what the action asked for at a stop brings about."""
    state = position(AT[about])
    return list(CASTLE.play(state, CASTLE.read(state, ACTIONS[AT[about]][1])))


def legal(state: State) -> dict[str, list[str]]:
    """Return the legal actions in notation with the picks that lead to them."""
    view = CASTLE.observe(state, lesson.LEARNER)
    choices = CASTLE.choices(view, CASTLE.legal_actions(state))
    return {choice.text: choice.picks for choice in choices}


def test_the_game_has_the_lesson() -> None:
    assert CASTLE.lesson is not None
    assert CASTLE.lesson() == LESSON


def test_the_game_is_played_to_its_end() -> None:
    state = position(len(ACTIONS))
    assert CASTLE.turn(state) is None
    assert CASTLE.scores(state) == [97, 95]
    assert CASTLE.winners(state) == [lesson.LEARNER]


def test_every_action_is_written_canonically() -> None:
    state = position(0)
    for _, text in ACTIONS:
        action = CASTLE.read(state, text)
        assert CASTLE.write(state, action) == text
        CASTLE.play(state, action)


def about(stop: Stop) -> str:
    return stop.title.key.split("-")[2]


def test_the_stops_are_in_order_and_begin_and_end_with_reading() -> None:
    places = [stop.at for stop in LESSON.stops]
    assert places == sorted(places)
    assert places[-1] == len(ACTIONS)
    assert not LESSON.stops[0].expect
    assert not LESSON.stops[-1].expect
    assert 10 <= len(LESSON.stops) <= 14


@pytest.mark.parametrize("stop", DOING, ids=about)
def test_the_learner_can_do_what_is_asked(stop: Stop) -> None:
    state = position(stop.at)
    choices = legal(state)
    (asked,) = stop.expect
    assert CASTLE.turn(state) == lesson.LEARNER
    assert asked == ACTIONS[stop.at][1]
    assert asked in choices
    assert len(choices) > 1, "there must be something to choose from"
    assert stop.highlight
    assert set(stop.highlight) <= set(choices[asked]), "only what belongs to the action is shown"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stop", LESSON.stops, ids=about)
def test_the_words_are_there_in_every_language(stop: Stop, lang: str) -> None:
    phrases = [stop.title, stop.text, *([stop.wrong] if stop.wrong else [])]
    assert bool(stop.wrong) == bool(stop.expect)
    assert all(phrase.key in texts(lang) for phrase in phrases)
    assert all(len(texts(lang).phrase(phrase)) < 420 for phrase in phrases), "stops are short"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_left_over(lang: str) -> None:
    needed = {name.key for _, _, name in LESSON.seats}
    for stop in LESSON.stops:
        needed |= {stop.title.key, stop.text.key, *([stop.wrong.key] if stop.wrong else [])}
    assert set(texts(lang).keys("castle-lesson-")) == needed


def figures(lang: str, key: str) -> list[str]:
    text = texts(lang).say(f"castle-lesson-{key}")
    return sorted(re.findall(r"[A-Z]{3}-[A-Z]?\d+|\b[a-j]\d+\b|\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_same_figures(lang: str) -> None:
    for stop in LESSON.stops:
        for part in ("text", *(["wrong"] if stop.wrong else [])):
            key = f"{about(stop)}-{part}"
            assert figures(lang, key) == figures("en", key), key


@pytest.mark.parametrize("key", ["squire", "land", "double", "order", "keep"])
def test_the_points_in_the_texts_are_those_scored(key: str) -> None:
    (note, *_) = [note for note in told(key) if note.key == "scored"]
    assert note.args["seat"] == lesson.LEARNER
    assert str(note.args["points"]) in figures("en", f"{key}-text")
    before = position(AT[key]).score[lesson.LEARNER]
    expected = {"squire": (0, 6), "land": (6, 6), "double": (14, 12), "order": (28, 4)}
    assert (before, note.args["points"]) == expected.get(key, (37, 3))


def test_the_marker_stops_on_the_towers() -> None:
    taken = [
        (note.args["space"], note.args["wall"])
        for key in ("land", "order")
        for note in told(key)
        if note.key == "took-wall-tile"
    ]
    assert taken == [(12, 2), (32, 4)]


def test_the_other_order_passes_the_tower() -> None:
    state = position(AT["order"])
    (other,) = set(legal(state)) - set(DOING[7].expect)
    notes = CASTLE.play(state, CASTLE.read(state, other))
    assert "took-wall-tile" not in [note.key for note in notes]
    assert state.score[lesson.LEARNER] == 34


def test_the_joined_tower_brings_nobody_anything() -> None:
    state = position(AT["tie"])
    tied = []
    for _, text in ACTIONS[AT["tie"] :]:
        for note in CASTLE.play(state, CASTLE.read(state, text)):
            tied += [note.args] if note.key == "tied" else []
    assert [(args["kind"], args["cell"], args["tiles"]) for args in tied] == [("tower", "c3", 4)]


def test_the_keep_moves_to_the_larger_house() -> None:
    assert position(AT["keep"]).keep_size[lesson.LEARNER] == 2
    assert [note.args["tiles"] for note in told("keep") if note.key == "keep"] == [3]


def test_only_the_last_herald_wins() -> None:
    state = position(AT["last"])
    assert CASTLE.scores(state) == [94, 95]
    for text in legal(state):
        other = state.copy()
        CASTLE.play(other, CASTLE.read(other, text))
        assert (CASTLE.winners(other) == [lesson.LEARNER]) == (text in DOING[-1].expect), text


def test_the_larger_keep_brings_the_empty_area() -> None:
    state = position(len(ACTIONS))
    assert largest_empty(state) == 12
    assert keep_points(state) == [12, 0]
