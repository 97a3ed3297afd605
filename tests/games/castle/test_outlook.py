"""The Castle in the long run: what is counted is right."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games.castle.mind.value import (
    CORNER,
    COUNTS,
    COURTS,
    FEATURE,
    FITS,
    HELD,
    KEEP,
    LAST,
    MOVE,
    SCORE,
    SUPPLY,
    TIGHT,
    counts,
    outlook,
)
from alcaide.games.castle.mind.weights import KNOTS, WEIGHTS
from alcaide.games.castle.rules.components import HOUSE, TOWER
from alcaide.games.castle.rules.state import OVER, State
from games.castle.support import CASTLE, play, table, turn

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)


def test_a_weight_for_each_count() -> None:
    assert len(WEIGHTS) == COUNTS
    assert {len(row) for row in WEIGHTS} == {len(KNOTS)}


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    for seed in range(3):
        state: State = CASTLE.new(2, seed=seed)
        rng = Rng(bytes([seed]))
        while CASTLE.turn(state) is not None:
            assert outlook(state, 0) == pytest.approx(-outlook(state, 1))
            actions = CASTLE.legal_actions(state)
            CASTLE.apply(state, actions[rng.below(len(actions))], None)
        assert state.phase == OVER
        lead = CASTLE.scores(state)[0] - CASTLE.scores(state)[1]
        assert abs(outlook(state, 0)) == abs(lead) + (30 if lead else 0)


def test_points_wall_tiles_and_followers_are_counted_by_seat() -> None:
    found = list(
        counts(table(CROSS, "score 13 21", "held 0 1 9", "held 1 9 8", "wall 32 2", "turn 1"))
    )
    assert found[SCORE] == 13 - 21
    assert [found[HELD + kind - 1] for kind in (1, 8, 9)] == [1, -1, 0]
    assert found[SUPPLY : SUPPLY + 6] == [0] * 6
    assert found[MOVE] == -1


def test_wall_tiles_ahead_are_counted_by_how_far_they_are() -> None:
    found = list(counts(table("score 28 24", "wall 32 2", "wall 37 none")))  # 32 and 33
    assert found[CORNER : CORNER + 2] == [2, -2]


def test_an_open_feature_is_counted_by_its_kind_and_open_cells() -> None:
    found = list(counts(table(CROSS, "knight 0 e2.2", "squire 1 e2.0")))
    tower, house = (
        FEATURE + (kind * 4 + cells - 1) * 2 for kind, cells in ((TOWER, 1), (HOUSE, 1))
    )
    assert found[tower : tower + 2] == [1, 2]
    assert found[house : house + 2] == [-1, -2]  # a tile and the start space
    assert found[KEEP + 3] == -1  # the only house that may get a keep
    assert found[SUPPLY : SUPPLY + 6] == [0] * 6


def test_a_tie_counts_for_nobody() -> None:
    found = list(counts(table(CROSS, "knight 0 e2.2", "knight 1 e2.2")))
    assert not any(found[FEATURE:LAST])


def test_a_cell_that_no_tile_left_fits_makes_a_feature_hopeless() -> None:
    easy = list(counts(table(CROSS, "knight 0 e2.2")))
    hard = list(counts(table(CROSS, "knight 0 e2.2", "draw T56 T60 only")))
    assert easy[TIGHT + TOWER] == 0
    assert hard[TIGHT + TOWER] == 2  # all points of it


def test_tiles_fit_by_their_paths() -> None:
    assert FITS[0b0001 * 256 + 0b0100 * 16 + 0b0100]  # turned
    assert FITS[0b0101 * 256 + 0b0011 * 16 + 0b0010]
    assert not FITS[0b0101 * 256 + 0b0011 * 16]
    assert not FITS[0b0011 * 256 + 0b0101 * 16 + 0b0101]


def test_what_is_complete_counts_as_scored() -> None:
    state = table("score 31 0", "wall 32 9", "draw T19")
    play(state, "place g1 2")
    before = list(counts(state))
    play(state, "herald 0")
    after = list(counts(state))
    assert after[SCORE] - before[SCORE] == 2
    assert after[HELD + 8] - before[HELD + 8] == 1
    assert after[SUPPLY : SUPPLY + 6] == before[SUPPLY : SUPPLY + 6]


def test_courts_and_the_last_wall_tiles() -> None:
    found = list(counts(table("place e10 0 T05", "merchant 1 e10.1", "held 1 5")))
    assert found[COURTS] < 0
    assert found[LAST] == 0
    found = list(counts(table(CROSS, "knight 0 e2.2", "held 0 5")))
    assert found[LAST] == 2


def test_an_own_tower_is_worth_more_than_its_follower() -> None:
    empty = outlook(table(CROSS), 0)
    assert outlook(table(CROSS, "knight 0 e2.2"), 0) > empty


def test_the_end_is_counted_exactly() -> None:
    state = table("score 30 20", CROSS, "draw T01 only")
    turn(state, "place j4 0")
    assert outlook(state, 0) == 10 + 30.0
