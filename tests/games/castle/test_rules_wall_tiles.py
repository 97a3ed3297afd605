"""The Castle: what each of the nine wall tiles does (CST-W1 to CST-W9)."""

from __future__ import annotations

import pytest

from games.castle.support import CASTLE, CROSS, PATHS, final, held, legal, play, table, why


def test_cst_w1_another_full_turn_at_once() -> None:
    state = table("held 0 1", "draw T12 T14 T01")
    play(state, "place e2 0", "done")
    assert (CASTLE.turn(state), legal(state)) == (0, {"extra", "done"})
    notes = play(state, "extra")
    assert (notes[0].key, notes[0].rule) == ("extra", "CST-W1")
    assert (held(state, 0), state.used) == ([], [1])
    assert CASTLE.turn(state) == 0
    play(state, "place e3 1", "knight 0")  # a whole turn: tile, follower, scoring
    assert list(state.score) == [4, 0]
    assert CASTLE.turn(state) == 1


def test_cst_w1_it_may_be_kept() -> None:
    state = table("held 0 1", "draw T12 T14 T01")
    play(state, "place e2 0", "done", "done")
    assert (CASTLE.turn(state), held(state, 0), state.used) == (1, [1], [])


def test_cst_w1_two_of_them_give_two_more_turns() -> None:
    state = table("held 0 1 1", "draw T12 T14 T15 T01")
    for name in ("e2 0", "e3 1"):
        play(state, f"place {name}", "done", "extra")
        assert CASTLE.turn(state) == 0
    play(state, "place f2 0", "done")
    assert (CASTLE.turn(state), held(state, 0), state.used) == (1, [], [1, 1])


def test_cst_w1_not_without_a_tile_in_the_pile() -> None:
    state = table("held 0 1", "draw T12 only")
    play(state, "place e2 0", "done")
    assert CASTLE.turn(state) is None


