"""What the texts of the lesson say about its game is true."""

from functools import partial

import pytest

from alcaide.games import game as game_named
from alcaide.games.castle.rules.scoring import keep_points, largest_empty
from alcaide.games.castle.teaching.lesson import STOPS, lesson
from alcaide.interface.lesson_reader import LEARNER
from alcaide.interface.values import Note
from lessons import choices_at, figures, position

CASTLE = game_named("castle")
LESSON = lesson()
ACTIONS = LESSON.actions
reached = partial(position, CASTLE, LESSON)
DOING = [stop for stop in LESSON.stops if stop.expect]
AT = {about: at for about, at, _ in STOPS}


def told(about: str) -> list[Note]:
    """Return what the action asked for at a stop brings about."""
    state = reached(AT[about])
    return list(CASTLE.play(state, CASTLE.read(state, ACTIONS[AT[about]][1])))


def test_the_score_at_the_end() -> None:
    assert CASTLE.scores(reached(len(ACTIONS))) == [97, 95]


@pytest.mark.parametrize("key", ["squire", "land", "double", "order", "keep"])
def test_the_points_in_the_texts_are_those_scored(key: str) -> None:
    (note, *_) = [note for note in told(key) if note.key == "scored"]
    assert note.args["seat"] == LEARNER
    assert str(note.args["points"]) in figures("en", f"castle-lesson-{key}-text")
    before = reached(AT[key]).score[LEARNER]
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
    state = reached(AT["order"])
    (other,) = set(choices_at(CASTLE, state)) - set(DOING[7].expect)
    notes = CASTLE.play(state, CASTLE.read(state, other))
    assert "took-wall-tile" not in [note.key for note in notes]
    assert state.score[LEARNER] == 34


def test_the_joined_tower_brings_nobody_anything() -> None:
    state = reached(AT["tie"])
    tied = []
    for _, text in ACTIONS[AT["tie"] :]:
        for note in CASTLE.play(state, CASTLE.read(state, text)):
            tied += [note.args] if note.key == "tied" else []
    assert [(args["kind"], args["cell"], args["tiles"]) for args in tied] == [("tower", "c3", 4)]


def test_the_keep_moves_to_the_larger_house() -> None:
    assert reached(AT["keep"]).keep_size[LEARNER] == 2
    assert [note.args["tiles"] for note in told("keep") if note.key == "keep"] == [3]


def test_only_the_last_herald_wins() -> None:
    state = reached(AT["last"])
    assert CASTLE.scores(state) == [94, 95]
    for text in choices_at(CASTLE, state):
        other = state.copy()
        CASTLE.play(other, CASTLE.read(other, text))
        assert (CASTLE.winners(other) == [LEARNER]) == (text in DOING[-1].expect), text


def test_the_larger_keep_brings_the_empty_area() -> None:
    state = reached(len(ACTIONS))
    assert largest_empty(state) == 12
    assert keep_points(state) == [12, 0]
