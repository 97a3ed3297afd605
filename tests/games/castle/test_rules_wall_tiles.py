"""The Castle: the nine wall tiles, when and how they are used (CST-W1 to CST-W9, CST-20, CST-21).

Also what is ruled where the printed text is silent.
"""

from __future__ import annotations

import pytest

from games.castle.support import (
    CASTLE,
    final,
    held,
    legal,
    play,
    refused,
    table,
    tiles,
    turn,
    why,
)

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)
PATHS = ("place g1 0 T27", "place g2 0 T28")  # open: start space, two tiles, a well


def test_cst_w1_another_full_turn_at_once() -> None:
    state = table("held 0 1", "draw T12 T14 T01")
    play(state, "place e2 0", "done")
    assert (CASTLE.turn(state), legal(state)) == (0, {"extra", "done"})
    notes = play(state, "extra")
    assert (notes[0].key, notes[0].rule) == ("extra", "CST-W1")
    assert (held(state, 0), state.used) == ([], [1])
    assert CASTLE.turn(state) == 0
    play(state, "place e3 1", "knight 0")  # a whole turn: tile, follower, scoring
    assert state.score == [4, 0]
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
    assert (state.score, held(state, 0), state.used) == ([8, 0], [], [2])


def test_cst_w2_one_tower_is_doubled_once() -> None:
    state = table(CROSS, "knight 0 e2.2", "held 0 2 2", "draw T14")
    play(state, "place e3 1", "done")
    assert legal(state) == {"score e2.2", "score e2.2 with 2"}
    play(state, "score e2.2 with 2")
    assert (state.score, held(state, 0), CASTLE.turn(state)) == ([8, 0], [2], 1)


def test_cst_w2_two_of_them_double_two_towers_of_one_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "knight 0 f1.1", "knight 0 g2.0", "held 0 2 2", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done")
    play(state, "score f1.1 with 2", "score g2.0 with 2")
    assert (state.score, held(state, 0), state.used) == ([8, 0], [], [2, 2])


