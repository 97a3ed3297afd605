"""Laws of events: what a screen plays after an action adds up to what has changed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.games.alcazar.board.story import RANKS
from alcaide.interface.game import Game
from alcaide.interface.values import Note
from alcaide.scene.happenings import KINDS
from alcaide.scene.model import Scene
from wandering import LAW, walks

Figures = dict[tuple[int | None, str], int]


def seen(scene: Scene) -> Figures:
    """Return every figure that a screen shows of money, points and pieces."""
    found: Figures = {}
    for player in scene.players:
        found[player.seat, "points"] = player.points.value
        found |= {(player.seat, piece.symbol): piece.value for piece in player.pieces}
        for name, figure in (("money", player.money), ("cards", player.cards)):
            if figure:
                found[player.seat, name] = figure.value
    marks = scene.track.marks if scene.track else []
    found |= {(None, mark.symbol): mark.value for mark in marks}
    return {what: value for what, value in found.items() if value}


def played(game: Game[Any, Any, Any], state: Any, action: Any, seat: int | None) -> list[Any]:
    """Return the views before and after an action, and its events."""
    before, after, notes = game.observe(state, seat), state.copy(), list[Note]()
    game.apply(after, action, notes)
    view = game.observe(after, seat)
    return [before, view, game.story(before, view, notes)]


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_every_change_is_told_by_an_event(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    for state, action in data.draw(walks(game)).sample(4):
        before, after, events = played(game, state, action, None)
        figures = seen(game.scene(before, 0))
        for change in (change for event in events for change in event.changes):
            what = change.seat, change.figure
            assert figures.get(what, 0) == change.before != change.after, (action, change)
            figures[what] = change.after
        told = {what: value for what, value in figures.items() if value}
        assert told == seen(game.scene(after, 0)), action


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_everybody_is_told_the_same(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    for state, action in data.draw(walks(game)).sample(20):
        told = played(game, state, action, None)[2]
        assert {event.kind for event in told} <= set(KINDS)
        for seat in range(state.players):
            assert played(game, state, action, seat)[2] == told, (seat, action)


@LAW
@given(data=st.data())
def test_events_of_alcazar_come_in_the_order_of_the_rules(data: st.DataObject) -> None:
    game = GAMES["alcazar"]
    for state, action in data.draw(walks(game)).sample(10):
        ranks = [RANKS[e.kind] for e in played(game, state, action, None)[2] if e.kind != "say"]
        assert all(one <= other for one, other in pairwise(ranks)), action


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_whatever_happens_is_played(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    for state, action in data.draw(walks(game)).sample(20):
        notes = list[Note]()
        game.apply(state.copy(), action, notes)
        assert bool(played(game, state, action, None)[2]) >= bool(notes), action
