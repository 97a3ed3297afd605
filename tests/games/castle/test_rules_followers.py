"""The Castle: followers and majorities (CST-5, CST-10, CST-11)."""

from __future__ import annotations

import pytest

from asking import told
from games.castle.support import (
    CASTLE,
    complete,
    legal,
    play,
    refused,
    same,
    scored,
    table,
    tiles,
    turn,
    why,
)

# T12 on e2: house with the start space (0), tower to the north (1), tower to the south (2).
# T14 on e3, once turned, ends the southern tower; T15 on f2 ends the house.
CROSS = "place e2 0 T12"
# T60 on f4 with three curves: its two paths are one.
ROUND = ("place e2 0 T01", "place e3 0 T16", "place f3 3 T37", "place g3 0 T38", "place g4 1 T39")


def test_cst_5_at_most_one_follower_from_the_own_supply() -> None:
    state = table("turn 1", "draw T12")
    play(state, "place e2 0", "knight 1")
    assert list(state.supply) == [6, 5]
    assert CASTLE.turn(state) == 0  # no second one is asked


def test_cst_5_only_on_a_feature_of_the_tile_just_placed() -> None:
    state = table(CROSS, "draw T17")
    play(state, "place e1 0")  # tower N; house E; court SW
    assert legal(state) == {"knight 0", "squire 1", "merchant 2", "done"}
    refusal = refused(state, "knight 2")  # there is no tower 2 here; e2 has one
    assert (refusal.rule, refusal.reason) == ("CST-5", "no-such-part")
    assert refusal.args == {"kind": "tower", "part": 2, "parts": "0"}
    assert why(state, "herald 0") == "CST-5 no-such-part"
    assert refused(state, "squire 7").args["parts"] == "1"


def test_cst_5_without_a_follower_in_supply_nothing_is_asked() -> None:
    six = ["merchant 0 e10.1"] * 6
    state = table("place e10 0 T06", *six, "draw T12")
    assert list(state.supply) == [0, 6]
    play(state, "place e2 0")
    assert CASTLE.turn(state) == 1
    assert len(state.standing) == 6


@pytest.mark.parametrize("seat", [0, 1])
def test_cst_5_not_on_a_feature_with_any_follower_at_any_distance(seat: int) -> None:
    lane = [f"place g{n} 0 {tile}" for n, tile in ((1, "T27"), (2, "T28"), (3, "T29"), (4, "T30"))]
    state = table(*lane, f"herald {seat} g1.0", "draw T31")
    play(state, "place g5 0")
    assert same(state, "g5.0", "g1.0")
    assert refused(state, "herald 0").args == {"kind": "path", "part": 0}
    assert why(state, "herald 0") == "CST-5 feature-taken"
    assert legal(state) == {"merchant 1", "knight 2", "done"}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("lying", "role", "drawn", "quarter"),
    [("T01", "knight 0", "T02", 0), ("T16", "squire 0", "T08", 0), ("T14", "merchant 1", "T06", 2)],
)
def test_cst_5_nor_on_a_tower_house_or_court_with_any(
    lying: str, role: str, drawn: str, quarter: int, seat: int
) -> None:
    who, part = role.split()
    there = f"{who} {seat} e3.{part}"
    state = table(CROSS, f"place e3 0 {lying}", there, f"draw {drawn}")
    play(state, f"place e4 {quarter}")
    assert same(state, f"e3.{part}", f"e4.{part}")
    assert why(state, role) == "CST-5 feature-taken"
    free = table(CROSS, f"place e3 0 {lying}", f"draw {drawn}")
    play(free, f"place e4 {quarter}", role)  # nobody is there


def test_cst_5_features_with_followers_may_be_joined_later() -> None:
    apart = (CROSS, "place f2 0 T15", "place f3 0 T14", "knight 0 e2.2", "knight 1 f3.0")
    state = table(*apart, "draw T03")
    assert not same(state, "e2.2", "f3.0")
    play(state, "place e3 0")  # its tower lies between them
    assert same(state, "e2.2", "f3.0")
    assert tiles(state, "e3.0") == 3
    assert why(state, "knight 0") == "CST-5 feature-taken"