def test_cst_w2_a_tower_of_ones_own_is_worth_4_for_each_tile() -> None:
    state = table(CROSS, "knight 0 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert legal(state) == {"score e2.2", "score e2.2 with 2"}
    play(state, "score e2.2 with 2")
    assert (list(state.score), held(state, 0), state.used) == ([8, 0], [], [2])


def test_cst_w2_one_tower_is_doubled_once() -> None:
    state = table(CROSS, "knight 0 e2.2", "held 0 2 2", "draw T14")
    play(state, "place e3 1", "done")
    assert legal(state) == {"score e2.2", "score e2.2 with 2"}
    play(state, "score e2.2 with 2")
    assert (list(state.score), held(state, 0), CASTLE.turn(state)) == ([8, 0], [2], 1)


def test_cst_w2_two_of_them_double_two_towers_of_one_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "knight 0 f1.1", "knight 0 g2.0", "held 0 2 2", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done")
    play(state, "score f1.1 with 2", "score g2.0 with 2")
    assert (list(state.score), held(state, 0), state.used) == ([8, 0], [], [2, 2])


def test_cst_w2_it_needs_the_majority_and_a_tower() -> None:
    state = table(CROSS, "knight 1 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert list(state.score) == [0, 4]  # not asked
    state = table(CROSS, "knight 0 e2.2", "knight 1 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert (list(state.score), held(state, 0)) == ([0, 0], [2])
    state = table(CROSS, "squire 0 e2.0", "held 0 2", "draw T15")
    play(state, "place f2 0", "done")
    assert (list(state.score), held(state, 0)) == ([3, 0], [2])


def test_cst_w3_a_house_of_ones_own_is_worth_2_for_each_tile() -> None:
    state = table(CROSS, "squire 0 e2.0", "held 0 3", "draw T15")
    play(state, "place f2 0", "done")
    assert legal(state) == {"score e2.0", "score e2.0 with 3"}
    play(state, "score e2.0 with 3")
    assert (list(state.score), held(state, 0), state.used) == ([6, 0], [], [3])


def test_cst_w3_the_other_doubling_tile_is_refused() -> None:
    state = table(CROSS, "squire 0 e2.0", "held 0 2 3", "draw T15")
    play(state, "place f2 0", "done")
    assert why(state, "score e2.0 with 2") == "CST-W2 wall-tile-of-others"
    state = table(CROSS, "knight 0 e2.2", "held 0 2 3", "draw T14")
    play(state, "place e3 1", "done")
    assert why(state, "score e2.2 with 3") == "CST-W3 wall-tile-of-others"


def test_cst_w4_an_incomplete_path_brings_1_for_each_tile() -> None:
    assert final(*PATHS, "herald 0 g1.0") == [0, 0]
    assert final("place g1 0 T27", "herald 0 g1.0", "held 0 4") == [2, 0]
    assert final(*PATHS, "herald 0 g1.0", "held 0 4") == [3, 0]  # also with a well


def test_cst_w5_an_incomplete_tower_brings_2_for_each_tile() -> None:
    assert final(CROSS, "knight 0 e2.2") == [0, 0]
    assert final(CROSS, "knight 0 e2.2", "held 0 5") == [2, 0]
    assert final("place j4 0 T02", "knight 1 j4.0", "held 1 5", last="T14 e2 1") == [0, 4]


def test_cst_w6_an_incomplete_house_brings_1_for_each_tile() -> None:
    assert final(CROSS, "squire 0 e2.0") == [0, 0]
    assert final(CROSS, "squire 0 e2.0", "held 0 6") == [2, 0]  # with the start space


@pytest.mark.parametrize(
    ("kind", "follower"), [(4, "herald {} g1.0"), (5, "knight {} e2.2"), (6, "squire {} e2.0")]
)
def test_cst_w6_and_the_two_before_need_the_majority(kind: int, follower: str) -> None:
    board = (*PATHS, "place f1 0 T16", "place e1 2 T15", CROSS, f"held 0 {kind}")
    mine, other = follower.format(0), follower.format(1)
    assert final(*board, mine)[0] > 0
    assert final(*board, mine, mine, other)[0] > 0
    assert final(*board, mine, other) == [0, 0]
    assert final(*board, mine, other, other) == [0, 0]


def test_cst_w7_a_court_brings_4_for_each_market() -> None:
    court = ("place e10 0 T05", "merchant 0 e10.1")  # two markets, one on the start space
    assert final(*court) == [6, 0]
    assert final(*court, "held 0 7") == [8, 0]
    assert final(*court, "merchant 1 e10.1", "held 0 7") == [0, 0]
    assert final(*court, "held 1 7") == [6, 0]


def test_cst_w8_the_keep_counts_2_tiles_more() -> None:
    keeps = ("place e2 0 T09", "place j4 0 T16", "keep 0 5 e2.0")
    alone = final(*keeps, "keep 1 6 j4.0", last="T01 e10 0")
    assert (alone[0], alone[1] > 0) == (0, True)
    eight = final(*keeps, "keep 1 6 j4.0", "held 0 8", last="T06 e10 0")
    assert (eight[0] > 0, eight[1]) == (True, 0)  # 5 becomes 7
    assert final(*keeps, "keep 1 7 j4.0", "held 0 8", last="T06 e10 0") == [0, 0]


def test_cst_w8_two_of_them_add_4() -> None:
    keeps = ("place e2 0 T09", "place j4 0 T16", "keep 0 5 e2.0", "keep 1 8 j4.0")
    assert final(*keeps, "held 0 8", last="T06 e10 0")[0] == 0
    assert final(*keeps, "held 0 8 8", last="T06 e10 0")[1] == 0
    assert final(*keeps, "held 0 8 8", last="T06 e10 0")[0] > 0


def test_cst_w8_it_needs_a_keep_on_the_board() -> None:
    assert final("place e2 0 T09", "held 0 8", last="T06 e10 0") == [0, 0]
    keep = ("place e2 0 T09", "keep 0 1 e2.0", "held 1 8 8")
    assert final(*keep, last="T06 e10 0")[0] > 0


@pytest.mark.parametrize(("copies", "points"), [("9", 5), ("9 9", 10)])
def test_cst_w9_five_points(copies: str, points: int) -> None:
    assert final("place e2 0 T09", f"held 1 {copies}", last="T06 e10 0") == [0, points]
