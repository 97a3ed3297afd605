"""The Castle: nothing is made and nothing is lost, whatever is played."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from alcaide.games.castle import actions as act
from alcaide.games.castle.rules.components import COURT, KINDS
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_at,
    owner,
)
from games.castle.support import CASTLE
from wandering import LAW, Walk, walks


def tiles(state: State) -> list[int]:
    """Return every tile: on the board, in hand, in the pile, out of the game."""
    lying = [shape >> 2 for shape in state.shape if shape >= 0]
    in_hand = [state.drawn] if state.phase == PLACE else []
    return sorted([*lying, *in_hand, *state.pile, *state.discards])


def wall_tiles(state: State) -> Counter[int]:
    """Return the kinds of the 13 wall tiles: on towers, taken, used."""
    taken = [tile // 1024 for held in state.held for tile in held]
    return Counter([*(kind for kind in state.wall if kind), *taken, *state.used])


def merchants(state: State) -> Counter[int]:
    """Return the followers in courts, by spot and seat."""
    courts = (man for man in state.standing if state.kind[feature_at(state, man >> 1)] == COURT)
    return Counter(courts)


@LAW
@given(walk=walks(CASTLE))
def test_tiles_and_wall_tiles_are_conserved(walk: Walk) -> None:
    start = walk.begin()
    wall = wall_tiles(start)
    assert sum(wall.values()) == 13
    for state, _ in walk.steps():
        assert tiles(state) == list(range(60))
        assert wall_tiles(state) == wall
        assert len(set(state.placed)) == len(state.placed)
        assert sorted(state.placed) == [cell for cell in range(100) if state.shape[cell] >= 0]
    end = walk.end()
    assert tiles(end) == list(range(60))
    assert wall_tiles(end) == wall
    assert end.pile == []


@LAW
@given(walk=walks(CASTLE))
def test_followers_are_conserved_and_merchants_stay(walk: Walk) -> None:
    stay: Counter[int] = Counter()
    for state, _ in walk.steps():
        roots = {feature_at(state, man >> 1) for man in state.standing}
        for seat in (0, 1):
            out = sum(man & 1 == seat for man in state.standing)
            assert state.supply[seat] == 6 - out
            assert sum((state.men[f] >> 4 * seat) & 15 for f in roots) == out
        assert stay <= merchants(state)
        stay = merchants(state)
        if state.phase in (PLACE, EXTRA):  # what is complete has been left, but for courts
            assert all(state.open[f] or state.kind[f] == COURT for f in roots)


@LAW
@given(walk=walks(CASTLE))
def test_points_and_keeps_never_shrink(walk: Walk) -> None:
    score, keeps = [0, 0], [0, 0]
    for state, _ in walk.steps():
        for seat in (0, 1):
            assert state.score[seat] >= score[seat]
            assert state.keep_size[seat] >= keeps[seat]
            assert (state.keep_size[seat] > 0) is (state.keep_spot[seat] >= 0)
            if state.keep_spot[seat] >= 0:
                house = feature_at(state, state.keep_spot[seat])
                assert (KINDS[state.kind[house]], state.open[house]) == ("house", 0)
                assert state.tiles[house].bit_count() == state.keep_size[seat]
        score, keeps = list(state.score), list(state.keep_size)


@LAW
@given(walk=walks(CASTLE))
def test_every_step_is_asked_of_the_right_seat_and_offers_a_choice(walk: Walk) -> None:
    last = PLACE
    for state, action in walk.steps():
        actions = CASTLE.legal_actions(state)
        assert CASTLE.mid_turn(state) is (state.phase != PLACE)
        assert len(actions) > 1 or state.phase == PLACE
        assert state.mover == state.seat or state.phase == SCORE
        if state.phase == FOLLOW:
            assert last == PLACE
            assert state.supply[state.seat] > 0
        if state.phase == SCORE:
            assert isinstance(action, act.Score)
            assert all(owner(state, feature) >= 0 for feature in state.due)
        last = state.phase
    assert walk.end().phase == OVER