def test_cst_5_two_parts_that_are_one_feature_either_may_be_named() -> None:
    for named in ("herald 0", "herald 1"):
        state = table(*ROUND, "draw T60")
        play(state, "place f4 0")
        assert same(state, "f4.0", "f4.1")
        assert {"herald 0", "herald 1"} <= legal(state)
        play(state, named)
        assert list(state.supply) == [5, 6]
    state = table(*ROUND, "herald 1 f3.0", "draw T60")
    play(state, "place f4 0")
    assert why(state, "herald 0") == why(state, "herald 1") == "CST-5 feature-taken"


def test_cst_10_who_has_more_followers_scores() -> None:
    two, one = ["knight 0 e2.2"] * 2, "knight 1 e2.2"
    state = table(CROSS, *two, one, "draw T14")
    assert scored(turn(state, "place e3 1")) == [(0, "tower", 4)]
    assert (list(state.score), list(state.supply)) == ([4, 0], [6, 6])
    state = table(CROSS, "knight 0 e2.2", one, one, "draw T14")
    turn(state, "place e3 1")
    assert (list(state.score), list(state.supply)) == ([0, 4], [6, 6])


@pytest.mark.parametrize("each", [1, 2])
def test_cst_10_equal_numbers_nobody_scores_and_all_go_home(each: int) -> None:
    knights = [f"knight {seat} e2.2" for seat in (0, 1)] * each
    state = table(CROSS, *knights, "draw T14")
    notes = turn(state, "place e3 1")
    assert told(notes) == ["placed", "tied"]
    assert notes[1].rule == "CST-10"
    assert (list(state.score), list(state.supply), list(state.standing)) == ([0, 0], [6, 6], [])


def test_cst_10_it_does_not_matter_who_completes() -> None:
    state = table(CROSS, "knight 1 e2.2", "draw T14")
    assert scored(turn(state, "place e3 1")) == [(1, "tower", 4)]
    assert list(state.score) == [0, 4]


def test_cst_10_without_followers_nothing_is_scored_then_or_later() -> None:
    state = table(CROSS, "draw T14 T15")
    notes = turn(state, "place e3 1", "done")
    assert complete(state, "e2.2")
    assert told(notes) == ["placed"]
    assert list(state.score) == [0, 0]


def test_cst_10_a_tied_feature_is_no_decision_and_goes_home_first() -> None:
    # T46 on e1 ends its path at the wall, and the northern tower, which is tied.
    tie = ("knight 0 e2.1", "knight 1 e2.1")
    state = table(CROSS, *tie, "draw T46")
    notes = play(state, "place e1 2", "herald 0")
    assert told(notes) == ["placed", "follower", "tied", "scored"]
    assert CASTLE.turn(state) == 1


def test_cst_11_followers_return_after_scoring() -> None:
    state = table(CROSS, "knight 0 e2.2", "squire 0 e2.0", "draw T14")
    turn(state, "place e3 1")
    assert list(state.supply) == [5, 6]  # the squire stays: his house is open
    assert [man >> 1 for man in state.standing] == [state.placed[0] * 8]


def test_cst_11_placing_scoring_and_taking_back_in_one_turn() -> None:
    state = table(CROSS, "draw T14")
    notes = play(state, "place e3 1", "knight 0")
    assert told(notes) == ["placed", "follower", "scored"]
    assert (list(state.score), list(state.supply), list(state.standing)) == ([4, 0], [6, 6], [])


def test_cst_11_the_last_follower_is_there_again_in_the_next_turn() -> None:
    five = ["merchant 0 e10.1"] * 5
    state = table("place e10 0 T06", *five, CROSS, "knight 0 e2.2", "draw T14 T01 T17")
    assert list(state.supply) == [0, 6]
    play(state, "place e3 1")  # completes his own tower: no follower to place before that
    assert (list(state.supply), CASTLE.turn(state)) == ([1, 6], 1)
    turn(state, "place j4 0")
    play(state, "place e1 0")
    assert "squire 1" in legal(state)


def test_cst_11_merchants_never_return() -> None:
    # T06 on e10: the court with the start space; closed on all sides it is complete.
    around = ("place e10 0 T06", "merchant 0 e10.1", "draw T16")
    state = table(*around)
    turn(state, "place d10 0")
    assert complete(state, "e10.1")
    assert (list(state.supply), list(state.score), len(state.standing)) == ([5, 6], [0, 0], 1)
    assert tiles(state, "e10.1") == 2