def test_cst_w2_it_needs_the_majority_and_a_tower() -> None:
    state = table(CROSS, "knight 1 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert state.score == [0, 4]  # not asked
    state = table(CROSS, "knight 0 e2.2", "knight 1 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert (state.score, held(state, 0)) == ([0, 0], [2])
    state = table(CROSS, "squire 0 e2.0", "held 0 2", "draw T15")
    play(state, "place f2 0", "done")
    assert (state.score, held(state, 0)) == ([3, 0], [2])


def test_cst_w3_a_house_of_ones_own_is_worth_2_for_each_tile() -> None:
    state = table(CROSS, "squire 0 e2.0", "held 0 3", "draw T15")
    play(state, "place f2 0", "done")
    assert legal(state) == {"score e2.0", "score e2.0 with 3"}
    play(state, "score e2.0 with 3")
    assert (state.score, held(state, 0), state.used) == ([6, 0], [], [3])


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


def test_cst_20_they_are_applied_where_they_give_most() -> None:
    towers = ("place j4 0 T02", "place j3 1 T01", CROSS, "knight 0 j4.0", "knight 0 e2.2")
    state = table(*towers, "draw T06 only")
    assert (tiles(state, "j4.0"), tiles(state, "e2.2")) == (3, 1)
    assert final(*towers, "held 0 5", last="T06 e10 0") == [6, 0]
    courts = ("place e10 0 T05", "merchant 0 e10.1", "place e2 0 T17", "merchant 0 e2.2")
    assert final(*courts) == [9, 0]  # two markets and one
    assert final(*courts, "held 0 7") == [11, 0]


def test_cst_20_two_copies_go_to_two_features() -> None:
    towers = ("place j4 0 T02", "place j3 1 T01", CROSS, "knight 0 j4.0", "knight 0 e2.2")
    assert final(*towers, "held 0 5 5", last="T06 e10 0") == [8, 0]
    courts = ("place e10 0 T05", "merchant 0 e10.1", "place e2 0 T17", "merchant 0 e2.2")
    assert final(*courts, "held 0 7 7") == [12, 0]
    paths = (*PATHS, "place a8 3 T32", "herald 0 g1.0", "herald 0 a8.0")
    assert final(*paths, "held 0 4 4") == [5, 0]
    houses = (CROSS, "place h9 1 T10", "squire 0 e2.0", "squire 0 h9.0")
    assert final(*houses, "held 0 6") == final(*houses, "held 0 6 6", "squire 1 h9.0") == [2, 0]
    assert final(*houses, "held 0 6 6") == [4, 0]


def test_cst_20_a_surplus_copy_is_lost() -> None:
    assert final(CROSS, "knight 0 e2.2", "held 0 5 5") == [2, 0]
    assert final("place e10 0 T05", "merchant 0 e10.1", "held 0 7 7") == [8, 0]


def test_cst_20_also_one_taken_in_the_very_last_turn() -> None:
    state = table("score 31 0", "wall 32 9", "draw T19 only")
    play(state, "place g1 2", "herald 0")
    assert CASTLE.turn(state) is None
    assert (state.score, CASTLE.scores(state)) == ([33, 0], [38, 0])


def test_cst_21_not_in_the_turn_in_which_it_is_taken() -> None:
    # The path lands on 33 and takes a 2; the tower completed by the same tile is not doubled.
    state = table(CROSS, "knight 0 e2.1", "score 32 0", "wall 32 2", "wall 37 9",
        "draw T46")  # fmt: skip
    play(state, "place e1 2", "herald 0", "score e1.0")
    assert held(state, 0) == [2, 9]
    assert (state.score, CASTLE.turn(state)) == ([37, 0], 1)
    state = table("score 31 0", "wall 32 1", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (held(state, 0), CASTLE.turn(state)) == ([1], 1)  # no extra turn yet


def test_cst_21_but_from_the_next_own_turn() -> None:
    state = table(CROSS, "knight 0 e2.2", "score 31 0", "wall 32 2", "draw T19 T01 T14")
    play(state, "place g1 2", "herald 0")
    turn(state, "place j4 0")
    play(state, "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)


def test_cst_21_one_taken_in_the_opponents_turn_is_usable_in_the_next_own_turn() -> None:
    state = table("place g1 0 T27", CROSS, "herald 0 g1.0", "knight 0 e2.2", "score 30 0",
        "wall 32 2", "turn 1", "draw T19 T14")  # fmt: skip
    turn(state, "place g2 2")
    assert held(state, 0) == [2]
    play(state, "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)


def test_cst_21_an_extra_turn_is_a_later_turn() -> None:
    state = table(CROSS, "knight 0 e2.2", "score 31 0", "wall 32 2", "held 0 1", "draw T19 T14")
    play(state, "place g1 2", "herald 0", "extra", "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)
    play(state, "score e2.2 with 2")
    assert state.score == [41, 0]


def test_cst_21_an_extra_turn_won_in_an_extra_turn_waits() -> None:
    state = table("score 31 0", "wall 32 1", "held 0 1", "draw T12 T19 T01")
    play(state, "place e2 0", "done", "extra", "place g1 2", "herald 0")
    assert (held(state, 0), CASTLE.turn(state)) == ([1], 1)


@pytest.mark.parametrize(
    ("kind", "follower", "tile", "place", "points"),
    [(2, "knight 1 e2.2", "T14", "e3 1", 4), (3, "squire 1 e2.0", "T15", "f2 0", 3)],
)
def test_cst_21_never_in_the_opponents_turn(
    kind: int, follower: str, tile: str, place: str, points: int
) -> None:
    state = table(CROSS, follower, f"held 1 {kind}", f"draw {tile}")
    play(state, f"place {place}", "done")
    assert (state.score, held(state, 1)) == ([0, points], [kind])  # undoubled, and not asked


def test_cst_21_nor_when_he_is_asked_for_the_order_in_that_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "knight 1 f1.1", "knight 1 g2.0", "held 1 1 2", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done")
    assert (CASTLE.turn(state), legal(state)) == (1, {"score f1.1", "score g2.0"})
    refusal = refused(state, "score f1.1 with 2")
    assert (refusal.rule, refusal.reason) == ("CST-21", "wall-tile-not-usable")
    play(state, "score f1.1")
    assert (CASTLE.turn(state), state.seat) == (1, 1)
    assert {text.split()[0] for text in legal(state)} == {"place"}  # no extra turn of his either


def test_cst_21_one_that_he_has_not_is_refused() -> None:
    state = table(CROSS, "knight 0 e2.1", "draw T46")
    play(state, "place e1 2", "herald 0")
    assert why(state, "score e1.1 with 2") == "CST-21 wall-tile-not-usable"


def test_cst_21_tile_1_is_asked_after_all_scoring_and_before_the_next_draw() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "place a8 1 T24", "knight 1 f1.1", "knight 1 g2.0", "held 0 1",
        "draw T15 T60 T01")  # fmt: skip
    play(state, "place f2 0", "done")
    assert CASTLE.turn(state) == 1  # the order of the opponent's features first
    play(state, "score f1.1")
    assert (CASTLE.turn(state), legal(state)) == (0, {"extra", "done"})
    assert state.discards == []  # T60 fits nowhere, but has not been drawn yet
    for line in ("place e3 0", "score g2.0", "knight 0"):
        assert why(state, line) == "CST-21 extra-first"
    play(state, "extra")
    assert [state.kit.ids[tile] for tile in state.discards] == ["T60"]
    assert (CASTLE.turn(state), state.kit.ids[state.drawn]) == (0, "T01")


def test_cst_21_several_may_be_used_in_one_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "knight 0 f1.1", "squire 0 e2.0",
        "held 0 1 2 3", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done", "score f1.1 with 2", "score e2.0 with 3", "extra")
    assert (state.score, state.used) == ([4 + 6, 0], [2, 3, 1])
    assert CASTLE.turn(state) == 0


def test_cst_21_in_a_draw_both_win() -> None:
    state = table("score 20 20", CROSS, "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.winners(state) == [0, 1]


def test_cst_21_the_one_that_is_used_leaves_the_game_and_no_other() -> None:
    state = table(CROSS, "knight 0 e2.2", "held 0 9 3 2 1", "draw T14")
    play(state, "place e3 1", "done", "score e2.2 with 2")
    assert (held(state, 0), state.used) == ([9, 3, 1], [2])
    play(state, "extra")
    assert (held(state, 0), state.used) == ([9, 3], [2, 1])
