"""Chances and dangers are what the rules allow: every tile to come is tried in every way."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from alcaide.core.rng import Rng
from alcaide.games.castle import GAME, State
from alcaide.games.castle.actions import Place
from alcaide.games.castle.layer.fits import openings
from alcaide.games.castle.layer.landings import AHEAD, landings
from alcaide.games.castle.rules.joining import lay_tile
from alcaide.games.castle.rules.legal import legal_actions
from alcaide.games.castle.rules.state import PLACE, feature_of
from wandering import LAW, Walk, walks


def placings(state: State, tile: int) -> list[Place]:
    """Return where a tile may lie, and how."""
    asked = state.copy()
    asked.drawn, asked.phase = tile, PLACE
    return [action for action in legal_actions(asked) if isinstance(action, Place)]


@LAW
@given(walk=walks(GAME))
def test_as_many_tiles_fit_as_can_be_placed(walk: Walk) -> None:
    for state, _ in walk.sample(15):
        view = GAME.observe(state, 0)
        tried = Counter(
            cell
            for tile in view.unseen
            for cell in {action.cell for action in placings(state, tile)}
        )
        told = {one.cell: one.fits for one in openings(view)}
        assert {cell: fits for cell, fits in told.items() if fits} == dict(tried)
        assert set(told) == set(state.edge)


@LAW
@given(walk=walks(GAME))
def test_as_many_tiles_complete_a_feature_as_close_it_when_they_are_laid(walk: Walk) -> None:
    for state, _ in walk.sample(60):
        view = GAME.observe(state, 1)
        guess = GAME.determinize(view, Rng(b"law"))
        before = {feature_of(guess, node) for node in range(len(guess.parent))}
        before = {feature for feature in before if guess.open[feature]}
        tried: Counter[tuple[int, int]] = Counter()
        for tile in view.unseen:
            done: set[tuple[int, int]] = set()
            for action in placings(guess, tile):
                after = guess.copy()
                lay_tile(after, tile, action.turn, action.cell)
                closed = {f for f in before if not after.open[feature_of(after, f)]}
                done |= {(action.cell, feature) for feature in closed}
            tried.update(done)
        told = {
            (one.cell, feature): number
            for one in openings(view)
            for feature, number in one.completes.items()
            if number
        }
        assert told == dict(tried)


@LAW
@given(walk=walks(GAME))
def test_landings_are_where_a_marker_would_take_a_wall_tile(walk: Walk) -> None:
    for state, _ in walk.sample(15):
        told = {
            (one.seat, needs): space
            for one in landings(GAME.observe(state, None))
            for needs, space in zip(one.needs, one.spaces, strict=True)
        }
        for seat in (0, 1):
            for needs in range(1, AHEAD + 1):
                space = (state.score[seat] + needs) % 100
                corner = state.kit.corner_on[space]
                takes = corner >= 0 and state.wall[corner] > 0
                assert told.get((seat, needs)) == (space if takes else None)


def test_nothing_is_said_of_a_game_that_is_over() -> None:
    walk = Walk(GAME, 2, {}, 1, False)
    assert GAME.layer is not None
    assert GAME.layer(GAME.observe(walk.end(), 0)).parts == []
