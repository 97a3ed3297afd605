"""Laws of states: copies are independent, pickles and records bring back the same."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide import Record
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.values import Note
from alcaide.locale import rules, texts
from wandering import LAW, contents, walks


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_a_copy_never_changes_when_its_sibling_is_played(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    kept = []
    for state, _ in walk.sample(20):
        copy = state.copy()
        before = contents(state)
        assert contents(copy) == before
        kept.append((copy, before))
        sibling, rng = copy.copy(), Rng(b"sibling")
        while game.turn(sibling) is not None and rng.below(12):
            game.apply(sibling, walk.draw(game.legal_actions(sibling), rng), None)
        assert contents(state) == before
    for copy, before in kept:  # the game has gone on to its end
        assert contents(copy) == before


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_pickles_bring_back_the_same_state(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    for state, _ in data.draw(walks(game)).sample(10):
        again = pickle.loads(pickle.dumps(state))
        assert contents(again) == contents(state)
        assert game.legal_actions(again) == game.legal_actions(state)
        assert all(
            game.observe(again, seat) == game.observe(state, seat)
            for seat in (None, game.turn(state))
        )


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_records_bring_back_the_same_game(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    lines, last = [], walk.begin()
    for last, action in walk.steps():
        lines.append((game.turn(last), game.write(last, action)))
    record = Record(game, walk.setup(), [(seat, text) for seat, text in lines if seat is not None])
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert contents(again.state()) == contents(last)


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_asking_for_notes_changes_nothing_and_every_note_has_a_rule(
    name: str, data: st.DataObject
) -> None:
    game = GAMES[name]
    for state, action in data.draw(walks(game)).sample(8):
        told: list[Note] = []
        loud, quiet = state.copy(), state.copy()
        game.apply(loud, action, told)
        game.apply(quiet, action, None)
        assert contents(loud) == contents(quiet)
        for note in told:
            assert rules(game.name, "en").rule(note.rule), note
            assert f"{game.name}-note-{note.key}" in texts("en")


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_every_game_ends_with_scores_and_its_end_is_told(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    for step, (state, _) in enumerate(walk.steps()):
        assert step < 5_000
        seat = game.turn(state)
        assert seat is not None
        assert seat in range(walk.players)
    end = walk.end()
    scores, winners = game.scores(end), game.winners(end)
    assert len(scores) == walk.players
    assert winners == sorted(set(winners))
    assert {scores[seat] for seat in winners} <= {max(scores)}  # a tie may be broken
    assert len(game.ending(game.observe(end, None)).parts) == walk.players  # won or not
